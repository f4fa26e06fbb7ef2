import { requestAnalysis } from '../requests/request-analysis.ts';
import { wantedWorkload } from '../requests/wanted.ts';
import { requireFeature } from '#functions/subscriptions/plan.ts';
import { requireJob, startedJob } from '../requests/analysis-jobs.ts';
import type { AiOperation } from '../operation.ts';

/** Begins an analysis of workload anew, by whoever was to prepare it; one that is being prepared goes on. */
export const retryWorkloadJob: AiOperation<'retryWorkloadJob'> = async (context, { params }) => {
  const { workspaceId } = context;
  await requireFeature(context, 'ai');
  const job = await requireJob(context, { kind: 'workload', workspaceId }, params.job_id);
  const wanted = await wantedWorkload(context, workspaceId, job.ai_provider);
  return startedJob(await requestAnalysis(context, wanted, { refresh: true }));
};
