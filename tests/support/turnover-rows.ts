import type { FinanceEmployeeRow } from '#shared/models/finance/employees.ts';
import type { LeaverRow } from '#shared/models/finance/leavers.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';

/** The day it is, and the month of it. */
export const TODAY = moscowDay(new Date());
export const THIS_MONTH = TODAY.slice(0, 7);
/** The day so many days ago. */
export const daysAgo = (days: number): string => addDays(TODAY, -days);

/** Names and addresses of the company below, which no report may hold. */
export const NAMES = ['Серафима', 'secret-address', 'tab-'];

/**
 * A company of thirty with two teams and so many leavers, evenly over three years, under numbers of the personnel: the
 * list of this month and the history.
 */
export function companyRows(leavers = 20) {
  const people = Array.from({ length: 30 }, (_, index): Partial<FinanceEmployeeRow> => {
    const department = index < 18 ? 'Склад' : 'Продажи';
    const hired_on = daysAgo(1500 - index * 45);
    const email = `secret-address-${index}@example.com`;
    return { email, name: `Серафима ${index}`, department, salary: 90_000, bonus: 10_000, hired_on };
  });
  const left = Array.from({ length: leavers }, (_, index): Partial<LeaverRow> => {
    const left_on = daysAgo(20 + index * Math.floor(1000 / Math.max(1, leavers)));
    const department = index % 2 === 0 ? 'Склад' : 'Продажи';
    return { key: `tab-${index}`, department, hired_on: addDays(left_on, -400), left_on, leaving: 'voluntary' };
  });
  // Somebody of the list stands in the history, too.
  const known = { key: people[0]!.email!, hired_on: people[0]!.hired_on! };
  return { people, history: [...left, known] };
}
