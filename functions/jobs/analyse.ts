import * as z from 'zod/mini';
import { createAnalyses } from '#data/analyses.ts';
import { Analyst, FRAMES_MAX } from '#shared/models/analysis.ts';
import { Id } from '#shared/models/common.ts';
import { defineJob } from './define-job.ts';

const payload = z.object({
  workspaceId: Id,
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('workload'), workspaceId: Id }),
    z.object({
      kind: z.literal('poll'),
      workspaceId: Id,
      pollId: Id,
      frames: z.int().check(z.minimum(1), z.maximum(FRAMES_MAX)),
    }),
  ]),
  analyst: Analyst,
  jobId: Id,
});
declare module '#data/job-item.ts' {
  interface JobPayloads {
    analyse: z.infer<typeof payload>;
  }
}

/** Prepares an analysis of workload or of answers to a poll. */
export const analyse = defineJob({
  kind: 'analyse',
  payload,
  repositories: { analyses: createAnalyses },
  slow: true,
  async run({ subject, jobId }, { repos, newId, now }) {
    const job = await repos.analyses.start(subject, jobId, newId(), now);
    if (job) await repos.analyses.fail(job, 'Аналитик ещё не подключён', now);
  },
});
