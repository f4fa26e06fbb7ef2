import { keys, ranges, type DueKind, type Key } from './keys.ts';
import type { Item, Table } from './table.ts';
import { put, remove, type Write } from './writes.ts';

/** That something is due at a moment: a run to be closed, a plan to be ended, a letter to be sent. */
export interface DueEntry {
  readonly key: Key;
  /** ISO to the millisecond. */
  readonly dueAt: string;
  /** Of what is due: a run, an owner, a letter. */
  readonly id: string;
  /** The entry as it lies in the table, with whatever was noted in it. */
  readonly item: Item;
}

const PAGE = 100;

/** Notes that something is due, for the transaction that makes it so; noted again, nothing changes. */
export function dueWrite(kind: DueKind, dueAt: string, id: string, noted: Item = {}): Write {
  const key = keys.due(kind, dueAt, id);
  return put({ ...noted, ...key, type: 'due', dueAt: new Date(dueAt).toISOString(), id });
}

/** Takes a note away, for the transaction after which it is not due any more. */
export function notDueWrite(kind: DueKind, dueAt: string, id: string): Write {
  return remove(keys.due(kind, dueAt, id));
}

/** What is due, by the job that looks after it. */
export function createDue(table: Table) {
  return {
    /**
     * What is due at a moment, the longest due first, however much and however long nobody has looked; it reads no
     * further than to the first entry that is not. An entry may outlive what it stands for, so whoever takes it looks
     * at the thing itself, and drops the entry where there is nothing to do.
     */
    async *list(kind: DueKind, now: Date): AsyncGenerator<DueEntry> {
      const moment = now.toISOString();
      let cursor: string | null = null;
      do {
        const page = await table.query(ranges.due(kind), { limit: PAGE, cursor, consistent: true });
        for (const item of page.items) {
          const dueAt = String(item['dueAt']);
          if (dueAt > moment) return;
          yield { key: { pk: String(item['pk']), sk: String(item['sk']) }, dueAt, id: String(item['id']), item };
        }
        cursor = page.cursor;
      } while (cursor);
    },

    /** Forgets an entry. */
    async drop({ key }: Pick<DueEntry, 'key'>): Promise<void> {
      await table.write(remove(key));
    },
  };
}
