import { monthOf } from '#shared/rules/month-of.ts';
import type { PlanId } from '#shared/rules/plans.ts';
import { unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { update, type Write } from '#data/writes.ts';

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
  /** The plan before this one, if it ran out. */
  readonly ended: { readonly plan: PlanId; readonly dueDate: string } | null;
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
    async subscriptionAndUse(userId: string): Promise<{ subscription: Subscription | null; workspaces: number }> {
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
      return unlessChanged(table.transact(saving(subscription, read)));
    },

    /** Turns a plan that ran out back to Startup; when it has another due date by now, only the note goes. True when it ended. */
    async end({ userId, dueDate }: { userId: string; dueDate: string }, now: Date): Promise<boolean> {
      const key = keys.subscription(userId);
      const read = await table.get(key, { consistent: true });
      const note = notDueWrite('expire-subscriptions', dueDate, userId);
      if (!read || read['dueDate'] !== dueDate) {
        await table.write(note);
        return false;
      }
      const ended = { plan: read['plan'], dueDate };
      const startup = { plan: 'startup', isTrial: false, dueDate: null, ended, updatedAt: now.toISOString() };
      const ends = update(key, { set: startup, add: { version: 1 } }, { equals: { dueDate } });
      return unlessChanged(table.transact([ends, note]));
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
    ...(dueDate === null ? [] : [dueWrite('expire-subscriptions', dueDate, userId)]),
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
    // Written by `expire` in the form it is read in.
    ended: (item['ended'] as Subscription['ended'] | undefined) ?? null,
    createdAt: String(item['createdAt']),
    updatedAt: String(item['updatedAt']),
    version: Number(item['version']),
  };
}
