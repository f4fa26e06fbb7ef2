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
      /** Whether the difference is more than chance, at 95 %; null where there are no intervals. */
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
  const distinct = to.band && from.band ? isDistinct(from, to) : null;
  if (difference === 0) return { is: 'same', from, to, distinct };
  return { is: difference > 0 ? 'up' : 'down', from, to, distinct };
}

/**
 * Whether the 95 % interval of the difference leaves out zero. General statistics: the variances of two independent
 * runs add up, so the half-widths of their intervals, on the sides that face each other, are added in quadrature.
 * Intervals that overlap do not yet mean that nothing has changed.
 */
function isDistinct(one: TrendPoint, other: TrendPoint): boolean {
  const [lower, higher] = (one.value ?? 0) <= (other.value ?? 0) ? [one, other] : [other, one];
  const up = reach(lower, 1);
  const down = reach(higher, 0);
  return (higher.value ?? 0) - (lower.value ?? 0) > Math.hypot(up, down);
}

/** From the value to an end of its interval; of very few answers the value itself may lie outside. */
function reach({ value, band }: TrendPoint, end: 0 | 1): number {
  const length = (band?.[end] ?? 0) - (value ?? 0);
  return Math.max(0, end === 1 ? length : -length);
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
