import type { Words } from '#shared/text/said.ts';
import { unlessChanged } from '#data/conditions.ts';
import { dueWrite } from '#data/due.ts';
import { keys, type PortalRowKind } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { update } from '#data/writes.ts';

/** What has been received of a portal between two whole readings. */
export interface PortalChanges {
  /** Whose changes these are. */
  readonly portal: string;
  /** Up to when they have been received, by our clock; null before the first time. */
  readonly receivedAt: string | null;
  /** From when on tasks are asked for next, by the portal's clock; null where that is not known yet. */
  readonly since: string | null;
  /** More tasks had changed than one reading takes: where it goes on, and from when on the one after it asks. */
  readonly position: { readonly after: number; readonly next: string } | null;
  /** People and departments as they were received last, made short. */
  readonly digests: Digests | null;
  /** What it has changed of the copy. */
  readonly kinds: Partial<Record<PortalRowKind, KindChanges>>;
  /** Times in a row that the portal did not answer, since when, and why. */
  readonly failures: number;
  readonly failedSince: string | null;
  readonly problem: Words | null;
}

/** What is compared with what comes the next time; worth something until the portal is read whole again. */
export interface Digests {
  /** The whole reading they build upon. */
  readonly of: string;
  readonly people: readonly string[];
  readonly departments: string;
}

/** What changes have made of a kind of rows since a whole reading. */
export interface KindChanges {
  /** That reading. */
  readonly of: string;
  /** When something of it was changed last. */
  readonly changedAt: string;
  /** How many rows came to it. */
  readonly added: number;
}

/** When changes of portals are asked for, and what has been received of them; a part of the head of a snapshot. */
export function createPortalChanges(table: Table) {
  return {
    /** Plans the first reading of changes, for a portal that has been read whole. */
    async planChanges(workspaceId: string, dueAt: string): Promise<void> {
      const planned = update(keys.portalHead(workspaceId), { set: { changesDueAt: dueAt } }, { exists: true });
      await unlessChanged(table.transact([planned, dueWrite('refresh-portals', dueAt, workspaceId)]));
    },

    /** Notes what has been received, unless another portal was connected meanwhile, or none is any more. */
    saveChanges: (workspaceId: string, changes: PortalChanges): Promise<boolean> =>
      unlessChanged(
        table.write(update(keys.portalHead(workspaceId), { set: { changes } }, { equals: { portal: changes.portal } })),
      ),
  };
}
