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
import type { overview } from '#shared/contract/overview.ts';

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
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type OverviewOperation<Name extends keyof typeof overview> = Operation<
  (typeof overview)[Name],
  keyof typeof repositories
>;
