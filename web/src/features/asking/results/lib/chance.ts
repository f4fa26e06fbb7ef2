import { tTwoSided } from '#shared/rules/statistics/student-t.ts';
import { sum } from '#shared/rules/sum.ts';

/** From so many answers on either side means are told apart by Welch's test; below, by counting. */
const LARGE = 30;
/** Distances of sums that differ by less are equal. */
const EQUAL = 1e-9;

/** Answers counted by their place on the scale, from the lowest. */
type Counts = readonly number[];

/**
 * How often chance alone would part the means of two groups at least as far, both directions together: what the heat map
 * of a survey and the first screen ask as well (functions/analysis/surveys/difference-test.ts). Where one of both is
 * fewer than thirty, of all ways to share out the same answers; beyond, Welch's t with degrees rounded down.
 */
export function chanceOf(one: Counts, other: Counts): number {
  const [few, many] = sum(one) <= sum(other) ? [one, other] : [other, one];
  return sum(few) < LARGE ? byCounting(few, many) : byWelch(few, many);
}

/**
 * Whether each is more than chance, corrected for how many there are: of all that are called so no more than one in
 * twenty is expected to be chance (Benjamini and Hochberg, 1995).
 */
export function moreThanChance(chances: readonly number[]): boolean[] {
  const sorted = chances.toSorted((a, b) => a - b);
  const last = sorted.findLastIndex((chance, index) => chance <= (0.05 * (index + 1)) / chances.length);
  return chances.map((chance) => last >= 0 && chance <= sorted[last]!);
}

/** The exact permutation test: choices of so many of all answers, by what their places add up to. */
function byCounting(part: Counts, others: Counts): number {
  const all = part.map((count, place) => count + (others[place] ?? 0));
  const size = sum(part);
  const total = sumOfPlaces(part);
  const expected = (size * sumOfPlaces(all)) / sum(all);
  let ways: ReadonlyMap<number, number>[] = [new Map([[0, 1]]), ...Array.from({ length: size }, () => new Map())];
  for (const [place, count] of all.entries()) {
    if (count > 0) ways = ways.map((_, chosen) => withAnswers(ways, { place, count, chosen }));
  }
  let [any, asFar] = [0, 0];
  for (const [one, choices] of ways[size]!) {
    any += choices;
    if (Math.abs(one - expected) >= Math.abs(total - expected) - EQUAL) asFar += choices;
  }
  return Math.min(1, asFar / any);
}

/** The ways to choose so many answers where `count` more stand at `place`. */
function withAnswers(
  ways: readonly ReadonlyMap<number, number>[],
  { place, count, chosen }: { readonly place: number; readonly count: number; readonly chosen: number },
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  let choices = 1;
  for (let taken = 0; taken <= Math.min(count, chosen); taken++) {
    for (const [total, before] of ways[chosen - taken]!) {
      const at = total + taken * place;
      found.set(at, (found.get(at) ?? 0) + before * choices);
    }
    choices *= (count - taken) / (taken + 1);
  }
  return found;
}

function byWelch(one: Counts, other: Counts): number {
  const [a, b] = [one, other].map((counts) => {
    const n = sum(counts);
    const mean = sumOfPlaces(counts) / n;
    const variance = sum(counts.map((count, place) => count * (place - mean) ** 2)) / (n - 1);
    return { mean, ofMean: variance / n, degrees: n - 1 };
  }) as [Moments, Moments];
  const [distance, variance] = [a.mean - b.mean, a.ofMean + b.ofMean];
  // All say the same on either side.
  if (variance === 0) return distance === 0 ? 1 : 0;
  const degrees = variance ** 2 / (a.ofMean ** 2 / a.degrees + b.ofMean ** 2 / b.degrees);
  return tTwoSided(distance / Math.sqrt(variance), Math.floor(degrees));
}

interface Moments {
  readonly mean: number;
  readonly ofMean: number;
  readonly degrees: number;
}

function sumOfPlaces(counts: Counts): number {
  return sum(counts.map((count, place) => count * place));
}
