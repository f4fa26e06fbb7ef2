import * as z from 'zod/mini';
import { Id } from '#shared/models/common.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createBallots } from '../repositories/ballots.ts';
import { createCodeMarks } from '../repositories/code-marks.ts';
import { createParticipation } from '../repositories/participation.ts';
import { createRunRecords } from '../repositories/run-records.ts';
import { createRuns } from '../repositories/runs.ts';
import { publishRecord } from '../publish-record.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({ workspaceId: Id, runId: Id });
declare module '#data/job-item.ts' {
  interface JobPayloads {
    'forget-participation': z.infer<typeof payload>;
  }
}

/**
 * Removes who, or which code, has answered a run that was closed; what it means is gone with the run's secrets already. How
 * many ballots were given out is counted before, and the record of the run is published.
 */
export const forgetParticipation = defineJob({
  kind: 'forget-participation',
  payload,
  repositories: {
    ballots: createBallots,
    codeMarks: createCodeMarks,
    members: createMembers,
    participation: createParticipation,
    runRecords: createRunRecords,
    runs: createRuns,
  },
  async run({ runId }, { repos }) {
    const run = await repos.runs.find(runId, { consistent: true });
    if (run) await publishRecord(run, repos);
    await repos.participation.forget(runId);
    await repos.codeMarks.forget(runId);
  },
});
