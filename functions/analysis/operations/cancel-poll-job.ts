import { cancelJob, jobsOf } from '../requests/analysis-jobs.ts';
import type { AiOperation } from '../operation.ts';

/** Calls off an analysis of the answers to a poll; the result before it stays. */
export const cancelPollJob: AiOperation<'cancelPollJob'> = (context, { params }) =>
  cancelJob(context, jobsOf(context.poll), params.job_id);
