import type { answersText as Russian } from '../../../ru/rules/question-kinds/answers.ts';
import type { Catalogue } from '../../../catalogue.ts';
import { monthOfYear } from '../../dates.ts';
import { formatNumber, NBSP } from '../../format.ts';
import { daysText } from '../days.ts';

export const answersText: Catalogue<typeof Russian> = {
  outOfScale: (low, high) => `Бу саволга жавоб — ${low} дан ${high} гача бутун сон`,
  outOfBounds: (min, max) => `Бу саволга жавоб — ${formatNumber(min)} дан ${formatNumber(max)} гача бутун сон`,
  notWithin: (from, to) => `Бу саволга жавоб — ${daysText.day(from)} ва ${daysText.day(to)} оралиғидаги кун`,
  numbers: (from, to, unit) => {
    const numbers = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
    return unit === '' ? numbers : `${numbers}${NBSP}${unit}`;
  },
  months: (first, last) => {
    const [from, to] = [first, last].map(({ year, month }) => monthOfYear(year, month));
    return from === to ? from! : `${from} – ${to}`;
  },
  yes: 'Ҳа',
  no: 'Йўқ',
  place: (option, place) => `${option}: ${place}-ўрин`,
  mean: (statement) => `Ўртача: ${statement}`,
  meanPlace: (option) => `Ўртача ўрин: ${option}`,
};
