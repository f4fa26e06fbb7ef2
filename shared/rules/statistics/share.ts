import { estimateMean, type Estimate, type EstimateOptions } from './estimate.ts';

/**
 * The share of `part` among `n` answers with its 95 % interval, 0…1; null below five answers. Agresti and Coull's «plus
 * four» (The American Statistician 52, 1998): two made-up answers for and two against (see `estimateMean`). What one
 * person in many has said takes a little more than half a person of continuity.
 */
export function shareOf(part: number, n: number, options?: EstimateOptions): Estimate | null {
  return estimateMean({ values: [0, 1], counts: [n - part, part], added: [2, 2], continuity: 0.75 }, options);
}
