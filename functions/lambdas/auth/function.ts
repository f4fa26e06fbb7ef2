import { defineApi } from '#core/declaration.ts';
import { auth as routes } from '#shared/contract/auth.ts';
import { repositories } from '#functions/accounts/operation.ts';
import * as accountsOperations from '#functions/accounts/operations/index.ts';

export const auth = defineApi({
  name: 'auth',
  description: 'Accounts and sessions',
  // A whole processor for the password hash: it is most of what this function does.
  memory: 1769,
  concurrencyShare: 12,
  routes,
  repositories,
  operations: accountsOperations,
});
