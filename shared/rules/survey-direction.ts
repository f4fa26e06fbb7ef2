import type { Direction, Scale } from '../models/answers.ts';
import { kindOf, type Kinded } from '../question-kinds/index.ts';
import type { StatementMark } from '../question-kinds/statements.ts';

type Themed = Kinded &
  StatementMark & {
    readonly scale: Scale | null;
    readonly theme: string | null;
  };

/** Whether a question of a survey is one whether people would recommend the company, from which eNPS is computed. */
export function isRecommendation(question: Themed): boolean {
  return question.theme === 'enps' && !question.statement && kindOf(question).isEnps(question);
}

/** The direction of a survey's question; a recommendation is better higher, whatever it says itself. */
export function surveyDirection(
  question: Themed & { readonly direction?: Direction | null | undefined },
): Direction | null {
  return isRecommendation(question) ? 'higher_is_better' : (question.direction ?? null);
}
