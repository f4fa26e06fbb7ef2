import { addMonths } from './working-days.ts';

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** The same moment so many months earlier, on the last day of a shorter month; a negative number leads ahead. */
export function monthsEarlier(now: Date, months: number): string {
  const moment = now.toISOString();
  return addMonths(moment.slice(0, DAY_LENGTH), -months) + moment.slice(DAY_LENGTH);
}
