import { integrationsErrors } from '#text/integrations/errors.ts';
import { conflict } from '#core/http/errors.ts';
import { requireFeature } from '#functions/subscriptions/plan.ts';
import { saveCredentials } from '../save-credentials.ts';
import type { AiCredentialsOperation } from '../operation.ts';

/** The first credentials; where there are some, 409 sends the caller to PUT. */
export const createAiCredentials: AiCredentialsOperation<'createAiCredentials'> = async (context, { body }) => {
  await requireFeature(context, 'ai');
  if (await context.repos.integrations.findAi(context.workspaceId)) {
    return conflict(integrationsErrors.aiConnected);
  }
  return saveCredentials(context, body, null);
};
