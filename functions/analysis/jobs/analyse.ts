import * as z from 'zod/mini';
import { createAnalyses } from '../repositories/analyses.ts';
import { createForeseenPeaks } from '../repositories/foreseen-peaks.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createIntegrations } from '#functions/integrations/repositories/integrations.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPortalSnapshots } from '#functions/integrations/repositories/portal-snapshots.ts';
import { createProviderSlots } from '#functions/integrations/repositories/provider-slots.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createTaskSources } from '#functions/integrations/repositories/task-sources.ts';
import { createTasks } from '#functions/tasks/repositories/tasks.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { Analyst } from '#shared/models/analysis.ts';
import { FRAMES_MAX } from '#shared/rules/frames-count.ts';
import { RUN_KINDS } from '#shared/rules/run-kinds.ts';
import { Id } from '#shared/models/common.ts';
import { JobOver, NothingLeft, trackProgress } from './progress.ts';
import { say } from './say.ts';
import { defineJob } from '#functions/jobs/define-job.ts';

const payload = z.object({
  workspaceId: Id,
  subject: z.union([
    z.object({ kind: z.literal('workload'), workspaceId: Id }),
    z.object({
      kind: z.enum(RUN_KINDS),
      workspaceId: Id,
      pollId: Id,
      runs: z.int().check(z.minimum(1), z.maximum(FRAMES_MAX)),
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

/** The function ends after 300 s: what the model has not said by then is not waited for. */
const MODEL_MILLISECONDS = 240_000;
/** What fails for so many executions is given up; the next request begins anew. */
const ATTEMPTS = 3;

/**
 * Prepares an analysis of workload or of answers: collects, has the built-in analyst compute, asks the model where it
 * is the analyst, verifies what it says, and puts the result in the place of the one before. A job that was called off
 * or replaced leaves nothing, however often it is handed over.
 */
export const analyse = defineJob({
  kind: 'analyse',
  payload,
  repositories: {
    analyses: createAnalyses,
    foreseenPeaks: createForeseenPeaks,
    runs: createRuns,
    integrations: createIntegrations,
    members: createMembers,
    plans: createPlans,
    portalSnapshots: createPortalSnapshots,
    providerSlots: createProviderSlots,
    results: createResults,
    taskSources: createTaskSources,
    tasks: createTasks,
    workspaces: createWorkspaces,
  },
  async run({ subject, jobId }, { repos, newId, now, ai, analysisTools }) {
    const job = await repos.analyses.start(subject, jobId, newId(), now);
    if (!job) return;
    try {
      const progress = trackProgress(repos.analyses, job);
      const { prepareGround, storeResult } = analysisTools();
      const ground = await prepareGround(subject, repos, progress, now);
      const until = new Date(now.getTime() + MODEL_MILLISECONDS);
      await storeResult(ground, job, progress, { repos, ai, newId, until });
    } catch (error) {
      if (error instanceof JobOver) return;
      if (error instanceof NothingLeft) return void (await repos.analyses.fail(job, error.words, new Date()));
      if (job.attempts >= ATTEMPTS) await repos.analyses.fail(job, say('givenUp'), new Date());
      throw error;
    }
  },
});
