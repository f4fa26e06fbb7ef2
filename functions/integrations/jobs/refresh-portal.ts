import * as z from 'zod/mini';
import { openInBackground } from '../portal/open-in-background.ts';
import { portalKeyOf } from '../portal/rate-limiter.ts';
import { isBeingRead } from '../portal-reading.ts';
import { Id } from '#shared/models/common.ts';
import { createIntegrations } from '../repositories/integrations.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPortalLimits } from '../repositories/portal-limits.ts';
import { createPortalSnapshots } from '../repositories/portal-snapshots.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { defineJob } from '#functions/jobs/define-job.ts';
import { readChanges } from '../portal-snapshot/read-changes.ts';
import { nextRefresh } from '../portal-snapshot/refresh-plan.ts';

const payload = z.object({ workspaceId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'refresh-portal': z.infer<typeof payload>;
  }
}

/** Whatever is not read by then is read by the next job: it holds up what else the workspace waits for. */
const READING_MILLISECONDS = 60_000;

/**
 * Reads what has changed on a connected portal since the last time. One that has not been read whole, or is being read,
 * is left alone until it has been; one that does not answer is asked again later and later.
 */
export const refreshPortal = defineJob({
  kind: 'refresh-portal',
  payload,
  repositories: {
    integrations: createIntegrations,
    plans: createPlans,
    portalLimits: createPortalLimits,
    portalSnapshots: createPortalSnapshots,
    workspaces: createWorkspaces,
  },
  forgotten: true,
  async run({ workspaceId }, context) {
    const { repos, now, newId } = context;
    const snapshots = repos.portalSnapshots;
    const head = await snapshots.find(workspaceId);
    if (!head || isBeingRead(head)) return;
    const portal = await openInBackground(workspaceId, context, READING_MILLISECONDS);
    if (!portal) return;
    const portalKey = portalKeyOf(portal.connection);
    if (head.portal !== portalKey || Object.keys(head.kinds).length === 0) return;
    const changes = await readChanges({ workspaceId, portalKey, portal, snapshots, head });
    if (!(await snapshots.saveChanges(workspaceId, changes))) {
      // Disconnected while it was read: what was written since is of nobody.
      if (!(await snapshots.find(workspaceId))) await snapshots.clear(workspaceId);
      return;
    }
    if (changes.failures === 0 || head.changesDueAt === null) return;
    const next = nextRefresh(now, changes.failures);
    await snapshots.moveDue('refresh-portals', workspaceId, head.changesDueAt, next, { jobId: newId(), now });
  },
});
