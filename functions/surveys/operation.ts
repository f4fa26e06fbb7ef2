import type { Operation } from '#core/http/operation.ts';
import { createAudiences } from '#data/audiences.ts';
import { createRuns } from '#data/runs.ts';
import { createGroupsAsked } from '#data/groups-asked.ts';
import { createMembers } from '#data/members.ts';
import { createParticipation } from '#data/participation.ts';
import { createResponses } from '#data/responses.ts';
import { createPlans } from '#data/plans.ts';
import { createResults } from '#data/results.ts';
import { createRunReports } from '#data/run-reports.ts';
import { createSurveys } from '#data/surveys.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { surveys } from '#shared/contract/surveys.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  audiences: createAudiences,
  runs: createRuns,
  groupsAsked: createGroupsAsked,
  members: createMembers,
  participation: createParticipation,
  plans: createPlans,
  responses: createResponses,
  results: createResults,
  runReports: createRunReports,
  surveys: createSurveys,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type SurveysOperation<Name extends keyof typeof surveys> = Operation<
  (typeof surveys)[Name],
  keyof typeof repositories
>;
