const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' });

/** «с 10 по 17 ноября», with months and years where they differ; «17 ноября» for one day. */
export function daysOf(from: Date, to: Date | null, now: Date): string {
  const last = to ?? from;
  const end = inWords(last, now);
  if (from.toDateString() === last.toDateString()) return end;
  const sameMonth = from.getMonth() === last.getMonth() && from.getFullYear() === last.getFullYear();
  const begin = sameMonth ? String(from.getDate()) : inWords(from, last);
  return `с\u00a0${begin} по\u00a0${end}`;
}

function inWords(date: Date, now: Date): string {
  const words = date.getFullYear() === now.getFullYear() ? day.format(date) : dayOfYear.format(date);
  return words.replaceAll(' ', '\u00a0');
}
