import type { Member } from '#data/member.ts';
import type { Task as StoredTask } from '#data/task.ts';
import type { TrailEntry } from '#data/task-trail.ts';
import type { Task, TaskEvent } from '#shared/models/task.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** A task in the words of the API; `responsible` is null for whoever is no member any more. */
export function presentTask(task: StoredTask, workspace: Named, responsible: Member | null): Task {
  return {
    id: task.id,
    workspace_id: task.workspaceId,
    workspace: { id: workspace.id, name: workspace.name },
    title: task.title,
    status: task.status,
    sub_status: task.subStatus,
    priority: task.priority,
    responsible_id: task.responsibleId,
    responsible: responsible && {
      id: responsible.userId,
      name: responsible.firstName,
      lastname: responsible.lastName,
      email: responsible.email,
      workspace_role: responsible.role,
    },
    created_by: task.createdBy,
    deadline: task.deadline,
    date_start: task.dateStart,
    start_date_plan: task.startDatePlan,
    end_date_plan: task.endDatePlan,
    time_estimate: task.timeEstimate,
    // Nobody logs time here: tasks of Bitrix24 alone have these.
    time_spent_in_logs: null,
    duration_plan: task.durationPlan,
    duration_fact: null,
    duration_type: task.durationType,
    group: [...task.group],
    source: task.source,
    created_date: task.createdAt,
    updated_at: task.updatedAt,
    closed_date: task.closedDate,
    rank: task.rank,
    version: task.version,
  };
}

/** What happened to a task, in the words of the API; whoever is no member any more has no name. */
export function presentEvent(entry: TrailEntry, author: Member | undefined): TaskEvent {
  return {
    id: entry.id,
    kind: entry.kind,
    at: entry.at,
    author: author ? { id: author.userId, name: author.firstName, lastname: author.lastName } : null,
    text: entry.text,
    changes: entry.changes.map((change) => ({ ...change })),
  };
}
