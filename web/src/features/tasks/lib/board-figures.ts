import type { BoardTask, TaskStats } from '#shared/models/task.ts';
import { isClosed, TASK_PRIORITIES, type TaskPriority } from '#shared/rules/tasks.ts';

export interface BoardFigures {
  readonly total: number;
  readonly open: number;
  readonly overdue: number;
  /** Of the open ones, in whole percent; null where none is open. */
  readonly overdueShare: number | null;
  /** Due today or tomorrow by the calendar of whoever looks, and not late yet. */
  readonly soon: number;
  readonly noDeadline: number;
  readonly openByPriority: Readonly<Record<TaskPriority, number>>;
}

/**
 * What stands above the board: of our own tasks what the server has counted, of Bitrix24's what is on the board. What
 * the server does not count — deadlines to come, priorities of open tasks — is counted here, of both.
 */
export function boardFigures(stats: TaskStats, tasks: readonly BoardTask[], now: Date): BoardFigures {
  const suite = tasks.filter((task) => task.isBitrixTask);
  const openTasks = tasks.filter(({ status }) => !isClosed(status));
  const open = stats.status_breakdown.new + stats.status_breakdown.in_progress + suite.filter(isOpen).length;
  const overdue = stats.overdue_tasks + suite.filter((task) => task.overdue).length;
  const dayAfterTomorrow = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 2).getTime();
  const isSoon = ({ deadline, overdue: late }: BoardTask) => {
    const moment = Date.parse(deadline ?? '');
    return !late && moment >= now.getTime() && moment < dayAfterTomorrow;
  };
  const ofPriority = (priority: TaskPriority) => openTasks.filter((task) => task.priority === priority).length;
  return {
    total: stats.total_tasks + suite.length,
    open,
    overdue,
    overdueShare: open === 0 ? null : Math.round((overdue / open) * 100),
    soon: openTasks.filter(isSoon).length,
    noDeadline: openTasks.filter(({ deadline }) => deadline === null).length,
    // Border: there is an entry for each priority.
    openByPriority: Object.fromEntries(TASK_PRIORITIES.map((one) => [one, ofPriority(one)])) as Record<
      TaskPriority,
      number
    >,
  };
}

function isOpen({ status }: BoardTask): boolean {
  return !isClosed(status);
}
