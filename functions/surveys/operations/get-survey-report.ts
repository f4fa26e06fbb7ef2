import { presentReport } from '#functions/runs/report.ts';
import type { SurveysOperation } from '../operation.ts';
import { reportableOf } from '../report.ts';

/** “You said, we did” as it stands, with the page that it makes. */
export const getSurveyReport: SurveysOperation<'getSurveyReport'> = async (context) => {
  const told = await reportableOf(context);
  return presentReport(told, await context.repos.runReports.find(told));
};
