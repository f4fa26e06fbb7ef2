import type { OwnBoardTask, Task, TaskStats } from '../models/task.ts';
import { isOverdue, readTaskPriority, readTaskStatus, type TaskPriority, type TaskStatus } from './tasks.ts';
import { compareTexts } from './compare-texts.ts';

/** A task of our own as the board shows it. */
export function toBoardTask(task: Task, now: Date): OwnBoardTask {
  const status = readTaskStatus(task.status);
  const { responsible } = task;
  return {
    id: task.id,
    title: task.title,
    status,
    subStatus: task.sub_status,
    priority: readTaskPriority(task.priority),
    responsibleId: task.responsible_id,
    responsible: responsible && {
      name: `${responsible.name} ${responsible.lastname}`.trim(),
      email: responsible.email,
      workPosition: null,
      role: responsible.workspace_role,
    },
    createdBy: task.created_by,
    deadline: task.deadline,
    overdue: isOverdue({ deadline: task.deadline, status }, now),
    createdDate: task.created_date,
    closedDate: task.closed_date,
    dateStart: task.date_start,
    startDatePlan: task.start_date_plan,
    endDatePlan: task.end_date_plan,
    timeEstimate: seconds(task.time_estimate),
    timeSpentInLogs: seconds(task.time_spent_in_logs),
    durationPlan: task.duration_plan,
    durationFact: task.duration_fact,
    durationType: task.duration_type,
    group: task.group,
    isBitrixTask: false,
    source: task.source,
    rank: task.rank,
    version: task.version,
  };
}

/** The order of a column: by rank, and between equal ones by id, both compared by code units. */
export function compareByRank(a: Pick<Task, 'rank' | 'id'>, b: Pick<Task, 'rank' | 'id'>): number {
  return compareTexts(a.rank, b.rank) || compareTexts(a.id, b.id);
}

function seconds(text: string | null): number | null {
  return text === null ? null : Number(text);
}

/** What a task counts for: null is one that is not there, before it is created or after it is deleted. */
type Counted = Pick<Task, 'status' | 'priority' | 'deadline'> | null;

/** The statistics of a workspace after one of its tasks has changed from `before` to `after`. */
export function statsAfter(stats: TaskStats, before: Counted, after: Counted, now: Date): TaskStats {
  return add(add(stats, before, -1, now), after, 1, now);
}

function add(stats: TaskStats, task: Counted, count: 1 | -1, now: Date): TaskStats {
  if (task === null) return stats;
  // The words of the API: NEW is counted under `new`.
  const status = task.status.toLowerCase() as Lowercase<TaskStatus>;
  const priority = task.priority.toLowerCase() as Lowercase<TaskPriority>;
  const { status_breakdown: statuses, priority_breakdown: priorities } = stats;
  return {
    total_tasks: stats.total_tasks + count,
    status_breakdown: { ...statuses, [status]: statuses[status] + count },
    overdue_tasks: stats.overdue_tasks + (isOverdue(task, now) ? count : 0),
    priority_breakdown: { ...priorities, [priority]: priorities[priority] + count },
  };
}
