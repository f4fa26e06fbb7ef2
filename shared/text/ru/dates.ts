import { NBSP } from './format.ts';

const MONTHS = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

/** «30 ноября», of an ISO day. */
export function dayName(day: string): string {
  return `${Number(day.slice(8))}${NBSP}${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

/** «25–27 ноября», «30 ноября – 2 декабря». */
export function dayRangeName(from: string, to: string): string {
  if (from === to) return dayName(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${dayName(to)}`;
  return `${dayName(from)} – ${dayName(to)}`;
}
