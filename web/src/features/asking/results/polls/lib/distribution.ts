import type { FrameSummary, QuestionFigures } from '#shared/models/run-results.ts';
import type { PollQuestion, Scale } from '#shared/models/answers.ts';
import { isNumeric, numbersOf, readNumber } from '#shared/rules/scales.ts';
import { foldedAnswer, shortAnswer } from '#shared/rules/short-answers.ts';
import { sum } from '#shared/rules/sum.ts';

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
      /** Some of them were not told apart: long ones, and short ones that were not counted. */
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

/**
 * The figures of a question with its short answers counted from all that people have said, once all of it is here: the
 * server counts the most frequent ones, and may be off by `values_error`. An answer shows in the spelling most have
 * used; equal counts stand by their letters, never by who came first.
 */
export function countedExactly(figures: QuestionFigures, answers: readonly (string | null)[]): QuestionFigures {
  const given = answers.flatMap((answer) => (answer !== null && answer.trim() !== '' ? [answer] : []));
  const spellings = new Map<string, Map<string, number>>();
  for (const answer of given) {
    const number = readNumber(answer);
    if (number !== null && figures.scores !== null) continue;
    const text = number === null ? shortAnswer(answer) : String(number);
    if (text === null) continue;
    const same = spellings.get(foldedAnswer(text)) ?? new Map<string, number>();
    spellings.set(foldedAnswer(text), same.set(text, (same.get(text) ?? 0) + 1));
  }
  const values = [...spellings.values()].map((same) => ({
    text: mostFrequent([...same].map(([text, count]) => ({ text, count })))[0]!.text,
    count: sum([...same.values()]),
  }));
  const answered = Math.max(figures.answered, given.length);
  const counted = sum(figures.scores ?? []) + sum(values.map(({ count }) => count));
  return {
    ...figures,
    answered,
    values: mostFrequent(values),
    values_error: 0,
    other: Math.max(0, answered - counted),
  };
}

/** The same for all questions of a run. */
export function withExactValues(
  summary: FrameSummary,
  questions: readonly PollQuestion[],
  responses: readonly { readonly answers: readonly (string | null)[] }[],
): FrameSummary {
  const places = new Map(questions.map(({ id }, place) => [id, place]));
  const by_question = summary.by_question.map((figures) => {
    const place = places.get(figures.question_id);
    if (place === undefined) return figures;
    return countedExactly(
      figures,
      responses.map(({ answers }) => answers[place] ?? null),
    );
  });
  return { ...summary, by_question };
}

interface Value {
  readonly text: string;
  readonly count: number;
}

function mostFrequent(values: readonly Value[]): Value[] {
  return values.toSorted((a, b) => b.count - a.count || (a.text < b.text ? -1 : 1));
}

/** Whether the view is a chart; texts are read in the table of answers. */
export function isDrawn({ kind }: QuestionView): boolean {
  return kind === 'scores' || kind === 'values';
}

/** Answers that are no score, for reading beside the bars. */
export function isInWords(answer: string): boolean {
  return answer.trim() !== '' && readNumber(answer) === null;
}
