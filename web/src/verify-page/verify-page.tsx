import { useState } from 'react';
import { Mark } from '#web/poll-page/report/mark.tsx';
import { verifyText as text } from '#text/verify-page.ts';
import { look, type Seen } from './look.ts';
import { Verdict } from './verdict.tsx';

interface VerifyPageProps {
  readonly run: string;
  /** What came of looking the first time. */
  readonly first: Seen;
}

/** Where anybody checks what is published of an anonymous run: all of it is computed here. */
export function VerifyPage({ run, first }: VerifyPageProps) {
  const [seen, setSeen] = useState<Seen | null>(first);
  const retry = () => {
    setSeen(null);
    void look(run).then(setSeen);
  };
  return (
    <>
      <header className="head">
        <p className="brand">
          <Mark />
          {text.brand}
        </p>
        <p className="note">{text.open}</p>
      </header>
      {seen === null ? <Loading /> : <Content seen={seen} run={run} onRetry={retry} />}
    </>
  );
}

function Loading() {
  return (
    <main aria-busy="true" className="waiting">
      <p role="status">{text.loading}</p>
      <div aria-hidden="true" className="skeletons">
        <div />
        <div />
        <div />
      </div>
    </main>
  );
}

const SAID = {
  running: [text.running, text.runningHint],
  none: [text.none, text.noneHint],
  'not-found': [text.notFound, text.notFoundHint],
  failed: [text.failed, text.failedHint],
} as const;

interface ContentProps {
  readonly seen: Seen;
  readonly run: string;
  readonly onRetry: () => void;
}

function Content({ seen, run, onRetry }: ContentProps) {
  if (seen.kind === 'looked') return <Verdict run={run} looked={seen} />;
  const [title, hint] = SAID[seen.kind];
  return (
    <main className="message">
      <div role={seen.kind === 'failed' ? 'alert' : undefined}>
        <h1>{title}</h1>
        <p className="lead">{hint}</p>
      </div>
      {seen.kind !== 'not-found' && (
        <button type="button" className="button" onClick={onRetry}>
          {text.retry}
        </button>
      )}
    </main>
  );
}
