import { defineApi } from '#core/declaration.ts';
import { overview as overviewRoutes } from '#shared/contract/overview.ts';
import { packs } from '#shared/contract/packs.ts';
import { repositories } from '#functions/overview/operation.ts';
import * as overviewOperations from '#functions/overview/operations/index.ts';

export const overview = defineApi({
  name: 'overview',
  description: 'The first screen of whoever runs polls: what goes on, and which teams need attention',
  concurrencyShare: 2,
  routes: { ...overviewRoutes, ...packs },
  repositories,
  operations: overviewOperations,
});
