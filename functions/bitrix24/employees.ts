import type { Employee } from '#shared/models/bitrix24.ts';
import { SUITE_LIST_MAX } from '#shared/models/bitrix24.ts';
import { listAll } from './list-all.ts';
import type { Portal } from './portal.ts';
import { readDepartments, readEmployee } from './read-employee.ts';

const DEPARTMENTS_MAX = 1000;

/**
 * People of the portal with the names of their departments. Bitrix24 drops a filter it does not know, or may not use,
 * without a word: whoever filters looks at what came once more.
 */
export async function employeesOf(
  portal: Portal,
  filter: Readonly<Record<string, string | boolean>>,
): Promise<{ employees: Employee[]; total: number }> {
  const { people, departments } = await listAll(portal, {
    people: {
      method: 'user.get',
      params: { sort: 'ID', order: 'ASC', ...(Object.keys(filter).length > 0 ? { FILTER: filter } : {}) },
      position: 'start',
      limit: SUITE_LIST_MAX,
    },
    departments: {
      method: 'department.get',
      params: {},
      position: 'START',
      limit: DEPARTMENTS_MAX,
      optional: true,
    },
  });
  const names = readDepartments(departments.rows);
  const employees = people.rows.map((row) => readEmployee(row, names)).filter((one) => one !== null);
  return { employees: [...new Map(employees.map((one) => [one.ID, one])).values()], total: people.total };
}
