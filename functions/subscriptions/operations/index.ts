export { getMySubscription } from './get-my-subscription.ts';
export { listMyInvoices } from './list-my-invoices.ts';
export { listPlans } from './list-plans.ts';
export { requestInvoice } from './request-invoice.ts';
export { startTrial } from './start-trial.ts';
export { validatePromo } from './validate-promo.ts';
