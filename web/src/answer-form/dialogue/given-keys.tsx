import { useEffect, useState } from 'react';
import { copyText } from '#web/lib/clipboard.ts';
import { drawQr } from '#web/lib/qr.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { dialogueText as text } from '#text/poll-page/dialogue.ts';
import { type AskedReplies, forgetDialogues, keepDialogues } from './keys.ts';
import styles from './dialogue.module.css';

interface GivenKeysProps {
  readonly title: string;
  readonly questions: readonly { readonly id: string; readonly text: string }[];
  readonly asked: AskedReplies;
}

/** The answers have arrived, and some ask for a reply: the links by which it is read, to be kept like a receipt. */
export function GivenKeys({ title, questions, asked }: GivenKeysProps) {
  const given = questions.flatMap(({ id, text: question }) => {
    const key = asked[id]?.key;
    return key === undefined ? [] : [{ key, title, question }];
  });
  const [forgotten, setForgotten] = useState(false);
  useEffect(() => keepDialogues(given), []);
  if (given.length === 0) return null;
  return (
    <section className={styles.given} aria-labelledby="given-keys">
      <h2 id="given-keys">{text.given}</h2>
      <p>{text.givenHint}</p>
      {given.map(({ key, question }) => (
        <GivenKey key={key} link={siteAddress(`/d/${key}`)} question={question} />
      ))}
      <p role="status">{forgotten && text.forgotten}</p>
      {!forgotten && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => {
            forgetDialogues(given.map(({ key }) => key));
            setForgotten(true);
          }}
        >
          {text.forget}
        </button>
      )}
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
        <a className="button" href={link} target="_blank" rel="noreferrer">
          {text.open}
        </a>
        <button type="button" className="button button-outline" onClick={() => void copyText(address).then(setCopied)}>
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
