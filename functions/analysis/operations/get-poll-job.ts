import { jobsOf, requireJob } from '../requests/analysis-jobs.ts';
import type { AiOperation } from '../operation.ts';
import { presentJob } from '../requests/present-job.ts';

/** How an analysis of the answers to a poll is being prepared, or how it ended. */
export const getPollJob: AiOperation<'getPollJob'> = async (context, { params }) =>
  presentJob(await requireJob(context, jobsOf(context.poll), params.job_id));
