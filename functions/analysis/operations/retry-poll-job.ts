import { requestAnalysis } from '../requests/request-analysis.ts';
import { wantedPoll } from '../requests/wanted.ts';
import { jobsOf, requireJob, startedJob } from '../requests/analysis-jobs.ts';
import { chooseAnalyst, governingPlan } from '../requests/choose-analyst.ts';
import type { AiOperation } from '../operation.ts';

/** Begins an analysis of answers anew, by whoever was to prepare it; one that is being prepared goes on. */
export const retryPollJob: AiOperation<'retryPollJob'> = async (context, { params }) => {
  const { poll } = context;
  const job = await requireJob(context, jobsOf(poll), params.job_id);
  const analyst = await chooseAnalyst(context, await governingPlan(context), job.ai_provider);
  const runs = 'runs' in job.subject ? job.subject.runs : 1;
  const wanted = await wantedPoll(context, poll, runs, analyst);
  return startedJob(await requestAnalysis(context, wanted, { refresh: true }));
};
