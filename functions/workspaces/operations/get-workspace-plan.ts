import { notFound } from '#core/http/errors.ts';
import { presentLimits } from '#functions/subscriptions/present-limits.ts';
import { daysRemaining, planInForce } from '#shared/rules/subscription.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** The plan that governs the workspace, for everybody in it. Read strongly: a plan just begun shows at once. */
export const getWorkspacePlan: WorkspacesOperation<'getWorkspacePlan'> = async ({ repos, workspaceId, now }) => {
  const { ownerId } = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const subscription = await repos.plans.find(ownerId, { consistent: true });
  const plan = planInForce(subscription, now);
  // What is over or switched off governs nothing: its end and its trial are not told.
  const term = plan.id === subscription?.plan ? subscription : null;
  const dueDate = term?.dueDate ?? null;
  return {
    subscription_type: plan.name,
    is_trial: term?.isTrial ?? false,
    due_date: dueDate,
    days_remaining: daysRemaining(dueDate, now),
    limits: presentLimits(plan),
    features: [...plan.features],
  };
};
