import type { BoardTask } from '#shared/models/task.ts';
import { isClosed, type TaskPriority, type TaskStatus } from '#shared/rules/tasks.ts';
import { searchFor } from '#shared/rules/search.ts';
import { LOCALE } from '#text/format.ts';

/** What is looked for; empty means anything. */
export interface TaskFilters {
  readonly text: string;
  readonly status: TaskStatus | '';
  readonly priority: TaskPriority | '';
  readonly responsible: string;
  /** Those the person who looks is responsible for. */
  readonly mine: boolean;
  readonly overdue: boolean;
}

export const NO_FILTERS: TaskFilters = {
  text: '',
  status: '',
  priority: '',
  responsible: '',
  mine: false,
  overdue: false,
};

/** Whoever looks: in Bitrix24 they are known by their address. */
interface Reader {
  readonly id: string;
  readonly email: string;
}

/** The tasks that fit every filter; every word of the text has to be found, in any order and place. */
export function findTasks(
  tasks: readonly BoardTask[],
  { text, status, priority, responsible, mine, overdue }: TaskFilters,
  reader: Reader,
): readonly BoardTask[] {
  const fits = searchFor(text);
  const isReader = isDoneBy(reader.id, reader.email);
  const isResponsible = isDoneBy(responsible, emailOf(tasks, responsible));
  return tasks.filter((task) => {
    if (status !== '' && task.status !== status) return false;
    if (priority !== '' && task.priority !== priority) return false;
    if (overdue && !task.overdue) return false;
    if (mine && !isReader(task)) return false;
    if (responsible !== '' && !isResponsible(task)) return false;
    return fits(task.title, (task.isBitrixTask && task.suite.project) || '', ...task.group);
  });
}

/** Whether the filters leave anything out. */
export function isFiltered(filters: TaskFilters): boolean {
  return Object.entries(filters).some(([name, value]) => value !== NO_FILTERS[name as keyof TaskFilters]);
}

/** One person has a number in Bitrix24 and an id here; their address tells that they are one. */
function isDoneBy(id: string, email: string): (task: BoardTask) => boolean {
  return ({ responsibleId, responsible }) =>
    responsibleId === id || (email !== '' && fold(responsible?.email ?? '') === fold(email));
}

function emailOf(tasks: readonly BoardTask[], id: string): string {
  return tasks.find(({ responsibleId }) => responsibleId === id)?.responsible?.email ?? '';
}

function fold(email: string): string {
  return email.trim().toLowerCase();
}

/** Who does any of the tasks, by name, each person once. */
export function responsiblesOf(tasks: readonly BoardTask[]): { id: string; name: string }[] {
  const people = new Map<string, { id: string; name: string }>();
  for (const { responsibleId, responsible } of tasks) {
    if (responsibleId === null || !responsible) continue;
    const key = fold(responsible.email) || responsibleId;
    if (!people.has(key)) people.set(key, { id: responsibleId, name: responsible.name || responsible.email });
  }
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name, LOCALE));
}

const NEVER = Number.MAX_SAFE_INTEGER;

/**
 * Open tasks by their deadline, the most urgent first; those without one, or put off past it, last. Done ones by when
 * they were closed.
 */
export function inOrder(tasks: readonly BoardTask[], status: TaskStatus, now: Date): readonly BoardTask[] {
  const own = tasks.filter((task) => task.status === status);
  if (isClosed(status)) {
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
