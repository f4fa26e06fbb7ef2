/** A moment for a letter: «21 ноября, 14:30 по Москве». */
export function moscowTime(instant: string): string {
  const text = new Intl.DateTimeFormat('ru-RU', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Moscow',
  }).format(new Date(instant));
  return `${text} по Москве`;
}

/** A calendar day for a letter: «24 ноября 2026 г.». */
export function dayText(day: string): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('ru-RU', format).format(new Date(day));
}
