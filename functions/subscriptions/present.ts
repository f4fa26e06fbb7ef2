import type { Repositories } from '#data/repositories.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { presentLimits } from './present-limits.ts';
import type { PlanCard, Subscription } from '#shared/models/subscription.ts';
import { annualSaving, PLANS, type Plan, type PlanId } from '#shared/rules/plans.ts';
import { takenSeats, type SeatsTaken } from '#shared/rules/seats.ts';
import { daysRemaining, planInForce, readOnlyWorkspaces } from '#shared/rules/subscription.ts';

type PlanName = Subscription['subscription_type'];

/** A person's subscription in the words of the API, as it is at this moment. */
export async function presentSubscription(
  userId: string,
  repos: Pick<Repositories, 'invitations' | 'plans' | 'workspaces'>,
  now: Date,
): Promise<Subscription> {
  const [{ subscription, workspaces, polls }, own] = await Promise.all([
    repos.plans.overview(userId, now),
    repos.workspaces.listOwned(userId),
  ]);
  const inForce = planInForce(subscription, now);
  const fullest = await fullestOf(own, repos, now);
  const dueDate = subscription?.dueDate ?? null;
  return {
    subscription_type: nameOf(subscription?.plan ?? 'startup'),
    is_active: subscription?.active ?? true,
    days_remaining: daysRemaining(dueDate, now),
    due_date: dueDate,
    created_at: subscription?.createdAt ?? null,
    updated_at: subscription?.updatedAt ?? null,
    is_trial: subscription?.isTrial ?? false,
    trial_used: subscription?.trialUsed ?? false,
    ended: subscription?.ended
      ? { subscription_type: nameOf(subscription.ended.plan), due_date: subscription.ended.dueDate }
      : null,
    usage: {
      people: takenSeats(fullest),
      invited: fullest.pending,
      workspaces,
      polls_this_month: polls,
    },
    limits: presentLimits(inForce),
    read_only_workspaces: readOnlyWorkspaces(own, inForce).map(({ id }) => id),
  };
}

/** Who takes up the room of the fullest of these workspaces; of none, nobody does. */
async function fullestOf(
  own: readonly Workspace[],
  { invitations }: Pick<Repositories, 'invitations'>,
  now: Date,
): Promise<SeatsTaken> {
  const taken = await Promise.all(
    own.map(async ({ id, memberCount }) => {
      const pending = await invitations.listPending(id, now);
      return { members: memberCount, pending: pending.length };
    }),
  );
  return taken.toSorted((a, b) => takenSeats(b) - takenSeats(a))[0] ?? { members: 0, pending: 0 };
}

/** A plan as its card shows it. */
export function presentPlan(plan: Plan): PlanCard {
  const { id, monthly, annual, popular, trialDays, features } = plan;
  return {
    id,
    name: nameOf(id),
    monthly,
    annual,
    annual_saving: annualSaving(plan),
    popular,
    trial_days: trialDays,
    limits: presentLimits(plan),
    features: [...features],
  };
}

function nameOf(plan: PlanId): PlanName {
  return PLANS[plan].name;
}
