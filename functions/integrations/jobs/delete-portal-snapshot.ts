import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createPortalSnapshots } from '../repositories/portal-snapshots.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({ workspaceId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'delete-portal-snapshot': z.infer<typeof payload>;
  }
}

/** Removes what was read of a portal that was disconnected: names and addresses of people among it. */
export const deletePortalSnapshot = defineJob({
  kind: 'delete-portal-snapshot',
  payload,
  repositories: { portalSnapshots: createPortalSnapshots },
  run: ({ workspaceId }, { repos }) => repos.portalSnapshots.clear(workspaceId),
});
