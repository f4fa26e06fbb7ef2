import { useLayoutEffect, useState } from 'react';
import type { DialogueEnd, DialogueSide, OwnDialogue } from '#shared/models/dialogue.ts';
import { DIALOGUE_MESSAGE_MAX_LENGTH } from '#shared/rules/dialogues.ts';
import { HR_ROLE, OWNER_ROLE } from '#shared/rules/roles.ts';
import { hasVisibleText } from '#shared/rules/visible-text.ts';
import { markSeen } from '#web/answer-form/dialogue/keys.ts';
import { momentText } from '#text/dates.ts';
import { dialogueText as text } from '#text/poll-page/dialogue.ts';
import { publicPageText } from '#text/poll-page.ts';
import { Mark } from '../report/mark.tsx';
import { wordsOf } from '../sending-failure.ts';
import { Refusal } from '../transport.ts';
import { endDialogue, sendMessage } from './api.ts';
import styles from './dialogue.module.css';

interface DialogueProps {
  /** The key to it. */
  readonly link: string;
  readonly found: OwnDialogue;
}

const dayOf = (day: string) => momentText(new Date(`${day}T12:00`), {});

/** What the company has answered to somebody nobody knows, and what they answer back. */
export function Dialogue({ link, found }: DialogueProps) {
  const [dialogue, setDialogue] = useState(found);
  const { messages, ended, comment } = dialogue;
  // This device alone knows that it was read, as soon as it stands there: whoever leaves at once has read it, too.
  useLayoutEffect(() => markSeen(link, messages.length), [link, messages.length]);
  const state = ended ? 'ended' : messages.length === 0 ? 'none' : 'answered';
  return (
    <main className="page">
      <header className={styles.header}>
        <span className={styles.brand}>
          <Mark />
          <span>{dialogue.workspace_name}</span>
        </span>
        <span className={styles.badge}>
          <Shield />
          {text.nameless}
        </span>
      </header>
      <div className="poll-title">
        <h1>{text.heading[state]}</h1>
        <p>{text.about(dialogue.title)}</p>
      </div>
      {state === 'none' && <p className={styles.none}>{text.noReply}</p>}
      <ol className={styles.messages}>
        {comment !== null && (
          <li className={styles.own}>
            <p className={styles.who}>{dialogue.question}</p>
            <p className={styles.said}>{comment}</p>
          </li>
        )}
        {messages.map(({ by, text: said, on }, index) => (
          <li key={index} className={by === 'author' ? styles.own : undefined}>
            <p className={styles.who}>{text.said(whoIs(by), dayOf(on))}</p>
            <p className={styles.said}>{said}</p>
          </li>
        ))}
      </ol>
      {ended && <p className={styles.none}>{endOf(ended)}</p>}
      {!ended && <Reply {...{ link, canWrite: messages.length > 0, onChange: setDialogue }} />}
      {dialogue.until !== null && <p className={styles.until}>{text.until(dayOf(dialogue.until))}</p>}
    </main>
  );
}

/** By their role: nobody's name is told, on either side. */
function whoIs(by: DialogueSide): string {
  if (by === 'author') return text.you;
  if (by === OWNER_ROLE) return text.owner;
  return by === HR_ROLE ? 'HR' : text.manager;
}

function endOf({ by, on }: DialogueEnd): string {
  if (by === 'time') return text.endedByTime;
  return by === 'author' ? text.endedByAuthor(dayOf(on)) : text.endedByCompany(dayOf(on));
}

interface ReplyProps {
  readonly link: string;
  /** The company has written: it can be answered. */
  readonly canWrite: boolean;
  readonly onChange: (dialogue: OwnDialogue) => void;
}

/** What its author writes, and how they end the dialogue. */
function Reply({ link, canWrite, onChange }: ReplyProps) {
  const [written, setWritten] = useState('');
  const [ending, setEnding] = useState(false);
  const [now, setNow] = useState<
    { readonly kind: 'idle' | 'busy' | 'sent' } | { readonly kind: 'failed'; words: string }
  >({
    kind: 'idle',
  });
  const act = async (call: () => Promise<OwnDialogue>, then: () => void) => {
    setNow({ kind: 'busy' });
    try {
      onChange(await call());
      then();
    } catch (error) {
      setNow({ kind: 'failed', words: error instanceof Refusal ? wordsOf(error) : publicPageText.loadOffline });
    }
  };
  const busy = now.kind === 'busy';
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const done = () => {
          setWritten('');
          setNow({ kind: 'sent' });
        };
        if (hasVisibleText(written)) void act(() => sendMessage(link, written.trim()), done);
      }}
    >
      {canWrite && (
        <div className={styles.write}>
          <label className="visually-hidden" htmlFor="message">
            {text.message}
          </label>
          <textarea
            id="message"
            className={styles.text}
            rows={3}
            maxLength={DIALOGUE_MESSAGE_MAX_LENGTH}
            placeholder={text.message}
            aria-describedby="what-is-told"
            readOnly={busy}
            value={written}
            onChange={(event) => setWritten(event.target.value)}
          />
          <p className={styles.told} id="what-is-told">
            <Shield />
            <span>{text.told}</span>
          </p>
        </div>
      )}
      <div className={`send-bar ${styles.bar}`}>
        <p role="alert" className={styles.failed}>
          {now.kind === 'failed' && now.words}
        </p>
        <p role="status" className={styles.told}>
          {now.kind === 'sent' && text.sent}
        </p>
        {ending ? (
          <>
            <p>{text.endSure}</p>
            <button
              type="button"
              className="button"
              disabled={busy}
              onClick={() =>
                void act(
                  () => endDialogue(link),
                  () => setNow({ kind: 'idle' }),
                )
              }
            >
              {text.endYes}
            </button>
            <button type="button" className={styles.end} onClick={() => setEnding(false)}>
              {text.endNo}
            </button>
          </>
        ) : (
          <>
            {canWrite && (
              <button type="submit" className="button" disabled={busy || !hasVisibleText(written)} aria-busy={busy}>
                {text.send}
              </button>
            )}
            <button type="button" className={styles.end} onClick={() => setEnding(true)}>
              {text.end}
            </button>
          </>
        )}
      </div>
    </form>
  );
}

function Shield() {
  return (
    <svg className={styles.shield} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 3l7.5 2.6v5.6c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.6z" />
      <path d="M8.8 12l2.3 2.3 4.2-4.4" />
    </svg>
  );
}
