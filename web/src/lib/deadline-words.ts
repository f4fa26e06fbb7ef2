/** A deadline as people speak of it, and whether it is near. */
export interface DeadlineWords {
  readonly words: string;
  readonly near: boolean;
}

const DAY_MS = 86_400_000;
/** Within so many days the day of the week says more than the date. */
const WEEK_DAYS = 7;
const time = new Intl.DateTimeFormat('ru-RU', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', year: 'numeric' });
const UNTIL_WEEKDAY = ['воскресенья', 'понедельника', 'вторника', 'среды', 'четверга', 'пятницы', 'субботы'];

/** «сегодня до 18:00», «завтра последний день», «до вторника, 24 ноября», «до 1 декабря», in the reader's time zone. */
export function deadlineWords(deadline: string | null, now: Date): DeadlineWords {
  if (deadline === null) return { words: 'без срока', near: false };
  const end = new Date(deadline);
  if (end.getTime() <= now.getTime()) return { words: 'срок вышел', near: true };
  const days = Math.round((midnight(end) - midnight(now)) / DAY_MS);
  if (days === 0) return { words: `сегодня до\u00a0${time.format(end)}`, near: true };
  if (days === 1) return { words: 'завтра последний день', near: true };
  if (days === 2) return { words: 'послезавтра последний день', near: true };
  const date = dateWords(end, now);
  return {
    words: days < WEEK_DAYS ? `до\u00a0${UNTIL_WEEKDAY[end.getDay()]}, ${date}` : `до\u00a0${date}`,
    near: false,
  };
}

/** «17 ноября», with the year where it is another one. */
export function dateWords(date: Date, now: Date): string {
  return (date.getFullYear() === now.getFullYear() ? day : dayOfYear).format(date).replaceAll(' ', '\u00a0');
}

function midnight(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
