import { notFound } from '#core/http/errors.ts';
import { sameToken } from '#core/same-token.ts';
import { runOfToken } from '#functions/runs/public-token.ts';
import type { AnswersOperation } from '../operation.ts';

/** “You said, we did”, in one read. Unknown, never published and closed again are one 404. */
export const getPublicReport: AnswersOperation<'getPublicReport'> = async ({ repos }, { params }) => {
  const runId = runOfToken(params.link) ?? notFound('reportPage');
  const found = await repos.reportPages.find(runId);
  if (!found || !sameToken(found.link, params.link)) return notFound('reportPage');
  return found.page;
};
