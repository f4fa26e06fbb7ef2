import { formatDay } from '#web/lib/dates.ts';

/** “10–17 November”, “28 October – 3 November”: when it was asked; one day where the other is not known or the same. */
export function runDates(opened: string | null, ended: string | null, now: Date): string {
  const [from, to] = [opened, ended].map((moment) => moment && formatDay(moment, now));
  if (!from || !to) return to ?? from ?? '';
  if (from === to) return to;
  const [day, rest] = [from.split('\u00a0')[0]!, from.slice(from.indexOf('\u00a0'))];
  return to.endsWith(rest) ? `${day}–${to}` : `${from} – ${to}`;
}
