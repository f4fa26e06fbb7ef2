import { formatDateTime } from '#web/lib/dates.ts';

const HOUR_MS = 3_600_000;
const clock = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });

/** When an answer came. An anonymous one is stored by the hour, so the whole hour is shown, not its first minute. */
export function answerTime(createdAt: string, anonymous: boolean): string {
  const text = formatDateTime(createdAt);
  return anonymous ? `${text}–${clock.format(new Date(createdAt).getTime() + HOUR_MS)}` : text;
}
