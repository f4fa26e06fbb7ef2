import { momentText } from '#text/dates.ts';
import { reportText as text } from '#text/poll-page/report.ts';

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
  return momentText(date, { year: date.getFullYear() !== now.getFullYear() }).replaceAll(' ', '\u00a0');
}
