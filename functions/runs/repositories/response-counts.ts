import { SCORE_MAX } from '#shared/rules/enps.ts';
import { kindOf } from '#shared/question-kinds/index.ts';
import type { QuestionKind } from '#shared/rules/surveys.ts';
import type { Question } from '#shared/models/question.ts';
import { readNumber } from '#shared/rules/scales.ts';
import { SHORT_ANSWER_MAX_LENGTH, foldedAnswer, shortAnswer } from '#shared/rules/short-answers.ts';
import { sum } from '#shared/rules/sum.ts';
import type { AnswersByDay } from './answers-by-day.ts';

/** How the answers to one question are spread. */
export interface QuestionCounts {
  readonly answered: number;
  /** How many gave 0, 1, … 10; of a survey, what the kind of its question counts. Empty until there is such an answer. */
  readonly scores: readonly number[];
  /**
   * The most frequent short answers as they were first written, with how often they were given at least; by their
   * letters, as order would tell who came first.
   */
  readonly values: readonly (readonly [text: string, count: number])[];
  /**
   * By how much each of these counts may be too low, and how often an answer may have been given that is not among
   * them. Items stored before this was kept have none (`valuesError`).
   */
  readonly error?: number;
}

/** Counters of a run, by question index. */
export interface ResponseCounts {
  readonly responses: number;
  /** Those of them with a name. */
  readonly named: number;
  /** Whether the first question is the 0–10 scale of an eNPS poll: there, scores alone are counted by what was said. */
  readonly scale: boolean;
  readonly questions: readonly QuestionCounts[];
  /** How many answered on which day, whether or not that is shown; items stored before this was kept have none. */
  readonly days?: AnswersByDay;
  /**
   * By question index, of what kind it is and how many counters it has, null for words: where an answer counts as the
   * kind of its question says. Left out where it counts as what was said.
   */
  readonly counted?: readonly ({ readonly kind: QuestionKind; readonly counters: number } | null)[];
  /** Seconds of all who told how long they took, and how many these are; left out while nobody has. */
  readonly seconds?: number;
  readonly timed?: number;
}

export const EMPTY_COUNTS: ResponseCounts = { responses: 0, named: 0, scale: false, questions: [] };

/** The counters of a run that nobody has answered and whose answers count by the kinds of these questions. */
export function emptyCountsByKind(
  questions: readonly Pick<Question, 'kind' | 'options' | 'settings' | 'scale'>[],
): ResponseCounts {
  const counted = questions.map((question) => {
    const { counting } = kindOf(question);
    return counting && { kind: question.kind, counters: counting.counters(question) };
  });
  return { ...EMPTY_COUNTS, counted };
}

/** What one response says to the counters. */
export interface Counted {
  readonly named: boolean;
  readonly answers: readonly (string | null)[];
  /** How long it took, where that was told. */
  readonly seconds?: number | null;
}

/** Different short answers that are counted for one question. */
const MAX_VALUES = 30;
/**
 * Characters of all short answers of a run together: its counters stay a few read units, whatever is answered. Where
 * one question has used them up, another still has its equal part.
 */
const VALUES_MAX_LENGTH = 1200;
/** Before errors were kept, the first ten different short answers were counted, exactly, and no others. */
const FIRST_VALUES = 10;

/**
 * Adds a response to the counters (sign 1) or takes it out of them (sign −1). Short answers are counted by Misra and
 * Gries («Finding repeated elements», 1982): exactly while there is room for all different ones; then a new one takes
 * its place by lowering all counts, and what falls to nothing goes. So whoever comes late but often is found, and who
 * came first shows nowhere. Taking an answer out keeps what is told: a count is never too high, and too low by `error`
 * at most.
 */
export function countResponse(counts: ResponseCounts, response: Counted, sign: 1 | -1): ResponseCounts {
  const { named, answers } = response;
  const length = Math.max(counts.questions.length, counts.counted?.length ?? 0, answers.length);
  let room = VALUES_MAX_LENGTH - textLength(counts.questions);
  const questions = Array.from({ length }, (_, index) => {
    const before = counts.questions[index] ?? { answered: 0, scores: [], values: [], error: 0 };
    const answer = answers[index];
    if (answer === null || answer === undefined) return before;
    const kind = counts.counted?.[index];
    if (kind !== undefined) return countByKind(before, answer, kind, sign);
    const own = textLength([before]);
    const words = Math.max(own + room, VALUES_MAX_LENGTH / length);
    const after = countAnswer(before, answer, sign, counts.scale && index === 0 ? 0 : words);
    room -= textLength([after]) - own;
    return after;
  });
  return {
    ...counts,
    ...countTime(counts, response, sign),
    responses: counts.responses + sign,
    named: counts.named + (named ? sign : 0),
    questions,
  };
}

/** Nothing is read as a number that is none: what an answer counts as follows from its question alone. */
function countByKind(
  before: QuestionCounts,
  answer: string,
  kind: NonNullable<ResponseCounts['counted']>[number],
  sign: 1 | -1,
): QuestionCounts {
  const answered = before.answered + sign;
  if (kind === null) return { ...before, answered };
  const scores = Array.from({ length: kind.counters }, (_, counter) => before.scores[counter] ?? 0);
  for (const counter of kindOf(kind).counting!.raised(answer, kind.counters)) scores[counter]! += sign;
  return { ...before, answered, scores };
}

/** How long it took, where that was told. */
function countTime(
  { seconds = 0, timed = 0 }: ResponseCounts,
  { seconds: took = null }: Counted,
  sign: 1 | -1,
): Pick<ResponseCounts, 'seconds' | 'timed'> {
  return took === null ? {} : { seconds: seconds + sign * took, timed: timed + sign };
}

/** Forgets the words of short answers that nobody gives any more: who changed theirs took them back. */
export function forgetUnusedValues(all: ResponseCounts): ResponseCounts {
  return { ...all, questions: all.questions.map((counts) => ({ ...counts, values: inUse(counts.values) })) };
}

/** By how much counts of short answers may be too low; never more than there are answers that are counted nowhere. */
export function valuesError({ answered, scores, values, error }: QuestionCounts): number {
  const uncounted = answered - sum(scores) - sum(values.map(([, count]) => count));
  if (error !== undefined) return Math.min(error, uncounted);
  const wasFull =
    values.length >= FIRST_VALUES || textLength([{ values }]) + SHORT_ANSWER_MAX_LENGTH > VALUES_MAX_LENGTH;
  return wasFull ? uncounted : 0;
}

/** `room`: characters that all short answers to this question may have together. */
function countAnswer(counts: QuestionCounts, answer: string, sign: 1 | -1, room: number): QuestionCounts {
  const answered = counts.answered + sign;
  const score = readNumber(answer);
  if (score !== null) {
    const scores = counts.scores.length > 0 ? counts.scores : Array.from({ length: SCORE_MAX + 1 }, () => 0);
    return { ...counts, answered, scores: scores.with(score, scores[score]! + sign) };
  }
  const text = shortAnswer(answer);
  if (text === null) return { ...counts, answered };
  const folded = foldedAnswer(text);
  const place = counts.values.findIndex(([known]) => foldedAnswer(known) === folded);
  if (place >= 0) {
    const [known, count] = counts.values[place]!;
    // Of what is counted too low, more may be taken back than was counted.
    return { ...counts, answered, values: counts.values.with(place, [known, Math.max(0, count + sign)]) };
  }
  if (sign === -1 || room === 0) return { ...counts, answered };
  return { ...counts, answered, ...withValue(counts, text, room) };
}

/** Counts a short answer that has no place yet. */
function withValue(counts: QuestionCounts, text: string, room: number): Pick<QuestionCounts, 'values' | 'error'> {
  const error = valuesError(counts);
  const fits = (values: QuestionCounts['values']) =>
    values.length < MAX_VALUES && textLength([{ values }]) + text.length <= room;
  const added = (values: QuestionCounts['values']) => inOrder([...values, [text, 1]]);
  if (fits(counts.values)) return { values: added(counts.values), error };
  const used = inUse(counts.values);
  if (fits(used)) return { values: added(used), error };
  const least = Math.min(...used.map(([, count]) => count));
  const lowered = inUse(used.map(([known, count]) => [known, count - least] as const));
  if (used.length > 0 && fits(lowered)) return { values: added(lowered), error: error + least };
  // Too long for the room that is left: it stays uncounted, and costs the others nothing.
  return { values: counts.values, error: error + 1 };
}

function inUse(values: QuestionCounts['values']): QuestionCounts['values'] {
  return values.filter(([, count]) => count > 0);
}

function inOrder(values: QuestionCounts['values']): QuestionCounts['values'] {
  return values.toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function textLength(questions: readonly Pick<QuestionCounts, 'values'>[]): number {
  return sum(questions.flatMap(({ values }) => values.map(([text]) => text.length)));
}
