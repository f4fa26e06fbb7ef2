import { unlessChanged } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, insert, put, type Write } from '#data/writes.ts';

/** A transaction takes a hundred writes; one of them looks whether the run takes answers. */
const CODES_AT_ONCE = 99;

/**
 * The one-time codes of people without an account. What they are derived from is sealed and goes when the run is closed;
 * of the codes hashes are known, in an order that says nothing of whose they are.
 */
export function createContactCodes(table: Table) {
  const open = (runId: string): Write => check(keys.run(runId), { equals: { published: true } });

  return {
    /** The sealed secret of a run; null where it has none, or was closed. */
    async secret(runId: string): Promise<string | null> {
      const item = await table.get(keys.contactKey(runId), { consistent: true });
      return item && String(item['sealed']);
    },

    /** Gives an open run its secret, unless it has one. */
    async keepSecret(runId: string, sealed: string): Promise<void> {
      const item = { ...keys.contactKey(runId), type: 'contact-key', sealed };
      await unlessChanged(table.transact([open(runId), insert(item)]));
    },

    /** Makes these codes lead to the run, however often it is asked to; false where it was closed meanwhile. */
    async register(runId: string, hashes: readonly string[]): Promise<boolean> {
      const stored = await table.get(keys.contactCodes(runId), { consistent: true });
      const all = [...new Set([...(stored ? contactHashesOf(stored) : []), ...hashes])].toSorted();
      // First, so that a deletion finds whatever is written after it.
      const list = put({ ...keys.contactCodes(runId), type: 'contact-codes', hashes: all });
      if (!(await unlessChanged(table.transact([open(runId), list])))) return false;
      for (let from = 0; from < hashes.length; from += CODES_AT_ONCE) {
        const codes = hashes
          .slice(from, from + CODES_AT_ONCE)
          .map((hash) => put({ ...keys.code(hash), type: 'code', runId }));
        if (!(await unlessChanged(table.transact([open(runId), ...codes])))) return false;
      }
      return true;
    },
  };
}

/** The hashes of all codes that lead to the run of a stored list. */
export function contactHashesOf(item: Item): string[] {
  return item['hashes'] as string[];
}
