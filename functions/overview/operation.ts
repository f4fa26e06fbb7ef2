import type { Operation } from '#core/http/operation.ts';
import { createDecisions } from './repositories/decisions.ts';
import { createAnalyses } from '#functions/analysis/repositories/analyses.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createOpenedRuns } from '#functions/runs/repositories/open-runs.ts';
import { createPolls } from '#functions/polls/repositories/polls.ts';
import { createPulses } from '#functions/polls/repositories/pulses.ts';
import { createRunReports } from '#functions/runs/repositories/run-reports.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import type { overview } from '#shared/contract/overview.ts';
import type { packs } from '#shared/contract/packs.ts';
import { createPacks } from './repositories/packs.ts';

type Routes = typeof overview & typeof packs;

/** What operations of this domain use of the table. */
export const repositories = {
  analyses: createAnalyses,
  decisions: createDecisions,
  runs: createRuns,
  openedRuns: createOpenedRuns,
  polls: createPolls,
  pulses: createPulses,
  results: createResults,
  runReports: createRunReports,
  members: createMembers,
  packs: createPacks,
  plans: createPlans,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type OverviewOperation<Name extends keyof Routes> = Operation<Routes[Name], keyof typeof repositories>;
