import { LOCALE } from '../format.ts';

/** Days of the calendar in words. */
export const daysText = {
  /** 2026-11-24 as «24 ноября 2026». */
  day: (day: string) => {
    const words = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(LOCALE, words).format(new Date(`${day}T00:00:00Z`)).replace(/\s*г\.$/, '');
  },
} as const;
