import { sum } from '#shared/rules/sum.ts';
import { isolatesFew, type Crossing } from './overlap.ts';

/** Of so many blocks, the smallest, every choice is tried which of them to leave together. */
const TRIED = 6;
/** Where all stand together that are not told apart. */
const TOGETHER = -1;

/** A division of people into blocks, of which some may be told apart. */
export interface Division {
  /** By block, how many people. */
  readonly sizes: readonly number[];
  /** Blocks that are never told apart. */
  readonly together: ReadonlySet<number>;
}

/** What is told apart of a division. */
export interface Apart {
  readonly apart: ReadonlySet<number>;
  /** What would be told apart if there were no other division; the rest is kept back because of the others. */
  readonly alone: ReadonlySet<number>;
}

/**
 * Which blocks of each division are told apart, so that no sum or difference of what is told is about fewer than
 * `smallest` people. Divisions stand in the order of what they are worth: the first is told as finely as it can be, of
 * each following one as few people as possible are kept back. What is not told apart stands together, told as a group
 * or not: it is known anyway, as what is left of the whole.
 */
export function chooseApart(
  divisions: readonly Division[],
  crossings: readonly Crossing[],
  smallest: number,
): readonly Apart[] {
  const chosen: Apart[] = [];
  for (const division of divisions) {
    const alone = tellable(division, smallest);
    const told = chosen.map(({ apart }) => apart);
    const apart = choices(division, alone, smallest).find(
      (choice) => !isolatesFew(asShown(crossings, [...told, choice]), smallest),
    );
    chosen.push({ alone, apart: apart ?? new Set() });
  }
  return chosen;
}

/**
 * The blocks that can be told apart as far as this division goes: none of fewer than `smallest`, and where those
 * together are too few, the next smallest stands with them.
 */
function tellable({ sizes, together }: Division, smallest: number): Set<number> {
  const apart = [...sizes.keys()]
    .filter((block) => sizes[block]! >= smallest && !together.has(block))
    .toSorted((a, b) => sizes[b]! - sizes[a]!);
  while (apart.length > 0 && isFew(sum(sizes) - sum(apart.map((block) => sizes[block]!)), smallest)) apart.pop();
  return new Set(apart);
}

/** More than nobody and less than enough. */
function isFew(people: number, smallest: number): boolean {
  return people > 0 && people < smallest;
}

/** What may be told apart, from the choice that keeps back the fewest people to the one that keeps back all. */
function choices(division: Division, alone: ReadonlySet<number>, smallest: number): ReadonlySet<number>[] {
  const people = (apart: ReadonlySet<number>): number => sum([...apart].map((block) => division.sizes[block]!));
  const tried = [...alone].slice(-TRIED);
  const kept = Array.from({ length: 2 ** tried.length }, (_, choice) => tried.filter((__, bit) => choice & (1 << bit)));
  const options = kept.map((blocks) =>
    tellable({ ...division, together: new Set([...division.together, ...blocks]) }, smallest),
  );
  return [...options.toSorted((a, b) => people(b) - people(a)), new Set<number>()];
}

/** The crossings with everything in one block that is not told apart. */
function asShown(crossings: readonly Crossing[], apart: readonly ReadonlySet<number>[]): Crossing[] {
  return crossings.map(({ blocks, people }) => ({
    blocks: apart.map((told, dimension) => (told.has(blocks[dimension]!) ? blocks[dimension]! : TOGETHER)),
    people,
  }));
}
