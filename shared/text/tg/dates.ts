import { inMoscow } from '../in-moscow.ts';
import { NBSP } from './format.ts';

/** By hand: few browsers know the months of this language. */
const MONTHS: readonly string[] = [
  'январ',
  'феврал',
  'март',
  'апрел',
  'май',
  'июн',
  'июл',
  'август',
  'сентябр',
  'октябр',
  'ноябр',
  'декабр',
];

function dayText(day: number, month: string, year: number | null): string {
  return year === null ? `${day}${NBSP}${month}` : `${day}${NBSP}${month}и ${year}`;
}

/** A month of a year; months count from 0. */
export function monthOfYear(year: number, number: number): string {
  const month = MONTHS[number]!;
  return `${month}и ${year}`;
}

/** A calendar day, of an ISO day. */
export function dayOfYear(day: string): string {
  return dayText(Number(day.slice(8)), MONTHS[Number(day.slice(5, 7)) - 1]!, Number(day.slice(0, 4)));
}

/** A moment for whoever answers, in their own time: its day, with its year and its hour where they are wanted. */
export function momentText(moment: Date, { year = false, time = false }: { year?: boolean; time?: boolean }): string {
  const day = dayText(moment.getDate(), MONTHS[moment.getMonth()]!, year ? moment.getFullYear() : null);
  const [hours, minutes] = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0'));
  return time ? `${day}, ${hours}:${minutes}` : day;
}

/** A moment for a letter, by the clock of Moscow. */
export function moscowTime(instant: string): string {
  const { day, month, time } = inMoscow(instant);
  return `${dayText(day, MONTHS[month]!, null)}, ${time} (вақти Москва)`;
}
