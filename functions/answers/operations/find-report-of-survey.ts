import { notFound } from '#core/http/errors.ts';
import { endedAt, endedRun } from '#functions/runs/ended-run.ts';
import { isBeingDeleted, surveyRunOfLink } from '#functions/runs/links.ts';
import type { AnswersOperation } from '../operation.ts';

/** A survey that is over, and where whoever was asked by link reads what came of it; each null while there is none. */
export const findReportOfSurvey: AnswersOperation<'findReportOfSurvey'> = async (context, { params }) => {
  const run = await surveyRunOfLink(params.link, context);
  if (isBeingDeleted(run, context.now)) notFound('link');
  const page = await context.repos.reportPages.find(run.id);
  const at = endedAt(run, context.now);
  return { report_link: page?.link ?? null, ended: at === null ? null : endedRun(run, at) };
};
