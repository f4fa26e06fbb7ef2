import type { answersText as Russian } from '../../../ru/rules/question-kinds/answers.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { monthOfYear } from '../../dates.ts';
import { formatNumber, NBSP } from '../../format.ts';
import { daysText } from '../days.ts';

export const answersText: Catalogue<typeof Russian> = {
  outOfScale: (low, high) => `Ҷавоб ба ин савол — адади бутун аз ${low} то ${high}`,
  outOfBounds: (min, max) => `Ҷавоб ба ин савол — адади бутун аз ${formatNumber(min)} то ${formatNumber(max)}`,
  notWithin: (from, to) => `Ҷавоб ба ин савол — рӯзе аз ${daysText.day(from)} то ${daysText.day(to)}`,
  numbers: (from, to, unit) => {
    const numbers = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
    return unit === '' ? numbers : `${numbers}${NBSP}${unit}`;
  },
  months: (first, last) => {
    const [from, to] = [first, last].map(({ year, month }) => monthOfYear(year, month));
    return from === to ? from! : `${from} – ${to}`;
  },
  yes: 'Ҳа',
  no: 'Не',
  place: (option, place) => `${option}: ҷойи ${place}`,
  mean: (statement) => `Миёна: ${statement}`,
  meanPlace: (option) => `Ҷойи миёна: ${option}`,
};
