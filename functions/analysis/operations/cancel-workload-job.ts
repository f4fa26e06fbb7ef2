import { cancelJob } from '../requests/analysis-jobs.ts';
import type { AiOperation } from '../operation.ts';

/** Calls off an analysis of workload; the result before it stays. */
export const cancelWorkloadJob: AiOperation<'cancelWorkloadJob'> = (context, { params }) =>
  cancelJob(context, { kind: 'workload', workspaceId: context.workspaceId }, params.job_id);
