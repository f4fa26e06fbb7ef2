import type { Operation } from '#core/http/operation.ts';
import { createAudiences } from '#data/audiences.ts';
import { createRuns } from '#data/runs.ts';
import { createMembers } from '#data/members.ts';
import { createOpenedRuns } from '#data/open-runs.ts';
import { createParticipation } from '#data/participation.ts';
import { createPlans } from '#data/plans.ts';
import { createPolls } from '#data/polls.ts';
import { createPulses } from '#data/pulses.ts';
import { createResponses } from '#data/responses.ts';
import { createResults } from '#data/results.ts';
import { createRunReports } from '#data/run-reports.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { polls } from '#shared/contract/polls.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  audiences: createAudiences,
  runs: createRuns,
  members: createMembers,
  openedRuns: createOpenedRuns,
  participation: createParticipation,
  plans: createPlans,
  polls: createPolls,
  pulses: createPulses,
  responses: createResponses,
  results: createResults,
  runReports: createRunReports,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type PollsOperation<Name extends keyof typeof polls> = Operation<
  (typeof polls)[Name],
  keyof typeof repositories
>;
