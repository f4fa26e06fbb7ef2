import type { Operation } from '#core/http/operation.ts';
import { createChats } from '#functions/integrations/repositories/chats.ts';
import { createContacts } from '#functions/people/repositories/contacts.ts';
import type { BallotClients } from '#functions/runs/ballot-clients.ts';
import { createBallotKeys } from '#functions/runs/repositories/ballots.ts';
import { createAudiences } from '#functions/runs/repositories/audiences.ts';
import { createDialogues } from '#functions/runs/repositories/dialogues.ts';
import { createKiosks } from '#functions/runs/repositories/kiosks.ts';
import { createCodeSheets } from '#functions/runs/repositories/code-sheets.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createRunTexts } from '#functions/runs/repositories/run-texts.ts';
import { createTranslations } from '#functions/translations/repositories/translations.ts';
import { createGroupsAsked } from './repositories/groups-asked.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createParticipation } from '#functions/runs/repositories/participation.ts';
import { createResponses } from '#functions/runs/repositories/responses.ts';
import { createPolls } from '#functions/polls/repositories/polls.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createRunReports } from '#functions/runs/repositories/run-reports.ts';
import { createSurveys } from './repositories/surveys.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { surveys } from '#shared/contract/surveys.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  audiences: createAudiences,
  ballotKeys: createBallotKeys,
  chats: createChats,
  contacts: createContacts,
  dialogues: createDialogues,
  kiosks: createKiosks,
  codeSheets: createCodeSheets,
  runs: createRuns,
  runTexts: createRunTexts,
  groupsAsked: createGroupsAsked,
  members: createMembers,
  participation: createParticipation,
  plans: createPlans,
  polls: createPolls,
  responses: createResponses,
  results: createResults,
  runReports: createRunReports,
  surveys: createSurveys,
  translations: createTranslations,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type SurveysOperation<Name extends keyof typeof surveys> = Operation<
  (typeof surveys)[Name],
  keyof typeof repositories,
  BallotClients
>;
