import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createRemoval } from '#data/removal.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({ workspaceId: Id, pollId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'delete-poll': z.infer<typeof payload>;
  }
}

/** Removes what lay under a deleted poll: its runs and every answer. Picks up where an earlier attempt stopped. */
export const deletePoll = defineJob({
  kind: 'delete-poll',
  payload,
  repositories: { removal: createRemoval },
  run: ({ pollId }, { repos, now }) => repos.removal.removeAllOf('poll', pollId, now),
});
