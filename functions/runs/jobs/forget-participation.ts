import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createCodeMarks } from '../repositories/code-marks.ts';
import { createParticipation } from '../repositories/participation.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({ workspaceId: Id, runId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'forget-participation': z.infer<typeof payload>;
  }
}

/** Removes who, or which code, has answered a run that was closed; what it means is gone with the run's secrets already. */
export const forgetParticipation = defineJob({
  kind: 'forget-participation',
  payload,
  repositories: { participation: createParticipation, codeMarks: createCodeMarks },
  async run({ runId }, { repos }) {
    await repos.participation.forget(runId);
    await repos.codeMarks.forget(runId);
  },
});
