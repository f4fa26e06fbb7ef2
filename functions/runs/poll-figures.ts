import type { TeamGroup } from './repositories/compare-teams.ts';
import { EMPTY_COUNTS, valuesError, type QuestionCounts, type ResponseCounts } from './repositories/response-counts.ts';
import type { EnpsFigure, FrameSummary, QuestionFigures } from '#shared/models/run-results.ts';
import { enpsOfCounts, isEnpsQuestion } from '#shared/rules/enps.ts';
import { isNumeric, scaleOf } from '#shared/rules/scales.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { Run } from './repositories/run.ts';
import type * as z from 'zod/mini';
import { sum } from '#shared/rules/sum.ts';

const NOTHING: QuestionCounts = { answered: 0, scores: [], values: [] };

/** The counters of a run in the words of the API, question by question. */
export function figuresOf(run: Run, { questions }: ResponseCounts): QuestionFigures[] {
  return run.questions.map(({ id }, place) => questionFigures(run, place, id, questions[place]));
}

function questionFigures(run: Run, place: number, id: string, counts: QuestionCounts = NOTHING): QuestionFigures {
  const scores = scoresOf(run, place, counts);
  // What is no distribution of numbers are short answers like others.
  const numbers = scores === null ? counts.scores.map((count, number) => [String(number), count] as const) : [];
  const values = [...counts.values, ...numbers]
    .filter(([, count]) => count > 0)
    .toSorted(([, a], [, b]) => b - a)
    .map(([text, count]) => ({ text, count }));
  // How many of three groups there were says nothing of single numbers.
  if (run.past?.countsOnly) {
    return { question_id: id, answered: counts.answered, scores: null, values: [], values_error: 0, other: 0 };
  }
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
export function enpsOf(run: Run, counts: ResponseCounts, asked: number | null): z.output<typeof EnpsFigure> | null {
  const place = run.questions.findIndex((_, index) => isEnpsQuestion({ type: run.pollType }, index));
  return enpsOfCounts(counts.questions[place]?.scores ?? [], { asked });
}

/** How many of a team were asked; null where nobody knows, as more have answered than were asked when the run was opened. */
export function askedOf(run: Run, { team, responses }: Pick<TeamGroup, 'team' | 'responses'>): number | null {
  const people = run.comparedTeams.find(({ name }) => name === team)?.people ?? null;
  return people !== null && people >= responses ? people : null;
}

/** By question on a scale, how many of a group gave each of its numbers; null for any other, and where that is not told. */
export function countsOnScales(
  { scores }: Pick<TeamGroup, 'scores'>,
  questions: readonly ({ readonly values: readonly number[] } | null)[],
): (number[] | null)[] {
  return questions.map((question, place) => {
    const given = scores[place] ?? null;
    return question && given && question.values.map((value) => given[value] ?? 0);
  });
}

/** A team, or all others together, in the words of the API: questions of which nothing is told are left out. */
export function teamFigures(run: Run, { team, responses, scores }: TeamGroup): FrameSummary['by_team'][number] {
  const counts = scores.map((given): QuestionCounts => ({
    answered: sum(given ?? []),
    scores: given ?? [],
    values: [],
  }));
  const told = run.questions.flatMap(({ id }, place) => {
    const figures = questionFigures(run, place, id, counts[place]);
    return figures.scores === null ? [] : [figures];
  });
  const asked = askedOf(run, { team, responses });
  return {
    team,
    responses,
    asked,
    by_question: told,
    enps: enpsOf(run, { ...EMPTY_COUNTS, questions: counts }, asked),
  };
}

/** The mean of what was answered in numbers; null where there are fewer than five. */
export function meanOf(scores: readonly number[] | null): number | null {
  const total = sum(scores ?? []);
  return total < SMALLEST_GROUP ? null : sum(scores!.map((count, score) => count * score)) / total;
}

/** How many gave 0, 1, … 10 to the question at a place; null where it was not answered in numbers. */
export function scoresOf(run: Run, place: number, counts: QuestionCounts = NOTHING): number[] | null {
  if (run.past?.countsOnly) return null;
  const scale = scaleOf({ type: run.pollType }, run.questions[place]!, place);
  return isNumeric(scale, { numbers: sum(counts.scores), answered: counts.answered }) ? [...counts.scores] : null;
}
