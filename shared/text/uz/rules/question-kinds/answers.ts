import type { answersText as Russian } from '../../../ru/rules/question-kinds/answers.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { monthOfYear } from '../../dates.ts';
import { formatNumber, NBSP } from '../../format.ts';
import { daysText } from '../days.ts';

export const answersText: Catalogue<typeof Russian> = {
  outOfScale: (low, high) => `Bu savolga javob — ${low} dan ${high} gacha butun son`,
  outOfBounds: (min, max) => `Bu savolga javob — ${formatNumber(min)} dan ${formatNumber(max)} gacha butun son`,
  notWithin: (from, to) => `Bu savolga javob — ${daysText.day(from)} va ${daysText.day(to)} oraligʻidagi kun`,
  numbers: (from, to, unit) => {
    const numbers = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
    return unit === '' ? numbers : `${numbers}${NBSP}${unit}`;
  },
  months: (first, last) => {
    const [from, to] = [first, last].map(({ year, month }) => monthOfYear(year, month));
    return from === to ? from! : `${from} – ${to}`;
  },
  yes: 'Ha',
  no: 'Yoʻq',
  place: (option, place) => `${option}: ${place}-oʻrin`,
  mean: (statement) => `Oʻrtacha: ${statement}`,
  meanPlace: (option) => `Oʻrtacha oʻrin: ${option}`,
};
