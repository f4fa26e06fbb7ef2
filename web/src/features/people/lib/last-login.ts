import { formatDate, formatDay, formatShortDate } from '#web/lib/dates.ts';
import { peopleText } from '#text/people.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

const HOURS_A_DAY = 24;
const DAYS_A_WEEK = 7;

type Ago =
  | { readonly kind: 'never' | 'unknown' | 'online' }
  | { readonly kind: 'hours' | 'days'; readonly count: number }
  | { readonly kind: 'date'; readonly date: Date };

/**
 * When somebody was here last, for the list: how long ago, or the day, with the year where it is not this one. Empty =
 * never, null = nobody tells.
 */
export function lastLoginInList(moment: string | null, now: Date): string {
  const ago = agoOf(moment, now);
  const text = peopleText.lastLogin;
  if (ago.kind === 'date') return isOfYear(ago.date, now) ? formatDay(ago.date, now) : formatShortDate(ago.date);
  return 'count' in ago ? text[ago.kind](ago.count) : text[ago.kind];
}

/** The same for the page of a person, as a sentence. */
export function lastLoginInDetail(moment: string | null, now: Date): string {
  const ago = agoOf(moment, now);
  const text = peopleText.page.lastLogin;
  if (ago.kind === 'date') return text.on(formatDate(ago.date));
  return 'count' in ago ? text[ago.kind](ago.count) : text[ago.kind];
}

function isOfYear(date: Date, now: Date): boolean {
  return date.getFullYear() === now.getFullYear();
}

function agoOf(moment: string | null, now: Date): Ago {
  if (moment === '') return { kind: 'never' };
  const time = Date.parse(moment ?? '');
  if (Number.isNaN(time)) return { kind: 'unknown' };
  const hours = Math.floor((now.getTime() - time) / HOUR_MS);
  if (hours < 1) return { kind: 'online' };
  if (hours < HOURS_A_DAY) return { kind: 'hours', count: hours };
  const days = Math.floor(hours / HOURS_A_DAY);
  return days < DAYS_A_WEEK ? { kind: 'days', count: days } : { kind: 'date', date: new Date(time) };
}
