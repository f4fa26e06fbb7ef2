import { useMemo } from 'react';
import type { BoardTask } from '#shared/models/task.ts';
import { TASK_STATUSES, type TaskStatus } from '#shared/rules/tasks.ts';
import { useFolded } from '../../lib/use-folded.ts';
import { inColumn } from './columns.ts';

/** The tasks of each column that fit the filters, from top to bottom. */
export type Columns = Readonly<Record<TaskStatus, readonly BoardTask[]>>;

interface Shown {
  readonly tasks: readonly BoardTask[];
  readonly now: Date;
  readonly held: boolean;
}

/**
 * The columns of the board. While a card is dragged they are held: nothing moves under the hand. One in which nothing
 * has changed stays the same list, so that it is not drawn anew.
 */
export function useColumns(tasks: readonly BoardTask[], now: Date, held: boolean): Columns {
  const shown = useMemo<Shown>(() => ({ tasks, now, held }), [tasks, now, held]);
  return useFolded(shown, arrange);
}

function arrange(before: Columns | undefined, { tasks, now, held }: Shown): Columns {
  if (before && held) return before;
  const entries = TASK_STATUSES.map((status) => {
    const column = inColumn(tasks, status, now);
    const known = before?.[status];
    return [status, known && sameItems(known, column) ? known : column] as const;
  });
  // Border: there is an entry for each status.
  return Object.fromEntries(entries) as unknown as Columns;
}

function sameItems<Item>(a: readonly Item[], b: readonly Item[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
