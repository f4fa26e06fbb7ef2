import type { Catalogue } from '../../catalogue.ts';
import type { tasksErrors as Russian } from '../../ru/tasks/errors.ts';
import type { TaskStatus } from '../../../rules/tasks.ts';
import { quoted } from '../format.ts';

const COLUMNS: Readonly<Record<TaskStatus, string>> = {
  NEW: 'New',
  IN_PROGRESS: 'In progress',
  COMPLETED: 'Completed',
  CANCELLED: 'Cancelled',
};

const standsIn = (who: string, status: TaskStatus) =>
  `${who}. It is in the column ${quoted(COLUMNS[status])} now. See what has changed and try again`;

export const tasksErrors: Catalogue<typeof Russian> = {
  changedByYou: (status) => standsIn('You changed this task in another window', status),
  changedMeanwhile: (name, status) =>
    standsIn(`The task was changed while you were working on it${name === null ? '' : `: ${name}`}`, status),
  changedTooOften: 'The task is being changed too often. Try again',
  wrongResponsible: 'Choose an assignee',
  closedInFuture: 'The closing date cannot be in the future',
  otherWorkspace: 'A task cannot be moved to another workspace',
};
