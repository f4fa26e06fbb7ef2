import type { PublicSurvey } from '#shared/models/survey-answers.ts';
import type { Fields } from '#web/question-kinds/answering.ts';
import { fetchFields, seldomOf } from '#web/question-kinds/fetched-fields.ts';
import { withLater } from '../language/language.ts';
import type { SurveySource } from './survey-source.ts';

/** A survey and how its questions are answered. */
export interface AnswerableSurvey extends PublicSurvey {
  readonly fields: Fields;
}

let missed = false;

/** Loads a survey and, as soon as it is known, the kinds of questions that few surveys ask. */
export async function loadWithFields(source: SurveySource): Promise<AnswerableSurvey> {
  // A browser remembers of a module that it was not there.
  if (missed) window.location.reload();
  const survey = await source.load();
  const seldom = seldomOf(survey.questions.map(({ type }) => type));
  missed = seldom.length > 0;
  if (missed) withLater(survey);
  const fields = await fetchFields(seldom);
  missed = false;
  return { ...survey, fields };
}
