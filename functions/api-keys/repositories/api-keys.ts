import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { jobItem, type Posting } from '#data/job-item.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { failsAs, insert, update } from '#data/writes.ts';
import { MOST_KEYS } from '#shared/rules/api-keys.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { isGood, toApiKey, type ApiKey } from './api-key.ts';

type NewKey = Omit<ApiKey, 'number' | 'revokedAt' | 'lastUsedOn'>;

/** How long a key is listed after it has expired. */
const LISTED_SECONDS = 30 * 24 * 60 * 60;

/** Keys of the API: who has made which, what they may, until when. */
export function createApiKeys(table: Table) {
  async function listOf(workspaceId: string): Promise<ApiKey[]> {
    const items = await table.queryAll(ranges.apiKeys(workspaceId), { consistent: true });
    return items.map(toApiKey).toSorted((a, b) => b.number - a.number);
  }

  return {
    /** All that are kept, the newest first. */
    listOf,

    /** With the letters that tell of it, or not at all. `changed` when another was made meanwhile. */
    async add(key: NewKey, letters: readonly Posting[], now: Date): Promise<ApiKey | 'too many' | 'changed'> {
      const { workspaceId, hash } = key;
      const [count, known] = await Promise.all([
        table.get(keys.apiKeyCount(workspaceId), { consistent: true }),
        listOf(workspaceId),
      ]);
      if (known.filter((one) => isGood(one, now)).length >= MOST_KEYS) return 'too many';
      const made = Number(count?.['made'] ?? 0);
      const number = made + 1;
      // The numbers follow each other, so two at once cannot both be the last that there is room for.
      const counted = update(
        keys.apiKeyCount(workspaceId),
        { set: { type: 'api-key-count', made: number } },
        count ? { equals: { made } } : { exists: false },
      );
      const stored: ApiKey = { ...key, number, revokedAt: null, lastUsedOn: null };
      const ttl = seconds(new Date(key.expiresAt)) + LISTED_SECONDS;
      const failed = await failedCondition(table, [
        failsAs('changed', counted),
        insert({ ...keys.apiKey(workspaceId, hash), type: 'api-key', ...stored, ttl }),
        ...letters.map(({ job, jobId }) => insert(jobItem(job, jobId, now))),
      ]);
      return failed ?? stored;
    },

    /** False when it is revoked already, or gone. */
    async revoke({ workspaceId, hash }: ApiKey, now: Date): Promise<boolean> {
      const set = { revokedAt: now.toISOString() };
      const asRead = { exists: true, equals: { revokedAt: null } };
      return unlessChanged(table.write(update(keys.apiKey(workspaceId, hash), { set }, asRead)));
    },
  };
}
