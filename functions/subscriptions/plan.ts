import type { Repositories } from '#data/repositories.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { featureText, limitText, overcrowdedText, surplusText } from '#shared/rules/plan-texts.ts';
import type { Plan, PlanFeature, PlanLimit } from '#shared/rules/plans.ts';
import { isOvercrowded, isPaid, peopleIn, planInForce, surplusWorkspaces } from '#shared/rules/subscription.ts';
import { notFound, planLimit } from '#core/http/errors.ts';

/** What an operation inside a workspace knows. */
interface InWorkspace {
  readonly repos: Pick<Repositories, 'plans' | 'workspaces'>;
  readonly workspaceId: string;
  readonly now: Date;
}

/** The plan that governs what this person owns, now. */
export async function planOf(repos: Pick<Repositories, 'plans'>, ownerId: string, now: Date): Promise<Plan> {
  return planInForce(await repos.plans.find(ownerId), now);
}

/** 402: the plan allows no more of this; the detail names the limit and the plan that lifts it. */
export function refuseMore(plan: Plan, limit: PlanLimit): never {
  planLimit(limitText(plan, limit));
}

/** Refuses with 402 what the plan of the workspace's owner does not open. */
export async function requireFeature({ repos, workspaceId, now }: InWorkspace, feature: PlanFeature): Promise<void> {
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const plan = await planOf(repos, workspace.ownerId, now);
  if (!plan.features.includes(feature)) planLimit(featureText(plan, feature));
}

/** A workspace, the plan of its owner, and whether that is paid for. */
export interface Governed {
  readonly workspace: Workspace;
  readonly plan: Plan;
  readonly paid: boolean;
  /** Why the workspace can only be read; null when it can be changed. */
  readonly readOnly: string | null;
}

/**
 * Asked before anything is added to a workspace or changed in it: after a downgrade the newest workspaces beyond the
 * plan, and those with more people than it has room for, can only be read (402). What makes things less, a deletion
 * or a departure, does not ask, nor does answering an open run.
 */
export async function requireWritable(context: InWorkspace): Promise<Governed> {
  const governed = await findGoverned(context);
  if (governed.readOnly !== null) planLimit(governed.readOnly);
  return governed;
}

/** A workspace as its owner's plan leaves it. */
export async function findGoverned({ repos, workspaceId, now }: InWorkspace): Promise<Governed> {
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const { subscription, workspaces: owned } = await repos.plans.subscriptionAndUse(workspace.ownerId);
  const plan = planInForce(subscription, now);
  const paid = isPaid(subscription, now);
  if (isOvercrowded(workspace, plan)) {
    return { workspace, plan, paid, readOnly: overcrowdedText(plan, peopleIn(workspace)) };
  }
  // The list is read only by those who have too many.
  if (plan.limits.workspaces !== null && owned > plan.limits.workspaces) {
    const own = await repos.workspaces.listOwned(workspace.ownerId);
    const surplus = surplusWorkspaces(own, plan).some(({ id }) => id === workspaceId);
    if (surplus) return { workspace, plan, paid, readOnly: surplusText(plan) };
  }
  return { workspace, plan, paid, readOnly: null };
}
