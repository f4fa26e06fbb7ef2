import { isStopWord } from './stop-words.ts';
import type { Token } from './tokens.ts';

/** Weights of stems; of length one unless empty. */
export type Vector = ReadonlyMap<string, number>;

const LEAST_LETTERS = 2;

/** The stems that tell texts apart, each once. */
export function contentStems(tokens: readonly Token[]): ReadonlySet<string> {
  return new Set(
    tokens.filter(({ normal, stem }) => stem.length >= LEAST_LETTERS && !isStopWord(normal)).map(({ stem }) => stem),
  );
}

/** TF-IDF of texts among themselves: what stands in many of them weighs little. */
export function toVectors(texts: readonly ReadonlySet<string>[]): readonly Vector[] {
  const counts = new Map<string, number>();
  for (const stems of texts) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return texts.map((stems) =>
    unit(new Map([...stems].map((stem) => [stem, Math.log1p(texts.length / counts.get(stem)!)]))),
  );
}

/** The middle of vectors. */
export function centroid(vectors: readonly Vector[]): Vector {
  const sums = new Map<string, number>();
  for (const vector of vectors) for (const [stem, weight] of vector) sums.set(stem, (sums.get(stem) ?? 0) + weight);
  return unit(sums);
}

/** The cosine of two vectors. */
export function similarity(one: Vector, other: Vector): number {
  let sum = 0;
  for (const [stem, weight] of one) sum += weight * (other.get(stem) ?? 0);
  return sum;
}

function unit(weights: ReadonlyMap<string, number>): Vector {
  const length = Math.hypot(...weights.values());
  return length === 0 ? weights : new Map([...weights].map(([stem, weight]) => [stem, weight / length]));
}
