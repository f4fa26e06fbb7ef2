import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createParticipation } from '../repositories/participation.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({ workspaceId: Id, runId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'forget-participation': z.infer<typeof payload>;
  }
}

/** Removes who has answered an anonymous run that was closed; what it means is gone with the run's secret already. */
export const forgetParticipation = defineJob({
  kind: 'forget-participation',
  payload,
  repositories: { participation: createParticipation },
  run: ({ runId }, { repos }) => repos.participation.forget(runId),
});
