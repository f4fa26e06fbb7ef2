import type { answersText as Russian } from '../../../ru/rules/question-kinds/answers.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { monthOfYear } from '../../dates.ts';
import { formatNumber, NBSP } from '../../format.ts';
import { daysText } from '../days.ts';

export const answersText: Catalogue<typeof Russian> = {
  outOfScale: (low, high) => `Бул суроонун жообу — ${low} – ${high} аралыгындагы бүтүн сан`,
  outOfBounds: (min, max) => `Бул суроонун жообу — ${formatNumber(min)} – ${formatNumber(max)} аралыгындагы бүтүн сан`,
  notWithin: (from, to) => `Бул суроонун жообу — ${daysText.day(from)} – ${daysText.day(to)} аралыгындагы күн`,
  numbers: (from, to, unit) => {
    const numbers = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
    return unit === '' ? numbers : `${numbers}${NBSP}${unit}`;
  },
  months: (first, last) => {
    const [from, to] = [first, last].map(({ year, month }) => monthOfYear(year, month));
    return from === to ? from! : `${from} – ${to}`;
  },
  yes: 'Ооба',
  no: 'Жок',
  place: (option, place) => `${option}: ${place}-орун`,
  mean: (statement) => `Орточо: ${statement}`,
  meanPlace: (option) => `Орточо орун: ${option}`,
};
