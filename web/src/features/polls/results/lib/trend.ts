import type { Scale } from '#shared/models/answers.ts';
import type { RunFigures } from '#shared/models/poll.ts';

/** What frames are compared by. */
export type Metric =
  | { readonly by: 'enps' }
  | { readonly by: 'responses' }
  | { readonly by: 'mean'; readonly questionId: string; readonly text: string; readonly scale: Scale };

/** One frame in a comparison. */
export interface TrendPoint {
  readonly frameId: string;
  readonly at: string;
  /** Null where the frame has nothing to say about it. */
  readonly value: number | null;
  /** The 95 % interval; only of eNPS. */
  readonly band: readonly [number, number] | null;
  readonly responses: number;
  /** The question as this frame asked it, where that differs from the frame before it; else null. */
  readonly newText: string | null;
}

/** The last two frames that have a value, held against each other. */
export type Change =
  | { readonly kind: 'none' }
  | { readonly kind: 'first'; readonly to: TrendPoint }
  | {
      readonly kind: 'same' | 'up' | 'down';
      readonly from: TrendPoint;
      readonly to: TrendPoint;
      /** Whether the difference is more than chance, at 95 %; null where there are no intervals. */
      readonly distinct: boolean | null;
    };

/** Frames that were ever opened: a draft has nothing to compare. */
export function comparable(frames: readonly RunFigures[]): RunFigures[] {
  return frames.filter(({ frame }) => frame.was_opened || frame.published);
}

/** What these frames can be compared by: eNPS where there is one, means of questions answered in numbers, how many answered. */
export function metricsOf(frames: readonly RunFigures[]): Metric[] {
  const means = new Map<string, Extract<Metric, { by: 'mean' }>>();
  // The newest wording names the question; a question that changed its scale is two.
  for (const { questions } of frames) {
    for (const question of questions) {
      const { id: questionId, text, mean } = question;
      const scale = scaleIn(question);
      const key = `${questionId}/${scale}`;
      if (mean !== null || means.has(key)) means.set(key, { by: 'mean', questionId, text, scale });
    }
  }
  return [
    ...(frames.some(({ enps }) => enps !== null) ? [{ by: 'enps' } as const] : []),
    ...means.values(),
    { by: 'responses' },
  ];
}

/** The frames along one metric, oldest first. */
export function pointsOf(frames: readonly RunFigures[], metric: Metric): TrendPoint[] {
  let before: string | null = null;
  return frames.map((figures) => {
    const text = textOf(figures, metric);
    const changed = before !== null && text !== null && text !== before;
    before = text ?? before;
    return {
      frameId: figures.frame.id,
      at: figures.frame.created_at,
      value: valueOf(figures, metric),
      band: metric.by === 'enps' && figures.enps ? [figures.enps.low, figures.enps.high] : null,
      responses: figures.responses,
      newText: changed ? text : null,
    };
  });
}

/** How the last frame with a value differs from the one before it. */
export function changeOf(points: readonly TrendPoint[]): Change {
  const [to, from] = points.filter(({ value }) => value !== null).toReversed();
  if (!to) return { kind: 'none' };
  if (!from) return { kind: 'first', to };
  const difference = (to.value ?? 0) - (from.value ?? 0);
  const distinct = to.band && from.band ? isDistinct(from, to) : null;
  if (difference === 0) return { kind: 'same', from, to, distinct };
  return { kind: difference > 0 ? 'up' : 'down', from, to, distinct };
}

/**
 * Whether the 95 % interval of the difference leaves out zero. General statistics: the variances of two independent
 * frames add up, so the half-widths of their intervals, on the sides that face each other, are added in quadrature.
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
function textOf(figures: RunFigures, metric: Metric): string | null {
  if (metric.by === 'responses') return null;
  if (metric.by === 'enps') return figures.questions[0]?.text ?? null;
  return questionOf(figures, metric)?.text ?? null;
}

function questionOf({ questions }: RunFigures, { questionId, scale }: Extract<Metric, { by: 'mean' }>) {
  return questions.find((question) => question.id === questionId && scaleIn(question) === scale);
}

/** The numbers its mean is of; replies in people's own words are read as numbers 0–10. */
function scaleIn({ scale }: RunFigures['questions'][number]): Scale {
  return scale ?? '0-10';
}

function valueOf(figures: RunFigures, metric: Metric): number | null {
  if (metric.by === 'responses') return figures.responses;
  if (metric.by === 'enps') return figures.enps?.score ?? null;
  return questionOf(figures, metric)?.mean ?? null;
}
