import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { check, failsAs, insert, update } from '#data/writes.ts';
import type { MovingPart } from '#shared/models/moving.ts';

/** A company that is brought into a workspace: what its file says it holds, and how far that is in. */
export interface StoredMoving {
  /** All ids of what is brought in follow from it. */
  readonly id: string;
  readonly workspaceId: string;
  /** What the company was called where it came from. */
  readonly space: string;
  readonly parts: readonly MovingPart[];
  /** How many of them are in. */
  readonly done: number;
  readonly startedAt: string;
  readonly finishedAt: string | null;
}

/** Companies that move in. */
export function createMoving(table: Table) {
  return {
    /** As it is at this moment; null where nothing was ever brought in. */
    async find(workspaceId: string): Promise<StoredMoving | null> {
      const item = await table.get(keys.moving(workspaceId), { consistent: true });
      return item && toMoving(item);
    },

    /** `begun` when another file is brought in already, `gone` when the workspace is. Nobody may have come in since. */
    async begin(moving: StoredMoving): Promise<'begun' | 'gone' | null> {
      const { workspaceId } = moving;
      return failedCondition(table, [
        failsAs('gone', check(keys.workspace(workspaceId), { exists: true, equals: { memberCount: 1 } })),
        failsAs('begun', insert({ ...keys.moving(workspaceId), type: 'moving', ...moving })),
      ]);
    },

    /** Notes that the next part is in; false when somebody else has. */
    async advance({ workspaceId, id, done, parts }: StoredMoving, now: Date): Promise<boolean> {
      const next = done + 1;
      const finishedAt = next === parts.length ? now.toISOString() : null;
      const set = { done: next, finishedAt };
      return unlessChanged(table.write(update(keys.moving(workspaceId), { set }, { equals: { id, done } })));
    },
  };
}

function toMoving(item: Item): StoredMoving {
  return {
    id: String(item['id']),
    workspaceId: String(item['workspaceId']),
    space: String(item['space']),
    parts: item['parts'] as MovingPart[],
    done: Number(item['done']),
    startedAt: String(item['startedAt']),
    finishedAt: textOrNull(item['finishedAt']),
  };
}
