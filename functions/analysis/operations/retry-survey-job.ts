import { requestAnalysis } from '../requests/request-analysis.ts';
import { wantedSurvey } from '../requests/wanted.ts';
import { surveySubject } from '../repositories/analysis-place.ts';
import { requireJob, startedJob } from '../requests/analysis-jobs.ts';
import { chooseAnalyst, governingPlan } from '../requests/choose-analyst.ts';
import type { AiOperation } from '../operation.ts';

/** Begins an analysis of answers anew, by whoever was to prepare it; one that is being prepared goes on. */
export const retrySurveyJob: AiOperation<'retrySurveyJob'> = async (context, { params }) => {
  const { survey } = context;
  const job = await requireJob(context, surveySubject(survey), params.job_id);
  const analyst = await chooseAnalyst(context, await governingPlan(context), job.ai_provider);
  return startedJob(await requestAnalysis(context, await wantedSurvey(context, survey, analyst), { refresh: true }));
};
