import { momentText } from '#text/dates.ts';
import { NBSP } from '#text/format.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const NEAR_MS = 2 * DAY_MS;
/** A year and the shortened word that a language puts behind it. */
const YEAR_SIGN = /(\d{4})\s+\p{L}+\./u;

/** A deadline in words: “24 November”, with the hour when it is near, with the year when it is another one. */
export function deadlineText(deadline: string, now: Date): string {
  const moment = new Date(deadline);
  const isNear = moment.getTime() - now.getTime() < NEAR_MS;
  const text = momentText(moment, { time: isNear, year: moment.getFullYear() !== now.getFullYear() });
  // The words stand before a full stop as often as not.
  return text.replace(YEAR_SIGN, '$1').replace(' ', NBSP);
}
