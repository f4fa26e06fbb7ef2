import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { createAiClients } from '#core/integrations.ts';
import { ai as routes } from '#shared/contract/ai.ts';
import { checkAiCredentials } from './check-ai-credentials.ts';
import { createAiCredentials } from './create-ai-credentials.ts';
import { deleteAiCredentials } from './delete-ai-credentials.ts';
import { getAiCredentials } from './get-ai-credentials.ts';
import { updateAiCredentials } from './update-ai-credentials.ts';
import { repositories } from './operation.ts';

export const ai = defineApi({
  name: 'ai',
  description: 'Access to the AI provider',
  timeout: OUTBOUND_TIMEOUT,
  concurrencyShare: 4,
  secrets: 'ai',
  routes,
  repositories,
  clients: createAiClients,
  operations: {
    checkAiCredentials,
    createAiCredentials,
    deleteAiCredentials,
    getAiCredentials,
    updateAiCredentials,
  },
});
