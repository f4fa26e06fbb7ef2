import type { Direction, Scale } from '#shared/models/answers.ts';
import type { FrameSummary, RunFigures } from '#shared/models/run-results.ts';
import { enpsOfCounts } from '#shared/rules/enps.ts';
import { makeRun } from '#web/test-support/make-run.ts';

export const ENPS_QUESTION = 'Порекомендуете ли вы нас?';

/** How many gave 0, 1, … 10. */
export function scoreCounts(of: Readonly<Record<number, number>>): number[] {
  return Array.from({ length: 11 }, (_, score) => of[score] ?? 0);
}

interface Run {
  readonly day: number;
  /** Scores of the first question by how many gave each. */
  readonly scores?: Readonly<Record<number, number>>;
  readonly text?: string;
  readonly scale?: Scale | null;
  readonly direction?: Direction | null;
  readonly enps?: boolean;
  readonly asked?: number | null;
  readonly open?: boolean;
  readonly opened?: boolean;
  readonly responses?: number;
}

/** A run of November 2026 as the trend gives it, closed unless told otherwise. */
export function runFigures(run: Run): RunFigures {
  const {
    day,
    text = ENPS_QUESTION,
    scale = null,
    direction = null,
    enps = false,
    asked = null,
    open = false,
    opened = true,
  } = run;
  const counts = run.scores ? scoreCounts(run.scores) : null;
  const n = counts?.reduce((sum, count) => sum + count, 0) ?? 0;
  const mean = counts && n > 0 ? counts.reduce((sum, count, score) => sum + count * score, 0) / n : null;
  return {
    frame: makeRun({
      id: `f${day}`,
      created_at: `2026-11-${String(day).padStart(2, '0')}T09:00:00.000Z`,
      published: open,
      was_opened: opened,
      people_asked: asked,
    }),
    responses: run.responses ?? n,
    answered: run.responses ?? n,
    answered_at_least: false,
    people_asked: asked,
    enps: enps && counts ? enpsOfCounts(counts, { asked }) : null,
    questions: [
      { id: 'q1', text, scale, direction, answered: n, mean, scores: counts },
      { id: 'q2', text: 'Что мешало?', scale: null, direction: null, answered: 0, mean: null, scores: null },
    ],
  };
}

/** The same run as its own summary gives it; an eNPS poll where the run has an eNPS question. */
export function summaryOf(run: Run, change: Partial<FrameSummary> = {}): FrameSummary {
  const { frame, responses, people_asked, questions, enps } = runFigures(run);
  return {
    poll: { id: 'p', title: 'Опрос', type: run.enps ? 'ENPS' : 'PULSE', is_anonymous: true },
    frame,
    questions: questions.map(({ id, text, scale, direction }, order_index) => ({
      id,
      text,
      order_index,
      scale,
      direction,
      is_required: true,
    })),
    responses,
    answered: responses,
    answered_at_least: false,
    members_answered: 0,
    answered_by_link: responses,
    invited: 40,
    people_asked,
    by_question: questions.map(({ id, answered, scores }) => ({
      question_id: id,
      answered,
      scores,
      values: [],
      values_error: 0,
      other: 0,
    })),
    enps,
    by_team: [],
    ...change,
  };
}
