import { conflict } from '#core/http/errors.ts';
import type { AiTools } from '#core/integrations.ts';
import type { Operation } from '#core/http/operation.ts';
import { requireFeature } from '#core/rules/plan.ts';
import type { ai } from '#shared/contract/ai.ts';
import { saveCredentials } from './save-credentials.ts';

/** The first credentials; where there are some, 409 sends the caller to PUT. */
export const createAiCredentials =
  (tools: AiTools): Operation<typeof ai.createAiCredentials> =>
  async (context, { body }) => {
    await requireFeature(context, 'ai');
    if (await context.repos.integrations.findAi(context.workspaceId)) {
      return conflict('Доступ к AI уже сохранён: измените его');
    }
    return saveCredentials(tools, context, body, null);
  };
