import { createHash } from 'node:crypto';
import { createDue } from '#data/due.ts';
import { createPortalSnapshots } from '#data/portal-snapshots.ts';
import { defineScheduledJob } from './define-job.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'snapshot-portals': true;
  }
}

const DAY_MILLISECONDS = 86_400_000;
const HOUR_MILLISECONDS = 3_600_000;

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
      const next = nextNight(workspaceId, now);
      if (await portalSnapshots.moveDue(workspaceId, dueAt, next, { job, jobId: newId(), now })) continue;
      // Disconnected, or planned for another moment: that stands in an entry of its own.
      const head = await portalSnapshots.find(workspaceId);
      if (head?.dueAt !== dueAt) await due.drop(entry);
    }
  },
});

/** The next moment of a workspace between 0:00 and 1:00 UTC. */
function nextNight(workspaceId: string, now: Date): string {
  const offset = createHash('sha256').update(workspaceId).digest().readUInt32BE() % HOUR_MILLISECONDS;
  const today = Math.floor(now.getTime() / DAY_MILLISECONDS) * DAY_MILLISECONDS + offset;
  return new Date(today > now.getTime() ? today : today + DAY_MILLISECONDS).toISOString();
}
