import { Bitrix24Error } from './bitrix24/bitrix24.ts';
import { say, type Problem } from '#core/clients/connection-problems.ts';
import type { Employee } from '#shared/models/bitrix24.ts';
import { SUITE_LIST_MAX } from '#shared/rules/people-list.ts';
import { listAll, type Listing } from './portal/list-all.ts';
import type { Portal } from './portal/open-portal.ts';
import { readDepartments, readEmployee, readTeams } from './portal/read-employee.ts';

const DEPARTMENTS: Listing = {
  method: 'department.get',
  params: {},
  position: 'START',
  limit: 1000,
  optional: true,
};

/** A filter as `user.get` takes it. */
type Filter = Readonly<Record<string, string | boolean | readonly string[]>>;

/**
 * People of the portal with the names of their departments. Bitrix24 drops a filter it does not know, or may not use,
 * without a word: whoever filters looks at what came once more.
 */
export async function employeesOf(
  portal: Portal,
  filter: Filter,
  limit = SUITE_LIST_MAX,
): Promise<{ employees: Employee[]; total: number }> {
  const { people, departments } = await listAll(portal, {
    people: peopleBy(filter, limit),
    departments: DEPARTMENTS,
  });
  const names = readDepartments(departments.rows);
  const employees = people.rows.map((row) => readEmployee(row, names)).filter((one) => one !== null);
  return { employees: [...new Map(employees.map((one) => [one.ID, one])).values()], total: people.total };
}

/** People of the portal with these numbers, without the names of their departments. */
export async function employeesWithNumbers(portal: Portal, numbers: readonly string[]): Promise<Employee[]> {
  const { people } = await listAll(portal, { people: peopleBy({ ID: numbers }, numbers.length) });
  return people.rows.map((row) => readEmployee(row, new Map())).filter((one) => one !== null);
}

/** Some people of the portal in the order of their numbers. */
export interface EmployeeSlice {
  readonly employees: readonly Employee[];
  /** Departments by their numbers, without the company itself; empty where the webhook may not see them. */
  readonly teams: ReadonlyMap<number, string>;
  /** How many come behind these, by Bitrix24's count. */
  readonly left: number;
}

/**
 * The next people behind the number `after`. Asked for by number and not by position, nobody is passed over when
 * somebody before them is dismissed between two calls.
 */
export async function employeesBehind(after: number, limit: number, portal: Portal): Promise<EmployeeSlice> {
  const { people, departments } = await listAll(portal, {
    people: peopleBy({ ACTIVE: true, '>ID': String(after) }, limit),
    departments: DEPARTMENTS,
  });
  const left = Math.max(0, people.total - people.rows.length);
  const employees = people.rows
    .map((row) => readEmployee(row, new Map()))
    .filter((one) => one !== null && Number(one.ID) > after) as Employee[];
  // Bitrix24 drops a filter it does not know: the same people would come for ever.
  if (employees.length === 0 && left > 0) throw new Bitrix24Error(ENDLESS);
  const inOrder = employees.toSorted((a, b) => Number(a.ID) - Number(b.ID));
  return { employees: inOrder, teams: readTeams(departments.rows), left };
}

const ENDLESS: Problem = { kind: 'failed', detail: say('samePeople') };

function peopleBy(filter: Filter, limit: number): Listing {
  const FILTER = Object.keys(filter).length > 0 ? { FILTER: filter } : {};
  return { method: 'user.get', params: { sort: 'ID', order: 'ASC', ...FILTER }, position: 'start', limit };
}
