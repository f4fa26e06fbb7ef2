import type { Catalogue } from '../../catalogue.ts';
import type { figureWords as Russian } from '../../ru/rules/figures.ts';
import { percent, signedTenth, tenth } from '../figures.ts';
import { plural } from '../format.ts';

export const figureWords: Catalogue<typeof Russian> = {
  tenth,
  signedTenth,
  percent,
  noneNoticed: 'with so many answers, spread so widely, not even the greatest change would be noticed',
  noticedPoints: (points) => `a change from ${plural(points, 'point', 'points')} on would be noticed`,
  noticedMean: (change) => `a change from ${tenth(change)} on would be noticed`,
};
