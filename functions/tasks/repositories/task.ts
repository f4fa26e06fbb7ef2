import type { TaskSource } from '#shared/models/task.ts';
import type { Words } from '#shared/text/said.ts';
import {
  DURATION_TYPES,
  type DurationType,
  readTaskPriority,
  readTaskStatus,
  TASK_SUB_STATUSES,
  type TaskPriority,
  type TaskStatus,
  type TaskSubStatus,
} from '#shared/rules/tasks.ts';
import { titleInWords } from './nameless.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/writes.ts';

/** What a task came from; why a rule has set it is kept as data. */
export type StoredSource = Omit<TaskSource, 'text'> & { readonly text: Words };

/** A task of a workspace; moments are ISO to the millisecond. */
export interface Task {
  readonly id: string;
  readonly workspaceId: string;
  readonly title: string;
  readonly description: string | null;
  readonly status: TaskStatus;
  readonly subStatus: TaskSubStatus;
  readonly priority: TaskPriority;
  /** Null when their account was deleted; so are the author and who changed it last. */
  readonly responsibleId: string | null;
  readonly createdBy: string | null;
  readonly changedBy: string | null;
  readonly deadline: string | null;
  readonly dateStart: string | null;
  readonly startDatePlan: string | null;
  readonly endDatePlan: string | null;
  /** Seconds, as a decimal text. */
  readonly timeEstimate: string;
  readonly durationPlan: number | null;
  readonly durationType: DurationType;
  readonly group: readonly string[];
  readonly source: StoredSource | null;
  /** For whose date a rule has made it, and their name as the title has it; null once their account is gone. */
  readonly about: { readonly userId: string; readonly name: string } | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly closedDate: string | null;
  /** Its place in its column: compared as a text; the id decides between equals. */
  readonly rank: string;
  /** Grows with every change that somebody makes. */
  readonly version: number;
  /** Whether the counts of the workspace have it among the late ones. */
  readonly countedOverdue: boolean;
}

/** What most tasks leave as it is: not stored, which keeps a task well under a kilobyte and its changes cheap. */
const DEFAULTS = {
  subStatus: 'DEFAULT',
  timeEstimate: '0',
  durationType: 'DAYS',
} as const satisfies Partial<Task>;

/** A new task as it is stored. */
export function taskItem(task: Task): Item & Key {
  const told = Object.entries(task).filter(
    ([name, value]) =>
      value !== null && value !== (DEFAULTS as Item)[name] && !(Array.isArray(value) && value.length === 0),
  );
  return { ...keyOf(task), type: 'task', ...Object.fromEntries(told) };
}

/** Where a task lies. */
export function keyOf({ workspaceId, createdAt, id }: Pick<Task, 'workspaceId' | 'createdAt' | 'id'>): Key {
  return keys.task(workspaceId, createdAt, id);
}

/** The entry of a task in the list of whoever is responsible for it. */
export function assignmentItem(responsibleId: string, { workspaceId, createdAt, id: taskId }: Task): Item & Key {
  return { ...keys.assignment(responsibleId, createdAt, taskId), type: 'assignment', workspaceId, createdAt, taskId };
}

/** The task behind a stored item, in the words of whoever reads it. */
export function toTask(item: Item): Task {
  const task = toKeptTask(item);
  return { ...task, title: titleInWords(task.title) };
}

/** The same as it is kept; whatever is unknown is read as the specification says. */
export function toKeptTask(item: Item): Task {
  const text = (name: keyof Task): string | null => (typeof item[name] === 'string' ? item[name] : null);
  return {
    id: String(item['id']),
    workspaceId: String(item['workspaceId']),
    title: String(item['title']),
    description: text('description'),
    status: readTaskStatus(item['status']),
    subStatus: TASK_SUB_STATUSES.find((one) => one === item['subStatus']) ?? DEFAULTS.subStatus,
    priority: readTaskPriority(item['priority']),
    responsibleId: text('responsibleId'),
    createdBy: text('createdBy'),
    changedBy: text('changedBy'),
    deadline: text('deadline'),
    dateStart: text('dateStart'),
    startDatePlan: text('startDatePlan'),
    endDatePlan: text('endDatePlan'),
    timeEstimate: text('timeEstimate') ?? DEFAULTS.timeEstimate,
    durationPlan: typeof item['durationPlan'] === 'number' ? item['durationPlan'] : null,
    durationType: DURATION_TYPES.find((one) => one === item['durationType']) ?? DEFAULTS.durationType,
    group: (item['group'] as string[] | undefined) ?? [],
    source: (item['source'] as StoredSource | undefined) ?? null,
    about: (item['about'] as Task['about'] | undefined) ?? null,
    createdAt: String(item['createdAt']),
    updatedAt: String(item['updatedAt']),
    closedDate: text('closedDate'),
    rank: String(item['rank']),
    version: Number(item['version']),
    countedOverdue: item['countedOverdue'] === true,
  };
}
