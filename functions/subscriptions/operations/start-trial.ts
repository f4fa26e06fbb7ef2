import { conflict } from '#core/http/errors.ts';
import { PLANS } from '#shared/rules/plans.ts';
import { planInForce } from '#shared/rules/subscription.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { presentSubscription } from '../present.ts';
import { subscriptionsErrors } from '#text/subscriptions/errors.ts';
import type { SubscriptionsOperation } from '../operation.ts';

/** Premium for 14 days, once in the life of an account; a plan that is paid for is not overwritten by it. */
export const startTrial: SubscriptionsOperation<'startTrial'> = async ({ actor: { userId }, repos, now }) => {
  const read = await repos.plans.find(userId, { consistent: true });
  if (read?.trialUsed) conflict(subscriptionsErrors.trialUsed);
  const current = planInForce(read, now);
  if (current !== PLANS.startup) conflict(subscriptionsErrors.trialOnStartup(current.name));
  const startedAt = now.toISOString();
  const trial = {
    userId,
    plan: PLANS.premium.id,
    active: true,
    dueDate: new Date(now.getTime() + PLANS.premium.trialDays * DAY_MS).toISOString(),
    isTrial: true,
    trialUsed: true,
    ended: null,
    createdAt: read?.createdAt ?? startedAt,
    updatedAt: startedAt,
  };
  if (!(await repos.plans.save(trial, read))) conflict(subscriptionsErrors.changed);
  return presentSubscription(userId, repos, now);
};
