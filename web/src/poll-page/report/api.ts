import type { PublicSurveyReport } from '#shared/models/survey-answers.ts';
import { load } from '../transport.ts';

/** What became of a survey, behind the link of this page's address. */
export async function loadReport(link: string): Promise<PublicSurveyReport> {
  // Border: our own server's reply.
  return (await load(`/api/surveys/reports/${encodeURIComponent(link)}`)) as PublicSurveyReport;
}
