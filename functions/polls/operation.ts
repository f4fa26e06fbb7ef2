import type { Operation } from '#core/http/operation.ts';
import { createChats } from '#functions/integrations/repositories/chats.ts';
import { createContacts } from '#functions/people/repositories/contacts.ts';
import { createAwaited } from '#functions/moving/repositories/awaited.ts';
import { createRunViewers } from '#functions/access-log/repositories/run-viewers.ts';
import type { BallotClients } from '#functions/runs/ballot-clients.ts';
import { createBallotKeys } from '#functions/runs/repositories/ballots.ts';
import { createAudiences } from '#functions/runs/repositories/audiences.ts';
import { createCodeMarks } from '#functions/runs/repositories/code-marks.ts';
import { createCodeSheets } from '#functions/runs/repositories/code-sheets.ts';
import { createDialogues } from '#functions/runs/repositories/dialogues.ts';
import { createKiosks } from '#functions/runs/repositories/kiosks.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createRunTexts } from '#functions/runs/repositories/run-texts.ts';
import { createTranslations } from '#functions/translations/repositories/translations.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createOpenedRuns } from '#functions/runs/repositories/open-runs.ts';
import { createParticipation } from '#functions/runs/repositories/participation.ts';
import { createPastRuns } from '#functions/runs/repositories/past-runs.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPolls } from './repositories/polls.ts';
import { createPulses } from './repositories/pulses.ts';
import { createResponses } from '#functions/runs/repositories/responses.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createRunReports } from '#functions/runs/repositories/run-reports.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { polls } from '#shared/contract/polls.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  audiences: createAudiences,
  awaited: createAwaited,
  ballotKeys: createBallotKeys,
  chats: createChats,
  contacts: createContacts,
  codeMarks: createCodeMarks,
  codeSheets: createCodeSheets,
  dialogues: createDialogues,
  kiosks: createKiosks,
  runs: createRuns,
  runTexts: createRunTexts,
  runViewers: createRunViewers,
  members: createMembers,
  openedRuns: createOpenedRuns,
  participation: createParticipation,
  pastRuns: createPastRuns,
  plans: createPlans,
  polls: createPolls,
  pulses: createPulses,
  responses: createResponses,
  results: createResults,
  runReports: createRunReports,
  translations: createTranslations,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type PollsOperation<Name extends keyof typeof polls> = Operation<
  (typeof polls)[Name],
  keyof typeof repositories,
  BallotClients
>;
