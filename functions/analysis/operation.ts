import type { Operation } from '#core/http/operation.ts';
import { createAnalyses } from './repositories/analyses.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createIntegrations } from '#functions/integrations/repositories/integrations.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPortalSnapshots } from '#functions/integrations/repositories/portal-snapshots.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createTaskCounts } from '#functions/tasks/repositories/task-counts.ts';
import { createTaskSources } from '#functions/integrations/repositories/task-sources.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { ai } from '#shared/contract/ai.ts';
import type { FunctionClients } from './clients.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  analyses: createAnalyses,
  runs: createRuns,
  integrations: createIntegrations,
  plans: createPlans,
  portalSnapshots: createPortalSnapshots,
  results: createResults,
  taskCounts: createTaskCounts,
  taskSources: createTaskSources,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type AiOperation<Name extends keyof typeof ai> = Operation<
  (typeof ai)[Name],
  keyof typeof repositories,
  FunctionClients
>;
