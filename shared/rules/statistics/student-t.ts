/*
 * Student's t by the formulas of Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.7. By hand, since
 * the libraries that have it weigh more than the whole page of results; the tests hold it against the printed table.
 */

const Z_95 = 1.959_963_985;
/** From so many degrees of freedom on, the expansion is right to five digits. */
const EXPANSION_FROM = 20;
const BISECTIONS = 40;
/** Above every quantile from two degrees of freedom on, and that of one (12.706). */
const HIGHEST_QUANTILE = 16;

/** The probability that Student's t of so many degrees of freedom (a whole number) is as far from zero as `t`, or farther. */
export function tTwoSided(t: number, degrees: number): number {
  const angle = Math.atan(Math.abs(t) / Math.sqrt(degrees));
  const squared = Math.cos(angle) ** 2;
  const odd = degrees % 2 === 1;
  let term = odd ? Math.cos(angle) : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let step = odd ? 3 : 2; step < degrees; step += 2) {
    term *= ((step - 1) / step) * squared;
    sum += term;
  }
  const within = odd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
  return Math.max(0, 1 - within);
}

/** So many standard errors to either side make an interval of 95 %. */
export function tQuantile95(degrees: number): number {
  if (degrees >= EXPANSION_FROM) return expansion(degrees);
  let [low, high] = [0, HIGHEST_QUANTILE];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (tTwoSided(middle, degrees) > 0.05) low = middle;
    else high = middle;
  }
  return high;
}

/** Beyond so many degrees of freedom t is the normal distribution to three digits. */
const NEARLY_NORMAL = 1000;

/** So many standard errors to either side leave out no more than this probability, both sides together. */
export function tQuantile(probability: number, degrees: number): number {
  const known = Math.min(degrees, NEARLY_NORMAL);
  let [low, high] = [0, 1];
  while (tTwoSided(high, known) > probability) [low, high] = [high, 2 * high];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (low + high) / 2;
    if (tTwoSided(middle, known) > probability) low = middle;
    else high = middle;
  }
  return high;
}

/** 26.7.5: the normal quantile with what is missing at so many degrees of freedom. */
function expansion(degrees: number): number {
  const z = Z_95;
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
}
