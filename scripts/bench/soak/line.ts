/** A straight line through values of one minute after another. */
export interface Line {
  /** How much it rises in an hour, percent of its middle. */
  readonly percentAnHour: number;
  /** Half of the band in which the true rise lies in 19 of 20 such series, percent; infinite where there are too few values. */
  readonly uncertainty: number;
}

const MINUTES_AN_HOUR = 60;
/** Student's factors for 95 %, by degrees of freedom; the last one serves for all that are more. */
const FACTORS = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.16, 2.13, 2.1, 2.07, 2.06, 2.04, 2,
] as const;

/**
 * The straight line that fits best; what goes up and down with `beside`, a value for each minute, is no part of its
 * rise. What is not straight about the values is what makes it uncertain.
 */
export function lineThrough(values: readonly number[], beside: readonly number[] = []): Line {
  const middle = mean(values);
  const isVaried = beside.some((value) => value !== beside[0]);
  const others = isVaried ? centred(beside) : [];
  const minutes = without(centred(values.map((_, minute) => minute)), others);
  const heights = without(centred(values), others);
  const free = values.length - (isVaried ? 3 : 2);
  const spread = sum(minutes.map((x) => x ** 2));
  if (values.length < 2) return { percentAnHour: 0, uncertainty: Infinity };
  const slope = slopeOf(heights, minutes);
  const rest = sum(heights.map((y, at) => (y - slope * minutes[at]!) ** 2));
  const toPercent = (MINUTES_AN_HOUR / middle) * 100;
  if (free < 1) return { percentAnHour: slope * toPercent, uncertainty: Infinity };
  const error = Math.sqrt(rest / free / spread) * (FACTORS[free - 1] ?? FACTORS.at(-1)!);
  return { percentAnHour: slope * toPercent, uncertainty: error * toPercent };
}

/** By so much it rises at the least, percent an hour; 0 where it may as well not. */
export function surelyRises({ percentAnHour, uncertainty }: Line): number {
  return Math.max(0, percentAnHour - uncertainty);
}

/** What of the values does not follow the others; all are centred. */
function without(values: readonly number[], others: readonly number[]): readonly number[] {
  if (others.length === 0) return values;
  const slope = slopeOf(values, others);
  return values.map((value, at) => value - slope * others[at]!);
}

/** Of the line through centred values that fits best. */
function slopeOf(values: readonly number[], by: readonly number[]): number {
  return sum(values.map((value, at) => value * by[at]!)) / sum(by.map((value) => value ** 2));
}

function centred(values: readonly number[]): readonly number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
