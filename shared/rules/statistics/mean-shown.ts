import { meanOf } from './mean.ts';
import { sum } from '../sum.ts';

/** A mean in the words of the API: of how many gave each number of a scale, with its interval where enough answered. */
export function meanShown(
  counts: readonly number[],
  values: readonly number[],
  of: { readonly asked?: number | null; readonly smallest?: number | undefined },
): { value: number; low: number | null; high: number | null; answered: number } {
  const answered = sum(counts);
  const estimate = meanOf(values, counts, of);
  return {
    value: sum(counts.map((count, at) => count * values[at]!)) / answered,
    low: estimate?.low ?? null,
    high: estimate?.high ?? null,
    answered,
  };
}
