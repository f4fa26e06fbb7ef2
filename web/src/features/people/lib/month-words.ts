import { LOCALE } from '#text/format.ts';

/** “October 2026” of `2026-10`. */
export function monthWords(period: string): string {
  const [year = '', month = ''] = period.split('-');
  const name = new Intl.DateTimeFormat(LOCALE, { month: 'long' }).format(new Date(Number(year), Number(month) - 1, 1));
  return `${name} ${year}`;
}
