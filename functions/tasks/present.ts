import type { Member } from '#functions/workspaces/repositories/member.ts';
import { toldOf } from '#functions/automations/said.ts';
import type { StoredSource, Task as StoredTask } from './repositories/task.ts';
import { wireContentOf } from './repositories/task-fields.ts';
import type { StoredTaskEvent } from './repositories/task-events.ts';
import type { Task, TaskEvent, TaskSource } from '#shared/models/task.ts';
import { can, type Permission } from '#shared/rules/permissions.ts';
import type { Asker } from '#shared/rules/policy.ts';
import { TASK_SOURCE_MAX_LENGTH } from '#shared/rules/tasks.ts';
import { taskSources } from '#text/rules/task-source.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/**
 * A task in the words of the API for one reader; `responsible` is null for whoever is no member any more, `reader` for
 * whoever is none at this moment.
 */
export function presentTask(
  task: StoredTask,
  workspace: Named,
  responsible: Member | null,
  reader: Asker | null,
): Task {
  return {
    id: task.id,
    workspace_id: task.workspaceId,
    workspace: { id: workspace.id, name: workspace.name },
    ...wireContentOf(task),
    responsible: responsible && {
      id: responsible.userId,
      name: responsible.firstName,
      lastname: responsible.lastName,
      email: responsible.email,
      workspace_role: responsible.role,
    },
    created_by: task.createdBy,
    // Nobody logs time here: tasks of Bitrix24 alone have these.
    time_spent_in_logs: null,
    duration_fact: null,
    group: [...task.group],
    source: task.source && sourceFor(reader, task.source, task),
    created_date: task.createdAt,
    updated_at: task.updatedAt,
    closed_date: task.closedDate,
    rank: task.rank,
    version: task.version,
  };
}

/** Whose figures the text of a source tells: a rule acts on results, on load and on the dates of people. */
const READABLE_BY = {
  recommendation: ['workload.read'],
  poll_finding: ['results.read'],
  survey_finding: ['results.read'],
  initiative: ['results.read'],
  rule: ['results.read', 'workload.read'],
} as const satisfies Record<TaskSource['kind'], readonly Permission[]>;

/**
 * What was found, with its figures, for whoever may read it where it was found; for others where that was. A manager who
 * sees their own teams alone reads what they have written there themselves: it is of these.
 */
function sourceFor(
  reader: Asker | null,
  source: StoredSource,
  { createdBy }: Pick<StoredTask, 'createdBy'>,
): TaskSource {
  const { kind, id } = source;
  if (reader && READABLE_BY[kind].every((permission) => can(reader, permission))) return told(source);
  if (reader?.ownTeamsOnly && reader.userId === createdBy) return told(source);
  return { kind, id, text: taskSources[kind] };
}

function told(source: StoredSource): TaskSource {
  return { ...source, text: toldOf(source.text).slice(0, TASK_SOURCE_MAX_LENGTH) };
}

/** What happened to a task, in the words of the API; whoever is no member any more has no name. */
export function presentEvent(entry: StoredTaskEvent, author: Member | undefined): TaskEvent {
  return {
    id: entry.id,
    kind: entry.kind,
    at: entry.at,
    author: author ? { id: author.userId, name: author.firstName, lastname: author.lastName } : null,
    text: entry.text,
    changes: entry.changes.map((change) => ({ ...change })),
  };
}
