import type { listText as Russian } from '../../ru/tasks/list.ts';
import type { Catalogue } from '../../catalogue.ts';
import { quoted } from '../format.ts';

/** Texts of the list of tasks; the names of the columns are the specification's. */
export const listText: Catalogue<typeof Russian> = {
  table: 'Task list',
  columns: {
    title: 'Task',
    status: 'Status',
    priority: 'Priority',
    responsible: 'Assignee',
    deadline: 'Due date',
  },
  actions: 'Actions',
  sort: 'Sort',
  ascending: 'Ascending',
  descending: 'Descending',
  open: (title) => `Open the task ${quoted(title)}`,
  edit: (title) => `Edit the task ${quoted(title)}`,
  remove: (title) => `Delete the task ${quoted(title)}`,
  statusOf: (title) => `Status of the task ${quoted(title)}`,
  unreadable: 'could not be read',
};
