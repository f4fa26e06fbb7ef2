import { LOCALE } from '#text/format.ts';

const CHOSEN_FROM = 60;
const name = new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The months a file can be of, the newest first: this one and five years back. */
export function monthsToChoose(now: Date): string[] {
  return Array.from({ length: CHOSEN_FROM }, (_, back) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** “March 2026” of 2026-03. */
export function monthName(month: string): string {
  return name.format(new Date(`${month}-01T00:00:00Z`));
}
