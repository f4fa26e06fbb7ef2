import { say } from '#core/clients/connection-problems.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { departmentRow, personRow, taskRow } from '../kept-rows.ts';
import { Bitrix24Error } from '../bitrix24/bitrix24.ts';
import { fieldsOf, textOf } from '../portal/raw-values.ts';
import { listAll } from '../portal/list-all.ts';
import type { Portal } from '../portal/open-portal.ts';
import { TASK_FIELDS } from '../portal/read-task.ts';
import type { PortalRowKind } from '#data/keys.ts';
import type { PortalRow } from '../repositories/portal-rows.ts';
import { keysetPages, type KeysetListing, type KeysetPage } from './keyset-pages.ts';

/** What is kept of a portal, in the order in which it is read. */
export const KINDS: readonly PortalRowKind[] = ['DEPARTMENT', 'PERSON', 'TASK'];

/** Without counting: that is what makes long lists slow. */
const UNCOUNTED = -1;
const DEPARTMENTS_MAX = 1000;

/** The people of a portal. */
export const PEOPLE: KeysetListing = {
  lastNumber: '[49][ID]',
  read: personRow,
  behind: (after) => ({
    method: 'user.get',
    params: { sort: 'ID', order: 'ASC', FILTER: { '>ID': after }, start: UNCOUNTED },
  }),
};
const TASKS: KeysetListing = tasksBy({}, TASK_FIELDS);

/**
 * The tasks that were changed at a moment of the portal's clock or later. Bitrix24 drops a filter it does not know: all
 * tasks would come each time, so each says when it was changed.
 */
export function tasksChangedSince(moment: string): KeysetListing {
  const listing = tasksBy({ '>=CHANGED_DATE': moment }, [...TASK_FIELDS, 'CHANGED_DATE']);
  const earliest = Date.parse(moment) - DAY_MS;
  const read: KeysetListing['read'] = (raw) => {
    if (Date.parse(textOf(fieldsOf(raw)?.['changedDate'])) < earliest) throw new Bitrix24Error(UNFILTERED);
    return taskRow(raw);
  };
  return { ...listing, read };
}

const UNFILTERED = { kind: 'failed', detail: say('unfiltered') } as const;

function tasksBy(filter: Readonly<Record<string, string>>, select: readonly string[]): KeysetListing {
  return {
    lastNumber: '[tasks][49][id]',
    read: taskRow,
    behind: (after) => ({
      method: 'tasks.task.list',
      params: { order: { ID: 'asc' }, filter: { '>ID': after, ...filter }, select, start: UNCOUNTED },
    }),
  };
}

/** The rows of a kind behind a number, page by page. */
export function pagesOfKind(portal: Portal, kind: PortalRowKind, after: number): AsyncGenerator<KeysetPage> {
  switch (kind) {
    case 'DEPARTMENT':
      return departments(portal);
    case 'PERSON':
      return keysetPages(portal, PEOPLE, after);
    case 'TASK':
      return keysetPages(portal, TASKS, after);
  }
}

/** All departments as one page: `department.get` cannot be asked for what lies behind a number, and they are few. */
async function* departments(portal: Portal): AsyncGenerator<KeysetPage> {
  const askedAt = new Date().toISOString();
  const { all } = await listAll(portal, {
    all: { method: 'department.get', params: {}, position: 'START', limit: DEPARTMENTS_MAX },
  });
  const rows = departmentRows(all.rows);
  const nameless = all.rows.filter((raw) => departmentRow(raw) === null).length;
  yield { rows, nameless, unreadable: nameless, last: true, cut: all.total > all.rows.length, askedAt };
}

/** Departments as they are kept, each once, in the order of their numbers. */
export function departmentRows(raws: readonly unknown[]): PortalRow[] {
  const rows = raws.map(departmentRow).flatMap((one) => one?.row ?? []);
  return [...new Map(rows.map((row) => [row.number, row])).values()].toSorted((a, b) => a.number - b.number);
}
