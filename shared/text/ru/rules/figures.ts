import { percent, signedTenth, tenth } from '../figures.ts';
import { NBSP, plural } from '../format.ts';

/** Figures as they are written. */
export const figureWords = {
  /** With one decimal: «7,4». */
  tenth,
  /** The same with its sign, of a change. */
  signedTenth,
  percent,
  /** Beside a difference that may be chance: none would be found, or from which change on it would. */
  noneNoticed: `при таком числе и${NBSP}разбросе ответов не${NBSP}заметить и${NBSP}самой большой перемены`,
  noticedPoints: (points: number) => `заметили бы перемену от${NBSP}${plural(points, 'пункта', 'пунктов', 'пунктов')}`,
  noticedMean: (change: number) => `заметили бы перемену от${NBSP}${tenth(change)}`,
} as const;
