import { defineApi } from '#core/declaration.ts';
import type { Config } from '#core/config.ts';
import { vaultOf } from '#functions/integrations/clients.ts';
import { directory as routes } from '#shared/contract/directory.ts';
import { SCIM_PATH } from '#shared/rules/directory.ts';
import { repositories } from '#functions/directory/operation.ts';
import * as directoryOperations from '#functions/directory/operations/index.ts';

export const directory = defineApi({
  name: 'directory',
  description: 'The directory of a company: SCIM, its tokens, what it has sent',
  concurrencyShare: 1,
  linksToSite: true,
  pathsBeside: [`${SCIM_PATH}/{proxy+}`],
  secrets: ['directory'],
  clients: (config: Config) => ({ vault: vaultOf(config) }),
  routes,
  repositories,
  operations: directoryOperations,
});
