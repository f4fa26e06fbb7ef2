import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { createBitrix24Clients } from '#functions/integrations/clients.ts';
import { bitrix24 as routes } from '#shared/contract/bitrix24.ts';
import { repositories } from '#functions/integrations/operation.ts';
import * as bitrix24Operations from '#functions/integrations/operations/bitrix24.ts';

export const bitrix24 = defineApi({
  name: 'bitrix24',
  description:
    'Bitrix24: the connection, its events, tasks and employees, invitations of these; other sources of tasks',
  timeout: OUTBOUND_TIMEOUT,
  concurrencyShare: 3,
  secrets: ['bitrix24', 'tasks'],
  linksToSite: true,
  offersProviders: true,
  routes,
  repositories,
  clients: createBitrix24Clients,
  operations: bitrix24Operations,
});
