import { defineApi } from '#core/declaration.ts';
import { system as routes } from '#shared/contract/system.ts';
import * as systemOperations from '#functions/system/operations/index.ts';

export const system = defineApi({
  name: 'system',
  description: 'Health, the description of the API, and the answer to unknown paths',
  memory: 256,
  concurrencyShare: 2,
  routes,
  repositories: {},
  operations: systemOperations,
});
