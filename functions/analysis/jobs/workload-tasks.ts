import { toSuiteTask } from '#functions/integrations/kept-rows.ts';
import type { KeptRow } from '#functions/integrations/repositories/portal-rows.ts';
import type { Task } from '#functions/tasks/repositories/task.ts';
import type { WorkloadTask } from '../workload/data.ts';
import {
  boardPriority,
  boardStatus,
  isLate,
  UNREADABLE_TITLE,
  type StatusPreset,
} from '#shared/rules/bitrix24-tasks.ts';
import { isOverdue, type TaskStatus } from '#shared/rules/tasks.ts';

/** Bitrix24's codes of open tasks that wait for somebody else: awaiting control, put off. */
const WAITING_CODES: readonly unknown[] = ['4', '6'];

const NO_EMAILS: ReadonlyMap<string, string> = new Map();

/** A task of our own; whoever is not known here has left. */
export function fromOwn(task: Task, known: ReadonlySet<string>, now: Date): WorkloadTask {
  const { id, title, responsibleId, createdAt, deadline, closedDate: closedAt, status, subStatus } = task;
  const state = stateOf(status);
  return {
    source: 'own',
    id,
    title,
    personId: responsibleId !== null && known.has(responsibleId) ? responsibleId : null,
    state,
    waiting: state === 'open' && (subStatus === 'WAITING' || subStatus === 'REVIEWING'),
    overdue: isOverdue(task, now),
    createdAt,
    startedAt: task.dateStart,
    deadline,
    closedAt,
    estimateSeconds: Number(task.timeEstimate) || null,
    urgent: task.priority === 'URGENT',
    project: task.group[0] ?? null,
  };
}

/** A task of a portal as it was read last; nothing for one that could not be read. It knows no priority above high. */
export function fromPortal(
  row: KeptRow,
  ids: ReadonlyMap<string, string>,
  preset: StatusPreset,
  now: Date,
): WorkloadTask[] {
  const task = toSuiteTask(row, NO_EMAILS);
  if (task.status === null && task.title === UNREADABLE_TITLE) return [];
  const state = stateOf(boardStatus(task.status, preset));
  const one: WorkloadTask = {
    source: 'bitrix24',
    id: task.id,
    title: task.title,
    personId: ids.get(task.responsibleId ?? '') ?? null,
    state,
    waiting: state === 'open' && WAITING_CODES.includes(task.status),
    overdue: isLate(task, now, preset),
    createdAt: inUtc(task.createdDate),
    startedAt: inUtc(task.dateStart),
    deadline: inUtc(task.deadline),
    closedAt: inUtc(task.closedDate),
    estimateSeconds: task.timeEstimate || null,
    urgent: boardPriority(task.priority) === 'HIGH',
    project: task.group?.name ?? null,
  };
  return [one];
}

function stateOf(status: TaskStatus): WorkloadTask['state'] {
  if (status === 'COMPLETED') return 'completed';
  return status === 'CANCELLED' ? 'cancelled' : 'open';
}

/** Bitrix24 tells moments with an offset; what is no moment is none. */
function inUtc(text: string | null): string | null {
  const moment = new Date(text ?? '');
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}
