import { differenceOf } from '#shared/rules/statistics/difference.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';
import { tTwoSided } from '#shared/rules/statistics/student-t.ts';

const Z_95 = 1.96;
const ONE_IN_TWENTY = 0.05;

/**
 * Whether two figures differ by more than chance, where the same question is asked of so many groups: the interval of
 * the difference leaves out zero, and would with the probability divided among them (Bonferroni). Where it must be rarer
 * than one in twenty, `probability` says so.
 */
export function moreThanChance(from: Estimate, to: Estimate, comparisons = 1, probability = ONE_IN_TWENTY): boolean {
  const { value, low, high, random } = differenceOf(from, to);
  if (random) return false;
  const error = (value > 0 ? value - low : high - value) / Z_95;
  return tTwoSided(value / error, from.n + to.n - 2) * comparisons < probability;
}
