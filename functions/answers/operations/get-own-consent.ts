import { consentedBehind } from '../own-consent.ts';
import type { AnswersOperation } from '../operation.ts';

/** What somebody without an account has consented to, for whoever has the link of withdrawal; nothing of what they said. */
export const getOwnConsent: AnswersOperation<'getOwnConsent'> = async (context, { params }) => {
  const { run, edition, givenAt } = await consentedBehind(params.key, context);
  return {
    title: run.title,
    workspace_name: run.workspaceName,
    edition,
    given_at: givenAt,
  };
};
