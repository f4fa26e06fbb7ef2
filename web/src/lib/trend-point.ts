import type { Direction, Scale } from '#shared/models/answers.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';
import { tenth } from '#shared/rules/figures.ts';
import { signed } from '#shared/rules/signed.ts';
import { formatNumber } from '#text/format.ts';

/** What runs are compared by. */
export type Metric =
  | { readonly by: 'enps' }
  | { readonly by: 'responses' }
  | { readonly by: 'mean'; readonly questionId: string; readonly text: string; readonly scale: Scale };

/** A value along a metric as it is read; what looks the same is called the same. */
export function formatMetric({ by }: Metric, value: number): string {
  if (by === 'enps') return signed(value);
  return by === 'mean' ? tenth(value) : formatNumber(value);
}

/** One run in a comparison. */
export interface TrendPoint {
  readonly runId: string;
  readonly at: string;
  /** What the run is called. */
  readonly name: string;
  /** Null where the run has nothing to say about it: below five scores there are no figures. */
  readonly value: number | null;
  /** The 95 % interval, about the people asked where their number is known; not of how many answered. */
  readonly band: readonly [number, number] | null;
  /** The figure as it is compared: about any number of people, as a change carries the noise of a day. */
  readonly estimate: Estimate | null;
  readonly responses: number;
  /** Answers are still taken: it is drawn, and never compared. */
  readonly open: boolean;
  /** Which answers of it are the better ones, as this run asked it; null or left out where nobody has said. */
  readonly direction?: Direction | null;
  /** The question as this run asked it; null where the metric is about none. */
  readonly text: string | null;
  /** The same where it differs from the run before it; else null. */
  readonly newText: string | null;
}
