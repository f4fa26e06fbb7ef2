/** The ends of a 95 % interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** What lies beyond either end. */
const TAIL = 0.025;
const BISECTIONS = 60;

/**
 * The exact interval of an expected count after so many were counted (Garwood, Biometrika 28, 1936): the expectations
 * under which neither so few nor so many would be rarer than 2.5 %. It covers at least 95 %, however few were counted.
 */
export function poissonInterval(count: number): Interval {
  // No expectation beyond this is likely to give so few: twelve standard deviations and then some.
  const most = count + 12 * Math.sqrt(count + 1) + 12;
  return {
    low: count === 0 ? 0 : bisect(0, count, (mean) => 1 - poissonAtMost(count - 1, mean) < TAIL),
    high: bisect(count, most, (mean) => poissonAtMost(count, mean) > TAIL),
  };
}

/**
 * The exact interval of a share, `part` of `n` (Clopper and Pearson, Biometrika 26, 1934): the shares under which neither
 * so few nor so many would be rarer than 2.5 %. It covers at least 95 %, of a handful of people too.
 */
export function exactShareInterval(part: number, n: number): Interval {
  return {
    low: part === 0 ? 0 : bisect(0, part / n, (share) => 1 - binomialAtMost(part - 1, n, share) < TAIL),
    high: part === n ? 1 : bisect(part / n, 1, (share) => binomialAtMost(part, n, share) > TAIL),
  };
}

/** The end of the range in which the condition holds, which it does from `low` on. */
export function bisect(low: number, high: number, holds: (value: number) => boolean): number {
  let [from, to] = [low, high];
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (from + to) / 2;
    if (holds(middle)) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}

/** How likely at most so many are where so many are expected. In logarithms, since e^−1000 is none. */
function poissonAtMost(count: number, mean: number): number {
  let log = -mean;
  let total = Math.exp(log);
  for (let one = 1; one <= count; one++) {
    log += Math.log(mean / one);
    total += Math.exp(log);
  }
  return total;
}

/** How likely at most so many of `n` are where each is with this probability. */
function binomialAtMost(count: number, n: number, share: number): number {
  let log = n * Math.log1p(-share);
  let total = Math.exp(log);
  for (let one = 1; one <= count; one++) {
    log += Math.log(((n - one + 1) / one) * (share / (1 - share)));
    total += Math.exp(log);
  }
  return total;
}
