import type { BoardTask, TaskPriority, TaskStatus } from '#shared/models/task.ts';
import { searchFor } from '#web/lib/search.ts';

/** What is looked for; empty means anything. */
export interface TaskFilters {
  readonly text: string;
  readonly status: TaskStatus | '';
  readonly priority: TaskPriority | '';
  readonly responsible: string;
}

export const NO_FILTERS: TaskFilters = { text: '', status: '', priority: '', responsible: '' };

/** The tasks that fit every filter; every word of the text has to be found, in any order and place. */
export function findTasks(
  tasks: readonly BoardTask[],
  { text, status, priority, responsible }: TaskFilters,
): BoardTask[] {
  const fits = searchFor(text);
  return tasks.filter((task) => {
    if (status !== '' && task.status !== status) return false;
    if (priority !== '' && task.priority !== priority) return false;
    if (responsible !== '' && task.responsibleId !== responsible) return false;
    return fits(task.title, (task.isBitrixTask && task.suite.project) || '', ...task.group);
  });
}

/** Who does any of the tasks, by name. */
export function responsiblesOf(tasks: readonly BoardTask[]): { id: string; name: string }[] {
  const named = tasks.flatMap(({ responsibleId, responsible }) =>
    responsibleId !== null && responsible ? [[responsibleId, responsible.name || responsible.email] as const] : [],
  );
  return [...new Map(named)].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, 'ru'));
}

const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Open tasks by their deadline, the most urgent first; those without one, or put off past it, last. Done ones by when
 * they were closed.
 */
export function inOrder(tasks: readonly BoardTask[], status: TaskStatus, now: Date): BoardTask[] {
  const own = tasks.filter((task) => task.status === status);
  if (status === 'COMPLETED' || status === 'CANCELLED') {
    return own.toSorted((a, b) => moment(b.closedDate ?? b.createdDate, 0) - moment(a.closedDate ?? a.createdDate, 0));
  }
  const urgency = ({ deadline, overdue }: BoardTask): number => {
    const time = moment(deadline, NEVER);
    return overdue || time >= now.getTime() ? time : NEVER;
  };
  return own.toSorted((a, b) => urgency(a) - urgency(b));
}

function moment(text: string | null, missing: number): number {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? missing : time;
}
