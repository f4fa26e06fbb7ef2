import { requestAnalysis } from './requests/request-analysis.ts';
import { taskSources, wantedWorkload } from './requests/wanted.ts';
import { AppError } from '#core/http/errors.ts';
import { say } from '#functions/automations/said.ts';
import type { StoredEntry } from '#functions/automations/repositories/automations.ts';
import { planOf } from '#functions/subscriptions/plan.ts';
import { createAnalyses } from './repositories/analyses.ts';
import { createIntegrations } from '#functions/integrations/repositories/integrations.ts';
import type { Opened } from '#data/open-repositories.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPortalSnapshots } from '#functions/integrations/repositories/portal-snapshots.ts';
import { createTaskSources } from '#functions/integrations/repositories/task-sources.ts';
import { createTaskCounts } from '#functions/tasks/repositories/task-counts.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { say as sayProblem } from '#core/clients/connection-problems.ts';
import type { Said } from '#shared/text/said.ts';
import type { Analyst } from '#shared/analysts/index.ts';

export const repositories = {
  analyses: createAnalyses,
  integrations: createIntegrations,
  plans: createPlans,
  portalSnapshots: createPortalSnapshots,
  taskCounts: createTaskCounts,
  taskSources: createTaskSources,
  workspaces: createWorkspaces,
};

interface Context {
  readonly repos: Opened<typeof repositories>;
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * Has workload analysed on plans with AI. The model is asked only where somebody has chosen it for the night, since it
 * costs. A fresh result, or a job that is at it already, is enough.
 */
export async function analyseWorkload(
  workspaceId: string,
  analyst: Analyst,
  context: Context,
): Promise<Pick<StoredEntry, 'outcome' | 'text'> | null> {
  const workspace = await context.repos.workspaces.find(workspaceId);
  if (!workspace) return null;
  const plan = await planOf(context.repos, workspace.ownerId, context.now);
  if (!plan.features.includes('ai'))
    return { outcome: 'skipped', text: say('planFeature', { plan: plan.id, feature: 'ai' }) };
  try {
    await requestAnalysis(context, await wantedWorkload(context, workspaceId, analyst));
    return { outcome: 'done', text: say('workloadAnalysed') };
  } catch (error) {
    // Nothing to analyse is no failure, and neither is somebody who asked for the same at this moment.
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    const text = error.code === 'nothing_to_analyse' ? await whyNothing(workspaceId, context) : say('workloadChanging');
    return { outcome: 'skipped', text };
  }
}

/** Why there are no tasks to analyse. */
async function whyNothing(workspaceId: string, context: Context): Promise<Said> {
  const { head, reading, kind } = await taskSources(context, workspaceId);
  if (reading === null) return say('nothingUnconnected');
  if (reading.state !== 'failed') return say('nothingEmpty');
  return say('nothingUnread', { source: kind, problem: head?.lastRun?.problem ?? sayProblem('tasksUnread') });
}
