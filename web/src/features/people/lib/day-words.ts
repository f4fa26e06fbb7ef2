import { daysBetween, weekdayOf, type Day } from '#shared/rules/working-days.ts';
import { monthsBetween, type Stage } from '#shared/rules/people/stages.ts';
import { formatDay } from '#web/lib/dates.ts';
import { NBSP, plural } from '#web/lib/formatters.ts';

const WEEKDAYS = ['понедельник', 'вторник', 'среду', 'четверг', 'пятницу', 'субботу', 'воскресенье'];
const TUESDAY = 2;
const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;
/** So long a newcomer's time is told in days. */
const DAYS_TOLD = 100;
const YEARS_WITH_MONTHS = 2;

/** «26 ноября», with the year where it is not this one. */
export function dayWords(day: Day, today: Day): string {
  return formatDay(`${day}T12:00:00`, new Date(`${today}T12:00:00`));
}

/** «сегодня», «завтра», «в среду» within a week, else the day. */
export function soonWords(day: Day, today: Day): string {
  const left = daysBetween(today, day);
  if (left === 0) return 'сегодня';
  if (left === 1) return 'завтра';
  if (left < 0 || left >= DAYS_A_WEEK) return dayWords(day, today);
  const weekday = weekdayOf(day);
  return `${weekday === TUESDAY ? 'во' : 'в'}${NBSP}${WEEKDAYS[weekday - 1]}`;
}

/** How long somebody has been here: «28 дней», «7 мес.», «1 год 10 мес.», «4 года». */
export function tenureWords(hiredOn: Day, today: Day): string {
  const days = daysBetween(hiredOn, today);
  if (days < DAYS_TOLD) return plural(Math.max(days, 0), 'день', 'дня', 'дней');
  const months = monthsBetween(hiredOn, today);
  const years = Math.floor(months / MONTHS_A_YEAR);
  const rest = months % MONTHS_A_YEAR;
  if (years === 0) return `${months}${NBSP}мес.`;
  const whole = plural(years, 'год', 'года', 'лет');
  return years < YEARS_WITH_MONTHS && rest > 0 ? `${whole} ${rest}${NBSP}мес.` : whole;
}

const short = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short' });

/** The same for a row: «19 дек.» for what is further off than a week. */
function soonInRow(day: Day, today: Day): string {
  const left = daysBetween(today, day);
  return left >= 0 && left < DAYS_A_WEEK
    ? soonWords(day, today)
    : short.format(new Date(`${day}T12:00:00`)).replace(' ', NBSP);
}

/** What comes next, for a row: «30-й день в среду», «срок до 26 ноября», «2 года 3 декабря». */
export function stageWords({ kind, count, on }: Stage, today: Day): string {
  switch (kind) {
    case 'day':
      return `${count}-й${NBSP}день ${soonInRow(on, today)}`;
    case 'probation':
      return `срок до${NBSP}${dayWords(on, today)}`;
    case 'anniversary':
      return `${plural(count, 'год', 'года', 'лет')} ${soonInRow(on, today)}`;
  }
}
