import type { SuiteTask } from '../models/bitrix24.ts';
import type { SuiteBoardTask } from '../models/task.ts';
import { isClosed, type TaskPriority, type TaskStatus } from './tasks.ts';
import { STATUS_HINTS } from '../text/input/task-statuses.ts';

/**
 * Which column of the board a status of Bitrix24 stands in: as Bitrix24 means its codes, or by the table of the
 * specification.
 */
export const STATUS_PRESETS = ['bitrix24', 'spec'] as const;
export type StatusPreset = (typeof STATUS_PRESETS)[number];
export const DEFAULT_STATUS_PRESET: StatusPreset = 'bitrix24';

/** Bitrix24's own codes of a task's status. */
const SUITE = {
  new: 1,
  waiting: 2,
  inProgress: 3,
  awaitingControl: 4,
  completed: 5,
  deferred: 6,
  declined: 7,
} as const;

/** Which column a code of Bitrix24 stands in, by each of the tables a workspace chooses from. */
const COLUMNS_BY_PRESET = {
  bitrix24: {
    [SUITE.new]: 'NEW',
    [SUITE.waiting]: 'NEW',
    [SUITE.inProgress]: 'IN_PROGRESS',
    [SUITE.awaitingControl]: 'IN_PROGRESS',
    [SUITE.completed]: 'COMPLETED',
    [SUITE.deferred]: 'NEW',
    [SUITE.declined]: 'CANCELLED',
  },
  spec: { 1: 'NEW', 2: 'IN_PROGRESS', 3: 'COMPLETED', 4: 'CANCELLED', 5: 'CANCELLED' },
} as const satisfies Record<StatusPreset, Readonly<Record<number, TaskStatus>>>;

/** By Bitrix24's own meaning these are not late, whatever their deadline: handed over, done, put off, declined. */
const NEVER_LATE: readonly number[] = [SUITE.awaitingControl, SUITE.completed, SUITE.deferred, SUITE.declined];

/** The column of a status as Bitrix24 writes it: words before numbers, «in progress» for whatever is unknown. */
export function boardStatus(status: string | null, preset: StatusPreset = DEFAULT_STATUS_PRESET): TaskStatus {
  const text = status ?? '';
  const [, hinted] = STATUS_HINTS.find(([words]) => words.test(text)) ?? [];
  const codes: Readonly<Record<number, TaskStatus>> = COLUMNS_BY_PRESET[preset];
  return hinted ?? codes[Number.parseInt(text, 10)] ?? 'IN_PROGRESS';
}

/** The priority of a code or a word as Bitrix24 writes it; it knows nothing urgent. */
export function boardPriority(priority: string | null): TaskPriority {
  const text = (priority ?? '').trim().toLowerCase();
  if (text === '' || text === 'medium') return 'MEDIUM';
  if (text === 'high') return 'HIGH';
  const code = Number(text);
  if (code === 1) return 'MEDIUM';
  return code >= 2 ? 'HIGH' : 'LOW';
}

/** Whether a task of Bitrix24 is late now: by its own codes, or by the column the specification's table gives it. */
export function isLate(
  { deadline, status }: Pick<SuiteTask, 'deadline' | 'status'>,
  now: Date,
  preset: StatusPreset = DEFAULT_STATUS_PRESET,
): boolean {
  if (deadline === null || !(Date.parse(deadline) < now.getTime())) return false;
  const ended = isClosed(boardStatus(status, preset));
  return !ended && !(preset === 'bitrix24' && NEVER_LATE.includes(Number(status)));
}

/** A task of Bitrix24 as the board shows it: to look at only. */
export function toBoardTask(task: SuiteTask, now: Date, preset: StatusPreset = DEFAULT_STATUS_PRESET): SuiteBoardTask {
  const { id, status, priority, responsible, tags, group, ...same } = task;
  return {
    ...same,
    id: `b24-${id}`,
    status: boardStatus(status, preset),
    priority: boardPriority(priority),
    responsible: responsible && {
      name: responsible.name,
      email: responsible.email,
      workPosition: responsible.workPosition,
      role: 'external',
    },
    overdue: isLate(task, now, preset),
    group: tags,
    isBitrixTask: true,
    suite: { status, priority, project: group?.name ?? null },
  };
}

/** What the placeholder of a task that could not be read is called, in the words of the specification. */
export const UNREADABLE_TITLE = 'Error loading task';

/** Whether this is the placeholder of a task that could not be read. */
export function isUnreadable({ title, suite }: Pick<SuiteBoardTask, 'title' | 'suite'>): boolean {
  return title === UNREADABLE_TITLE && suite.status === null;
}
