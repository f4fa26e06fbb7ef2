import { addDays, daysBetween, moscowDay, moscowMoment, nextWorkingDay, weekdayOf, type Day } from './working-days.ts';

/** How often a poll repeats; `member_joined` asks whoever joined the workspace so many days ago. */
export const CADENCES = ['weekly', 'fortnightly', 'monthly', 'member_joined'] as const;
export type Cadence = (typeof CADENCES)[number];

/** When the runs of a recurring poll open; Moscow's time. */
export interface Timing {
  readonly cadence: Cadence;
  /** 1 for Monday to 7; of weekly and fortnightly runs. */
  readonly weekday: number | null;
  /** 1 to 31, in a shorter month its last day; of monthly runs. */
  readonly month_day: number | null;
  /** HH:MM. */
  readonly time: string;
  /** The first day on which a run may open; fortnights are counted from it. */
  readonly starts_on: Day;
  /** A run of a day off opens on the next working day. */
  readonly skip_holidays: boolean;
}

/** One run of a recurring poll. */
export interface Occurrence {
  /** The day the calendar gives it, by which it is named. */
  readonly planned: Day;
  /** The day it opens, after days off. */
  readonly day: Day;
  readonly at: Date;
}

const WEEK = 7;
const FORTNIGHT = 14;
const THURSDAY = 4;
/** A run is moved by fewer days than this: no holidays of Russia are longer. */
const LONGEST_MOVE = 31;

/** The next runs that open after a moment, the earliest first; two that are moved to one day are one. */
export function occurrencesAfter(timing: Timing, after: Date, count: number): Occurrence[] {
  const found: Occurrence[] = [];
  const from = addDays(moscowDay(after), -LONGEST_MOVE);
  for (const planned of plannedDays(timing, from)) {
    const day = timing.skip_holidays ? nextWorkingDay(planned) : planned;
    const at = moscowMoment(day, timing.time);
    if (at.getTime() <= after.getTime() || day === found.at(-1)?.day) continue;
    found.push({ planned, day, at });
    if (found.length === count) break;
  }
  return found;
}

/** The number of a day's week by ISO 8601: the week belongs to the year of its Thursday. */
export function weekOf(day: Day): number {
  const thursday = addDays(day, THURSDAY - weekdayOf(day));
  return 1 + Math.floor(daysBetween(`${thursday.slice(0, 4)}-01-01`, thursday) / WEEK);
}

/** The days of the calendar on which runs are planned, without end, none before `from` or the first day. */
function* plannedDays(timing: Timing, from: Day): Generator<Day> {
  if (timing.cadence === 'monthly') {
    yield* monthDays(timing, from);
    return;
  }
  const step = { weekly: WEEK, fortnightly: FORTNIGHT, member_joined: 1 }[timing.cadence];
  const first =
    timing.weekday === null || timing.cadence === 'member_joined'
      ? timing.starts_on
      : addDays(timing.starts_on, (timing.weekday - weekdayOf(timing.starts_on) + WEEK) % WEEK);
  const steps = Math.max(0, Math.ceil(daysBetween(first, from) / step));
  for (let day = addDays(first, steps * step); ; day = addDays(day, step)) yield day;
}

function* monthDays({ month_day: monthDay, starts_on: startsOn }: Timing, from: Day): Generator<Day> {
  const first = from > startsOn ? from : startsOn;
  for (let month = first.slice(0, 7); ; month = addDays(`${month}-01`, LONGEST_MOVE).slice(0, 7)) {
    const last = addDays(`${addDays(`${month}-01`, LONGEST_MOVE).slice(0, 7)}-01`, -1);
    const wished = `${month}-${String(monthDay ?? 1).padStart(2, '0')}`;
    const day = wished < last ? wished : last;
    if (day >= first) yield day;
  }
}
