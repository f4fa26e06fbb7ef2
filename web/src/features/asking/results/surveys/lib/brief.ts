import { choicesOf, scoresOf } from '#shared/question-kinds/index.ts';
import type { SurveyQuestion } from '#shared/models/survey-answers.ts';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import { valuesFinding } from '#web/lib/question-finding.ts';
import { KINDS } from '#web/question-kinds/kinds.ts';

/**
 * What was answered, in a sentence; null of a question that is told by its mean on a scale or in people's words, and
 * where nothing is shown.
 */
export function briefOf({ questions }: SurveyResults, question: SurveyQuestion): string | null {
  const figures = questions.find(({ question_id }) => question_id === question.id);
  const { card, brief } = KINDS[question.type];
  if (!card || !figures || figures.counts === null || figures.answered === 0 || scoresOf(question) !== null)
    return null;
  const { counts } = figures;
  if (brief) return brief({ question, figures, counts });
  return valuesFinding(choicesOf(question, counts).toSorted((a, b) => b.count - a.count));
}
