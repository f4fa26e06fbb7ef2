import { surveySubject } from '../repositories/analysis-place.ts';
import { cancelJob } from '../requests/analysis-jobs.ts';
import type { AiOperation } from '../operation.ts';

/** Calls off an analysis of the answers to a survey; the result before it stays. */
export const cancelSurveyJob: AiOperation<'cancelSurveyJob'> = (context, { params }) =>
  cancelJob(context, surveySubject(context.survey), params.job_id);
