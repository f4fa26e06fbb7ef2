/** Somebody's time under observation, in whatever unit: from `entry` (exclusive) to `exit`. */
export interface Spell {
  readonly entry: number;
  readonly exit: number;
  /** Whether it ended in leaving; else nobody looked any further. */
  readonly event: boolean;
}

/** The curve falls here and stays so until the next step. */
export interface SurvivalStep {
  readonly time: number;
  readonly atRisk: number;
  readonly events: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

const Z_95 = 1.959_963_985;

/**
 * The share that is still there after so much time, by Kaplan and Meier (JASA 53, 1958), with late entries: whoever came
 * under observation later counts among those at risk from then on alone (left truncation; Klein and Moeschberger,
 * Survival Analysis, 2003, 4.6), so that those who left unseen before do not make everybody look faithful. The band is
 * Greenwood's variance on the scale of log(−log), which stays within 0…1 and holds for few (Kalbfleisch and Prentice).
 */
export function kaplanMeier(spells: readonly Spell[]): SurvivalStep[] {
  const entries = spells.map(({ entry }) => entry).toSorted((a, b) => a - b);
  const exits = spells.map(({ exit }) => exit).toSorted((a, b) => a - b);
  const leaving = new Map<number, number>();
  for (const { exit, event } of spells) if (event) leaving.set(exit, (leaving.get(exit) ?? 0) + 1);

  const steps: SurvivalStep[] = [];
  let [share, greenwood, entered, gone] = [1, 0, 0, 0];
  for (const [time, events] of [...leaving].toSorted(([a], [b]) => a - b)) {
    while (entered < entries.length && entries[entered]! < time) entered++;
    while (gone < exits.length && exits[gone]! < time) gone++;
    const atRisk = entered - gone;
    share *= 1 - events / atRisk;
    greenwood += events / (atRisk * (atRisk - events));
    steps.push({ time, atRisk, events, share, ...band(share, greenwood, steps.at(-1)?.high ?? 1) });
  }
  return steps;
}

function band(share: number, greenwood: number, before: number): { low: number; high: number } {
  // Everybody has left: the scale has no such place, and nothing says that a next one would not have stayed.
  if (share <= 0) return { low: 0, high: before };
  const reach = (Z_95 * Math.sqrt(greenwood)) / Math.abs(Math.log(share));
  return { low: share ** Math.exp(reach), high: share ** Math.exp(-reach) };
}
