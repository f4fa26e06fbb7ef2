import { NBSP } from './format.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** “30 November”, of an ISO day. */
export function dayName(day: string): string {
  return `${Number(day.slice(8))}${NBSP}${MONTHS[Number(day.slice(5, 7)) - 1]}`;
}

/** “25–27 November”, “30 November – 2 December”. */
export function dayRangeName(from: string, to: string): string {
  if (from === to) return dayName(from);
  if (from.slice(0, 7) === to.slice(0, 7)) return `${Number(from.slice(8))}–${dayName(to)}`;
  return `${dayName(from)} – ${dayName(to)}`;
}
