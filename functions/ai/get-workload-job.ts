import { requireJob } from './analysis-jobs.ts';
import type { AiOperation } from './operation.ts';
import { presentJob } from './present-job.ts';

/** How an analysis of workload is being prepared, or how it ended. */
export const getWorkloadJob: AiOperation<'getWorkloadJob'> = async (context, { params }) =>
  presentJob(await requireJob(context, { kind: 'workload', workspaceId: context.workspaceId }, params.job_id));
