import { momentText } from '#text/dates.ts';
import { NBSP } from '#text/format.ts';

const NEAR_MS = 2 * 86_400_000;

/** A deadline in words: “24 November”, with the hour when it is near, with the year when it is another one. */
export function deadlineText(deadline: string, now: Date): string {
  const moment = new Date(deadline);
  const isNear = moment.getTime() - now.getTime() < NEAR_MS;
  return momentText(moment, { time: isNear, year: moment.getFullYear() !== now.getFullYear() }).replace(' ', NBSP);
}
