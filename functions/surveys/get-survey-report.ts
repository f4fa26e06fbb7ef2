import { presentReport } from './report.ts';
import type { SurveysOperation } from './operation.ts';

/** «Вы сказали — мы сделали» as it stands, with the page that it makes. */
export const getSurveyReport: SurveysOperation<'getSurveyReport'> = async (context) =>
  presentReport(context, await context.repos.surveyReports.find(context.survey.id));
