import type { Words } from '#shared/text/said.ts';
import { DEFAULT_MONTHLY_CAP } from '#shared/rules/ai-requests.ts';
import { monthOf } from '#shared/rules/month-of.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { update } from '#data/writes.ts';

/** The access may be replaced, or a month begin, while a request is counted: meeting it more often is rare. */
const ATTEMPTS = 4;

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
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const access = await find(workspaceId);
        if (!access) return false;
        const { version, month, monthlyCap } = access;
        const { set, add, inMonth } = moreRequests(access, 1, now);
        if (monthlyCap !== null && inMonth > monthlyCap) return false;
        const below = monthlyCap !== null && 'monthRequests' in add ? { monthRequests: monthlyCap } : {};
        const write = update(keys.credentials(workspaceId, 'ai'), { set, add }, { equals: { version, month }, below });
        if (await unlessChanged(table.write(write))) return true;
      }
      throw new Error(`The access to the AI is still changing after ${ATTEMPTS} attempts`);
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
      for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
        const { set, add } = moreRequests(current, requests, now);
        const condition = { equals: { version: known.version, month: current.month } };
        const write = update(keys.credentials(workspaceId, 'ai'), { set: { ...set, problem }, add }, condition);
        if (await unlessChanged(table.write(write))) return;
        const stored = await find(workspaceId);
        if (stored?.version !== known.version) return;
        current = stored;
      }
      throw new Error(`The count of AI requests is still changing after ${ATTEMPTS} attempts`);
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
