/** What was said with some certainty, from 0 to 1, and whether it was right. */
export interface Claim {
  readonly certainty: number;
  readonly right: boolean;
}

interface Bin {
  readonly claims: number;
  /** Means over the claims. */
  readonly certainty: number;
  readonly right: number;
}

const BINS = 10;

/** The reliability table: claims by tenths of certainty, those without any left out. */
export function reliabilityOf(claims: readonly Claim[]): Bin[] {
  const bins = Map.groupBy(claims, ({ certainty }) => Math.min(Math.floor(certainty * BINS), BINS - 1));
  return [...bins].toSorted(([one], [other]) => one - other).map(([, of]) => binOf(of));
}

/**
 * Expected calibration error: how far certainty and share of right claims lie apart, by tenths of certainty, each with
 * as much weight as it has claims (Naeini, Cooper & Hauskrecht 2015; Guo et al. 2017).
 */
export function calibrationError(claims: readonly Claim[]): number {
  return (
    reliabilityOf(claims).reduce((sum, bin) => sum + bin.claims * Math.abs(bin.certainty - bin.right), 0) /
    Math.max(claims.length, 1)
  );
}

/** The table in lines to be printed. */
export function printReliability(name: string, claims: readonly Claim[]): string {
  const rows = reliabilityOf(claims).map(
    ({ claims: times, certainty, right }) =>
      `  ${String(times).padStart(6)} of certainty ${certainty.toFixed(2)}: right ${right.toFixed(2)}`,
  );
  return [`${name}: expected calibration error ${calibrationError(claims).toFixed(3)}`, ...rows].join('\n');
}

function binOf(claims: readonly Claim[]): Bin {
  const sum = claims.reduce((total, { certainty }) => total + certainty, 0);
  return {
    claims: claims.length,
    certainty: sum / claims.length,
    right: claims.filter(({ right }) => right).length / claims.length,
  };
}
