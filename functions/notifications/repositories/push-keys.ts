import { unlessChanged } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { insert } from '#data/writes.ts';

/** What the site proves itself to push services by. */
export interface StoredPushKeys {
  /** The point of the curve, as browsers take it: base64url. */
  readonly publicKey: string;
  /** The private key, as the vault has sealed it. */
  readonly sealed: string;
}

/** The one pair of keys of the site. Subscriptions are bound to it, so it lies where they do and is never replaced. */
export function createPushKeys(table: Table) {
  return {
    async find(): Promise<StoredPushKeys | null> {
      const item = await table.get(keys.pushKeys(), { consistent: true });
      return item && { publicKey: String(item['publicKey']), sealed: String(item['sealed']) };
    },

    /** False where there is a pair already. */
    save(pair: StoredPushKeys, now: Date): Promise<boolean> {
      const item = { ...keys.pushKeys(), type: 'push-keys', ...pair, createdAt: now.toISOString() };
      return unlessChanged(table.write(insert(item)));
    },
  };
}
