/** The day, the month, counted from 0, and the time of a moment by the clock of Moscow, for languages that are written by hand. */
export function inMoscow(instant: string): { readonly day: number; readonly month: number; readonly time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Moscow',
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((one) => one.type === type)!.value;
  return { day: Number(part('day')), month: Number(part('month')) - 1, time: `${part('hour')}:${part('minute')}` };
}
