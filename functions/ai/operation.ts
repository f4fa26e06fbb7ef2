import type { Operation } from '#core/http/operation.ts';
import { createAnalyses } from '#data/analyses.ts';
import { createRuns } from '#data/runs.ts';
import { createIntegrations } from '#data/integrations.ts';
import { createPlans } from '#data/plans.ts';
import { createPortalSnapshots } from '#data/portal-snapshots.ts';
import { createResults } from '#data/results.ts';
import { createTaskCounts } from '#data/task-counts.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaces } from '#data/workspaces.ts';
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
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type AiOperation<Name extends keyof typeof ai> = Operation<
  (typeof ai)[Name],
  keyof typeof repositories,
  FunctionClients
>;
