import { surveySubject } from '../repositories/analysis-place.ts';
import { requireJob } from '../requests/analysis-jobs.ts';
import type { AiOperation } from '../operation.ts';
import { presentJob } from '../requests/present-job.ts';

/** How an analysis of the answers to a survey is being prepared, or how it ended. */
export const getSurveyJob: AiOperation<'getSurveyJob'> = async (context, { params }) =>
  presentJob(await requireJob(context, surveySubject(context.survey), params.job_id));
