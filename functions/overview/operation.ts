import type { Operation } from '#core/http/operation.ts';
import { createAnalyses } from '#data/analyses.ts';
import { createRuns } from '#data/runs.ts';
import { createOpenedRuns } from '#data/open-runs.ts';
import { createPolls } from '#data/polls.ts';
import { createPulses } from '#data/pulses.ts';
import { createResults } from '#data/results.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { overview } from '#shared/contract/overview.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  analyses: createAnalyses,
  runs: createRuns,
  openedRuns: createOpenedRuns,
  polls: createPolls,
  pulses: createPulses,
  results: createResults,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type OverviewOperation<Name extends keyof typeof overview> = Operation<
  (typeof overview)[Name],
  keyof typeof repositories
>;
