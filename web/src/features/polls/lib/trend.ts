import type { RunFigures } from '#shared/models/poll.ts';

/** What runs are compared by. */
export type Metric =
  | { readonly by: 'enps' }
  | { readonly by: 'responses' }
  | { readonly by: 'mean'; readonly questionId: string; readonly text: string };

/** One run in a comparison. */
export interface TrendPoint {
  readonly frameId: string;
  readonly at: string;
  /** Null where the run has nothing to say about it. */
  readonly value: number | null;
  /** The 95 % interval; only of eNPS. */
  readonly band: readonly [number, number] | null;
  readonly responses: number;
  /** The question as this run asked it, where that differs from the run before it; else null. */
  readonly newText: string | null;
}

/** The last two runs that have a value, held against each other. */
export type Change =
  | { readonly is: 'none' }
  | { readonly is: 'first'; readonly to: TrendPoint }
  | {
      readonly is: 'same' | 'up' | 'down';
      readonly from: TrendPoint;
      readonly to: TrendPoint;
      /** Whether the intervals lie apart; null where there are none. */
      readonly distinct: boolean | null;
    };

/** Runs that were ever opened: a draft has nothing to compare. */
export function comparable(runs: readonly RunFigures[]): RunFigures[] {
  return runs.filter(({ frame }) => frame.was_opened || frame.published);
}

/** What these runs can be compared by: eNPS where there is one, means of questions answered in numbers, how many answered. */
export function metricsOf(runs: readonly RunFigures[]): Metric[] {
  const means = new Map<string, string>();
  // The newest wording names the question.
  for (const { questions } of runs) {
    for (const { id, text, mean } of questions) if (mean !== null || means.has(id)) means.set(id, text);
  }
  return [
    ...(runs.some(({ enps }) => enps !== null) ? [{ by: 'enps' } as const] : []),
    ...[...means].map(([questionId, text]) => ({ by: 'mean', questionId, text }) as const),
    { by: 'responses' },
  ];
}

/** The runs along one metric, oldest first. */
export function pointsOf(runs: readonly RunFigures[], metric: Metric): TrendPoint[] {
  let before: string | null = null;
  return runs.map((run) => {
    const text = textOf(run, metric);
    const changed = before !== null && text !== null && text !== before;
    before = text ?? before;
    return {
      frameId: run.frame.id,
      at: run.frame.created_at,
      value: valueOf(run, metric),
      band: metric.by === 'enps' && run.enps ? [run.enps.low, run.enps.high] : null,
      responses: run.responses,
      newText: changed ? text : null,
    };
  });
}

/** How the last run with a value differs from the one before it. */
export function changeOf(points: readonly TrendPoint[]): Change {
  const [to, from] = points.filter(({ value }) => value !== null).toReversed();
  if (!to) return { is: 'none' };
  if (!from) return { is: 'first', to };
  const difference = (to.value ?? 0) - (from.value ?? 0);
  const distinct = to.band && from.band ? to.band[0] > from.band[1] || to.band[1] < from.band[0] : null;
  if (difference === 0) return { is: 'same', from, to, distinct };
  return { is: difference > 0 ? 'up' : 'down', from, to, distinct };
}

/** The question a metric is about; the eNPS is that of the first one. */
function textOf(run: RunFigures, metric: Metric): string | null {
  if (metric.by === 'responses') return null;
  if (metric.by === 'enps') return run.questions[0]?.text ?? null;
  return run.questions.find(({ id }) => id === metric.questionId)?.text ?? null;
}

function valueOf(run: RunFigures, metric: Metric): number | null {
  if (metric.by === 'responses') return run.responses;
  if (metric.by === 'enps') return run.enps?.score ?? null;
  return run.questions.find(({ id }) => id === metric.questionId)?.mean ?? null;
}
