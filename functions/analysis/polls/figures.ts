import { confidenceOf, type Confidence } from '#shared/rules/confidence.ts';
import { enpsEstimate, isEnpsQuestion, type EnpsGroups, DETRACTOR_MAX, PROMOTER_MIN } from '#shared/rules/enps.ts';
import { judgedBy } from '#shared/rules/direction.ts';
import type { Direction } from '#shared/models/answers.ts';
import { isNumeric, numbersOf } from '#shared/rules/scales.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';
import { meanOfCounts } from '#shared/rules/statistics/mean.ts';
import { sum } from '#shared/rules/sum.ts';
import type { PollData, PollRun } from './data.ts';

/** A question answered in numbers, as one run has it; of at least as many scores as may be told. */
export interface QuestionFigures {
  readonly id: string;
  readonly text: string;
  readonly isEnps: boolean;
  /** Which answers are the better ones; null while nobody has said. */
  readonly direction: Direction | null;
  /** What may be answered, from the lowest. */
  readonly numbers: readonly number[];
  /** How often each of them was. */
  readonly counts: readonly number[];
  readonly n: number;
  /** How many were asked it; null where nobody knows. */
  readonly asked: number | null;
  /** Of eNPS in points, else the mean; about the people asked. */
  readonly estimate: Estimate;
  /** The same about any number of people, as runs are compared. */
  readonly comparable: Estimate;
  /** Answers at the lower end of the scale (critics, of eNPS), and at the upper: as they were given. */
  readonly low: number;
  readonly high: number;
}

/**
 * Of a scale of so many numbers, these from the bottom and from the top are low and high answers where more is better;
 * where less is better, as many from the other ends (x′ = low + high − x).
 */
const ENDS: Readonly<Record<number, { readonly low: number; readonly high: number }>> = {
  11: { low: 5, high: 4 },
  5: { low: 2, high: 2 },
};

/** How many were asked, where that can be true. */
export function askedOf({ asked, responses }: Pick<PollRun, 'asked' | 'responses'>): number | null {
  return asked !== null && asked >= responses ? asked : null;
}

/** The questions of a run that have figures, in their order. */
export function figuresOf(
  run: PollRun,
  { type, smallestGroup }: Pick<PollData, 'type' | 'smallestGroup'>,
): QuestionFigures[] {
  return run.questions.flatMap((question, place) => {
    if (question.chosen) return [];
    const isEnps = question.isEnps ?? isEnpsQuestion({ type }, place);
    const scale = isEnps ? '0-10' : question.scale;
    const { scores = [], answered = 0 } = run.counts.questions[place] ?? {};
    const numbers = numbersOf(scale);
    const counts = numbers.map((number) => scores[number] ?? 0);
    const n = sum(counts);
    if (n < smallestGroup || !isNumeric(scale, { numbers: n, answered })) return [];
    const asked = question.conditional === true ? null : askedOf(run);
    const estimateFor = (overTime: boolean) => {
      const about = { asked, overTime };
      return isEnps ? enpsEstimate(groupsOf(counts), about) : meanOfCounts(scores, { ...about, values: numbers });
    };
    const [estimate, comparable] = [estimateFor(false), estimateFor(true)];
    if (!estimate || !comparable) return [];
    const direction = isEnps ? 'higher_is_better' : (question.direction ?? null);
    const own = isEnps ? { low: DETRACTOR_MAX + 1, high: counts.length - PROMOTER_MIN } : ENDS[numbers.length]!;
    const ends = judgedBy(direction) === 'lower_is_better' ? { low: own.high, high: own.low } : own;
    const { id, text } = question;
    const [low, high] = [sum(counts.slice(0, ends.low)), sum(counts.slice(-ends.high))];
    return [{ id, text, isEnps, direction, numbers, counts, n, asked, estimate, comparable, low, high }];
  });
}

/** eNPS goes from −100 to +100. */
const ENPS_SCALE = 200;

/** How sure the figure of a question is, by its interval among the people asked. */
export function figureConfidence({ estimate, isEnps, numbers }: QuestionFigures): Confidence {
  return confidenceOf(estimate, isEnps ? ENPS_SCALE : numbers.at(-1)! - numbers[0]!);
}

/** How many of the scores 0 to 10 are of detractors, passives and promoters. */
export function groupsOf(counts: readonly number[]): EnpsGroups {
  return {
    detractors: sum(counts.slice(0, DETRACTOR_MAX + 1)),
    passives: sum(counts.slice(DETRACTOR_MAX + 1, PROMOTER_MIN)),
    promoters: sum(counts.slice(PROMOTER_MIN)),
  };
}

let tenths: Intl.NumberFormat | undefined;

/** A figure as exactly as it is shown, to see whether two look the same: whole points of eNPS, tenths of a mean. */
export function shownOf({ isEnps, estimate: { value } }: Pick<QuestionFigures, 'isEnps' | 'estimate'>): number {
  tenths ??= new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false });
  return isEnps ? Math.round(value) : Number(tenths.format(value));
}
