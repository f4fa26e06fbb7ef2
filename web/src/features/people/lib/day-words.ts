import { monthsBetween, daysBetween, weekdayOf, type Day } from '#shared/rules/working-days.ts';
import type { Stage } from '#shared/rules/people/stages.ts';
import { formatDay } from '#web/lib/dates.ts';
import { LOCALE, NBSP } from '#text/format.ts';
import { daysText as text } from '#text/people/days.ts';

const DAYS_A_WEEK = 7;
const MONTHS_A_YEAR = 12;
/** So long a newcomer's time is told in days. */
const DAYS_TOLD = 100;
const YEARS_WITH_MONTHS = 2;

/** “26 November”, with the year where it is not this one. */
export function dayWords(day: Day, today: Day): string {
  return formatDay(`${day}T12:00:00`, new Date(`${today}T12:00:00`));
}

/** “today”, “tomorrow”, “on Wednesday” within a week, else the day. */
export function soonWords(day: Day, today: Day): string {
  const left = daysBetween(today, day);
  if (left === 0) return text.today;
  if (left === 1) return text.tomorrow;
  if (left < 0 || left >= DAYS_A_WEEK) return text.on(dayWords(day, today));
  return text.onWeekday[weekdayOf(day) - 1]!;
}

/** How long somebody has been here: in days, in months, in years, the more roughly the longer. */
export function tenureWords(hiredOn: Day, today: Day): string {
  const days = daysBetween(hiredOn, today);
  if (days < DAYS_TOLD) return text.days(Math.max(days, 0));
  const months = monthsBetween(hiredOn, today);
  const years = Math.floor(months / MONTHS_A_YEAR);
  const rest = months % MONTHS_A_YEAR;
  if (years === 0) return text.months(rest);
  return years < YEARS_WITH_MONTHS && rest > 0 ? text.yearsAndMonths(years, rest) : text.years(years);
}

const short = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short' });

/** The same for a row: “on Wed”, “on 19 Dec” for what is further off than a week. */
function soonInRow(day: Day, today: Day): string {
  const left = daysBetween(today, day);
  if (left < 0 || left >= DAYS_A_WEEK) return text.on(shortDay(day));
  return left < 2 ? soonWords(day, today) : text.onWeekdayInRow[weekdayOf(day) - 1]!;
}

function shortDay(day: Day): string {
  return short.format(new Date(`${day}T12:00:00`)).replace(' ', NBSP);
}

/** What comes next, for a row: “day 30 on Wed”, “probation to 26 Nov”, “2 years on 3 Dec”. */
export function stageWords({ kind, count, on }: Stage, today: Day): string {
  switch (kind) {
    case 'day':
      return text.stage.day(count, soonInRow(on, today));
    case 'probation':
      return text.stage.probation(dayWords(on, today), shortDay(on));
    case 'anniversary':
      return text.stage.anniversary(count, soonInRow(on, today));
  }
}
