import { monthOf } from '#shared/rules/month-of.ts';
import { keys } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { failsAs, update, type Condition, type Write } from '#data/writes.ts';

/*
 * What an owner has used of their plan, counted in the very transaction that uses it: the limit is a condition of the
 * write, so it holds however many come at once. A null limit counts all the same: the next plan may have one.
 */

/** An account that is being deleted takes no workspace and hands none over: what it owned then goes with it. */
const OPEN: Condition['below'] = { closed: 1 };

/** One more workspace of this owner; refused when there are `limit` of them, or the account is being deleted. */
export function takeWorkspace(ownerId: string, limit: number | null): Write<'limit'> {
  return failsAs('limit', changeOwned(ownerId, 1, { ...OPEN, ...(limit === null ? {} : { count: limit }) }));
}

/** One workspace less that somebody else takes over; refused when the account is being deleted. */
export function passWorkspaceOn(ownerId: string): Write {
  return changeOwned(ownerId, -1, OPEN);
}

/** One workspace less: deleted. */
export function giveWorkspaceBack(ownerId: string): Write {
  return changeOwned(ownerId, -1);
}

/** How often it has changed what this item's account owns; never the same again once it has. */
export function changesOf(owned: Item | null): number {
  return Number(owned?.['changes'] ?? 0);
}

/** From here on the account owns nothing new; refused when what it owns has changed since `changes` was read. */
export function closeOwnership(ownerId: string, changes: number): Write {
  return update(
    keys.ownedWorkspaces(ownerId),
    { set: { type: 'usage', closed: 1 } },
    { below: { changes: changes + 1 } },
  );
}

/** One more poll of this owner in the month of `now`; refused when there were `limit` of them. */
export function takePoll(ownerId: string, limit: number | null, now: Date): Write<'limit'> {
  // Kept through the month after: nobody asks for older ones.
  const ttl = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1) / 1000;
  return failsAs(
    'limit',
    update(
      keys.pollsMade(ownerId, monthOf(now)),
      { add: { count: 1 }, set: { type: 'usage', ttl } },
      limit === null ? undefined : { below: { count: limit } },
    ),
  );
}

function changeOwned(ownerId: string, change: 1 | -1, below: Condition['below'] = {}): Write {
  return update(
    keys.ownedWorkspaces(ownerId),
    { add: { count: change, changes: 1 }, set: { type: 'usage' } },
    Object.keys(below).length === 0 ? undefined : { below },
  );
}
