import { createDue } from '#data/due.ts';
import { nightlyRunOf } from '#functions/automations/repositories/nightly-run.ts';
import { createPortalSnapshots } from '../repositories/portal-snapshots.ts';
import { defineScheduledJob } from '#functions/jobs/define-job.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'snapshot-portals': true;
  }
}

/**
 * Hands the portals that are due to jobs of their own. Each is due once a night, in the hour after 3:00 in Moscow at a
 * moment of its own; a newly connected one at once, and one whose reading was broken off earlier than that.
 */
export const snapshotPortals = defineScheduledJob({
  name: 'snapshot-portals',
  expression: 'rate(5 minutes)',
  repositories: { due: createDue, portalSnapshots: createPortalSnapshots },
  async run({ repos: { due, portalSnapshots }, newId, now }) {
    for await (const entry of due.list('snapshot-portals', now)) {
      const { id: workspaceId, dueAt } = entry;
      const job = { kind: 'snapshot-portal', workspaceId } as const;
      const next = nightlyRunOf(workspaceId, now);
      if (await portalSnapshots.moveDue('snapshot-portals', workspaceId, dueAt, next, { job, jobId: newId(), now }))
        continue;
      // Disconnected, or planned for another moment: that stands in an entry of its own.
      const head = await portalSnapshots.find(workspaceId);
      if (head?.dueAt !== dueAt) await due.drop(entry);
    }
  },
});
