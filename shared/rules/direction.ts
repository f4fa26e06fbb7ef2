import type { Direction, PollType, Scale } from '../models/answers.ts';
import { isEnpsQuestion } from './enps.ts';

/** A direction by which figures are called good or bad. */
export type Judged = Exclude<Direction, 'neither'>;

/** What a change is, by the direction of its question. */
export type Verdict = 'better' | 'worse';

/** The direction of a poll's question; the one eNPS is computed from is better higher, whatever it says itself. */
export function pollDirection(
  poll: { readonly type: PollType },
  question: { readonly direction: Direction | null },
  position: number,
): Direction | null {
  return isEnpsQuestion(poll, position) ? 'higher_is_better' : question.direction;
}

/** By what figures of a question are judged; null where nobody has said, and where no answer is the better one. */
export function judgedBy(direction: Direction | null | undefined): Judged | null {
  return direction === 'neither' ? null : (direction ?? null);
}

/** A number of a scale so that more is better: x′ = low + high − x where lower is better. */
export function oriented(value: number, scale: readonly number[], direction: Judged): number {
  return direction === 'lower_is_better' ? scale[0]! + scale.at(-1)! - value : value;
}

/** A figure with its interval, turned the same way. */
export function orientedFigure<F extends { readonly value: number; readonly low: number; readonly high: number }>(
  figure: F,
  scale: readonly number[],
  direction: Judged,
): F {
  const ends = [figure.low, figure.high].map((end) => oriented(end, scale, direction));
  const value = oriented(figure.value, scale, direction);
  return { ...figure, value, low: Math.min(...ends), high: Math.max(...ends) };
}

/** Whether a figure that moved by so much is better or worse; null where that is not judged, or nothing moved. */
export function verdictOf(change: number, direction: Direction | null | undefined): Verdict | null {
  const judged = judgedBy(direction);
  if (judged === null || change === 0) return null;
  return change > 0 === (judged === 'higher_is_better') ? 'better' : 'worse';
}

/** From these numbers on, turned so that more is better, an answer is favourable: 4 and 5 of five, 9 and 10 of ten. */
const FAVOURABLE_FROM = { '1-5': 4, '0-10': 9 } as const satisfies Record<Scale, number>;

/** Whether an answer to a scale is favourable: 4 and 5 or 9 and 10, and 1 and 2 or 0 and 1 where lower is better. */
export function isFavourable(value: number, scale: Scale, numbers: readonly number[], direction: Judged): boolean {
  return oriented(value, numbers, direction) >= FAVOURABLE_FROM[scale];
}
