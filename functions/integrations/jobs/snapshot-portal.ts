import * as z from 'zod/mini';
import { HOUR_MS, MINUTE_MS } from '#shared/rules/durations.ts';
import { openInBackground } from '../portal/open-in-background.ts';
import { portalKeyOf } from '../portal/rate-limiter.ts';
import { Id } from '#shared/models/common.ts';
import { createIntegrations } from '../repositories/integrations.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPortalLimits } from '../repositories/portal-limits.ts';
import { createPortalSnapshots } from '../repositories/portal-snapshots.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { defineJob } from '#functions/jobs/define-job.ts';
import { nextRefresh } from '../portal-snapshot/refresh-plan.ts';
import { takeSnapshot, type SnapshotEnd } from '../portal-snapshot/take-snapshot.ts';

const payload = z.object({ workspaceId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'snapshot-portal': z.infer<typeof payload>;
  }
}

/** The function ends after 300 s: what is not read by then is read by the next job. */
const READING_MILLISECONDS = 240_000;
/** So often in a row it is tried again before the next night. */
const RETRIES = 3;

/**
 * Reads the people, departments and tasks of a connected portal and keeps what has changed. What stops it for a while
 * is tried again in an hour, from where it was; a webhook that was refused waits for the next night.
 */
export const snapshotPortal = defineJob({
  kind: 'snapshot-portal',
  payload,
  repositories: {
    integrations: createIntegrations,
    plans: createPlans,
    portalLimits: createPortalLimits,
    portalSnapshots: createPortalSnapshots,
    workspaces: createWorkspaces,
  },
  async run({ workspaceId }, context) {
    const { repos, now, newId } = context;
    const snapshots = repos.portalSnapshots;
    const head = await snapshots.find(workspaceId);
    const portal = head && (await openInBackground(workspaceId, context, READING_MILLISECONDS));
    if (!portal) return;
    const end = await takeSnapshot({
      workspaceId,
      portalKey: portalKeyOf(portal.connection),
      portal,
      snapshots,
      head,
      runId: newId(),
      now,
    });
    if (end.kind === 'whole' && head.changesDueAt === null)
      await snapshots.planChanges(workspaceId, nextRefresh(new Date()));
    const pause = pauseAfter(end, head.failures);
    if (pause === null) return;
    const next = new Date(Date.now() + pause).toISOString();
    if (next < head.dueAt)
      await snapshots.moveDue('snapshot-portals', workspaceId, head.dueAt, next, { jobId: newId(), now });
  },
});

/** How soon to try again; null when the next night is soon enough. */
function pauseAfter(end: SnapshotEnd, failures: number): number | null {
  if (end.kind === 'time') return MINUTE_MS;
  if (end.kind !== 'stopped' || end.error.problem.kind === 'refused' || failures >= RETRIES) return null;
  return HOUR_MS;
}
