import { sum } from '#shared/rules/sum.ts';
import { contains, difference, extended, NO_ROWS, perpendicular, type RowSpace, type Vector } from './row-space.ts';

/** People who stand in the same block of every dimension. */
export interface Crossing {
  /** By dimension, in which of its blocks. */
  readonly blocks: readonly number[];
  readonly people: number;
}

interface Cell {
  /** The block of the dimension that has most. */
  readonly block: number;
  /** The blocks of the others: one place for each block, 1 where these people stand in it. */
  readonly vector: Vector;
  readonly people: number;
}

/**
 * The search is exact and gives up after so many steps, a few tenths of a second, which counts as «isolates». Five
 * tenures and four roles of twenty teams of twelve take 16,000; the more people share a crossing, the fewer.
 */
const STEPS_MAX = 100_000;

/**
 * Whether figures of all these blocks, added and subtracted, say something of fewer than `smallest` people.
 *
 * What is told of several divisions of the same people are sums over blocks. Multiplied and added they give a sum in
 * which a person weighs v = a(block of the first division) + b(block of the second) + c(block of the third), and
 * nothing else can be made of them. So nobody is singled out as long as every v that is not zero for everybody is not
 * zero for at least `smallest` people. For two divisions that is the least cut of the graph whose nodes are the blocks
 * and whose edges are the people in both.
 *
 * The search. Once b and c are settled, each block of the division with most blocks chooses its own a: the number that
 * makes v zero for the most people in it. What b and c are matters only by which sums b + c are equal within a block, so
 * it is these equalities that are tried, from the crossings with most people to those with fewest: either v is zero
 * there, which is one more equation, or these people count among the fewer than `smallest` it may be nonzero for. No
 * range of coefficients has to be assumed.
 */
export function isolatesFew(crossings: readonly Crossing[], smallest: number): boolean {
  const people = crossings.filter((crossing) => crossing.people > 0);
  const sizes = blockSizes(people);
  if (sizes.some((blocks) => [...blocks.values()].some((size) => size < smallest))) return true;
  if (sizes.length < 2) return false;
  return isolatesByDifference(cellsOf(people, sizes), smallest);
}

function isolatesByDifference(cells: readonly Cell[], smallest: number): boolean {
  const blocks = [...Map.groupBy(cells, ({ block }) => block).values()];
  // Everything that b and c can do to people of the same block.
  const all = blocks.reduce((space, of) => withEqual(space, of), NO_ROWS);
  // Where as many as `smallest` are, v is zero.
  const certain = blocks.reduce((space, of) => {
    const heavy = of.filter(({ people }) => people >= smallest);
    return withEqual(space, heavy);
  }, NO_ROWS);
  const zeroAt = new Map<number, Vector>();
  let steps = 0;

  const found = (at: number, space: RowSpace, left: number): boolean => {
    steps += 1;
    if (steps > STEPS_MAX) return true;
    if (space.length === all.length) return false;
    // All but one number is settled: what v comes to can be counted.
    if (space.length === all.length - 1) return leastOutside(blocks, perpendicular(space, all)!, smallest) < smallest;
    const cell = cells[at];
    if (!cell) return true;
    const zero = zeroAt.get(cell.block);
    if (!zero) {
      zeroAt.set(cell.block, cell.vector);
      if (found(at + 1, space, left)) return true;
      zeroAt.delete(cell.block);
    } else {
      const equal = difference(cell.vector, zero);
      if (contains(space, equal)) return found(at + 1, space, left);
      if (found(at + 1, extended(space, equal), left)) return true;
    }
    return cell.people <= left && found(at + 1, space, left - cell.people);
  };
  return found(0, certain, smallest - 1);
}

/**
 * How many people v cannot be zero for, as few as can be, where this vector holds b and c; counts no further than
 * `enough`.
 */
function leastOutside(blocks: readonly (readonly Cell[])[], solution: Vector, enough: number): number {
  let outside = 0;
  for (const cells of blocks) {
    const together = new Map<number, number>();
    let [all, most] = [0, 0];
    for (const { vector, people } of cells) {
      const value = vector.reduce((total, one, place) => total + one * solution[place]!, 0);
      const same = (together.get(value) ?? 0) + people;
      together.set(value, same);
      all += people;
      most = Math.max(most, same);
    }
    outside += all - most;
    if (outside >= enough) break;
  }
  return outside;
}

/** The space in which v is the same for all of these. */
function withEqual(space: RowSpace, [first, ...others]: readonly Cell[]): RowSpace {
  return others.reduce((wider, { vector }) => extended(wider, difference(vector, first!.vector)), space);
}

/** By dimension and block, how many people stand in it. */
function blockSizes(crossings: readonly Crossing[]): Map<number, number>[] {
  return (crossings[0]?.blocks ?? []).map((_, dimension) => {
    const sizes = new Map<number, number>();
    for (const { blocks, people } of crossings) {
      sizes.set(blocks[dimension]!, (sizes.get(blocks[dimension]!) ?? 0) + people);
    }
    return sizes;
  });
}

/** The crossings, those with most people first. */
function cellsOf(crossings: readonly Crossing[], sizes: readonly ReadonlyMap<number, number>[]): Cell[] {
  const most = sizes.reduce((best, blocks, index) => (blocks.size > sizes[best]!.size ? index : best), 0);
  const places = new Map<string, number>();
  for (const [dimension, blocks] of sizes.entries()) {
    if (dimension === most) continue;
    for (const block of blocks.keys()) places.set(`${dimension}:${block}`, places.size);
  }
  const cells = Map.groupBy(crossings, ({ blocks }) => blocks.join(':'));
  return [...cells.values()]
    .map((of) => {
      const { blocks } = of[0]!;
      const vector = Array.from({ length: places.size }, () => 0);
      for (const [dimension, block] of blocks.entries()) {
        if (dimension !== most) vector[places.get(`${dimension}:${block}`)!] = 1;
      }
      return { block: blocks[most]!, vector, people: sum(of.map(({ people }) => people)) };
    })
    .toSorted((a, b) => b.people - a.people);
}
