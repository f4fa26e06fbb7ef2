import { NotFound } from '../not-found.tsx';
import { WrongCode } from '../wrong-code.tsx';
import type { SurveySource } from './survey-source.ts';
import { surveyPageText as text } from '#text/poll-page/survey.ts';

/** There is no survey behind this address. */
export function SurveyNotFound({ via }: Pick<SurveySource, 'via'>) {
  return via === 'code' ? <WrongCode /> : <NotFound title={text.notFound}>{text.notFoundHint}</NotFound>;
}
