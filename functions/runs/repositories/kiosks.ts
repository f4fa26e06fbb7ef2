import { createHash } from 'node:crypto';
import type { PinHash } from '#shared/models/kiosk.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, remove } from '#data/writes.ts';
import { countWrites } from './count-writes.ts';
import type { Run } from './run.ts';

/** A tablet on which anybody answers a run, one after another. */
export interface Kiosk {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
  readonly pin: PinHash;
  /** Of its token, which is random enough that a quick one keeps it; the token itself stands nowhere. */
  readonly hash: string;
}

/** What is known of the token in the address of a kiosk. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The kiosks of a run; one that has ended is gone. */
export function createKiosks(table: Table) {
  return {
    /** All of a run, the newest first. */
    async list(runId: string): Promise<Kiosk[]> {
      const items = await table.queryAll(ranges.kiosks(runId), { consistent: true });
      return items.map(toKiosk).toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    },

    /** The one of a run that a token opens. */
    async byToken(runId: string, token: string): Promise<Kiosk | null> {
      const item = await table.get(keys.kiosk(runId, hashOfToken(token)), { consistent: true });
      return item && toKiosk(item);
    },

    /** False when somebody changed the run meanwhile. */
    async make(run: Run, { hash, ...kiosk }: Kiosk, now: Date): Promise<boolean> {
      const made = insert({ ...keys.kiosk(run.id, hash), type: 'kiosk', ...kiosk });
      return unlessChanged(table.transact([...countWrites(run, 'kiosks', 1, now), made]));
    },

    /** From now on its address leads nowhere. False when somebody was faster. */
    async end(run: Run, { hash }: Kiosk, now: Date): Promise<boolean> {
      const gone = remove(keys.kiosk(run.id, hash), { exists: true });
      return unlessChanged(table.transact([...countWrites(run, 'kiosks', -1, now), gone]));
    },
  };
}

function toKiosk(item: Item): Kiosk {
  return {
    id: String(item['id']),
    name: String(item['name']),
    createdAt: String(item['createdAt']),
    pin: item['pin'] as PinHash,
    hash: String(item['sk']).slice('KIOSK#'.length),
  };
}
