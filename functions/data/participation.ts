import { randomBytes } from 'node:crypto';
import { ConditionFailed } from './conditions.ts';
import { keys, ranges, type Key } from './keys.ts';
import type { Table } from './table.ts';
import { insert, put, remove, type Write } from './writes.ts';

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
export function participationKeyWrite(frameId: string): Write {
  return put({ ...keys.participationKey(frameId), type: 'mark-key', ...newParticipationKey() });
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
    async key(frameId: string): Promise<ParticipationKey | null> {
      const item = await table.get(keys.participationKey(frameId), { consistent: true });
      return item && { keyId: String(item['keyId']), secret: String(item['secret']) };
    },

    /** `new` for a member's first answer, `same` when it comes again in the same session, `other` in another one. */
    async set(frameId: string, { keyId, mac, proof }: Mark): Promise<'new' | 'same' | 'other'> {
      try {
        await table.write(insert({ ...keys.participation(frameId, keyId, mac), type: 'mark', proof }));
        return 'new';
      } catch (error) {
        if (error instanceof ConditionFailed) return error.item?.['proof'] === proof ? 'same' : 'other';
        throw error;
      }
    },

    async has(frameId: string, { keyId, mac }: Mark): Promise<boolean> {
      return (await table.get(keys.participation(frameId, keyId, mac), { consistent: true })) !== null;
    },

    /** The secrets of these runs, of those that are open. */
    async keysOf(frameIds: readonly string[]): Promise<ReadonlyMap<string, ParticipationKey>> {
      const items = await table.getMany(frameIds.map((frameId) => keys.participationKey(frameId)));
      return new Map(
        frameIds.flatMap((frameId, index) => {
          const item = items[index];
          return item ? [[frameId, { keyId: String(item['keyId']), secret: String(item['secret']) }] as const] : [];
        }),
      );
    },

    /** Those of these runs in which the mark stands that is given for each. */
    async markedIn(
      marks: readonly { readonly frameId: string; readonly keyId: string; readonly mac: string }[],
    ): Promise<ReadonlySet<string>> {
      const wanted = marks.map(({ frameId, keyId, mac }) => keys.participation(frameId, keyId, mac));
      const items = await table.getMany(wanted, { consistent: true });
      return new Set(marks.flatMap(({ frameId }, index) => (items[index] ? [frameId] : [])));
    },

    /** Which of these stand among the marks; each stands for a member, and is kept nowhere. */
    async marked(frameId: string, keyId: string, macs: readonly string[]): Promise<ReadonlySet<string>> {
      const wanted = macs.map((mac) => keys.participation(frameId, keyId, mac));
      const items = await table.getMany(wanted, { consistent: true });
      return new Set(macs.filter((_, index) => items[index]));
    },

    async remove(frameId: string, { keyId, mac }: Mark): Promise<void> {
      await table.write(remove(keys.participation(frameId, keyId, mac)));
    },

    /** Destroys the secret of a run that is never opened again, and all its marks: from here on they mean nothing. */
    async end(frameId: string): Promise<void> {
      await table.write(remove(keys.participationKey(frameId)));
      await this.forget(frameId);
    },

    /** Removes the marks of earlier openings: their secret is gone already, so they mean nothing any more. */
    async forget(frameId: string): Promise<void> {
      const now = await this.key(frameId);
      const current = now && keys.participation(frameId, now.keyId, '').sk;
      let cursor: string | null = null;
      do {
        const page = await table.query(ranges.participation(frameId), { limit: SWEEP_PAGE, cursor, consistent: true });
        const old = page.items.filter((item) => current === null || !String(item['sk']).startsWith(current));
        await table.removeMany(old as unknown as Key[]);
        cursor = page.cursor;
      } while (cursor);
    },
  };
}
