import { unlessChanged } from './conditions.ts';
import { keys, ranges } from './keys.ts';
import type { Item, Table } from './table.ts';
import { check, insert } from './writes.ts';

/** A field that somebody changed, by its name on the wire. */
export interface FieldChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

/** What happened to a task. */
export interface TrailEntry {
  readonly id: string;
  readonly kind: 'created' | 'changed' | 'comment';
  readonly at: string;
  /** Null when their account was deleted. */
  readonly authorId: string | null;
  readonly text: string | null;
  readonly changes: readonly FieldChange[];
}

/** What happened to tasks: comments, and changes as the stream reports them. */
export function createTaskTrail(table: Table) {
  return {
    /** False when the task is gone. */
    async comment(
      taskId: string,
      { id, at, authorId, text }: Pick<TrailEntry, 'id' | 'at' | 'authorId'> & { readonly text: string },
    ): Promise<boolean> {
      return unlessChanged(
        table.transact([
          check(keys.taskRef(taskId), { exists: true }),
          insert({ ...keys.taskEvent(taskId, at, id), type: 'task-event', id, kind: 'comment', at, authorId, text }),
        ]),
      );
    },

    /** Newest first; the last of all is the creation, whose author stands with the task. */
    async page(
      taskId: string,
      limit: number,
      cursor: string | null,
    ): Promise<{ entries: TrailEntry[]; cursor: string | null }> {
      const page = await table.query(ranges.taskEvents(taskId), { limit, cursor, newestFirst: true });
      return { entries: page.items.map(toEntry), cursor: page.cursor };
    },
  };
}

function toEntry(item: Item): TrailEntry {
  if (item['type'] === 'task-ref') {
    const at = String(item['createdAt']);
    return { id: String(item['taskId']), kind: 'created', at, authorId: null, text: null, changes: [] };
  }
  return {
    id: String(item['id']),
    kind: item['kind'] === 'comment' ? 'comment' : 'changed',
    at: String(item['at']),
    authorId: typeof item['authorId'] === 'string' ? item['authorId'] : null,
    text: typeof item['text'] === 'string' ? item['text'] : null,
    changes: (item['changes'] as FieldChange[] | undefined) ?? [],
  };
}
