import { formatDay } from '#web/lib/dates.ts';
import { NBSP } from '#text/format.ts';

/** A dash at which no line ends. */
const RANGE = '\u2060–\u2060';

/** “1–21 November”, “25 October – 21 November”, in the reader's own time zone. */
export function periodWords({ from, to }: { readonly from: string; readonly to: string }, now: Date): string {
  const [first, last] = [new Date(from), new Date(to)];
  const sameMonth = first.getFullYear() === last.getFullYear() && first.getMonth() === last.getMonth();
  if (!sameMonth) return `${formatDay(first, now)}${NBSP}– ${formatDay(last, now)}`;
  return first.getDate() === last.getDate()
    ? formatDay(last, now)
    : `${first.getDate()}${RANGE}${formatDay(last, now)}`;
}
