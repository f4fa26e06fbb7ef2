import { gate } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { idempotency } from '#core/http/idempotency.ts';
import { createAiTools } from '#core/integrations.ts';
import { createAccess } from '#data/access.ts';
import { createIntegrations } from '#data/integrations.ts';
import { createPlans } from '#data/plans.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import { ai } from '#shared/contract/ai.ts';
import { checkAiCredentials } from './check-ai-credentials.ts';
import { createAiCredentials } from './create-ai-credentials.ts';
import { deleteAiCredentials } from './delete-ai-credentials.ts';
import { getAiCredentials } from './get-ai-credentials.ts';
import { updateAiCredentials } from './update-ai-credentials.ts';

const tools = createAiTools();

const repositories = {
  access: createAccess,
  integrations: createIntegrations,
  plans: createPlans,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

export const handler = serve(
  ai,
  {
    getAiCredentials,
    createAiCredentials: createAiCredentials(tools),
    updateAiCredentials: updateAiCredentials(tools),
    deleteAiCredentials,
    checkAiCredentials: checkAiCredentials(tools),
  },
  { gate, idempotency, repositories },
);
