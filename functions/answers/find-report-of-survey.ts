import { surveyOfLink } from './open-survey.ts';
import type { AnswersOperation } from './operation.ts';

/** Where whoever was asked by link reads what came of their answers; null while nobody has published that. */
export const findReportOfSurvey: AnswersOperation<'findReportOfSurvey'> = async (context, { params }) => {
  const { id } = await surveyOfLink(params.link, context);
  const page = await context.repos.reportPages.find(id);
  return { report_link: page?.link ?? null };
};
