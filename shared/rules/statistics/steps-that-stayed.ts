import { stepOf } from './step.ts';
import type { TrendPoint } from './trend.ts';

/** Steps of the past that were more than chance, as they looked when their run was the newest, and how many stayed. */
export interface StepsThatStayed {
  readonly told: number;
  /** The run after them lay on the same side of the run before them. */
  readonly stayed: number;
}

/**
 * What became of each step that was more than chance: whether the next run stayed on its side. The newest step has no
 * next run yet. No share of them is promised: a step may be real and be over by the next run.
 */
export function stepsThatStayed(points: readonly TrendPoint[]): StepsThatStayed {
  let [told, stayed] = [0, 0];
  for (let newest = 1; newest < points.length - 1; newest++) {
    const step = stepOf(points.slice(0, newest + 1));
    if (!step || step.random) continue;
    told++;
    const since = points[newest + 1]!.estimate.value - points[newest - 1]!.estimate.value;
    if (since * step.value > 0) stayed++;
  }
  return { told, stayed };
}
