import { sum } from '../sum.ts';
import { tQuantile95 } from './student-t.ts';

/** So many of so many, more than none. */
interface Part {
  readonly part: number;
  readonly of: number;
}

/** What is left of a fraction below this is an error of the computer's. */
const ROUNDING = 1e-6;

/**
 * How many of `asked` the next time is likely to bring, after at least two such times: the 95 % prediction interval of
 * Student's t, mean ± t·s·√(1 + 1/k) of k − 1 degrees (Hahn and Meeker, Statistical Intervals, 1991, 4.8), on the
 * arcsine scale of Anscombe (Biometrika 35, 1948), on which shares near nobody and near all vary as much as others:
 * y = arcsin √((x + 3/8)/(n + 3/4)). That takes in what weeks differ by, however much that is. In whole people, and never
 * so narrow that one person would be news.
 */
export function predictShare(times: readonly Part[], asked: number): { low: number; high: number } {
  const points = times.map(({ part, of }) => Math.asin(Math.sqrt((part + 3 / 8) / (of + 3 / 4))));
  const runs = points.length;
  const mean = sum(points) / runs;
  const spread = Math.sqrt(sum(points.map((point) => (point - mean) ** 2)) / (runs - 1));
  const reach = tQuantile95(runs - 1) * spread * Math.sqrt(1 + 1 / runs);
  const people = (point: number): number =>
    Math.sin(Math.min(Math.PI / 2, Math.max(0, point))) ** 2 * (asked + 3 / 4) - 3 / 8;
  return {
    low: whole(Math.min(Math.floor(people(mean - reach) + ROUNDING), Math.floor(people(mean) + ROUNDING) - 1), asked),
    high: whole(Math.max(Math.ceil(people(mean + reach) - ROUNDING), Math.ceil(people(mean) - ROUNDING) + 1), asked),
  };
}

function whole(people: number, asked: number): number {
  return Math.min(asked, Math.max(0, people));
}
