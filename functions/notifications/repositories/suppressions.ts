import { seconds } from '#shared/rules/seconds.ts';
import { createHash } from 'node:crypto';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { put, remove } from '#data/writes.ts';

/** An address that bounced may be opened again, and who complained may think better of it. */
const KEEP_SECONDS = 365 * 24 * 60 * 60;

/** Why nothing is sent to an address any more. */
export type SuppressionReason = 'bounce' | 'complaint';

/** Addresses that letters do not reach or that want none; what is stored is a hash, never the address. */
export function createSuppressions(table: Table) {
  return {
    async add(email: string, reason: SuppressionReason, now: Date): Promise<void> {
      const ttl = seconds(now) + KEEP_SECONDS;
      await table.write(put({ ...keyOf(email), type: 'suppression', reason, createdAt: now.toISOString(), ttl }));
    },

    /** Why nothing is sent to an address, and since when; null when letters go there. */
    async find(email: string): Promise<{ reason: SuppressionReason; since: string } | null> {
      const item = await table.get(keyOf(email));
      return item ? { reason: item['reason'] as SuppressionReason, since: String(item['createdAt']) } : null;
    },

    /** Those of the addresses that nothing is sent to. */
    async among(emails: readonly string[]): Promise<ReadonlySet<string>> {
      const items = await table.getMany(emails.map(keyOf));
      return new Set(emails.filter((_, index) => items[index]));
    },

    /** Letters go there again. */
    async free(email: string): Promise<void> {
      await table.write(remove(keyOf(email)));
    },
  };
}

function keyOf(email: string) {
  return keys.suppression(createHash('sha256').update(withAsciiDomain(email.toLowerCase())).digest('hex'));
}
