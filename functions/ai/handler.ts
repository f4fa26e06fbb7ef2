import { gate } from '#core/gate.ts';
import { serve } from '#core/http.ts';
import { equipAi } from '#core/integrations.ts';
import { ai } from '#shared/contract/ai.ts';
import { checkAiCredentials } from './check-ai-credentials.ts';
import { createAiCredentials } from './create-ai-credentials.ts';
import { deleteAiCredentials } from './delete-ai-credentials.ts';
import { getAiCredentials } from './get-ai-credentials.ts';
import { updateAiCredentials } from './update-ai-credentials.ts';

const tools = equipAi();

export const handler = serve(
  ai,
  {
    getAiCredentials,
    createAiCredentials: createAiCredentials(tools),
    updateAiCredentials: updateAiCredentials(tools),
    deleteAiCredentials,
    checkAiCredentials: checkAiCredentials(tools),
  },
  { gate },
);
