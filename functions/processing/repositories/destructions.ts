import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { check, insert } from '#data/writes.ts';
import { ACT_YEARS, type DestroyedKind, type DestructionReason } from '#shared/rules/destruction.ts';
import type { Role } from '#shared/rules/roles.ts';
import { seconds } from '#shared/rules/seconds.ts';
import type { Day } from '#shared/rules/working-days.ts';

/** That data of somebody were destroyed; it names nobody. */
export interface Destruction {
  readonly id: string;
  readonly at: string;
  readonly reason: DestructionReason;
  /** The role of whoever did it; null for the service itself. */
  readonly by: Role | null;
  /** By what the person is named who is there no more (`subjectSign`); null where it was of everybody. */
  readonly subject: string | null;
  /** The request that asked for it, and the day it came. */
  readonly requestId: string | null;
  readonly receivedOn: Day | null;
  /** How many of a kind, where they are counted. */
  readonly what: readonly { readonly kind: DestroyedKind; readonly count: number | null }[];
}

/** An act as it is written beside what destroys; it goes by itself when it need not be kept any more. */
export function destructionItem(workspaceId: string, act: Destruction): Item & Key {
  const until = new Date(act.at);
  until.setUTCFullYear(until.getUTCFullYear() + ACT_YEARS);
  return { ...keys.destruction(workspaceId, act.at, act.id), type: 'destruction', ...act, ttl: seconds(until) };
}

/** Acts of destruction of workspaces. */
export function createDestructions(table: Table) {
  return {
    /** The newest first. */
    async list(
      workspaceId: string,
      options: { limit?: number; cursor?: string | null } = {},
    ): Promise<{ acts: Destruction[]; cursor: string | null }> {
      const { items, cursor } = await table.query(ranges.destructions(workspaceId), { ...options, newestFirst: true });
      return { acts: items.map(toAct), cursor };
    },

    /** Writes the act of what is gone already; nothing where the workspace is gone as well. */
    async add(workspaceId: string, act: Destruction): Promise<void> {
      const there = check(keys.workspace(workspaceId), { exists: true });
      await unlessChanged(table.transact([there, insert(destructionItem(workspaceId, act))]));
    },
  };
}

function toAct(item: Item): Destruction {
  return {
    id: String(item['id']),
    at: String(item['at']),
    reason: item['reason'] as DestructionReason,
    by: textOrNull(item['by']) as Role | null,
    subject: textOrNull(item['subject']),
    requestId: textOrNull(item['requestId']),
    receivedOn: textOrNull(item['receivedOn']),
    what: item['what'] as Destruction['what'],
  };
}
