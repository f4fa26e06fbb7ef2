import { moscowDay, moscowMoment, nextWorkingDay } from './working-days.ts';

/** For whom a report for a meeting is made: it decides what is in it. */
export const PACK_AUDIENCES = ['director', 'board', 'team'] as const;
export type PackAudience = (typeof PACK_AUDIENCES)[number];

/** The time such a report is about, back from now. */
export const PACK_PERIODS = ['quarter', 'half', 'year'] as const;
export type PackPeriod = (typeof PACK_PERIODS)[number];

/** What file it becomes. */
export const PACK_FORMATS = ['a4', 'wide', 'pptx'] as const;
export type PackFormat = (typeof PACK_FORMATS)[number];

/** How often people are reminded of one. */
export const PACK_RHYTHMS = ['month', 'quarter'] as const;
export type PackRhythm = (typeof PACK_RHYTHMS)[number];

/** So many people are written to. */
export const PACK_READERS_MAX = 20;

const MONTHS: Readonly<Record<PackRhythm, number>> = { month: 1, quarter: 3 };
const HOUR = '09:00';

/** When the next letter goes out: on the first working day of the next month or quarter, in the morning of Moscow. */
export function nextPackMoment(every: PackRhythm, now: Date): Date {
  const [year, month] = moscowDay(now).split('-').map(Number) as [number, number];
  const next = (Math.floor((month - 1) / MONTHS[every]) + 1) * MONTHS[every];
  const first = `${year + Math.floor(next / 12)}-${String((next % 12) + 1).padStart(2, '0')}-01`;
  return moscowMoment(nextWorkingDay(first), HOUR);
}
