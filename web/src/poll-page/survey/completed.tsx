import { Ended, useEnding } from '../ended.tsx';
import { loadEnded } from './api.ts';
import { surveyPageText as text } from '#text/poll-page/survey.ts';

/** The survey takes no answers any more; what came of them, where that has been told. */
export function Completed({ link }: { readonly link: string }) {
  const told = useEnding(() => loadEnded(link));
  return (
    // Drafts are kept under the survey's id, which only its form learns.
    <Ended place={null} told={told}>
      <p>{text.changesHint}</p>
    </Ended>
  );
}
