import { useEffect, useState } from 'react';
import { Pulse } from '../pulse.tsx';
import { publicPageText } from '../text.ts';
import { findReport } from './api.ts';
import { surveyPageText as text } from './text.ts';

/** The survey takes no answers any more; what came of them, where that has been told. */
export function Completed({ link }: { readonly link: string }) {
  const [report, setReport] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    // Without an answer to this the page still says what it has to.
    findReport(link).then(
      (found) => here && setReport(found),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [link]);
  return (
    <main className="page page-message">
      <Pulse />
      <h1>{text.closed}</h1>
      <p role="status">{report === null ? text.closedHint : text.reportHint}</p>
      {report === null ? (
        <a className="button button-outline" href="/">
          {publicPageText.toStart}
        </a>
      ) : (
        <a className="button" href={`/r/${encodeURIComponent(report)}`}>
          {text.toReport}
        </a>
      )}
    </main>
  );
}
