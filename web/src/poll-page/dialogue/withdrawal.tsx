import { useState } from 'react';
import type { OwnConsent } from '#shared/models/answers.ts';
import { momentText } from '#text/dates.ts';
import { noticeText } from '#text/poll-page/notice.ts';
import { publicPageText } from '#text/poll-page.ts';
import { find, type Found, FoundPage } from '../found.tsx';
import { NotFound } from '../not-found.tsx';
import { wordsOf } from '../sending-failure.ts';
import { Refusal } from '../transport.ts';
import { loadConsent, withdrawConsent } from './api.ts';
import styles from './dialogue.module.css';

interface WithdrawalPageProps {
  readonly link: string;
  readonly first: Found<OwnConsent>;
}

/** A consent for whoever has given it, and has the link to take it back. */
export function WithdrawalPage({ link, first }: WithdrawalPageProps) {
  const { withdrawal } = noticeText;
  const notFound = <NotFound title={withdrawal.notFound}>{withdrawal.notFoundHint}</NotFound>;
  return (
    <FoundPage first={first} find={() => find(link, loadConsent)} notFound={notFound} closed={notFound} anyLanguage>
      {(consent) => <Withdrawal key={link} link={link} consent={consent} />}
    </FoundPage>
  );
}

type Now = 'asked' | 'sure' | 'busy' | 'done' | { readonly failed: string };

function Withdrawal({ link, consent }: { readonly link: string; readonly consent: OwnConsent }) {
  const [now, setNow] = useState<Now>('asked');
  const erase = async () => {
    setNow('busy');
    try {
      await withdrawConsent(link);
      setNow('done');
    } catch (error) {
      setNow({ failed: error instanceof Refusal ? wordsOf(error) : publicPageText.loadOffline });
    }
  };
  const { withdrawal } = noticeText;
  if (now === 'done') {
    return (
      <main className="page page-message">
        <div role="status">
          <h1>{withdrawal.done}</h1>
          <p>{withdrawal.doneHint}</p>
        </div>
      </main>
    );
  }
  return (
    <main className="page">
      <div className="poll-title">
        <h1>{withdrawal.heading}</h1>
        <p>
          {consent.workspace_name} · {noticeText.edition(momentText(new Date(`${consent.edition}T12:00`), {}))}
        </p>
      </div>
      <p>{withdrawal.about(consent.title)}</p>
      <p>{withdrawal.lead}</p>
      <div className={styles.form}>
        <p role="alert" className={styles.failed}>
          {typeof now === 'object' && now.failed}
        </p>
        {now === 'sure' || now === 'busy' ? (
          <>
            <p>{withdrawal.sure}</p>
            <button type="button" className="button" disabled={now === 'busy'} onClick={() => void erase()}>
              {withdrawal.yes}
            </button>
            <button type="button" className={styles.end} onClick={() => setNow('asked')}>
              {withdrawal.no}
            </button>
          </>
        ) : (
          <button type="button" className="button" onClick={() => setNow('sure')}>
            {withdrawal.button}
          </button>
        )}
      </div>
    </main>
  );
}
