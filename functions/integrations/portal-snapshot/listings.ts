import { departmentRow, personRow, taskRow } from '../kept-rows.ts';
import { listAll } from '../portal/list-all.ts';
import type { Portal } from '../portal/open-portal.ts';
import { TASK_FIELDS } from '../portal/read-task.ts';
import type { PortalRowKind } from '#data/keys.ts';
import { keysetPages, type KeysetListing, type KeysetPage } from './keyset-pages.ts';

/** What is kept of a portal, in the order in which it is read. */
export const KINDS: readonly PortalRowKind[] = ['DEPARTMENT', 'PERSON', 'TASK'];

/** Without counting: that is what makes long lists slow. */
const UNCOUNTED = -1;
const DEPARTMENTS_MAX = 1000;

const PEOPLE: KeysetListing = {
  lastNumber: '[49][ID]',
  read: personRow,
  behind: (after) => ({
    method: 'user.get',
    params: { sort: 'ID', order: 'ASC', FILTER: { '>ID': after }, start: UNCOUNTED },
  }),
};
const TASKS: KeysetListing = {
  lastNumber: '[tasks][49][id]',
  read: taskRow,
  behind: (after) => ({
    method: 'tasks.task.list',
    params: { order: { ID: 'asc' }, filter: { '>ID': after }, select: TASK_FIELDS, start: UNCOUNTED },
  }),
};

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
  const { all } = await listAll(portal, {
    all: { method: 'department.get', params: {}, position: 'START', limit: DEPARTMENTS_MAX },
  });
  const read = all.rows.map(departmentRow);
  const named = read.filter((one) => one !== null).map(({ row }) => row);
  const rows = [...new Map(named.map((row) => [row.number, row])).values()].toSorted((a, b) => a.number - b.number);
  const nameless = read.length - named.length;
  yield { rows, nameless, unreadable: nameless, last: true, cut: all.total > all.rows.length };
}
