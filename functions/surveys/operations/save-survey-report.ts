import { saveReport } from '#functions/runs/save-report.ts';
import { surveysErrors } from '#text/surveys/errors.ts';
import type { SurveysOperation } from '../operation.ts';
import { reportableOf } from '../report.ts';

/** Saves what respondents of a survey are told; its page opens once they have been compared. */
export const saveSurveyReport: SurveysOperation<'saveSurveyReport'> = async (context, { body }) =>
  saveReport(context, await reportableOf(context), body, {
    notOver: surveysErrors.notOver,
    isSettled: async () => (await context.repos.results.breakdown(context.survey.id)) !== undefined,
  });
