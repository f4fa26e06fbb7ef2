import { useState } from 'react';
import { toBase64Url } from '#shared/ballots/bytes.ts';
import { copyText } from '#web/lib/clipboard.ts';
import { siteAddress } from '#web/lib/site-address.ts';
import { noticeText as text } from '#text/poll-page/notice.ts';
import styles from './withdrawal-link.module.css';

interface WithdrawalLinkProps {
  readonly run: string;
  /** Of the answers that were sent. */
  readonly session: string;
}

/** The answers have arrived with a consent: the link by which it is taken back, to be kept like a receipt. */
export function WithdrawalLink({ run, session }: WithdrawalLinkProps) {
  const [copied, setCopied] = useState(false);
  const link = siteAddress(`/d/${withdrawalKey(run, session)}`);
  return (
    <section className={styles.given}>
      <p>{text.linkHint}</p>
      <div>
        <a className="button button-outline" href={link} target="_blank" rel="noreferrer">
          {text.link}
        </a>
        <button
          type="button"
          className="button button-outline"
          onClick={() => void copyText(new URL(link, window.location.origin).href).then(setCopied)}
        >
          {copied ? text.copied : text.copy}
        </button>
      </div>
    </section>
  );
}

/** The key to a consent: the ids of its run and of the session of its answers. */
function withdrawalKey(run: string, session: string): string {
  const hex = (run + session).replaceAll('-', '');
  return toBase64Url((hex.match(/../g) ?? []).map((byte) => parseInt(byte, 16)));
}
