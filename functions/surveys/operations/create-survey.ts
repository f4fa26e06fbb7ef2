import { addSurvey } from '../add-survey.ts';
import { readQuestions } from '../questions.ts';
import { readSettings } from '../settings.ts';
import type { SurveysOperation } from '../operation.ts';

/** A new survey is a draft: nobody can answer it before it is published. */
export const createSurvey: SurveysOperation<'createSurvey'> = async (context, { body: { questions, ...given } }) => {
  const read = readQuestions(questions, context);
  return addSurvey(context, { ...(await readSettings(given, context)), questions: read });
};
