import { defineApi } from '#core/declaration.ts';
import { subscriptions as routes } from '#shared/contract/subscriptions.ts';
import { getMySubscription } from './get-my-subscription.ts';
import { listMyInvoices } from './list-my-invoices.ts';
import { listPlans } from './list-plans.ts';
import { requestInvoice } from './request-invoice.ts';
import { startTrial } from './start-trial.ts';
import { validatePromo } from './validate-promo.ts';
import { repositories } from './operation.ts';

export const subscriptions = defineApi({
  name: 'subscriptions',
  description: 'Plans, promo codes, requests for invoices',
  concurrencyShare: 3,
  routes,
  repositories,
  operations: {
    getMySubscription,
    listMyInvoices,
    listPlans,
    requestInvoice,
    startTrial,
    validatePromo,
  },
});
