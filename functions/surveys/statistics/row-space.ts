import { greatestCommonDivisor } from './greatest-common-divisor.ts';
/** A vector of whole numbers. */
export type Vector = readonly number[];

/**
 * All sums of multiples of some vectors, as rows in echelon form: each row is zero where a row before it has its first
 * number. Exact, over whole numbers: rows are multiplied instead of divided.
 */
export type RowSpace = readonly { readonly row: Vector; readonly pivot: number }[];

export const NO_ROWS: RowSpace = [];

/** Whether a vector is a sum of multiples of the rows. */
export function contains(space: RowSpace, vector: Vector): boolean {
  return reduced(space, vector).every((one) => one === 0);
}

/** The space together with a vector; the same space where it holds the vector already. */
export function extended(space: RowSpace, vector: Vector): RowSpace {
  const row = reduced(space, vector);
  const pivot = row.findIndex((one) => one !== 0);
  return pivot < 0 ? space : [...space, { row, pivot }];
}

/** One vector less another of the same length. */
export function difference(one: Vector, other: Vector): Vector {
  return one.map((value, index) => value - other[index]!);
}

/**
 * A vector to which all rows of `space` are perpendicular and some row of `all` is not; null where there is none, since
 * `all` says no more than `space`.
 */
export function perpendicular(space: RowSpace, all: RowSpace): Vector | null {
  const free = all.map(({ row }) => reduced(space, row).findIndex((one) => one !== 0)).find((place) => place >= 0);
  if (free === undefined) return null;
  const solution: number[] = all[0]!.row.map((_, place) => (place === free ? 1 : 0));
  // A row is zero at the pivots before its own, so from the last row on each settles its own pivot.
  for (const { row, pivot } of space.toReversed()) {
    const rest = row.reduce((total, one, place) => total + (place === pivot ? 0 : one * solution[place]!), 0);
    const divisor = greatestCommonDivisor(Math.abs(row[pivot]!), Math.abs(rest));
    const scale = row[pivot]! / divisor;
    for (const place of solution.keys()) solution[place]! *= scale;
    solution[pivot] = -rest / divisor;
  }
  return solution;
}

/** What is left of a vector when the rows are taken from it until it is zero at all their pivots. */
function reduced(space: RowSpace, vector: Vector): Vector {
  const rest = [...vector];
  for (const { row, pivot } of space) {
    const factor = rest[pivot]!;
    if (factor === 0) continue;
    const scale = row[pivot]!;
    let divisor = 0;
    // Loops by index: this is what the search spends its time on.
    for (let place = 0; place < rest.length; place++) {
      rest[place] = rest[place]! * scale - row[place]! * factor;
      if (divisor !== 1) divisor = greatestCommonDivisor(divisor, Math.abs(rest[place]!));
    }
    if (divisor > 1) for (let place = 0; place < rest.length; place++) rest[place]! /= divisor;
  }
  return rest;
}
