import type { tasksSummaryText as Russian } from '../../ru/tasks/summary.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, NBSP } from '../format.ts';

/** Words of tasks on the first screen. */
export const tasksSummaryText: Catalogue<typeof Russian> = {
  steps: {
    title: 'What the last steps achieved',
    done: (day) => `done ${day}`,
  },

  title: 'Tasks',
  board: 'Open the board',
  ofOpen: (_overdue, open) => `overdue of${NBSP}${formatNumber(open)} open`,
  noneOpen: 'No open tasks.',
  source: 'Tonus tasks, without Bitrix24.',
  mine: {
    label: 'My tasks',
    none: 'You have no tasks',
    noneText: 'When you are given a task, it will appear here.',
    noneHere: 'You have no tasks in Tonus',
    here: 'Only tasks of Tonus are shown here.',
    ofPortal: 'Your tasks in Bitrix24',
    calm: (open) => `My tasks: ${formatNumber(open)}${NBSP}open`,
    overdue: (count) => (count === 1 ? 'My tasks: one overdue' : `My tasks: ${formatNumber(count)}${NBSP}overdue`),
    all: (count) => `All ${formatNumber(count)}`,
    many: 'All',
    complete: (title) => `Complete: ${title}`,
    completed: 'completed',
    undoOf: (title) => `Undo: ${title}`,
    failed: 'That did not work: ',
    countFailed: 'Could not count the tasks',
  },
};
