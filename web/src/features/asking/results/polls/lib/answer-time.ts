import { HOUR_MS } from '#shared/rules/durations.ts';
import { LOCALE } from '#text/format.ts';
import { formatDay, formatTime } from '#web/lib/dates.ts';

const sheetDay = new Intl.DateTimeFormat(LOCALE, { day: '2-digit', month: '2-digit', year: 'numeric' });

/**
 * When an answer came, with the year where it is not this one: “21 November, 12:40”. An anonymous answer is stored
 * by the hour, so the whole hour is shown, not its first minute: “21 November, 12:00–13:00”.
 */
export function answerTime(createdAt: string, anonymous: boolean, now: Date): string {
  const from = new Date(createdAt);
  return `${formatDay(from, now)}, ${hours(from, anonymous)}`;
}

/** The same for a spreadsheet: “21.11.2026 12:40”. */
export function sheetTime(createdAt: string, anonymous: boolean): string {
  const from = new Date(createdAt);
  return `${sheetDay.format(from)} ${hours(from, anonymous)}`;
}

function hours(from: Date, anonymous: boolean): string {
  return anonymous ? `${formatTime(from)}–${formatTime(from.getTime() + HOUR_MS)}` : formatTime(from);
}
