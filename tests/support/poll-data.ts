import type { ResponseCounts } from '#functions/runs/repositories/response-counts.ts';
import type { PollData, PollRun, WrittenAnswer } from '#functions/analysis/polls/data.ts';
import type { Direction, Scale } from '#shared/models/answers.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { sum } from '#shared/rules/sum.ts';
import { scoreCounts } from './run-figures.ts';

/** One question of a run: how many gave each number, by number; words where it has no scale. */
export interface QuestionOf {
  readonly text?: string;
  readonly scale?: Scale | null;
  readonly direction?: Direction | null;
  readonly scores?: Readonly<Record<number, number>>;
}

/** A closed run of November 2026, to whose questions all have answered, unless told otherwise. */
export function runOf(day: number, questions: readonly QuestionOf[], change: Partial<PollRun> = {}): PollRun {
  const counts: ResponseCounts = {
    responses: 0,
    named: 0,
    scale: false,
    questions: questions.map(({ scores }) => {
      const counted = scores ? scoreCounts(scores) : [];
      return { answered: sum(counted), scores: counted, values: [] };
    }),
  };
  return {
    runId: `f${day}`,
    name: null,
    createdAt: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
    open: false,
    asked: null,
    responses: Math.max(0, ...counts.questions.map(({ answered }) => answered)),
    questions: questions.map(({ text, scale = null, direction = null }, index) => ({
      id: `q${index}`,
      text: text ?? `Вопрос ${index}`,
      scale,
      direction,
    })),
    counts,
    ...change,
  };
}

/** Words of people, one answer each, as their texts stand. */
export function answersOf(texts: readonly string[]): WrittenAnswer[] {
  return texts.map((text, index) => ({
    id: `a${String(index).padStart(4, '0')}`,
    respondent: `r${index}`,
    questionId: 'q1',
    text,
  }));
}

/** An eNPS poll with these runs, the newest first, and these words of the newest. */
export function pollOf(
  runs: readonly PollRun[],
  written: readonly WrittenAnswer[] = [],
  change: Partial<PollData> = {},
): PollData {
  return {
    title: 'Опрос',
    type: 'ENPS',
    smallestGroup: SMALLEST_GROUP,
    runs,
    written,
    read: runs[0]?.responses ?? 0,
    ...change,
  };
}
