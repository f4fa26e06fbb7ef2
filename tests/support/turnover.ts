import { finance } from '#shared/contract/finance.ts';
import type { LeaverRow } from '#shared/models/finance/leavers.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { request } from './api.ts';
import type { Person } from './factories.ts';
import { importEmployees, type GivenEmployee } from './finance.ts';

/** The day it is, and the month of it. */
export const TODAY = moscowDay(new Date());
export const THIS_MONTH = TODAY.slice(0, 7);
/** The day so many days ago. */
export const daysAgo = (days: number): string => addDays(TODAY, -days);

/** Imports the history of hiring and leaving by the API. */
export async function importLeavers({ token }: Person, { id }: Workspace, rows: readonly Partial<LeaverRow>[]) {
  const body = { file_name: 'history.csv', base_version: null, rows: [...rows] };
  return request(finance.importLeavers, { token, params: { id }, body: body as never });
}

/** Names and addresses of nobody else, which no report may hold. */
export const NAMES = ['Серафима', 'secret-address', 'tab-'];

/**
 * A company of thirty with two teams and somebody who left every month or two for three years, under numbers of the
 * personnel, as a list of this month and a history.
 */
export async function importCompany(owner: Person, workspace: Workspace, leavers = 20): Promise<void> {
  const people = Array.from({ length: 30 }, (_, index): GivenEmployee => {
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
  await importEmployees(owner, workspace, people, { period: THIS_MONTH });
  await importLeavers(owner, workspace, [...left, known]);
}
