import type { QuestionFigures } from '#shared/models/poll.ts';
import type { Scale } from '#shared/models/answers.ts';
import { isNumeric, numbersOf, readNumber } from '#shared/rules/scales.ts';

/** Bars of frequent answers; what is rarer is said in one line. */
const MOST_VALUES = 10;
/** Fewer answers than this do not make a distribution. */
const FEW = 3;

/** How the answers to a question are best looked at. */
export type QuestionView =
  | {
      readonly kind: 'scores';
      /** The numbers that could be given: 0–10, or those of the question's own scale. */
      readonly numbers: readonly number[];
      /** How many gave each of them. */
      readonly counts: readonly number[];
      readonly mean: number;
      readonly n: number;
      /** Answers that are none of the numbers. */
      readonly inWords: number;
    }
  | {
      readonly kind: 'values';
      readonly values: readonly { readonly text: string; readonly count: number }[];
      readonly n: number;
      /** Answers that are in none of the bars. */
      readonly rest: number;
      /** Some of them were not told apart: long ones, and short ones that came after the first ten different. */
      readonly uncounted: boolean;
    }
  | { readonly kind: 'texts'; readonly n: number }
  | { readonly kind: 'none' };

/** Numbers as a distribution, answers that repeat by how often they do, everything else as texts. */
export function viewOf(figures: QuestionFigures | undefined, scale: Scale | null): QuestionView {
  if (!figures || figures.answered === 0) return { kind: 'none' };
  const numbers = numbersOf(scale);
  const counts = numbers.map((number) => figures.scores?.[number] ?? 0);
  const n = sum(counts);
  if (isNumeric(scale, { numbers: n, answered: figures.answered })) {
    const mean = sum(numbers.map((number, index) => number * counts[index]!)) / n;
    return { kind: 'scores', numbers, counts, mean, n, inWords: figures.answered - n };
  }
  const repeated = figures.values.filter(({ count }) => count > 1);
  if (figures.answered >= FEW && 2 * sum(repeated.map(({ count }) => count)) >= figures.answered) {
    const values = figures.values.slice(0, MOST_VALUES);
    const shown = sum(values.map(({ count }) => count));
    return {
      kind: 'values',
      values,
      n: figures.answered,
      rest: Math.max(0, figures.answered - shown),
      uncounted: figures.other > 0,
    };
  }
  return { kind: 'texts', n: figures.answered };
}

/** Whether the view is a chart; texts are read in the table of answers. */
export function isDrawn({ kind }: QuestionView): boolean {
  return kind === 'scores' || kind === 'values';
}

/** Answers that are no score, for reading beside the bars. */
export function isInWords(answer: string): boolean {
  return answer.trim() !== '' && readNumber(answer) === null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
