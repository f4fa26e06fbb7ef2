import type { Token } from './tokens.ts';

/** The words of a comment that are compared. */
export interface Compared {
  readonly id: string;
  readonly tokens: readonly Token[];
}

/** Two texts with so many of their words and pairs of words in common say the same. */
const ALIKE = 0.7;
/** MinHash: texts that agree in all rows of a band are compared, the first few of each band only. */
const BANDS = 12;
const ROWS = 2;
const COMPARED_OF_BAND = 4;
/** Steps of the 32-bit FNV-1a hash. */
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const MIX = 0x9e3779b1;

/**
 * For each comment that repeats an earlier one (in the order of ids) nearly to the letter, the id of that one. The time
 * grows with the number of comments, not with its square: each is compared with a bounded number of others.
 */
export function findNearDuplicates(comments: readonly Compared[]): ReadonlyMap<string, string> {
  const originals = new Map<string, { id: string; shingles: ReadonlySet<number> }[]>();
  const repeated = new Map<string, string>();
  for (const { id, tokens } of comments.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (tokens.length === 0) continue;
    const shingles = shinglesOf(tokens);
    const bands = bandsOf(shingles);
    const candidates = new Set(bands.flatMap((band) => originals.get(band) ?? []));
    const original = [...candidates].find((candidate) => overlap(candidate.shingles, shingles) >= ALIKE);
    if (original) {
      repeated.set(id, original.id);
      continue;
    }
    const entry = { id, shingles };
    for (const band of bands) {
      const known = originals.get(band);
      if (!known) originals.set(band, [entry]);
      else if (known.length < COMPARED_OF_BAND) known.push(entry);
    }
  }
  return repeated;
}

/** The share of what two sets have in common. */
export function overlap<Item>(one: ReadonlySet<Item>, other: ReadonlySet<Item>): number {
  let common = 0;
  for (const item of one) if (other.has(item)) common += 1;
  return common === 0 ? 0 : common / (one.size + other.size - common);
}

/** Words and pairs of words as numbers: “not bad” has a pair that “bad” has not. */
function shinglesOf(tokens: readonly Token[]): ReadonlySet<number> {
  const shingles = new Set<number>();
  for (const [at, { stem }] of tokens.entries()) {
    const word = hash(stem, FNV_OFFSET);
    shingles.add(word);
    const next = tokens[at + 1];
    if (next) shingles.add(hash(next.stem, word));
  }
  return shingles;
}

function bandsOf(shingles: ReadonlySet<number>): string[] {
  return Array.from({ length: BANDS }, (_, band) => {
    const rows = Array.from({ length: ROWS }, (_unused, row) => smallest(shingles, band * ROWS + row + 1));
    return `${band}:${rows.join(',')}`;
  });
}

function smallest(shingles: ReadonlySet<number>, seed: number): number {
  let least = 0xffffffff;
  for (const shingle of shingles) {
    let mixed = Math.imul(shingle ^ Math.imul(seed, MIX), FNV_PRIME | 1);
    mixed = Math.imul(mixed ^ (mixed >>> 15), MIX) >>> 0;
    if (mixed < least) least = mixed;
  }
  return least;
}

function hash(text: string, from: number): number {
  let value = from;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), FNV_PRIME);
  return value >>> 0;
}
