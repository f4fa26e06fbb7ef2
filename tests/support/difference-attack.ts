/** A sum somebody was told: how often each kind of person is counted in it. */
export type PublishedSum = readonly number[];

/** A prime below 2^26, so that products stay exact; minors of tables of zeros and ones as small as ours are smaller. */
const PRIME = 67_108_859;

/**
 * The fewest people some combination of told sums is about: Gaussian elimination with the columns in many orders, of
 * which each row that is left is a combination that is zero for as many kinds of people as there are pivots (information
 * set decoding). It may miss a combination, it never finds a false one.
 */
export function fewestIsolated(
  sums: readonly PublishedSum[],
  people: readonly number[],
  random: () => number,
  rounds = 60,
): number {
  let fewest = Infinity;
  for (let round = 0; round < rounds; round++) {
    // Those of whom there are many are made zero first, mostly.
    const heaviness = people.map((count) => count * (0.3 + random()));
    const order = [...people.keys()].toSorted((a, b) => heaviness[b]! - heaviness[a]!);
    for (const row of eliminated(sums, order)) {
      const isolated = row.reduce((total, weight, kind) => total + (weight === 0 ? 0 : people[kind]!), 0);
      if (isolated > 0 && isolated < fewest) fewest = isolated;
    }
  }
  return fewest;
}

/**
 * The same without a miss, for few kinds of people: whether some combination is about nobody but some of these kinds
 * shows in the rank of the sums without them. Looks for fewer than `smallest` people; Infinity where there are none.
 */
export function fewestIsolatedExactly(
  sums: readonly PublishedSum[],
  people: readonly number[],
  smallest: number,
): number {
  const rank = eliminated(sums, [...people.keys()]).length;
  let fewest = Infinity;
  const without = (kinds: ReadonlySet<number>): number =>
    eliminated(
      sums,
      [...people.keys()].filter((kind) => !kinds.has(kind)),
    ).length;
  const visit = (from: number, kinds: ReadonlySet<number>, size: number): void => {
    if (size > 0 && size < fewest && without(kinds) < rank) fewest = size;
    for (let kind = from; kind < people.length; kind++) {
      const bigger = size + people[kind]!;
      if (people[kind]! > 0 && bigger < Math.min(fewest, smallest)) visit(kind + 1, new Set([...kinds, kind]), bigger);
    }
  };
  visit(0, new Set(), 0);
  return fewest;
}

/** The rows of the reduced echelon form whose pivots are taken in this order of columns; others are not looked at. */
function eliminated(sums: readonly PublishedSum[], order: readonly number[]): number[][] {
  const rows = sums.map((row) => row.map((one) => ((one % PRIME) + PRIME) % PRIME));
  let rank = 0;
  for (const column of order) {
    const found = rows.findIndex((row, index) => index >= rank && row[column] !== 0);
    if (found < 0) continue;
    [rows[rank], rows[found]] = [rows[found]!, rows[rank]!];
    const inverse = power(rows[rank]![column]!, PRIME - 2);
    const pivot = rows[rank]!.map((one) => (one * inverse) % PRIME);
    rows[rank] = pivot;
    for (const [index, row] of rows.entries()) {
      const factor = row[column]!;
      if (index === rank || factor === 0) continue;
      for (const [place, one] of pivot.entries()) row[place] = (row[place]! + (PRIME - factor) * one) % PRIME;
    }
    rank += 1;
  }
  return rows.slice(0, rank);
}

function power(base: number, exponent: number): number {
  let [result, square] = [1, base];
  for (let rest = exponent; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = (result * square) % PRIME;
    square = (square * square) % PRIME;
  }
  return result;
}
