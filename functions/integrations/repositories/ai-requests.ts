import type { Words } from '#shared/text/said.ts';
import { DEFAULT_MONTHLY_CAP } from '#shared/rules/ai-requests.ts';
import { monthOf } from '#shared/rules/month-of.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { update } from '#data/writes.ts';
import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';

/** What the count of requests to the AI provider rests on. */
interface Counted {
  readonly version: number;
  readonly monthRequests: number;
  /** The month they were made in, as 2026-11. */
  readonly month: string;
  readonly monthlyCap: number | null;
}

/** Requests to the AI provider, counted on the access they are made with. */
export function createAiRequests(table: Table) {
  async function find(workspaceId: string): Promise<Counted | null> {
    const item = await table.get(keys.credentials(workspaceId, 'ai'), { consistent: true });
    if (!item) return null;
    const [version, monthRequests] = [Number(item['version']), Number(item['monthRequests'])];
    return { version, monthRequests, month: String(item['month']), monthlyCap: monthlyCapOf(item) };
  }

  return {
    /**
     * Counts a request before it is made, under the condition that the month's cap is not reached: exact however many
     * come at once. False at the cap, and where there is no access any more.
     */
    async reserveAiRequest(workspaceId: string, now: Date): Promise<boolean> {
      return untilNotOvertaken('The access to the AI', async () => {
        const access = await find(workspaceId);
        if (!access) return false;
        const { version, month, monthlyCap } = access;
        const { set, add, inMonth } = moreRequests(access, 1, now);
        if (monthlyCap !== null && inMonth > monthlyCap) return false;
        const below = monthlyCap !== null && 'monthRequests' in add ? { monthRequests: monthlyCap } : {};
        const write = update(keys.credentials(workspaceId, 'ai'), { set, add }, { equals: { version, month }, below });
        return (await unlessChanged(table.write(write))) || OVERTAKEN;
      });
    },

    /**
     * Keeps what the provider said and counts the requests that were not reserved; neither for credentials that were
     * changed meanwhile.
     */
    async countAiRequest(
      workspaceId: string,
      known: Counted,
      problem: Words | null,
      now: Date,
      requests = 1,
    ): Promise<void> {
      let current = known;
      await untilNotOvertaken('The count of AI requests', async () => {
        const { set, add } = moreRequests(current, requests, now);
        const condition = { equals: { version: known.version, month: current.month } };
        const write = update(keys.credentials(workspaceId, 'ai'), { set: { ...set, problem }, add }, condition);
        if (await unlessChanged(table.write(write))) return null;
        const stored = await find(workspaceId);
        if (stored?.version !== known.version) return null;
        current = stored;
        return OVERTAKEN;
      });
    },
  };
}

/** What access from before the cap was introduced has. */
export function monthlyCapOf({ monthlyCap }: Item): number | null {
  return monthlyCap === undefined ? DEFAULT_MONTHLY_CAP : (monthlyCap as number | null);
}

interface Change {
  readonly set: Item;
  readonly add: Record<string, number>;
  /** How many there are then in the month. */
  readonly inMonth: number;
}

/** So many more requests; where a month has begun, the first of it. */
export function moreRequests(known: Pick<Counted, 'month' | 'monthRequests'> | null, more: number, now: Date): Change {
  const [current, stored] = [monthOf(now), known?.month ?? ''];
  // A clock that is behind does not bring the last month back.
  const month = stored > current ? stored : current;
  const set = { month, lastUsedAt: now.toISOString() };
  return known && stored === month
    ? { set, add: { totalRequests: more, monthRequests: more }, inMonth: known.monthRequests + more }
    : { set: { ...set, monthRequests: more }, add: { totalRequests: more }, inMonth: more };
}
