import { toEmployee, toSuiteTask } from './kept-rows.ts';
import type { KeptRow } from './repositories/portal-rows.ts';
import type { KindRead } from './repositories/portal-snapshots.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Employee, SuiteTaskFilter, SuiteTaskList } from '#shared/models/bitrix24.ts';
import { SUITE_LIST_MAX } from '#shared/rules/people-list.ts';

type Snapshots = Repositories['portalSnapshots'];
/** A part of the tasks, wherever it was read. */
export type TaskPage = Pick<SuiteTaskList, 'result' | 'total' | 'next'>;

/** People as they were last read whole: who has this number, or this address, or everybody in the order of numbers. */
export async function keptEmployees(
  snapshots: Snapshots,
  workspaceId: string,
  { id, ids, email }: { id?: string | undefined; ids?: readonly string[] | undefined; email?: string | undefined },
  { count }: KindRead,
): Promise<{ result: Employee[]; total: number }> {
  const departments = await departmentNames(snapshots, workspaceId);
  const toList = (rows: readonly KeptRow[]): Employee[] => rows.map((row) => toEmployee(row, departments));
  if (ids !== undefined) {
    const some = toList(await snapshots.byNumbers(workspaceId, 'PERSON', [...new Set(ids)].map(Number)));
    return { result: some, total: some.length };
  }
  if (id !== undefined) {
    const found = toList(await snapshots.byNumbers(workspaceId, 'PERSON', [Number(id)]));
    const named = found.filter((one) => email === undefined || hasAddress(one, email));
    return { result: named, total: named.length };
  }
  const result: Employee[] = [];
  for await (const rows of snapshots.shown(workspaceId, 'PERSON')) {
    const people = toList(rows);
    result.push(...(email === undefined ? people : people.filter((one) => hasAddress(one, email))));
    if (result.length >= SUITE_LIST_MAX) break;
  }
  return { result: result.slice(0, SUITE_LIST_MAX), total: email === undefined ? count : result.length };
}

/** Tasks as they were last read whole, those with the highest numbers first: of one person or of all. */
export async function keptTasks(
  snapshots: Snapshots,
  workspaceId: string,
  { responsible_id: responsibleId, before, limit }: SuiteTaskFilter,
  { count }: KindRead,
): Promise<TaskPage> {
  const rows: KeptRow[] = [];
  let found = 0;
  const wanted = responsibleId === undefined ? null : String(responsibleId);
  if (wanted !== null || limit > 0) {
    for await (const page of snapshots.shown(workspaceId, 'TASK', { newestFirst: true, before })) {
      const fitting = wanted === null ? page : page.filter(({ data }) => data['responsibleId'] === wanted);
      rows.push(...fitting.slice(0, limit - rows.length));
      found += fitting.length;
      // Those of everybody are counted already, and those further on need not be.
      if ((wanted === null || before !== undefined) && rows.length >= limit) break;
    }
  }
  const emails = await emailsOf(snapshots, workspaceId, rows);
  return {
    result: { tasks: rows.map((row) => toSuiteTask(row, emails)) },
    total: before !== undefined ? rows.length : wanted === null ? count : found,
    next: limit > 0 && rows.length === limit ? rows.at(-1)!.number : null,
  };
}

function hasAddress({ EMAIL }: Employee, email: string): boolean {
  return EMAIL.toLowerCase() === email.toLowerCase();
}

/** The departments of a portal by their numbers, as they were last read. */
async function departmentNames(snapshots: Snapshots, workspaceId: string): Promise<ReadonlyMap<number, string>> {
  const names = new Map<number, string>();
  for await (const rows of snapshots.shown(workspaceId, 'DEPARTMENT')) {
    for (const { number, data } of rows) if (typeof data['NAME'] === 'string') names.set(number, data['NAME']);
  }
  return names;
}

async function emailsOf(
  snapshots: Snapshots,
  workspaceId: string,
  tasks: readonly KeptRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(tasks.map(({ data }) => Number(data['responsibleId'])))].filter(Number.isSafeInteger);
  const people = await snapshots.byNumbers(workspaceId, 'PERSON', ids);
  return new Map(people.map(({ number, data }) => [String(number), String(data['EMAIL'] ?? '')]));
}
