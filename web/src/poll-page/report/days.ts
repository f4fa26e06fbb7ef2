import { LOCALE } from '#text/format.ts';
import { reportText as text } from '#text/poll-page/report.ts';

const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });

/** “from 10 to 17 November”, with months and years where they differ; “17 November” for one day. */
export function daysOf(from: Date, to: Date | null, now: Date): string {
  const last = to ?? from;
  const end = inWords(last, now);
  if (from.toDateString() === last.toDateString()) return end;
  const sameMonth = from.getMonth() === last.getMonth() && from.getFullYear() === last.getFullYear();
  const begin = sameMonth ? String(from.getDate()) : inWords(from, last);
  return text.between(begin, end);
}

function inWords(date: Date, now: Date): string {
  const words = date.getFullYear() === now.getFullYear() ? day.format(date) : dayOfYear.format(date);
  return words.replaceAll(' ', '\u00a0');
}
