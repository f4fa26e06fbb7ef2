import type { Catalogue } from '../../catalogue.ts';
import type { figureWords as Russian } from '../../ru/rules/figures.ts';
import { LOCALE, plural } from '../format.ts';

let tenths: Intl.NumberFormat | undefined;

const tenth = (value: number): string => {
  tenths ??= new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return tenths.format(value);
};

export const figureWords: Catalogue<typeof Russian> = {
  tenth,
  percent: (whole) => `${whole}%`,
  noneNoticed: 'with so many answers, spread so widely, not even the greatest change would be noticed',
  noticedPoints: (points) => `a change from ${plural(points, 'point', 'points')} on would be noticed`,
  noticedMean: (change) => `a change from ${tenth(change)} on would be noticed`,
};
