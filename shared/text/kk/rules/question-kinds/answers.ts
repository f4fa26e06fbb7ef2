import type { answersText as Russian } from '../../../ru/rules/question-kinds/answers.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { monthOfYear } from '../../dates.ts';
import { formatNumber, NBSP } from '../../format.ts';
import { daysText } from '../days.ts';

export const answersText: Catalogue<typeof Russian> = {
  outOfScale: (low, high) => `Бұл сұрақтың жауабы — ${low} мен ${high} аралығындағы бүтін сан`,
  outOfBounds: (min, max) => `Бұл сұрақтың жауабы — ${formatNumber(min)} – ${formatNumber(max)} аралығындағы бүтін сан`,
  notWithin: (from, to) => `Бұл сұрақтың жауабы — ${daysText.day(from)} – ${daysText.day(to)} аралығындағы күн`,
  numbers: (from, to, unit) => {
    const numbers = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
    return unit === '' ? numbers : `${numbers}${NBSP}${unit}`;
  },
  months: (first, last) => {
    const [from, to] = [first, last].map(({ year, month }) => monthOfYear(year, month));
    return from === to ? from! : `${from} – ${to}`;
  },
  yes: 'Иә',
  no: 'Жоқ',
  place: (option, place) => `${option}: ${place}-орын`,
  mean: (statement) => `Орташа: ${statement}`,
  meanPlace: (option) => `Орташа орын: ${option}`,
};
