import { Ended, useEnding } from '../ended.tsx';
import type { SurveySource } from './survey-source.ts';
import { surveyPageText as text } from '#text/poll-page/survey.ts';

/** The survey takes no answers any more; what came of them, where that has been told. */
export function Completed({ source }: { readonly source: SurveySource }) {
  const told = useEnding(source.loadEnded);
  return (
    // Drafts of those who come by link are kept under the survey's id, which only its form learns.
    <Ended place={source.place} told={told}>
      <p>{text.changesHint}</p>
    </Ended>
  );
}
