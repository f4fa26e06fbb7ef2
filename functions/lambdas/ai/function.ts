import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { ai as routes } from '#shared/contract/ai.ts';
import { createClients } from '#functions/analysis/clients.ts';
import { repositories as analysisRepositories } from '#functions/analysis/operation.ts';
import { aiCredentialsRepositories } from '#functions/integrations/operation.ts';
import * as analysisOperations from '#functions/analysis/operations/index.ts';
import * as aiCredentialsOperations from '#functions/integrations/operations/ai-credentials.ts';
import { draftsRepositories } from '#functions/translations/operation.ts';
import * as draftsOperations from '#functions/translations/operations/drafts.ts';

export const ai = defineApi({
  name: 'ai',
  description: 'Analyses of workload and of answers, access to the AI provider',
  timeout: OUTBOUND_TIMEOUT,
  concurrencyShare: 4,
  secrets: ['ai'],
  routes,
  repositories: { ...analysisRepositories, ...aiCredentialsRepositories, ...draftsRepositories },
  clients: createClients,
  operations: { ...analysisOperations, ...aiCredentialsOperations, ...draftsOperations },
});
