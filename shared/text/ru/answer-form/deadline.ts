const NEAR_MS = 2 * 86_400_000;

/** A deadline in words: «24 ноября», with the hour when it is near, with the year when it is another one. */
export function deadlineText(deadline: string, now: Date): string {
  const moment = new Date(deadline);
  const isNear = moment.getTime() - now.getTime() < NEAR_MS;
  const format = new Intl.DateTimeFormat('ru-RU', {
    day: 'numeric',
    month: 'long',
    ...(isNear && { hour: '2-digit', minute: '2-digit' }),
    ...(moment.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  });
  // The words stand before a full stop as often as not.
  return format
    .format(moment)
    .replace(/\s+г\./, '')
    .replace(' ', '\u00a0');
}
