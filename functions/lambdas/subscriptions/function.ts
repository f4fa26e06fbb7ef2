import { defineApi } from '#core/declaration.ts';
import { subscriptions as routes } from '#shared/contract/subscriptions.ts';
import { repositories } from '#functions/subscriptions/operation.ts';
import * as subscriptionsOperations from '#functions/subscriptions/operations/index.ts';

export const subscriptions = defineApi({
  name: 'subscriptions',
  description: 'Plans, promo codes, requests for invoices',
  concurrencyShare: 2,
  routes,
  repositories,
  operations: subscriptionsOperations,
});
