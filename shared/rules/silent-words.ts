import { share, signed, tenth } from './figures.ts';
import { formatNumber } from './plural.ts';
import type { Estimate } from './statistics/estimate.ts';
import type { Silent } from './statistics/silent.ts';

/** What a figure is: eNPS in points, a mean of numbers, the share of an answer. */
type Kind = 'enps' | 'mean' | 'share';

const KINDS = {
  enps: { whom: 'критики', figure: 'eNPS всех', said: 'оценок', shown: signed },
  mean: { whom: 'те, кто ставит мало,', figure: 'среднее всех', said: 'оценок', shown: tenth },
  share: {
    whom: 'те, кто так ответил,',
    figure: 'доля всех',
    said: 'ответов',
    shown: (part: number) => share(part, 1),
  },
} as const;

/**
 * Beside an interval: how far the figure of all who were asked may lie, were those who kept silent others than those who
 * answered, and what is supposed of them. Null where nothing is to be told.
 */
export function silentWords(kind: Kind, { n, silent }: Estimate, asked: number | null): string | null {
  if (!silent || asked === null) return null;
  const { whom, figure, said, shown } = KINDS[kind];
  return `Здесь нет ${said} ${formatNumber(asked - n)} из ${formatNumber(asked)}: если ${whom} отвечают до полутора раз реже или чаще остальных, ${figure} — вероятно от ${shown(silent.low)} до ${shown(silent.high)}.`;
}

/** What «с поправкой на промолчавших» supposes, once beside all that is told with it. */
export const SILENT_RULE =
  'Поправка на промолчавших: люди одного мнения могли отвечать до полутора раз реже остальных.';

/** The same of a figure or of a difference in a few words, where the whole is said nearby; '' where nothing is to be told. */
export function silentBriefly(silent: Silent | null | undefined, shown: (value: number) => string): string {
  return silent ? `, с поправкой на промолчавших от ${shown(silent.low)} до ${shown(silent.high)}` : '';
}

/** Beside a difference of two runs: what it may be, were those who kept silent others in one of both alone. */
export function silentStepWords(
  kind: 'enps' | 'mean',
  silent: Silent | null,
  { among, shown }: { readonly among: string; readonly shown: (value: number) => string },
): string | null {
  if (!silent) return null;
  return `Ответили не все: если в одном из двух ${among} ${KINDS[kind].whom} отвечали до полутора раз реже или чаще остальных, разница — вероятно от ${shown(silent.low)} до ${shown(silent.high)}.`;
}

/** Beside a trend: what the change over all of it may be, were those who kept silent others at one of its ends alone. */
export function silentTrendWords(
  kind: 'enps' | 'mean',
  silent: Silent | null,
  shown: (value: number) => string,
): string | null {
  if (!silent) return null;
  return `Ответили не все: если за это время ${KINDS[kind].whom} стали отвечать до полутора раз реже или чаще остальных, перемена за всё время — вероятно от ${shown(silent.low)} до ${shown(silent.high)}.`;
}
