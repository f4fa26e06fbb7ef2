import type { daysText as Russian } from '../../ru/people/days.ts';
import type { Catalogue } from '../../catalogue.ts';
import { NBSP, plural } from '../format.ts';

const years = (count: number) => plural(count, 'year', 'years');
const months = (count: number) => plural(count, 'month', 'months');

/** How long somebody has been here, and when their next stage comes. */
export const daysText: Catalogue<typeof Russian> = {
  today: 'today',
  tomorrow: 'tomorrow',
  onWeekday: ['on Monday', 'on Tuesday', 'on Wednesday', 'on Thursday', 'on Friday', 'on Saturday', 'on Sunday'],
  onWeekdayInRow: ['on Mon', 'on Tue', 'on Wed', 'on Thu', 'on Fri', 'on Sat', 'on Sun'],
  on: (day) => `on ${day}`,
  days: (count) => plural(count, 'day', 'days'),
  months,
  years,
  yearsAndMonths: (year, month) => `${year}${NBSP}yr ${month}${NBSP}mo`,
  stage: {
    day: (count, day) => `day${NBSP}${count} ${day}`,
    probation: (_day, short) => `probation to ${short}`,
    anniversary: (count, day) => `${years(count)} ${day}`,
  },
};
