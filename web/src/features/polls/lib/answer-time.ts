import { formatDate, formatDateTime } from '#web/lib/dates.ts';

const HOUR_MS = 3_600_000;
const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

/** When an answer came. An anonymous one is stored by the hour, so the whole hour is shown, not its first minute. */
export function answerTime(createdAt: string, anonymous: boolean): string {
  if (!anonymous) return formatDateTime(createdAt);
  const from = new Date(createdAt);
  const to = new Date(from.getTime() + HOUR_MS);
  return `${formatDate(from)}, ${clock.format(from)}–${clock.format(to)}`;
}
