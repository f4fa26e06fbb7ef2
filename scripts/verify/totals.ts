/** What has passed, failed and been left out. */
export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** How one step ended. */
export interface Ending {
  /** Null where it could not be run on this machine. */
  readonly code: number | null;
  readonly said: string;
}

/** As `npm test` ends: alone on a line. */
const COUNTED = /^(\d+) passed, (\d+) failed, (\d+) skipped$/gm;

/** What a step adds to the sum: what it has counted itself in its last words, or one. A failed one fails by one at least. */
export function countsOf({ code, said }: Ending): Totals {
  if (code === null) return { passed: 0, failed: 0, skipped: 1 };
  const [passed, failed, skipped] = [...said.matchAll(COUNTED)].at(-1)?.slice(1).map(Number) ?? [];
  if (passed === undefined) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  return { passed, failed: code === 0 ? failed! : Math.max(1, failed!), skipped: skipped! };
}

/** The sum in the form of its last line. */
export function sumUp(endings: readonly Ending[]): string {
  const all = endings.map(countsOf);
  const sum = (name: keyof Totals): number => all.reduce((total, one) => total + one[name], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}
