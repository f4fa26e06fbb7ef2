import { randomBytes } from 'node:crypto';
import { ConditionFailed } from '#data/conditions.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { insert, put, remove, type Write } from '#data/writes.ts';

const SECRET_BYTES = 32;
const KEY_ID_BYTES = 6;
const SWEEP_PAGE = 500;

/** The secret under which the marks of one opening of a run are made. */
export interface ParticipationKey {
  readonly keyId: string;
  readonly secret: string;
}

/** A mark: `mac` stands for the member, `proof` for the member and the session they answered in. */
export interface Mark {
  readonly keyId: string;
  readonly mac: string;
  readonly proof: string;
}

/** Gives an anonymous run that is opened a fresh secret for its marks. */
export function participationKeyWrite(runId: string): Write {
  return put({ ...keys.participationKey(runId), type: 'mark-key', ...newParticipationKey() });
}

/** A fresh secret; it is stored until the run closes, and from then on no mark leads to a member. */
export function newParticipationKey(): ParticipationKey {
  return {
    keyId: randomBytes(KEY_ID_BYTES).toString('base64url'),
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
  };
}

/**
 * Participation in anonymous runs: that a member has answered, apart from what they said. The marks lie in a
 * partition of their own and carry no time.
 */
export function createParticipation(table: Table) {
  return {
    /** Null when the run is closed. */
    async key(runId: string): Promise<ParticipationKey | null> {
      const item = await table.get(keys.participationKey(runId), { consistent: true });
      return item && { keyId: String(item['keyId']), secret: String(item['secret']) };
    },

    /** `new` for a member's first answer, `same` when it comes again in the same session, `other` in another one. */
    async set(runId: string, { keyId, mac, proof }: Mark): Promise<'new' | 'same' | 'other'> {
      try {
        await table.write(insert({ ...keys.participation(runId, keyId, mac), type: 'mark', proof }));
        return 'new';
      } catch (error) {
        if (error instanceof ConditionFailed) return error.item?.['proof'] === proof ? 'same' : 'other';
        throw error;
      }
    },

    async has(runId: string, { keyId, mac }: Mark): Promise<boolean> {
      return (await table.get(keys.participation(runId, keyId, mac), { consistent: true })) !== null;
    },

    /** The secrets of these runs, of those that are open. */
    async keysOf(runIds: readonly string[]): Promise<ReadonlyMap<string, ParticipationKey>> {
      const items = await table.getMany(runIds.map((runId) => keys.participationKey(runId)));
      return new Map(
        runIds.flatMap((runId, index) => {
          const item = items[index];
          return item ? [[runId, { keyId: String(item['keyId']), secret: String(item['secret']) }] as const] : [];
        }),
      );
    },

    /** Those of these runs in which the mark stands that is given for each. */
    async markedIn(
      marks: readonly { readonly runId: string; readonly keyId: string; readonly mac: string }[],
    ): Promise<ReadonlySet<string>> {
      const wanted = marks.map(({ runId, keyId, mac }) => keys.participation(runId, keyId, mac));
      const items = await table.getMany(wanted, { consistent: true });
      return new Set(marks.flatMap(({ runId }, index) => (items[index] ? [runId] : [])));
    },

    /** Which of these stand among the marks; each stands for a member, and is kept nowhere. */
    async marked(runId: string, keyId: string, macs: readonly string[]): Promise<ReadonlySet<string>> {
      const wanted = macs.map((mac) => keys.participation(runId, keyId, mac));
      const items = await table.getMany(wanted, { consistent: true });
      return new Set(macs.filter((_, index) => items[index]));
    },

    async remove(runId: string, { keyId, mac }: Mark): Promise<void> {
      await table.write(remove(keys.participation(runId, keyId, mac)));
    },

    /** Destroys the secret of a run that is never opened again, and all its marks: from here on they mean nothing. */
    async end(runId: string): Promise<void> {
      await table.write(remove(keys.participationKey(runId)));
      await this.forget(runId);
    },

    /** Removes the marks of earlier openings: their secret is gone already, so they mean nothing any more. */
    async forget(runId: string): Promise<void> {
      const now = await this.key(runId);
      const current = now && keys.participation(runId, now.keyId, '').sk;
      let cursor: string | null = null;
      do {
        const page = await table.query(ranges.participation(runId), { limit: SWEEP_PAGE, cursor, consistent: true });
        const old = page.items.filter((item) => current === null || !String(item['sk']).startsWith(current));
        await table.removeMany(old as unknown as Key[]);
        cursor = page.cursor;
      } while (cursor);
    },
  };
}
