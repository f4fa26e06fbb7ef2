import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createRemoval } from '#data/removal.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({ workspaceId: Id, runId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'delete-run': z.infer<typeof payload>;
  }
}

/** Removes what lay under a deleted run: its answers and who has answered. Picks up where an earlier attempt stopped. */
export const deleteRun = defineJob({
  kind: 'delete-run',
  payload,
  repositories: { removal: createRemoval },
  run: ({ runId }, { repos, now }) => repos.removal.removeAllOf('run', runId, now),
});
