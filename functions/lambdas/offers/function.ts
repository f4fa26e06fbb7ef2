import { defineApi } from '#core/declaration.ts';
import { offers as routes } from '#shared/contract/offers.ts';
import { repositories } from '#functions/offers/operation.ts';
import * as offersOperations from '#functions/offers/operations/index.ts';

export const offers = defineApi({
  name: 'offers',
  description: 'Partner offers and requests to partners',
  concurrencyShare: 1,
  routes,
  repositories,
  operations: offersOperations,
});
