import type { BoardTask, OwnBoardTask } from '#shared/models/task.ts';
import type { TaskStatus } from '#shared/rules/tasks.ts';
import { compareByRank } from '#shared/rules/own-tasks.ts';
import { inOrder } from '../../lib/find-tasks.ts';
import type { MoveTarget } from '../../lib/task-moves.ts';

/** Where a card would be put: before the own card with this number in the column, the moved one not counted. */
export interface Place {
  readonly status: TaskStatus;
  readonly index: number;
}

/** Whether a task is one of ours, not of Bitrix24. */
export function isOwn(task: BoardTask): task is OwnBoardTask {
  return !task.isBitrixTask;
}

/** A column from top to bottom: our own tasks as people have put them, Bitrix24's behind them by their deadline. */
export function inColumn(tasks: readonly BoardTask[], status: TaskStatus, now: Date): readonly BoardTask[] {
  const own = tasks.filter(isOwn).filter((task) => task.status === status);
  const suite = tasks.filter((task) => task.isBitrixTask);
  return [...own.toSorted(compareByRank), ...inOrder(suite, status, now)];
}

/**
 * What a place among the cards that are shown means for the whole column, in which filters may hide some: right below
 * the card above it, or right above the one below.
 */
export function targetAt(
  all: readonly BoardTask[],
  shown: readonly BoardTask[],
  moved: string,
  { status, index }: Place,
): MoveTarget {
  const others = (tasks: readonly BoardTask[]) =>
    tasks.filter(isOwn).filter((task) => task.status === status && task.id !== moved);
  const column = others(all).toSorted(compareByRank);
  const near = others(shown);
  const above = near[index - 1];
  const below = near[index];
  if (above) {
    const next = column[column.findIndex(({ id }) => id === above.id) + 1];
    return { status, after: above.id, before: next?.id ?? null };
  }
  const at = below ? column.findIndex(({ id }) => id === below.id) : 0;
  return { status, after: column[at - 1]?.id ?? null, before: column[at]?.id ?? null };
}

/** Where a card stands among the own ones of its column, itself not counted. */
export function placeOf(column: readonly BoardTask[], task: OwnBoardTask): Place {
  return { status: task.status, index: column.filter(isOwn).findIndex(({ id }) => id === task.id) };
}

/** Whether two places on the board are one, or both are none. */
export function samePlace(a: Place | null, b: Place | null): boolean {
  return a?.status === b?.status && a?.index === b?.index;
}
