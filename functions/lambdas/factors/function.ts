import { defineApi } from '#core/declaration.ts';
import { createClients, repositories } from '#functions/factors/operation.ts';
import * as factorsOperations from '#functions/factors/operations/index.ts';
import { factors as routes } from '#shared/contract/factors.ts';

export const factors = defineApi({
  name: 'factors',
  description: 'Second factors, passkeys, proofs',
  // A proof by password is hashed, as a login is.
  memory: 1769,
  concurrencyShare: 2,
  secrets: ['factors'],
  linksToSite: true,
  routes,
  repositories,
  clients: createClients,
  operations: factorsOperations,
});
