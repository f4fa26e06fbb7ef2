import type { Catalogue } from '../../../catalogue.ts';
import type { answersText as Russian } from '../../../ru/rules/question-kinds/answers.ts';
import { formatNumber, LOCALE, NBSP } from '../../format.ts';
import { daysText } from '../days.ts';

export const answersText: Catalogue<typeof Russian> = {
  outOfScale: (low, high) => `The answer to this question is a whole number from ${low} to ${high}`,
  outOfBounds: (min, max) =>
    `The answer to this question is a whole number from ${formatNumber(min)} to ${formatNumber(max)}`,
  notWithin: (from, to) => `The answer to this question is a day from ${daysText.day(from)} to ${daysText.day(to)}`,
  numbers: (from, to, unit) => {
    const numbers = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
    return unit === '' ? numbers : `${numbers}${NBSP}${unit}`;
  },
  months: (first, last) => {
    const monthly = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const [from, to] = [first, last].map(({ year, month }) => monthly.format(Date.UTC(year, month)));
    return from === to ? from! : `${from} – ${to}`;
  },
  yes: 'Yes',
  no: 'No',
  place: (option, place) => `${option}: place ${place}`,
  mean: (statement) => `Average: ${statement}`,
  meanPlace: (option) => `Average place: ${option}`,
};
