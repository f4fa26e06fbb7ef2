import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { dueWrite, type DueEntry } from '#data/due.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { failsAs, insert, remove, update, type Write } from '#data/writes.ts';

/** The job of a letter as the worker finds it. */
export interface LetterJob {
  readonly key: Key;
  readonly item: Item;
  /** How often it was put off. */
  readonly attempts: number;
  /** It may have gone out already and is sent once more on purpose. */
  readonly repeated: boolean;
}

/** Reads the item of a letter's job. */
export function letterJob(item: Item & Key): LetterJob {
  return {
    key: { pk: item.pk, sk: item.sk },
    item,
    attempts: Number(item['attempts'] ?? 0),
    repeated: item['repeated'] === true,
  };
}

/** Letters on their way out: each is marked before it is handed to SES, and those that were put off wait here. */
export function createLetters(table: Table) {
  return {
    /**
     * Marks that the letter is being handed to SES, by a token of whoever does it, and counts it for its mailbox in the
     * same step. `tried`: it was marked before and what became of it was never written, so it may have gone out.
     * `gone`: its job is not there any more. `mailbox full`: the mailbox gets no more of such letters today.
     */
    async begin(
      { key }: LetterJob,
      token: string,
      counting: Write | null,
    ): Promise<'begun' | 'tried' | 'gone' | 'mailbox full'> {
      const mark = update(key, { set: { begunBy: token, begun: 1 } }, { exists: true, below: { begun: 1 } });
      const failed = await (counting === null
        ? unlessChanged(table.write(mark)).then((isBegun) => (isBegun ? null : 'marked'))
        : failedCondition(table, [failsAs('marked', mark), failsAs('mailbox full', counting)]));
      if (failed === null) return 'begun';
      if (failed === 'mailbox full') return failed;
      const item = await table.get(key, { consistent: true });
      // A mark that was written by a call whose reply was lost is one's own.
      if (item?.['begunBy'] === token) return 'begun';
      return item ? 'tried' : 'gone';
    },

    /** Lets a letter wait until it is due; nothing happens when its job is not there any more. */
    async putOff({ key, item, attempts, repeated }: LetterJob, dueAt: Date): Promise<void> {
      const { begun: _, begunBy: __, ...kept } = item;
      const letter = { ...kept, attempts, repeated };
      const waiting = dueWrite('send-waiting-letters', dueAt.toISOString(), String(item['jobId']), letter);
      await unlessChanged(table.transact([remove(key, { exists: true }), waiting]));
    },

    /** Makes a job again of a letter that is due; false when somebody else has. */
    async wake({ key, item }: DueEntry): Promise<boolean> {
      const { dueAt: _, id: __, ...kept } = item;
      const jobId = String(kept['jobId']);
      const job = { ...kept, ...keys.job(jobId, jobId), type: 'job' };
      return unlessChanged(table.transact([remove(key, { exists: true }), insert(job)]));
    },
  };
}
