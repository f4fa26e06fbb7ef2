import { unlessChanged } from '#data/conditions.ts';
import { dueWrite, type DueEntry } from '#data/due.ts';
import { jobItem } from '#data/job-item.ts';
import type { Table } from '#data/table.ts';
import { insert, remove } from '#data/writes.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'invite-later': true;
  }
}

/**
 * Invitations that wait until somebody's quiet hours are over: one entry a run and moment, which names nobody, as who is
 * to be told then is found then. One whose run is gone is dropped at its moment, within a day.
 */
export function createWaitingInvitations(table: Table) {
  return {
    /** Has the people of a run told at a moment; again at the same one, nothing changes. */
    async wait(runId: string, workspaceId: string, at: Date): Promise<void> {
      await table.write(dueWrite('invite-later', at.toISOString(), runId, { workspaceId }));
    },

    /** Makes the job of invitations that are due; false when somebody else has. */
    async wake({ key, id: runId, item }: DueEntry, jobId: string, now: Date): Promise<boolean> {
      const job = { kind: 'invite-to-run', workspaceId: String(item['workspaceId']), runId } as const;
      return unlessChanged(table.transact([remove(key, { exists: true }), insert(jobItem(job, jobId, now))]));
    },
  };
}
