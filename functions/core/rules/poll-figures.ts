import type { TeamGroup } from '#data/compare-teams.ts';
import { EMPTY_COUNTS, valuesError, type QuestionCounts, type ResponseCounts } from '#data/response-counts.ts';
import type { EnpsFigure, FrameSummary, QuestionFigures } from '#shared/models/poll.ts';
import { enpsOfCounts, isEnpsQuestion } from '#shared/rules/enps.ts';
import { isNumeric, scaleOf } from '#shared/rules/scales.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { Frame } from '#data/frames.ts';
import type * as z from 'zod/mini';
import { sum } from '#shared/rules/sum.ts';

const NOTHING: QuestionCounts = { answered: 0, scores: [], values: [] };

/** The counters of a run in the words of the API, question by question. */
export function figuresOf(frame: Frame, { questions }: ResponseCounts): QuestionFigures[] {
  return frame.questions.map(({ id }, place) => questionFigures(frame, place, id, questions[place]));
}

function questionFigures(frame: Frame, place: number, id: string, counts: QuestionCounts = NOTHING): QuestionFigures {
  const scores = scoresOf(frame, place, counts);
  // What is no distribution of numbers are short answers like others.
  const numbers = scores === null ? counts.scores.map((count, number) => [String(number), count] as const) : [];
  const values = [...counts.values, ...numbers]
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([text, count]) => ({ text, count }));
  const counted = sum(scores ?? []) + sum(values.map(({ count }) => count));
  return {
    question_id: id,
    answered: counts.answered,
    scores,
    values,
    values_error: valuesError(counts),
    other: counts.answered - counted,
  };
}

/** The eNPS of a run, about the people it asks; null where its type is another one, or fewer than five answered in numbers. */
export function enpsOf(frame: Frame, counts: ResponseCounts, asked: number | null): z.output<typeof EnpsFigure> | null {
  const place = frame.questions.findIndex((_, index) => isEnpsQuestion({ type: frame.pollType }, index));
  return enpsOfCounts(counts.questions[place]?.scores ?? [], { asked });
}

/** A team, or all others together, in the words of the API: questions of which nothing is told are left out. */
export function teamFigures(frame: Frame, { team, responses, scores }: TeamGroup): FrameSummary['by_team'][number] {
  const counts = scores.map((given): QuestionCounts => ({
    answered: sum(given ?? []),
    scores: given ?? [],
    values: [],
  }));
  const told = frame.questions.flatMap(({ id }, place) => {
    const figures = questionFigures(frame, place, id, counts[place]);
    return figures.scores === null ? [] : [figures];
  });
  return { team, responses, by_question: told, enps: enpsOf(frame, { ...EMPTY_COUNTS, questions: counts }, null) };
}

/** The mean of what was answered in numbers; null where there are fewer than five. */
export function meanOf(scores: readonly number[] | null): number | null {
  const total = sum(scores ?? []);
  return total < SMALLEST_GROUP ? null : sum(scores!.map((count, score) => count * score)) / total;
}

/** How many gave 0, 1, … 10 to the question at a place; null where it was not answered in numbers. */
export function scoresOf(frame: Frame, place: number, counts: QuestionCounts = NOTHING): number[] | null {
  const scale = scaleOf({ type: frame.pollType }, frame.questions[place]!, place);
  return isNumeric(scale, { numbers: sum(counts.scores), answered: counts.answered }) ? [...counts.scores] : null;
}
