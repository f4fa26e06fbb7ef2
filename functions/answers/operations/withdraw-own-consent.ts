import { notFound } from '#core/http/errors.ts';
import { requireLinkRate } from '../link-rate-limit.ts';
import { consentedBehind } from '../own-consent.ts';
import type { AnswersOperation } from '../operation.ts';

/** Erases the answers of somebody without an account who takes their consent back, whether or not the run is open. */
export const withdrawOwnConsent: AnswersOperation<'withdrawOwnConsent'> = async (context, { params }) => {
  const { run, place, edition, givenAt } = await consentedBehind(params.key, context);
  await requireLinkRate(run, context);
  if (!(await context.repos.responses.withdraw(run.id, place))) notFound('consent');
  return { title: run.title, workspace_name: run.workspaceName, edition, given_at: givenAt };
};
