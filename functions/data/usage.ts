import { monthOf } from '#shared/rules/month-of.ts';
import { keys } from './keys.ts';
import { update, type Write } from './writes.ts';

/*
 * What an owner has used of their plan, counted in the very transaction that uses it: the limit is a condition of the
 * write, so it holds however many come at once. A null limit counts all the same: the next plan may have one.
 */

/** One more workspace of this owner; refused when there are `limit` of them. */
export function takeWorkspace(ownerId: string, limit: number | null): Write {
  return count(keys.ownedWorkspaces(ownerId), 1, limit);
}

/** One workspace less: deleted, or handed over. */
export function giveWorkspaceBack(ownerId: string): Write {
  return count(keys.ownedWorkspaces(ownerId), -1, null);
}

/** One more poll of this owner in the month of `now`; refused when there were `limit` of them. */
export function takePoll(ownerId: string, limit: number | null, now: Date): Write {
  // Kept through the month after: nobody asks for older ones.
  const ttl = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 1) / 1000;
  return count(keys.pollsMade(ownerId, monthOf(now)), 1, limit, { ttl });
}

function count(key: ReturnType<typeof keys.ownedWorkspaces>, change: 1 | -1, limit: number | null, more = {}): Write {
  return update(
    key,
    { add: { count: change }, set: { type: 'usage', ...more } },
    limit === null ? undefined : { below: { count: limit } },
  );
}
