/** Of what is called a difference, one in twenty may be chance. */
export const FALSE_DISCOVERIES = 0.05;

/**
 * Probabilities corrected for their number (Benjamini and Hochberg, Journal of the Royal Statistical Society B 57, 1995):
 * where those of at most 0.05 are called differences, no more than one in twenty of them is expected to be chance.
 */
export function benjaminiHochberg(ps: readonly number[]): number[] {
  const order = [...ps.keys()].toSorted((one, other) => ps[other]! - ps[one]!);
  const adjusted = ps.map(() => 1);
  let least = 1;
  for (const [fromLargest, index] of order.entries()) {
    least = Math.min(least, (ps[index]! * ps.length) / (ps.length - fromLargest));
    adjusted[index] = least;
  }
  return adjusted;
}
