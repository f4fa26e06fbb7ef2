/** The ends between which a count will lie in 95 of 100 cases, as whole people. */
export interface CountInterval {
  readonly low: number;
  readonly high: number;
}

const TAIL = 0.025;
/** A rate that is known so exactly is a number: the count is Poisson's. */
const KNOWN = 1e-9;

/**
 * The 95 % prediction interval of a count whose expectation is itself only known with this variance: Poisson's count
 * around a gamma distributed expectation, which is the negative binomial distribution. Summed up term by term in
 * logarithms, so that it holds for thousands.
 */
export function predictCount(mean: number, varianceOfMean: number): CountInterval {
  if (mean <= 0) return { low: 0, high: 0 };
  const size = varianceOfMean / mean ** 2 < KNOWN ? null : mean ** 2 / varianceOfMean;
  let log = size === null ? -mean : -size * Math.log1p(mean / size);
  let atMost = Math.exp(log);
  let low: number | null = atMost > TAIL ? 0 : null;
  let count = 0;
  while (atMost < 1 - TAIL) {
    log += Math.log(size === null ? mean / (count + 1) : (((count + size) / (count + 1)) * mean) / (size + mean));
    atMost += Math.exp(log);
    count++;
    if (low === null && atMost > TAIL) low = count;
  }
  return { low: low ?? count, high: count };
}

/** How likely such a count was, where the expectation is multiplied by a gamma variable of mean 1 and this shape; its logarithm. */
export function logLikelihood(count: number, expected: number, shape: number): number {
  if (expected <= 0) return count === 0 ? 0 : -Infinity;
  if (shape === Infinity) {
    let log = count * Math.log(expected) - expected;
    for (let one = 2; one <= count; one++) log -= Math.log(one);
    return log;
  }
  let log = -shape * Math.log1p(expected / shape) + count * Math.log(expected / (shape + expected));
  for (let one = 0; one < count; one++) log += Math.log((shape + one) / (one + 1));
  return log;
}
