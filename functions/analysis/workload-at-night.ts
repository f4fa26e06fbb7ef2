import { requestAnalysis } from './requests/request-analysis.ts';
import { wantedWorkload } from './requests/wanted.ts';
import { refusalOf } from '#core/http/errors.ts';
import { planOf } from '#functions/subscriptions/plan.ts';
import { createAnalyses } from './repositories/analyses.ts';
import { createIntegrations } from '#functions/integrations/repositories/integrations.ts';
import type { Opened } from '#data/open-repositories.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPortalSnapshots } from '#functions/integrations/repositories/portal-snapshots.ts';
import { createTaskCounts } from '#functions/tasks/repositories/task-counts.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { Analyst } from '#shared/analysts/index.ts';
import type { AutomationEntry } from '#shared/models/automation.ts';
import { featureText } from '#shared/rules/plan-texts.ts';
import { analysisRequests } from '#text/analysis/requests.ts';

export const repositories = {
  analyses: createAnalyses,
  integrations: createIntegrations,
  plans: createPlans,
  portalSnapshots: createPortalSnapshots,
  taskCounts: createTaskCounts,
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
): Promise<Pick<AutomationEntry, 'outcome' | 'text'> | null> {
  const workspace = await context.repos.workspaces.find(workspaceId);
  if (!workspace) return null;
  const plan = await planOf(context.repos, workspace.ownerId, context.now);
  if (!plan.features.includes('ai')) return { outcome: 'skipped', text: featureText(plan, 'ai') };
  try {
    await requestAnalysis(context, await wantedWorkload(context, workspaceId, analyst));
    return { outcome: 'done', text: analysisRequests.renewedAtNight };
  } catch (error) {
    // Nothing to analyse is no failure, and neither is somebody who asked for the same at this moment.
    return { outcome: 'skipped', text: refusalOf(error) };
  }
}
