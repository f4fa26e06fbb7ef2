import type { QuestionCounts, ResponseCounts } from '#data/response-counts.ts';
import type { Question } from '#shared/models/answers.ts';
import type { EnpsFigure, QuestionFigures } from '#shared/models/poll.ts';
import { enpsOfCounts, isEnpsQuestion } from '#shared/rules/enps.ts';
import type { Frame } from '#data/frames.ts';
import type * as z from 'zod/mini';

const NOTHING: QuestionCounts = { answered: 0, scores: [], values: [] };

/** The counters of one question in the words of the API. */
export function countsOf({ id }: Question, counts: QuestionCounts = NOTHING): QuestionFigures {
  const values = counts.values
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([text, count]) => ({ text, count }));
  const counted = sum(counts.scores) + sum(values.map(({ count }) => count));
  return {
    question_id: id,
    answered: counts.answered,
    scores: scoresOf(counts),
    values,
    values_error: 0,
    other: counts.answered - counted,
  };
}

/** The eNPS of a run; null where its type is another one, or nobody answered in numbers. */
export function enpsOf(frame: Frame, counts: ResponseCounts): z.output<typeof EnpsFigure> | null {
  const place = frame.questions.findIndex((_, index) => isEnpsQuestion({ type: frame.pollType }, index));
  return place < 0 ? null : enpsOfCounts(counts.questions[place]?.scores ?? []);
}

/** The mean of the answers that are whole numbers 0–10; null when there are none. */
export function meanOf({ scores }: QuestionCounts = NOTHING): number | null {
  const total = sum(scores);
  return total === 0 ? null : sum(scores.map((count, score) => count * score)) / total;
}

/** How many gave 0, 1, … 10; null when nobody answered with such a number. */
export function scoresOf({ scores }: QuestionCounts = NOTHING): number[] | null {
  return sum(scores) > 0 ? [...scores] : null;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
