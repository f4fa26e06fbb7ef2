import type { SurveyResults } from '#shared/models/survey-results.ts';
import { addressOf } from '#shared/question-kinds/statements.ts';
import { isShownNow } from '#shared/rules/shown-now.ts';
import type { ShownQuestion } from './shown-questions.ts';

/**
 * Why nothing is shown of a question: its answers are not told before the survey is over (`later`), nobody has answered
 * it (`none`), or fewer than the smallest group have (`few`).
 */
export function silenceOf({ survey, questions }: SurveyResults, question: ShownQuestion): 'later' | 'none' | 'few' {
  const { required, show_if: condition } = question;
  const run = { isAnonymous: survey.anonymous, open: survey.status === 'PUBLISHED' };
  if (!isShownNow(run, { required, conditional: condition !== null })) return 'later';
  // Of a statement nobody is told how many have rated it while they are few: its question says whether any could have.
  const { question_id } = addressOf(question);
  return questions.find((one) => one.question_id === question_id)?.answered === 0 ? 'none' : 'few';
}
