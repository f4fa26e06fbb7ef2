import { requireFeature } from '#functions/subscriptions/plan.ts';
import { saveCredentials } from '../save-credentials.ts';
import type { AiCredentialsOperation } from '../operation.ts';

/** Other credentials in place of those there are, if any; the counters go on. */
export const updateAiCredentials: AiCredentialsOperation<'updateAiCredentials'> = async (context, { body }) => {
  await requireFeature(context, 'ai');
  const known = await context.repos.integrations.findAi(context.workspaceId);
  return saveCredentials(context, body, known);
};
