import { requestAnalysis } from '#functions/analyses/request-analysis.ts';
import { wantedSurvey } from '#functions/analyses/wanted.ts';
import { surveySubject } from '#data/analysis-place.ts';
import { requireJob, startedJob } from './analysis-jobs.ts';
import { chooseAnalyst, governingPlan } from './choose-analyst.ts';
import type { AiOperation } from './operation.ts';

/** Begins an analysis of answers anew, by whoever was to prepare it; one that is being prepared goes on. */
export const retrySurveyJob: AiOperation<'retrySurveyJob'> = async (context, { params }) => {
  const { survey } = context;
  const job = await requireJob(context, surveySubject(survey), params.job_id);
  const analyst = await chooseAnalyst(context, await governingPlan(context), job.ai_provider);
  return startedJob(await requestAnalysis(context, await wantedSurvey(context, survey, analyst), { refresh: true }));
};
