import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createRemoval } from '#data/removal.ts';
import { defineJob } from './define-job.ts';

const payload = z.object({ workspaceId: Id, frameId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'delete-frame': z.infer<typeof payload>;
  }
}

/** Removes what lay under a deleted run: its answers and who has answered. Picks up where an earlier attempt stopped. */
export const deleteFrame = defineJob({
  kind: 'delete-frame',
  payload,
  repositories: { removal: createRemoval },
  slow: true,
  run: ({ frameId }, { repos, now }) => repos.removal.removeAllOf('frame', frameId, now),
});
