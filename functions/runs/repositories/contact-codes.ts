import { unlessChanged } from '#data/conditions.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, insert, put, type Write } from '#data/writes.ts';

/** A transaction takes a hundred writes; one of them looks whether the run takes answers. */
const CODES_AT_ONCE = 99;

/** What is known of a one-time code. */
export interface KnownCode {
  readonly hash: string;
  /** Its team, sealed (runs/code-team.ts); null where codes of its run say nothing of teams. */
  readonly team: Uint8Array | null;
}

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
    async register(runId: string, registered: readonly KnownCode[]): Promise<boolean> {
      const hashes = registered.map(({ hash }) => hash);
      const stored = await table.get(keys.contactCodes(runId), { consistent: true });
      const all = [...new Set([...(stored ? contactHashesOf(stored) : []), ...hashes])].toSorted();
      // First, so that a deletion finds whatever is written after it.
      const list = put({ ...keys.contactCodes(runId), type: 'contact-codes', hashes: all });
      if (!(await unlessChanged(table.transact([open(runId), list])))) return false;
      for (let from = 0; from < registered.length; from += CODES_AT_ONCE) {
        const codes = registered.slice(from, from + CODES_AT_ONCE).map((code) => put(codeItem(runId, code)));
        if (!(await unlessChanged(table.transact([open(runId), ...codes])))) return false;
      }
      return true;
    },
  };
}

/** The item that makes a code lead to its run. */
export function codeItem(runId: string, { hash, team }: KnownCode): Item & Key {
  return { ...keys.code(hash), type: 'code', runId, ...(team === null ? {} : { team }) };
}

/** The hashes of all codes that lead to the run of a stored list. */
export function contactHashesOf(item: Item): string[] {
  return item['hashes'] as string[];
}
