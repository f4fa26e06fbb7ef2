import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { isToldNow } from '#shared/rules/told-now.ts';

/**
 * Why nothing is shown of a question: its answers are not told before the survey is over (`later`), nobody has answered
 * it (`none`), or fewer than the smallest group have (`few`).
 */
export function silenceOf({ survey, questions }: SurveyResults, question: SurveyQuestion): 'later' | 'none' | 'few' {
  const { required, show_if: condition } = question;
  const run = { isAnonymous: survey.anonymous, open: survey.status === 'PUBLISHED' };
  if (!isToldNow(run, { required, conditional: condition !== null })) return 'later';
  return questions.find(({ question_id: id }) => id === question.id)?.answered === 0 ? 'none' : 'few';
}
