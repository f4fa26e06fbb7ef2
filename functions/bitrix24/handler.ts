import { gate } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { idempotency } from '#core/http/idempotency.ts';
import { createBitrix24Tools } from '#core/integrations.ts';
import { createAccess } from '#data/access.ts';
import { createAddresses } from '#data/addresses.ts';
import { createIntegrations } from '#data/integrations.ts';
import { createInvitations } from '#data/invitations.ts';
import { createPlans } from '#data/plans.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { checkBitrix24 } from './check-bitrix24.ts';
import { deleteBitrix24Credentials } from './delete-bitrix24-credentials.ts';
import { getBitrix24Credentials } from './get-bitrix24-credentials.ts';
import { getBitrix24Employees } from './get-bitrix24-employees.ts';
import { getBitrix24Tasks } from './get-bitrix24-tasks.ts';
import { importBitrix24Members } from './import-bitrix24-members.ts';
import { saveBitrix24Credentials } from './save-bitrix24-credentials.ts';
import { updateBitrix24Settings } from './update-bitrix24-settings.ts';

const tools = createBitrix24Tools();

const repositories = {
  access: createAccess,
  addresses: createAddresses,
  integrations: createIntegrations,
  invitations: createInvitations,
  plans: createPlans,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

export const handler = serve(
  bitrix24,
  {
    getBitrix24Credentials,
    saveBitrix24Credentials: saveBitrix24Credentials(tools),
    updateBitrix24Settings,
    deleteBitrix24Credentials,
    checkBitrix24: checkBitrix24(tools),
    importBitrix24Members: importBitrix24Members(tools),
    getBitrix24Employees: getBitrix24Employees(tools),
    getBitrix24Tasks: getBitrix24Tasks(tools),
  },
  { gate, idempotency, repositories },
);
