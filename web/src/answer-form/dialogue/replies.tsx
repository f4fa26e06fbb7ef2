import { useEffect, useState } from 'react';
import type { answers } from '#shared/contract/answers.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { RunVisibility } from '#shared/models/answers.ts';
import { offersDialogue } from '#shared/rules/dialogues.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { drawQr } from '#web/lib/qr.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { dialogueText as text } from '#text/poll-page/dialogue.ts';
import { withoutSending } from '../focus.ts';
import styles from './dialogue.module.css';
import {
  type AskedReplies,
  canDrawKeys,
  drawKey,
  forgetDialogues,
  keepDialogues,
  type KeptDialogue,
  keptDialogues,
} from './keys.ts';

/*
 * What whoever answers sees of dialogues before they have one: hardly anybody does, so the pages fetch all of it at once
 * and only then.
 */

/** A run as whoever answers has it, of a poll or of a survey. */
export interface AnsweredRun {
  /** Of a survey, whose run has the same. */
  readonly id: string;
  /** Of a poll. */
  readonly run_id?: string;
  readonly is_anonymous?: boolean;
  readonly anonymous?: boolean;
  readonly results_visibility: RunVisibility;
}

interface AskReplyProps {
  readonly run: AnsweredRun;
  readonly questionId: string;
  /** What was asked for so far. */
  readonly asked: AskedReplies;
  readonly onAsk: (change: (before: AskedReplies) => AskedReplies) => void;
}

/** Under an answer in words: whether its author wants to be answered. */
export function AskReply({ run, questionId, asked, onAsk }: AskReplyProps) {
  const [on, setOn] = useState(() => asked[questionId] !== undefined);
  const { is_anonymous: anonymous = run.anonymous === true, results_visibility: visibility } = run;
  if (!offersDialogue({ anonymous, visibility }) || !canDrawKeys()) return null;
  const change = async (wanted: boolean) => {
    setOn(wanted);
    const drawn = wanted ? await drawKey(run.run_id ?? run.id) : undefined;
    onAsk((before) => ({ ...before, [questionId]: drawn }));
  };
  return (
    <div className={styles.ask}>
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => void change(event.target.checked)}
          onKeyDown={withoutSending}
        />
        <span>{text.ask}</span>
      </label>
      {on && <p>{text.askHint}</p>}
    </div>
  );
}

interface GivenKeysProps {
  readonly title: string;
  readonly questions: readonly { readonly id: string; readonly text: string }[];
  readonly asked: AskedReplies;
}

/**
 * The answers have arrived, and some ask for a reply: the links by which it is read, to be kept like a receipt. The device
 * knows them where its user says that it is theirs: on one of several people the next would be told of the reply.
 */
export function GivenKeys({ title, questions, asked }: GivenKeysProps) {
  const [given] = useState(() =>
    questions.flatMap(({ id, text: question }) => {
      const key = asked[id]?.key;
      return key === undefined ? [] : [{ key, title, question }];
    }),
  );
  /** Null before anything was chosen. */
  const [isKept, setKept] = useState<boolean | null>(null);
  if (given.length === 0) return null;
  return (
    <section className={styles.given} aria-labelledby="given-keys">
      <h2 id="given-keys">{text.given}</h2>
      <p>{text.givenHint}</p>
      {given.map(({ key, question }) => (
        <GivenKey key={key} link={siteAddress(`/d/${key}`)} question={question} />
      ))}
      <button
        type="button"
        className={styles.quiet}
        onClick={() => {
          if (isKept) forgetDialogues(given.map(({ key }) => key));
          else keepDialogues(given);
          setKept(!isKept);
        }}
      >
        {isKept ? text.forget : text.keep}
      </button>
      <p role="status">{isKept === null ? text.keepHint : isKept ? text.kept : text.forgotten}</p>
    </section>
  );
}

function GivenKey({ link, question }: { readonly link: string; readonly question: string }) {
  const [copied, setCopied] = useState(false);
  const address = new URL(link, window.location.origin).href;
  return (
    <div className={styles.key}>
      <p className={styles.question}>{question}</p>
      <div className={styles.ways}>
        <a className="button button-outline" href={link} target="_blank" rel="noreferrer">
          {text.open}
        </a>
        <button type="button" className="button" onClick={() => void copyText(address).then(setCopied)}>
          {copied ? text.copied : text.copy}
        </button>
      </div>
      <details>
        <summary>{text.qr}</summary>
        <QrCode drawing={drawQr(address)} label={text.qr} className={styles.qr} />
      </details>
    </div>
  );
}

/** So many are asked after: whoever has more keys finds the others by their links. */
const ASKED_MAX = 5;
const PATH: (typeof answers)['getOwnDialogue']['path'] = '/api/dialogues/{key}';

/** Whoever comes again on the device that has the key learns that they were answered; asking leaves no trace. */
export function AnsweredNote() {
  const [answered, setAnswered] = useState<readonly KeptDialogue[]>([]);
  useEffect(() => {
    // On its own page a dialogue shows itself.
    if (/\/d\//.test(window.location.pathname)) return;
    let gone = false;
    void newsOf(keptDialogues().slice(0, ASKED_MAX)).then((found) => gone || setAnswered(found));
    return () => void (gone = true);
  }, []);
  if (answered.length === 0) return null;
  return (
    <aside className={styles.note} role="status">
      {answered.map(({ key, title }) => (
        <a key={key} href={siteAddress(`/d/${key}`)}>
          <strong>{text.answered}</strong> <span>{title}</span>
        </a>
      ))}
    </aside>
  );
}

async function newsOf(dialogues: readonly KeptDialogue[]): Promise<KeptDialogue[]> {
  const found = await Promise.all(dialogues.map(async (one) => ((await countOf(one.key)) > one.seen ? [one] : [])));
  return found.flat();
}

/** How many messages a dialogue has; none without a connection. One that is gone is forgotten. */
async function countOf(key: string): Promise<number> {
  try {
    const reply = await fetch(PATH.replace('{key}', key), { credentials: 'omit', referrerPolicy: 'no-referrer' });
    if (reply.status === 404) forgetDialogues([key]);
    if (!reply.ok) return 0;
    // Border: our own server's reply.
    return ((await reply.json()) as Reply<(typeof answers)['getOwnDialogue']>).messages.length;
  } catch {
    return 0;
  }
}

interface RepliesProps {
  readonly ask?: AskReplyProps;
  readonly given?: GivenKeysProps;
}

/** All of these by one name, for pages that fetch them: the switch, the keys, or the note for whoever comes again. */
export function Replies({ ask, given }: RepliesProps) {
  if (ask) return <AskReply {...ask} />;
  return given ? <GivenKeys {...given} /> : <AnsweredNote />;
}
