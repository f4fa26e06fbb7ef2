import { SCORE_MAX } from '#shared/rules/enps.ts';
import { readNumber } from '#shared/rules/scales.ts';

/** How the answers to one question are spread. */
export interface QuestionCounts {
  readonly answered: number;
  /** How many gave 0, 1, … 10; empty until somebody answers with such a number. */
  readonly scores: readonly number[];
  /** Short answers as they were first written, with how often they were given; by their letters, as order would tell who came first. */
  readonly values: readonly (readonly [text: string, count: number])[];
}

/** Counters of a run, by question index. */
export interface ResponseCounts {
  readonly responses: number;
  /** Those of them with a name. */
  readonly named: number;
  /** Whether the first question is the 0–10 scale of an eNPS poll: there, scores alone are counted by what was said. */
  readonly scale: boolean;
  readonly questions: readonly QuestionCounts[];
}

export const EMPTY_COUNTS: ResponseCounts = { responses: 0, named: 0, scale: false, questions: [] };

/** What one response says to the counters. */
export interface Counted {
  readonly named: boolean;
  readonly answers: readonly (string | null)[];
}

/** Answers longer than this are not counted by their words. */
const VALUE_MAX_LENGTH = 40;
/** Different short answers that are counted for one question. */
const MAX_VALUES = 10;
/** Characters of all short answers of a run together: its counters stay one or two read units, whatever is answered. */
const VALUES_MAX_LENGTH = 1200;

/**
 * Adds a response to the counters (sign 1) or takes it out of them (sign −1). A short answer is counted from its
 * first occurrence on or never: its place is kept even when nobody gives it any more, so the counts are exact.
 */
export function countResponse(counts: ResponseCounts, { named, answers }: Counted, sign: 1 | -1): ResponseCounts {
  let room = VALUES_MAX_LENGTH - textLength(counts.questions);
  const questions = Array.from({ length: Math.max(counts.questions.length, answers.length) }, (_, index) => {
    const before = counts.questions[index] ?? { answered: 0, scores: [], values: [] };
    const answer = answers[index];
    if (answer === null || answer === undefined) return before;
    const words = counts.scale && index === 0 ? 0 : room;
    const after = countAnswer(before, answer, sign, words);
    room -= textLength([after]) - textLength([before]);
    return after;
  });
  return { ...counts, responses: counts.responses + sign, named: counts.named + (named ? sign : 0), questions };
}

/** Forgets the words of short answers that nobody gives any more: who changed theirs took them back. Their places stay. */
export function forgetUnusedValues(all: ResponseCounts): ResponseCounts {
  const forget = ([text, count]: readonly [string, number]) =>
    [count === 0 ? ' '.repeat(text.length) : text, count] as const;
  const questions = all.questions.map((counts) => ({ ...counts, values: inOrder(counts.values.map(forget)) }));
  return { ...all, questions };
}

function countAnswer(counts: QuestionCounts, answer: string, sign: 1 | -1, room: number): QuestionCounts {
  const answered = counts.answered + sign;
  const score = readNumber(answer);
  if (score !== null) {
    const scores = counts.scores.length > 0 ? counts.scores : Array.from({ length: SCORE_MAX + 1 }, () => 0);
    return { ...counts, answered, scores: scores.with(score, scores[score]! + sign) };
  }
  const text = answer.trim().replaceAll(/\s+/g, ' ');
  const place = counts.values.findIndex(([known]) => sameWords(known, text));
  if (place >= 0) {
    const [known, count] = counts.values[place]!;
    return { ...counts, answered, values: counts.values.with(place, [known, count + sign]) };
  }
  const fits = text.length <= Math.min(VALUE_MAX_LENGTH, room) && counts.values.length < MAX_VALUES;
  if (sign === -1 || !fits) return { ...counts, answered };
  return { ...counts, answered, values: inOrder([...counts.values, [text, 1]]) };
}

function inOrder(values: QuestionCounts['values']): QuestionCounts['values'] {
  return values.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function sameWords(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

function folded(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

function textLength(questions: ResponseCounts['questions']): number {
  return questions.reduce((sum, { values }) => sum + values.reduce((length, [text]) => length + text.length, 0), 0);
}
