import { share, tenth } from './figures.ts';
import { signed } from './signed.ts';
import type { Estimate } from './statistics/estimate.ts';
import type { Silent } from './statistics/silent.ts';
import { silentText } from '#text/rules/silent-words.ts';

/** What a figure is: eNPS in points, a mean of numbers, the share of an answer. */
type Kind = 'enps' | 'mean' | 'share';

const SHOWN = { enps: signed, mean: tenth, share: (part: number) => share(part, 1) } as const;

/**
 * Beside an interval: how far the figure of all who were asked may lie, were those who kept silent others than those who
 * answered, and what is supposed of them. Null where nothing is to be told.
 */
export function silentWords(kind: Kind, { n, silent }: Estimate, asked: number | null): string | null {
  if (!silent || asked === null) return null;
  return silentText.figure(kind, asked - n, asked, SHOWN[kind](silent.low), SHOWN[kind](silent.high));
}

/** The same of a figure or of a difference in a few words, where the whole is said nearby; '' where nothing is to be told. */
export function silentBriefly(silent: Silent | null | undefined, shown: (value: number) => string): string {
  return silent ? silentText.briefly(shown(silent.low), shown(silent.high)) : '';
}

/** Beside a difference of two runs: what it may be, were those who kept silent others in one of both alone. */
export function silentStepWords(
  kind: 'enps' | 'mean',
  silent: Silent | null,
  { among, shown }: { readonly among: string; readonly shown: (value: number) => string },
): string | null {
  return silent && silentText.step(kind, among, shown(silent.low), shown(silent.high));
}

/** Beside a trend: what the change over all of it may be, were those who kept silent others at one of its ends alone. */
export function silentTrendWords(
  kind: 'enps' | 'mean',
  silent: Silent | null,
  shown: (value: number) => string,
): string | null {
  return silent && silentText.trend(kind, shown(silent.low), shown(silent.high));
}
