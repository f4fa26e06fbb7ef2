import { recount } from '#functions/runs/recount.ts';
import type { QuestionKind } from '#shared/rules/surveys.ts';
import { runOf } from '../present.ts';
import type { SurveysOperation } from '../operation.ts';

/**
 * Kinds of which results tell all that an answer says. Of any other they tell parts alone, each counted by itself: ranges of
 * numbers and days, options, places, statements. An answer as a whole could be known again.
 */
const TOLD_WHOLE: readonly QuestionKind[] = ['TEXT', 'TEXTAREA', 'RADIO', 'RATING', 'YESNO'];

/**
 * What was answered, question by question and with salts, for whoever counts it anew against the record of the survey: where
 * results tell it, to questions that the smallest group has answered.
 */
export const getSurveyRecount: SurveysOperation<'getSurveyRecount'> = async ({ repos, survey }, { query }) => {
  const run = runOf(survey);
  const [figures] = await repos.results.shown([run]);
  const questions = survey.questions.map(({ id, kind }, place) => {
    const answered = figures!.counts.questions[place]?.answered ?? 0;
    return { id, told: TOLD_WHOLE.includes(kind) && answered >= survey.smallestGroup };
  });
  return recount(run, questions, query.cursor ?? null, repos);
};
