import { MINUTE_MS } from './durations.ts';

/** Hours of a person's clock in which nothing of a run is sent: from one full hour to another, over midnight where `from` is the later. */
export interface Hours {
  readonly from: number;
  readonly to: number;
}

export type QuietHours = Hours | 'off';

/** Those of a workspace that has not said otherwise. */
export const USUAL_QUIET_HOURS: Hours = { from: 20, to: 9 };
/** The time zone of a workspace that has not said otherwise. */
export const USUAL_TIME_ZONE = 'Europe/Moscow';

/** Clocks of the world differ from UTC by multiples of this, so their full hours begin at one. */
const QUARTER_MILLISECONDS = 15 * MINUTE_MS;
const A_DAY_OF_QUARTERS = 4 * 24;
/** A name of the IANA data base; not an offset, which knows no summer time. */
const ZONE = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether a text names a time zone. */
export function isTimeZone(text: string): boolean {
  if (!ZONE.test(text)) return false;
  try {
    return clockOf(text) !== null;
  } catch {
    return false;
  }
}

/** The moment itself where a person may be written to, else the one at which their quiet hours are over. */
export function writableFrom(moment: Date, quiet: QuietHours, timeZone: string): Date {
  if (quiet === 'off' || !isQuiet(moment, quiet, timeZone)) return moment;
  let next = Math.floor(moment.getTime() / QUARTER_MILLISECONDS) * QUARTER_MILLISECONDS;
  for (let quarters = 0; quarters < A_DAY_OF_QUARTERS; quarters++) {
    next += QUARTER_MILLISECONDS;
    if (!isQuiet(new Date(next), quiet, timeZone)) break;
  }
  return new Date(next);
}

function isQuiet(moment: Date, { from, to }: Hours, timeZone: string): boolean {
  const hour = Number(clockOf(timeZone).format(moment));
  return from < to ? hour >= from && hour < to : hour >= from || hour < to;
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}
