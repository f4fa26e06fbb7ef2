import { tTwoSided } from './student-t.ts';
import { sum } from '../sum.ts';

/** From so many answers on either side the means are told apart by Welch's test; below, by counting. */
const LARGE = 30;
/** Distances of sums that differ by less are equal. */
const EQUAL = 1e-9;

/**
 * How often chance alone would put the mean of a part at least as far from the mean of all as it is: two-sided p of «a
 * part against all others». Where the part or the others are fewer than thirty, the exact permutation test: of all ways
 * to choose as many of the same answers (Fisher's idea; Good, Permutation Tests, 2000, 3.2; for answers of two kinds it
 * is Fisher's exact test, by distance). The ways are not enumerated: how many choices of n answers have the sum s
 * follows from the counts, score by score, for all parts of the same question at once. Beyond, Welch's t (Biometrika 34,
 * 1947), its degrees of freedom rounded down.
 */
export class DifferenceTest {
  readonly #scores: readonly number[];
  readonly #all: readonly number[];
  #waysToChoose: readonly Float64Array[] | null = null;

  /** `all` counts the answers of everybody by score. */
  constructor(scores: readonly number[], all: readonly number[]) {
    this.#scores = scores;
    this.#all = all;
  }

  /** Null where nobody or everybody is in the part: there is nothing to hold it against. */
  p(part: readonly number[]): number | null {
    const others = this.#all.map((count, place) => count - part[place]!);
    const [size, rest] = [sum(part), sum(others)];
    if (size === 0 || rest === 0) return null;
    // What is chosen settles what is left: the smaller side is counted.
    if (size < LARGE || rest < LARGE) return this.#permutations(size <= rest ? part : others);
    return welch(momentsOf(this.#scores, part), momentsOf(this.#scores, others));
  }

  #permutations(part: readonly number[]): number {
    this.#waysToChoose ??= waysToChoose(this.#all, LARGE - 1);
    const size = sum(part);
    // Places on the scale do for scores: they differ by a constant.
    const total = sum(part.map((count, place) => count * place));
    const expected = (size * sum(this.#all.map((count, place) => count * place))) / sum(this.#all);
    let [ways, asFar] = [0, 0];
    for (const [one, choices] of this.#waysToChoose[size]!.entries()) {
      ways += choices;
      if (Math.abs(one - expected) >= Math.abs(total - expected) - EQUAL) asFar += choices;
    }
    return Math.min(1, asFar / ways);
  }
}

/** By how many answers are chosen and by what their places add up to: in how many ways. */
function waysToChoose(all: readonly number[], most: number): Float64Array[] {
  const highest = all.length - 1;
  let ways = Array.from({ length: most + 1 }, () => new Float64Array(most * highest + 1));
  ways[0]![0] = 1;
  for (const [place, count] of all.entries()) {
    if (count === 0) continue;
    const next = ways.map((sums) => sums.slice());
    let choices = 1;
    for (let chosen = 1; chosen <= Math.min(count, most); chosen++) {
      choices *= (count - chosen + 1) / chosen;
      for (let size = chosen; size <= most; size++) {
        const from = ways[size - chosen]!;
        const to = next[size]!;
        // So many answers of places before this one add up to no more than this.
        const end = (size - chosen) * place;
        for (let total = 0; total <= end; total++) to[total + chosen * place]! += choices * from[total]!;
      }
    }
    ways = next;
  }
  return ways;
}

/** How many answers, their mean and their variance. */
export interface Moments {
  readonly n: number;
  readonly mean: number;
  readonly variance: number;
}

/** How many scores there are, their mean and their variance, of how often each was given. */
export function momentsOf(scores: readonly number[], counts: readonly number[]): Moments {
  const n = sum(counts);
  const mean = sum(counts.map((count, place) => count * scores[place]!)) / n;
  const squares = sum(counts.map((count, place) => count * (scores[place]! - mean) ** 2));
  return { n, mean, variance: squares / (n - 1) };
}

/** Welch's test of two means, two-sided. */
export function welch(one: Moments, other: Moments): number {
  const distance = one.mean - other.mean;
  const [a, b] = [one.variance / one.n, other.variance / other.n];
  // All say the same on either side.
  if (a + b === 0) return distance === 0 ? 1 : 0;
  const degrees = (a + b) ** 2 / (a ** 2 / (one.n - 1) + b ** 2 / (other.n - 1));
  return tTwoSided(distance / Math.sqrt(a + b), Math.floor(degrees));
}
