import { dayOfYear } from '../dates.ts';

/** Days of the calendar in words. */
export const daysText = {
  /** 2026-11-24 as «24 ноября 2026». */
  day: dayOfYear,
} as const;
