import { keys, ranges } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { remove, type Write } from '#data/writes.ts';
import { markKeyWrite, marksOf, type Mark, type MarkKey, type MarksPlace } from './marks.ts';

const PARTICIPATION: MarksPlace = {
  type: 'mark',
  key: keys.participationKey,
  mark: keys.participation,
  range: ranges.participation,
};

/** Gives an anonymous run that is opened a fresh secret for its marks. */
export function participationKeyWrite(runId: string): Write {
  return markKeyWrite(PARTICIPATION, runId);
}

/**
 * Participation in anonymous runs: that a member has answered, apart from what they said. The marks lie in a
 * partition of their own and carry no time.
 */
export function createParticipation(table: Table) {
  const { key, set, remove: removeMark, forget } = marksOf(table, PARTICIPATION);
  return {
    key,
    set,
    forget,
    remove: removeMark,

    async has(runId: string, { keyId, mac }: Mark): Promise<boolean> {
      return (await table.get(keys.participation(runId, keyId, mac), { consistent: true })) !== null;
    },

    /** The secrets of these runs, of those that are open. */
    async keysOf(runIds: readonly string[]): Promise<ReadonlyMap<string, MarkKey>> {
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

    /** Destroys the secret of a run that is never opened again, and all its marks: from here on they mean nothing. */
    async end(runId: string): Promise<void> {
      await table.write(remove(keys.participationKey(runId)));
      await forget(runId);
    },
  };
}
