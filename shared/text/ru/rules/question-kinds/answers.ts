import { formatNumber, LOCALE, NBSP } from '../../format.ts';
import { daysText } from '../days.ts';

const withoutYearSign = (words: string): string => words.replace(/\s*г\.$/, '');

/** Answers in words, and what is wrong with them where whoever answers is told as they type. */
export const answersText = {
  outOfScale: (low: number, high: number) => `Ответ на этот вопрос — целое число от ${low} до ${high}`,
  outOfBounds: (min: number, max: number) =>
    `Ответ на этот вопрос — целое число от ${formatNumber(min)} до ${formatNumber(max)}`,
  notWithin: (from: string, to: string) => `Ответ на этот вопрос — день с ${daysText.day(from)} по ${daysText.day(to)}`,
  /** A number, or several from one to another, with its unit; an empty one is none. */
  numbers: (from: number, to: number, unit: string) => {
    const numbers = from === to ? formatNumber(from) : `${formatNumber(from)}–${formatNumber(to)}`;
    return unit === '' ? numbers : `${numbers}${NBSP}${unit}`;
  },
  /** Months from 0: «ноябрь 2026», «ноябрь 2026 – январь 2027». */
  months: (first: { readonly year: number; readonly month: number }, last: typeof first) => {
    const monthly = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const [from, to] = [first, last].map(({ year, month }) => withoutYearSign(monthly.format(Date.UTC(year, month))));
    return from === to ? from! : `${from} – ${to}`;
  },
  yes: 'Да',
  no: 'Нет',
  place: (option: string, place: number) => `${option}: ${place}-е место`,
  mean: (statement: string) => `Среднее: ${statement}`,
  meanPlace: (option: string) => `Среднее место: ${option}`,
} as const;
