import type { Operation } from '#core/http/operation.ts';
import { createAnalyses } from '#data/analyses.ts';
import { createRuns } from '#data/runs.ts';
import { createMembers } from '#data/members.ts';
import { createPlans } from '#data/plans.ts';
import { createTaskCounts } from '#data/task-counts.ts';
import { createTaskTrail } from '#data/task-trail.ts';
import { createTasks } from '#data/tasks.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { tasks } from '#shared/contract/tasks.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  analyses: createAnalyses,
  runs: createRuns,
  members: createMembers,
  plans: createPlans,
  taskCounts: createTaskCounts,
  taskTrail: createTaskTrail,
  tasks: createTasks,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type TasksOperation<Name extends keyof typeof tasks> = Operation<
  (typeof tasks)[Name],
  keyof typeof repositories
>;
