import type { PlanId } from '#shared/rules/plans.ts';
import { keys } from './keys.ts';
import { ConditionFailed, type Item, type Table } from './table.ts';
import { monthOf } from './usage.ts';
import { put, type Write } from './writes.ts';

/** What an owner subscribed to; an owner without one is on Startup. */
export interface Subscription {
  readonly userId: string;
  readonly plan: PlanId;
  /** False while it is recorded but not (or no longer) paid for. */
  readonly active: boolean;
  /** The moment it ends; null = without end. */
  readonly dueDate: string | null;
  readonly isTrial: boolean;
  readonly trialUsed: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
}

/** Subscriptions of owners and what they have used of them. */
export function createPlans(table: Table) {
  return {
    /** Read eventually by default: a plan counts as soon as the replicas agree, as a role does. */
    async find(userId: string, options: { consistent?: boolean } = {}): Promise<Subscription | null> {
      const item = await table.get(keys.subscription(userId), options);
      return item ? toSubscription(item) : null;
    },

    /** The subscription and the number of workspaces of an owner, in one round trip. */
    async standing(userId: string): Promise<{ subscription: Subscription | null; workspaces: number }> {
      const [plan, owned] = await table.getMany([keys.subscription(userId), keys.ownedWorkspaces(userId)]);
      return { subscription: plan ? toSubscription(plan) : null, workspaces: countOf(owned) };
    },

    /** The same with the polls made in the month of `now`, as they are at this moment. */
    async overview(
      userId: string,
      now: Date,
    ): Promise<{ subscription: Subscription | null; workspaces: number; polls: number }> {
      const wanted = [keys.subscription(userId), keys.ownedWorkspaces(userId), keys.pollsMade(userId, monthOf(now))];
      const [plan, owned, polls] = await table.getMany(wanted, { consistent: true });
      return {
        subscription: plan ? toSubscription(plan) : null,
        workspaces: countOf(owned),
        polls: countOf(polls),
      };
    },

    /** Replaces the version that was read, null for none; false when somebody was faster. */
    async save(subscription: Omit<Subscription, 'version'>, read: Subscription | null): Promise<boolean> {
      try {
        await table.transact(saving(subscription, read));
        return true;
      } catch (error) {
        if (error instanceof ConditionFailed) return false;
        throw error;
      }
    },
  };
}

function saving(subscription: Omit<Subscription, 'version'>, read: Subscription | null): Write[] {
  const { userId, dueDate } = subscription;
  const version = (read?.version ?? 0) + 1;
  const item = { ...keys.subscription(userId), type: 'subscription', ...subscription, version };
  const condition = read ? { equals: { version: read.version } } : { exists: false };
  return [
    { kind: 'put', item, condition },
    ...(dueDate === null ? [] : [put({ ...keys.due(dueDate, userId), type: 'plan-due', userId, dueDate })]),
  ];
}

function countOf(item: Item | null | undefined): number {
  return Number(item?.['count'] ?? 0);
}

function toSubscription(item: Item): Subscription {
  return {
    userId: String(item['userId']),
    plan: item['plan'] as PlanId,
    active: item['active'] === true,
    dueDate: typeof item['dueDate'] === 'string' ? item['dueDate'] : null,
    isTrial: item['isTrial'] === true,
    trialUsed: item['trialUsed'] === true,
    createdAt: String(item['createdAt']),
    updatedAt: String(item['updatedAt']),
    version: Number(item['version']),
  };
}
