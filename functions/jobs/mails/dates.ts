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
