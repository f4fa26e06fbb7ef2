import { isRecommendation } from '#shared/rules/survey-direction.ts';
import { scoresOf } from '#shared/question-kinds/index.ts';
import type { CountedQuestion } from './count-answers.ts';

type Themed = Pick<CountedQuestion, 'kind' | 'options' | 'settings' | 'scale' | 'theme' | 'statement'>;

/** The question eNPS is computed from, by its place: the first of that theme on a scale 0–10; null without one. */
export function enpsQuestion(questions: readonly Themed[]): number | null {
  return placeOf(questions, isRecommendation);
}

/** The question the others are held against: eNPS, or else the first about engagement, no statement; null without either. */
export function outcomeQuestion(questions: readonly Themed[]): number | null {
  return (
    enpsQuestion(questions) ??
    placeOf(
      questions,
      (question) => question.theme === 'engagement' && !question.statement && scoresOf(question) !== null,
    )
  );
}

function placeOf<T>(questions: readonly T[], fits: (question: T) => boolean): number | null {
  const place = questions.findIndex(fits);
  return place < 0 ? null : place;
}
