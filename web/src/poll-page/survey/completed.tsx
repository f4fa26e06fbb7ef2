import { Ended, useTold } from '../ended.tsx';
import { publicPageText } from '../text.ts';
import { loadEnded } from './api.ts';
import { surveyPageText as text } from './text.ts';

/** The survey takes no answers any more; what came of them, where that has been told. */
export function Completed({ link }: { readonly link: string }) {
  const told = useTold(() => loadEnded(link));
  const report = told?.report_link ?? null;
  const way =
    report === null ? (
      <a className="button button-outline" href="/">
        {publicPageText.toStart}
      </a>
    ) : (
      <a className="button" href={`/r/${encodeURIComponent(report)}`}>
        {text.toReport}
      </a>
    );
  return (
    // Drafts are kept under the survey's id, which only its form learns.
    <Ended place={null} ended={told?.ended ?? null} actions={way}>
      <p>{report === null ? text.changesHint : text.reportHint}</p>
    </Ended>
  );
}
