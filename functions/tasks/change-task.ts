import { conflict, forbidden, invalid, notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { Identity } from '#core/tokens.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Task as StoredTask } from './repositories/task.ts';
import type { Task } from '#shared/models/task.ts';
import { can } from '#shared/rules/permissions.ts';
import { taskChanged } from './conflicts.ts';
import { membersNamed } from '#functions/workspaces/people.ts';
import { presentWithPeople } from './people.ts';
import type { repositories } from './operation.ts';
import { tasksErrors } from '#text/tasks/errors.ts';

type TaskContext = OperationContext<keyof typeof repositories> & {
  readonly actor: Identity;
  readonly workspaceId: string;
  readonly member: Member;
  readonly task: StoredTask;
};

const ATTEMPTS = 8;

/**
 * Changes the task a request is about. `change` is given the task as it is and gives what it becomes, or the same one.
 * Whoever names the version they have seen does not overwrite another; without it the last one wins: a lost race is
 * run again on the task as it is by then, as long as the caller may still change it.
 */
export async function changeTask(
  context: TaskContext,
  version: number | undefined,
  change: (task: StoredTask) => StoredTask,
): Promise<Task> {
  const { repos, member, now } = context;
  const { workspace } = await requireWritable(context);
  let task = context.task;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const changed = change(task);
    if (changed === task) return presentWithPeople(context, task, workspace);
    if (version === undefined || version === task.version) {
      const outcome = await repos.tasks.change(task, changed, now);
      if (outcome === 'done') return presentWithPeople(context, changed, workspace);
      if (outcome === 'responsible') wrongResponsible();
    }
    // What was loaded may be older than what the caller has seen: before anybody is refused it is read strongly.
    task = (await repos.tasks.findConsistent(task)) ?? notFound('task');
    if (!can(member, 'tasks.edit', task)) forbidden();
    if (version !== undefined && version !== task.version && change(task) !== task) {
      taskChanged(task, (await membersNamed(context, [task.changedBy])).get(task.changedBy ?? ''), member);
    }
  }
  conflict(tasksErrors.changedTooOften);
}

/** 422: only a member of the workspace can be responsible. */
export function wrongResponsible(): never {
  invalid([{ path: 'responsible_id', message: tasksErrors.wrongResponsible }]);
}
