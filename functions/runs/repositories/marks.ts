import { randomBytes } from 'node:crypto';
import { ConditionFailed, unlessChanged } from '#data/conditions.ts';
import type { Key, Range } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { insert, put, remove, type Write } from '#data/writes.ts';

const SECRET_BYTES = 32;
const KEY_ID_BYTES = 6;
const SWEEP_PAGE = 500;

/** The secret under which the marks of one opening of a run are made. */
export interface MarkKey {
  readonly keyId: string;
  readonly secret: string;
}

/** A mark: `mac` stands for whoever has answered, `proof` for them and the session they answered in. */
export interface Mark {
  readonly keyId: string;
  readonly mac: string;
  readonly proof: string;
}

/** Where marks of one sort lie, and what they are called. */
export interface MarksPlace {
  readonly type: string;
  readonly key: (runId: string) => Key;
  readonly mark: (runId: string, keyId: string, mac: string) => Key;
  readonly range: (runId: string) => Range;
}

/** A fresh secret; it is stored until the run closes, and from then on no mark leads to anybody. */
export function newMarkKey(): MarkKey {
  return {
    keyId: randomBytes(KEY_ID_BYTES).toString('base64url'),
    secret: randomBytes(SECRET_BYTES).toString('base64url'),
  };
}

/** Gives a run a fresh secret for marks of one sort. */
export function markKeyWrite({ type, key }: MarksPlace, runId: string): Write {
  return put({ ...key(runId), type: `${type}-key`, ...newMarkKey() });
}

/**
 * That somebody has answered a run, apart from what they said: marks of one sort. They lie in a partition that holds no
 * answers and carry no time.
 */
export function marksOf(table: Table, place: MarksPlace) {
  /** Null when the run is closed. */
  async function key(runId: string): Promise<MarkKey | null> {
    const item = await table.get(place.key(runId), { consistent: true });
    return item && { keyId: String(item['keyId']), secret: String(item['secret']) };
  }

  return {
    key,

    /**
     * `new` for a first answer, `same` when it comes again in the same session, `other` in another one; `ballot` where
     * whoever it stands for was given a ballot.
     */
    async set(runId: string, { keyId, mac, proof }: Mark): Promise<'new' | 'same' | 'other' | 'ballot'> {
      try {
        await table.write(insert({ ...place.mark(runId, keyId, mac), type: place.type, proof }));
        return 'new';
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        if (error.item?.['opening'] !== undefined) return 'ballot';
        return error.item?.['proof'] === proof ? 'same' : 'other';
      }
    },

    /** Removes a mark that was made in this session; one of another stays. */
    async remove(runId: string, { keyId, mac, proof }: Mark): Promise<void> {
      await unlessChanged(table.write(remove(place.mark(runId, keyId, mac), { equals: { proof } })));
    },

    /** Removes the marks of earlier openings: their secret is gone already, so they mean nothing any more. */
    async forget(runId: string): Promise<void> {
      const now = await key(runId);
      const current = now && place.mark(runId, now.keyId, '').sk;
      let cursor: string | null = null;
      do {
        const page = await table.query(place.range(runId), { limit: SWEEP_PAGE, cursor, consistent: true });
        const old = page.items.filter((item) => current === null || !String(item['sk']).startsWith(current));
        await table.removeMany(old as unknown as Key[]);
        cursor = page.cursor;
      } while (cursor);
    },
  };
}
