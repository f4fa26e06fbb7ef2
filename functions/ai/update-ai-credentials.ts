import type { AiTools } from '#core/integrations.ts';
import type { Operation } from '#core/http/operation.ts';
import { requireFeature } from '#core/rules/plan.ts';
import type { ai } from '#shared/contract/ai.ts';
import { saveCredentials } from './save-credentials.ts';

/** Other credentials in place of those there are, if any; the counters go on. */
export const updateAiCredentials =
  (tools: AiTools): Operation<typeof ai.updateAiCredentials> =>
  async (context, { body }) => {
    await requireFeature(context, 'ai');
    const known = await context.repos.integrations.findAi(context.workspaceId);
    return saveCredentials(tools, context, body, known);
  };
