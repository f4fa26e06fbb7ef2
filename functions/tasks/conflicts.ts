import { conflict } from '#core/http/errors.ts';
import { fullName } from '#functions/workspaces/people.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Task } from './repositories/task.ts';
import { tasksErrors } from '#text/tasks/errors.ts';

/** 409: the task is not the one the caller has seen; says who changed it and where it stands. */
export function taskChanged(task: Task, changedBy: Member | undefined, asker: Member): never {
  conflict(
    task.changedBy === asker.userId
      ? tasksErrors.changedByYou(task.status)
      : tasksErrors.changedMeanwhile(changedBy ? fullName(changedBy) : null, task.status),
  );
}
