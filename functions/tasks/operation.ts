import type { Operation } from '#core/http/operation.ts';
import { createAnalyses } from '#functions/analysis/repositories/analyses.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createTaskCounts } from './repositories/task-counts.ts';
import { createTaskEvents } from './repositories/task-events.ts';
import { createTasks } from './repositories/tasks.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { tasks } from '#shared/contract/tasks.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  analyses: createAnalyses,
  runs: createRuns,
  members: createMembers,
  plans: createPlans,
  taskCounts: createTaskCounts,
  taskEvents: createTaskEvents,
  tasks: createTasks,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type TasksOperation<Name extends keyof typeof tasks> = Operation<
  (typeof tasks)[Name],
  keyof typeof repositories
>;
