import { LOCALE, NBSP } from '#text/format.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

const clock = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' });
const sheetDay = new Intl.DateTimeFormat(LOCALE, { day: '2-digit', month: '2-digit', year: 'numeric' });

/**
 * When an answer came, with the year where it is not this one: “21 November, 12:40”. An anonymous answer is stored
 * by the hour, so the whole hour is shown, not its first minute: “21 November, 12:00–13:00”.
 */
export function answerTime(createdAt: string, anonymous: boolean, now: Date): string {
  const from = new Date(createdAt);
  const date = (from.getFullYear() === now.getFullYear() ? day : dayOfYear).format(from).replace(/\s/g, NBSP);
  return `${date}, ${hours(from, anonymous)}`;
}

/** The same for a spreadsheet: “21.11.2026 12:40”. */
export function sheetTime(createdAt: string, anonymous: boolean): string {
  const from = new Date(createdAt);
  return `${sheetDay.format(from)} ${hours(from, anonymous)}`;
}

function hours(from: Date, anonymous: boolean): string {
  return anonymous ? `${clock.format(from)}–${clock.format(from.getTime() + HOUR_MS)}` : clock.format(from);
}
