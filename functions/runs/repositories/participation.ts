import { ConditionFailed, unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, remove, update, type Write } from '#data/writes.ts';
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

/** What is known of a member in an anonymous run. */
export interface Participation {
  /** They have answered with a mark, or their browser has told that it needs no reminder. */
  readonly answered: boolean;
  /** They were given a ballot. */
  readonly issued: boolean;
  /** They were given it once more, in place of a lost one. */
  readonly again: boolean;
}

/** Of somebody nothing is known of. */
export const NO_PARTICIPATION: Participation = { answered: false, issued: false, again: false };

/** What came of asking for a ballot: `lost` where one was given out before, `lost-again` where that was the second. */
export type Issuing = 'issued' | 'answered' | 'lost' | 'lost-again';

/**
 * Participation in anonymous runs: that a member has answered, or was given a ballot, apart from what they said. The marks lie in a
 * partition of their own and carry no time.
 */
export function createParticipation(table: Table) {
  const { key, set, remove: removeMark, forget } = marksOf(table, PARTICIPATION);
  return {
    key,
    set,
    forget,
    remove: removeMark,

    async of(runId: string, { keyId, mac }: Mark): Promise<Participation> {
      const item = await table.get(keys.participation(runId, keyId, mac), { consistent: true });
      return { answered: hasAnswered(item), issued: item?.['opening'] !== undefined, again: item?.['again'] === 1 };
    },

    /**
     * Writes down that a ballot is given out, of which the proof of the mark tells whether it is the same when it is asked for
     * again. Whoever has answered with a mark is given none.
     */
    async issue(runId: string, { keyId, mac, proof }: Mark, opening: number): Promise<Issuing> {
      try {
        await table.write(insert({ ...keys.participation(runId, keyId, mac), type: 'mark', proof, opening, again: 0 }));
        return 'issued';
      } catch (error) {
        return afterRefusal(error, proof);
      }
    },

    /** The same in place of a lost one, once. */
    async issueAgain(runId: string, { keyId, mac, proof }: Mark, opening: number): Promise<Issuing> {
      try {
        await table.write(
          update(
            keys.participation(runId, keyId, mac),
            { set: { proof, again: 1 } },
            { exists: true, equals: { opening, again: 0 } },
          ),
        );
        return 'issued';
      } catch (error) {
        return afterRefusal(error, proof);
      }
    },

    /** Notes that the browser of whoever was given a ballot needs no reminder. */
    async report(runId: string, { keyId, mac }: Mark): Promise<void> {
      const given = { exists: true, above: { opening: 0 } };
      await unlessChanged(table.write(update(keys.participation(runId, keyId, mac), { set: { done: true } }, given)));
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

    /** Those of these runs that were answered by whoever the mark stands for that is given for each. */
    async markedIn(
      marks: readonly { readonly runId: string; readonly keyId: string; readonly mac: string }[],
    ): Promise<ReadonlySet<string>> {
      const wanted = marks.map(({ runId, keyId, mac }) => keys.participation(runId, keyId, mac));
      const items = await table.getMany(wanted, { consistent: true });
      return new Set(marks.flatMap(({ runId }, index) => (hasAnswered(items[index]) ? [runId] : [])));
    },

    /** Which of these have answered; each stands for a member, and is kept nowhere. */
    async marked(runId: string, keyId: string, macs: readonly string[]): Promise<ReadonlySet<string>> {
      const wanted = macs.map((mac) => keys.participation(runId, keyId, mac));
      const items = await table.getMany(wanted, { consistent: true });
      return new Set(macs.filter((_, index) => hasAnswered(items[index])));
    },

    /** Destroys the secret of a run that is never opened again, and all its marks: from here on they mean nothing. */
    async end(runId: string): Promise<void> {
      await table.write(remove(keys.participationKey(runId)));
      await forget(runId);
    },
  };
}

/** A ballot says nothing of whether it was used, until the browser that was given it does. */
function hasAnswered(mark: Item | null | undefined): boolean {
  if (!mark) return false;
  return mark['opening'] === undefined || mark['done'] === true;
}

/** What a mark that stands there already means for a ballot with this proof. */
function afterRefusal(error: unknown, proof: string): Issuing {
  if (!(error instanceof ConditionFailed)) throw error;
  if (error.item?.['opening'] === undefined) return 'answered';
  if (error.item['proof'] === proof) return 'issued';
  return error.item['again'] === 1 ? 'lost-again' : 'lost';
}
