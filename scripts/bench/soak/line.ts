/** A straight line through values of one minute after another. */
export interface Line {
  /** How much it rises in an hour, percent of its middle. */
  readonly percentAnHour: number;
  /** Half of the band in which the true rise lies in 19 of 20 such series, percent; infinite where there are too few values. */
  readonly uncertainty: number;
}

const MINUTES_AN_HOUR = 60;
const FEWEST = 3;
/** Student's factors for 95 %, by degrees of freedom; the last one serves for all that are more. */
const FACTORS = [
  12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.16, 2.13, 2.1, 2.07, 2.06, 2.04, 2,
] as const;

/** The straight line that fits best. What is not straight about them is what makes it uncertain. */
export function lineThrough(values: readonly number[]): Line {
  const count = values.length;
  const [middleX, middleY] = [(count - 1) / 2, mean(values)];
  const spread = sum(values.map((_, x) => (x - middleX) ** 2));
  const slope = sum(values.map((y, x) => (x - middleX) * (y - middleY))) / spread;
  const rest = sum(values.map((y, x) => (y - middleY - slope * (x - middleX)) ** 2));
  const error = Math.sqrt(rest / (count - 2) / spread) * (FACTORS[count - FEWEST] ?? FACTORS.at(-1)!);
  const toPercent = (MINUTES_AN_HOUR / middleY) * 100;
  if (count < FEWEST) return { percentAnHour: count < 2 ? 0 : slope * toPercent, uncertainty: Infinity };
  return { percentAnHour: slope * toPercent, uncertainty: error * toPercent };
}

/** By so much it rises at the least, percent an hour; 0 where it may as well not. */
export function surelyRises({ percentAnHour, uncertainty }: Line): number {
  return Math.max(0, percentAnHour - uncertainty);
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
