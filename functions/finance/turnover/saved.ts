import type { Change } from '#functions/analysis/change.ts';
import { roundToKopecks } from '#shared/rules/finance/money.ts';
import { tQuantile } from '#shared/rules/statistics/student-t.ts';

const Z_95 = 1.96;
/** So many degrees of freedom are the normal distribution. */
const NORMAL = 1000;
const LEAVERS_DRAWN = 200;
const COEFFICIENTS_DRAWN = 40;
/** Replacing costs between half of what is chosen and one and a half times it, what is chosen most likely. */
const SPREAD = 0.5;

let quantiles: number[] | undefined;

/**
 * Roubles not spent on replacing so many leavers at what one costs, with the middle 95 %: every quantile of the leavers
 * (normal to either side, by the ends of their interval) with every quantile of the coefficient (triangular between 0.5
 * and 1.5 times the chosen one), a Monte Carlo integration without chance. No closed interval of a product stays above
 * zero where both factors do.
 */
export function savedBy({ value, low, high }: Change, replacement: number) {
  quantiles ??= points(LEAVERS_DRAWN).map(normalAt);
  const leavers = quantiles.map((z) => value + (z / Z_95) * (z < 0 ? value - low : high - value));
  const drawn = points(COEFFICIENTS_DRAWN).flatMap((u) => leavers.map((one) => one * triangularAt(u)));
  drawn.sort((a, b) => a - b);
  const at = (share: number) => roundToKopecks(drawn[Math.round(share * (drawn.length - 1))]! * replacement);
  return { saved: roundToKopecks(value * replacement), low: at(0.025), high: at(0.975) };
}

function points(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + 0.5) / count);
}

function normalAt(u: number): number {
  const z = tQuantile(2 * Math.min(u, 1 - u), NORMAL);
  return u < 0.5 ? -z : z;
}

function triangularAt(u: number): number {
  return u < 0.5 ? 1 - SPREAD + SPREAD * Math.sqrt(2 * u) : 1 + SPREAD - SPREAD * Math.sqrt(2 * (1 - u));
}
