import type { Repositories } from '#data/repositories.ts';
import type { Workspace } from '#data/workspaces.ts';
import { featureText, limitText, readOnlyText } from '#shared/rules/plan-texts.ts';
import type { Plan, PlanFeature, PlanLimit } from '#shared/rules/plans.ts';
import { planInForce, readOnlyWorkspaces } from '#shared/rules/subscription.ts';
import { notFound, planLimit } from './errors.ts';

/** What an operation inside a workspace knows. */
interface InWorkspace {
  readonly repos: Repositories;
  readonly workspaceId: string;
  readonly now: Date;
}

/** The plan that governs what this person owns, now. */
export async function planOf(repos: Repositories, ownerId: string, now: Date): Promise<Plan> {
  return planInForce(await repos.plans.find(ownerId), now);
}

/** 402: the plan allows no more of this; the detail names the limit and the plan that lifts it. */
export function refuseMore(plan: Plan, limit: PlanLimit): never {
  planLimit(limitText(plan, limit));
}

/** Refuses with 402 what the plan of the workspace's owner does not open. */
export async function demandFeature({ repos, workspaceId, now }: InWorkspace, feature: PlanFeature): Promise<void> {
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const plan = await planOf(repos, workspace.ownerId, now);
  if (!plan.features.includes(feature)) planLimit(featureText(plan, feature));
}

/**
 * Asked before anything is added to a workspace or changed in it: after a downgrade the newest workspaces beyond the
 * plan can only be read (402). What makes things less, a deletion or a departure, does not ask.
 */
export async function demandWritable({
  repos,
  workspaceId,
  now,
}: InWorkspace): Promise<{ workspace: Workspace; plan: Plan }> {
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const { subscription, workspaces: owned } = await repos.plans.standing(workspace.ownerId);
  const plan = planInForce(subscription, now);
  // The list is read only by those who have too many.
  if (plan.limits.workspaces !== null && owned > plan.limits.workspaces) {
    const own = await repos.workspaces.listOwned(workspace.ownerId);
    if (readOnlyWorkspaces(own, plan).some(({ id }) => id === workspaceId)) planLimit(readOnlyText(plan));
  }
  return { workspace, plan };
}
