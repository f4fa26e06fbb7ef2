import { LOCALE, NBSP, plural } from '../format.ts';

let tenths: Intl.NumberFormat | undefined;

const tenth = (value: number): string => {
  // Looked up on first use: a function that shows no figure must not pay for it when it starts.
  tenths ??= new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return tenths.format(value);
};

/** Figures as they are written. */
export const figureWords = {
  /** With one decimal: «7,4». */
  tenth,
  percent: (whole: number) => `${whole}${NBSP}%`,
  /** Beside a difference that may be chance: none would be found, or from which change on it would. */
  noneNoticed: `при таком числе и${NBSP}разбросе ответов не${NBSP}заметить и${NBSP}самой большой перемены`,
  noticedPoints: (points: number) => `заметили бы перемену от${NBSP}${plural(points, 'пункта', 'пунктов', 'пунктов')}`,
  noticedMean: (change: number) => `заметили бы перемену от${NBSP}${tenth(change)}`,
} as const;
