import { requireJob } from '../requests/analysis-jobs.ts';
import type { AiOperation } from '../operation.ts';
import { presentRunningJob } from '../requests/present-running-job.ts';

/** How an analysis of workload is being prepared, or how it ended. */
export const getWorkloadJob: AiOperation<'getWorkloadJob'> = async (context, { params }) =>
  presentRunningJob(
    await requireJob(context, { kind: 'workload', workspaceId: context.workspaceId }, params.job_id),
    context,
  );
