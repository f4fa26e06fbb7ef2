import { Ended } from '../ended.tsx';
import { publicPageText } from '../text.ts';
import { loadEnded } from './api.ts';
import { surveyPageText as text } from './text.ts';

/** The survey takes no answers any more; what came of them, where that has been told. */
export function Completed({ link }: { readonly link: string }) {
  return (
    <Ended
      // Drafts are kept under the survey's id, which only its form learns.
      place={null}
      load={() => loadEnded(link)}
      more={(told) => <p>{told?.report_link ? text.reportHint : text.changesHint}</p>}
      actions={(told) =>
        told?.report_link ? (
          <a className="button" href={`/r/${encodeURIComponent(told.report_link)}`}>
            {text.toReport}
          </a>
        ) : (
          <a className="button button-outline" href="/">
            {publicPageText.toStart}
          </a>
        )
      }
    />
  );
}
