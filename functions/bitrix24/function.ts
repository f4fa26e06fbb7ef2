import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { createBitrix24Clients } from '#core/integrations.ts';
import { bitrix24 as routes } from '#shared/contract/bitrix24.ts';
import { checkBitrix24 } from './check-bitrix24.ts';
import { deleteBitrix24Credentials } from './delete-bitrix24-credentials.ts';
import { getBitrix24Credentials } from './get-bitrix24-credentials.ts';
import { getBitrix24Employees } from './get-bitrix24-employees.ts';
import { getBitrix24Tasks } from './get-bitrix24-tasks.ts';
import { importBitrix24Members } from './import-bitrix24-members.ts';
import { saveBitrix24Credentials } from './save-bitrix24-credentials.ts';
import { updateBitrix24Settings } from './update-bitrix24-settings.ts';
import { repositories } from './operation.ts';

export const bitrix24 = defineApi({
  name: 'bitrix24',
  description: 'Bitrix24: the webhook, tasks and employees, invitations of these',
  timeout: OUTBOUND_TIMEOUT,
  concurrencyShare: 4,
  secrets: ['bitrix24'],
  routes,
  repositories,
  clients: createBitrix24Clients,
  operations: {
    checkBitrix24,
    deleteBitrix24Credentials,
    getBitrix24Credentials,
    getBitrix24Employees,
    getBitrix24Tasks,
    importBitrix24Members,
    saveBitrix24Credentials,
    updateBitrix24Settings,
  },
});
