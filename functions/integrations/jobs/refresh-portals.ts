import { createDue } from '#data/due.ts';
import { createPortalSnapshots } from '../repositories/portal-snapshots.ts';
import { defineScheduledJob } from '#functions/jobs/define-job.ts';
import { nextRefresh } from '../portal-snapshot/refresh-plan.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'refresh-portals': true;
  }
}

/** Hands the portals whose changes are due to jobs of their own: each every ten minutes, one that does not answer less often. */
export const refreshPortals = defineScheduledJob({
  name: 'refresh-portals',
  expression: 'rate(5 minutes)',
  repositories: { due: createDue, portalSnapshots: createPortalSnapshots },
  async run({ repos: { due, portalSnapshots }, newId, now }) {
    for await (const entry of due.list('refresh-portals', now)) {
      const { id: workspaceId, dueAt } = entry;
      const job = { kind: 'refresh-portal', workspaceId } as const;
      const plan = { job, jobId: newId(), now };
      if (await portalSnapshots.moveDue('refresh-portals', workspaceId, dueAt, nextRefresh(now), plan)) continue;
      // Disconnected, or planned for another moment: that stands in an entry of its own.
      const head = await portalSnapshots.find(workspaceId);
      if (head?.changesDueAt !== dueAt) await due.drop(entry);
    }
  },
});
