import { requireFeature } from '#core/rules/plan.ts';
import { saveCredentials } from './save-credentials.ts';
import type { AiOperation } from './operation.ts';

/** Other credentials in place of those there are, if any; the counters go on. */
export const updateAiCredentials: AiOperation<'updateAiCredentials'> = async (context, { body }) => {
  await requireFeature(context, 'ai');
  const known = await context.repos.integrations.findAi(context.workspaceId);
  return saveCredentials(context, body, known);
};
