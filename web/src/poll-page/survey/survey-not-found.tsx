import { NotFound } from '../not-found.tsx';
import { surveyPageText as text } from '#text/poll-page/survey.ts';

/** There is no survey behind this address. */
export function SurveyNotFound() {
  return <NotFound title={text.notFound}>{text.notFoundHint}</NotFound>;
}
