import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/rules/languages.ts';
import { inLanguage } from '#shared/text/current.ts';
import { say } from '../said.ts';
import { fullName } from '#functions/workspaces/people.ts';
import * as z from 'zod/mini';
import { createAnalyses } from '#functions/analysis/repositories/analyses.ts';
import { createAutomationRules } from '#functions/automations/repositories/automation-rules.ts';
import { createApiKeys } from '#functions/api-keys/repositories/api-keys.ts';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { createBudgets } from '#functions/finance/repositories/budgets.ts';
import { createExpenses } from '#functions/finance/repositories/expenses.ts';
import { createFinanceData } from '#functions/finance/repositories/finance-data.ts';
import { createDialogues } from '#functions/runs/repositories/dialogues.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createInitiatives } from '#functions/finance/repositories/initiatives.ts';
import { createChats } from '#functions/integrations/repositories/chats.ts';
import { createIntegrations } from '#functions/integrations/repositories/integrations.ts';
import { createInvitations } from '#functions/workspaces/repositories/invitations.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createMoneyMonths } from '#functions/finance/repositories/money-months.ts';
import { createPredictions } from '#functions/finance/repositories/predictions.ts';
import { createAccessLog } from '#functions/access-log/repositories/access-log.ts';
import { createOfferRequests } from '#functions/offers/repositories/offer-requests.ts';
import { createRequestRecords } from '#functions/people/repositories/request-records.ts';
import { createDestructions } from '#functions/processing/repositories/destructions.ts';
import { createProcessingRegisters } from '#functions/processing/repositories/processing-registers.ts';
import { createContacts } from '#functions/people/repositories/contacts.ts';
import { createPersonJoins } from '#functions/people/repositories/person-joins.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPolls } from '#functions/polls/repositories/polls.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createRunReports } from '#functions/runs/repositories/run-reports.ts';
import { createTranslations } from '#functions/translations/repositories/translations.ts';
import { createSurveys } from '#functions/surveys/repositories/surveys.ts';
import { createTasks } from '#functions/tasks/repositories/tasks.ts';
import { createTaskEvents } from '#functions/tasks/repositories/task-events.ts';
import {
  createWorkspaceExports,
  type StoredProgress,
  type WorkspaceExport,
} from '../repositories/workspace-exports.ts';
import { createWorkspaces, type Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { Id } from '#shared/models/common.ts';
import { defineJob, type JobContext } from '#functions/jobs/define-job.ts';

const payload = z.object({
  workspaceId: Id,
  exportId: Id,
  /** Of whoever ordered the archive. */
  language: z._default(z.enum(LANGUAGES), DEFAULT_LANGUAGE),
});
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'export-workspace': z.infer<typeof payload>;
  }
}

/** What fails for so many executions is given up; the owner may ask again. */
const ATTEMPTS = 3;
/** The function ends after 300 s: what is not written by then is said not to be. */
const LIMIT_MILLISECONDS = 270_000;

const GIVEN_UP = say('givenUp');
const TOO_MUCH = say('tooMuch');

const repositories = {
  analyses: createAnalyses,
  automationRules: createAutomationRules,
  automations: createAutomations,
  budgets: createBudgets,
  expenses: createExpenses,
  financeData: createFinanceData,
  dialogues: createDialogues,
  runs: createRuns,
  initiatives: createInitiatives,
  chats: createChats,
  integrations: createIntegrations,
  invitations: createInvitations,
  members: createMembers,
  moneyMonths: createMoneyMonths,
  offerRequests: createOfferRequests,
  apiKeys: createApiKeys,
  accessLog: createAccessLog,
  contacts: createContacts,
  requestRecords: createRequestRecords,
  destructions: createDestructions,
  personJoins: createPersonJoins,
  plans: createPlans,
  polls: createPolls,
  processingRegisters: createProcessingRegisters,
  predictions: createPredictions,
  results: createResults,
  runReports: createRunReports,
  surveys: createSurveys,
  translations: createTranslations,
  tasks: createTasks,
  taskEvents: createTaskEvents,
  workspaceExports: createWorkspaceExports,
  workspaces: createWorkspaces,
};
type Context = JobContext<typeof repositories>;

/** The archive was cancelled, or another execution makes it. */
class ExportOver extends Error {}
/** There is more than can be written in time. */
class OutOfTime extends Error {}

/**
 * Writes everything a workspace owns into one archive, and tells its owner. One that was killed half-way begins again,
 * since nothing is there before the end; one that was cancelled stops after the page it is at and leaves nothing.
 */
export const exportWorkspace = defineJob({
  kind: 'export-workspace',
  payload,
  repositories,
  async run({ workspaceId, exportId, language }, context) {
    const { repos, archives, newId, now } = context;
    const one = await repos.workspaceExports.start(workspaceId, exportId, newId(), now);
    if (!one) return;
    // The executions before were killed and could not say so.
    if (one.attempts > ATTEMPTS) return repos.workspaceExports.fail(one, GIVEN_UP, now);
    const workspace = await repos.workspaces.findConsistent(workspaceId);
    // What was asked of a deleted workspace goes with it.
    if (!workspace) return;
    const upload = archives().store.upload(one);
    try {
      await inLanguage(language, () => write(one, workspace, upload, context));
      await finish(one, workspace, { size: await upload.finish(), language }, context);
    } catch (error) {
      await upload.abort();
      if (error instanceof ExportOver) return;
      if (error instanceof OutOfTime) return repos.workspaceExports.fail(one, TOO_MUCH, new Date());
      if (one.attempts === ATTEMPTS) await repos.workspaceExports.fail(one, GIVEN_UP, new Date());
      throw error;
    }
  },
});

type Upload = ReturnType<ReturnType<Context['archives']>['store']['upload']>;

async function write(one: WorkspaceExport, workspace: Workspace, upload: Upload, context: Context): Promise<void> {
  const { repos, archives, now } = context;
  const { write: writeArchive, sections, vault } = archives();
  const members = await repos.members.all(workspace.id);
  const names = new Map(members.map((member) => [member.userId, fullName(member)]));
  const nameOf = (userId: string | null): string | null => (userId === null ? null : (names.get(userId) ?? null));
  const onPage = async (progress: StoredProgress): Promise<void> => {
    const at = new Date();
    if (at.getTime() - now.getTime() > LIMIT_MILLISECONDS) throw new OutOfTime();
    if (!(await repos.workspaceExports.note(one, progress, at))) throw new ExportOver();
  };
  await writeArchive({ repos, vault, workspace, now, nameOf }, sections, { upload, onPage });
}

/** The owner of this moment is told: the workspace may have been handed over meanwhile. */
async function finish(
  one: WorkspaceExport,
  { id }: Workspace,
  { size, language }: { readonly size: number; readonly language: Language },
  context: Context,
): Promise<void> {
  const { repos, archives, newId } = context;
  const workspace = await repos.workspaces.findConsistent(id);
  const owner = workspace && (await repos.members.find(id, workspace.ownerId));
  const values = { workspace: workspace?.name ?? '' };
  const letter = owner && {
    job: {
      kind: 'send-mail',
      to: owner.email,
      account: owner.userId,
      language: owner.language ?? language,
      mail: { template: 'export-ready', values },
    } as const,
    jobId: newId(),
  };
  if (await repos.workspaceExports.finish(one, size, letter, new Date())) return;
  // Where another execution makes it, the file is that one's.
  const current = await repos.workspaceExports.find(id, one.id);
  if (current?.runId === one.runId || current === null) await archives().store.remove(one);
}
