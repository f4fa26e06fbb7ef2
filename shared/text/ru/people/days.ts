import { NBSP, plural } from '../format.ts';

const years = (count: number) => plural(count, 'год', 'года', 'лет');
const months = (count: number) => `${count}${NBSP}мес.`;

/** A day of the coming week, from Monday on. */
const onWeekday = [
  `в${NBSP}понедельник`,
  `во${NBSP}вторник`,
  `в${NBSP}среду`,
  `в${NBSP}четверг`,
  `в${NBSP}пятницу`,
  `в${NBSP}субботу`,
  `в${NBSP}воскресенье`,
] as const;

/** How long somebody has been here, and when their next stage comes. */
export const daysText = {
  today: 'сегодня',
  tomorrow: 'завтра',
  onWeekday,
  /** The same where there is little room. */
  onWeekdayInRow: onWeekday,
  /** A day by its date. */
  on: (day: string) => day,
  days: (count: number) => plural(count, 'день', 'дня', 'дней'),
  months,
  years,
  yearsAndMonths: (year: number, month: number) => `${years(year)} ${months(month)}`,
  stage: {
    day: (count: number, day: string) => `${count}-й${NBSP}день ${day}`,
    /** Told the day in full and, for where there is little room, in short. */
    probation: (day: string, _short: string) => `срок до${NBSP}${day}`,
    anniversary: (count: number, day: string) => `${years(count)} ${day}`,
  },
} as const;
