import { gate } from '#core/http/authorization.ts';
import { serve } from '#core/http/serve.ts';
import { idempotency } from '#core/http/idempotency.ts';
import { createAccess } from '#data/access.ts';
import { createInvoices } from '#data/invoices.ts';
import { createPlans } from '#data/plans.ts';
import { createPromoCodes } from '#data/promo-codes.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { getMySubscription } from './get-my-subscription.ts';
import { listPlans } from './list-plans.ts';
import { requestInvoice } from './request-invoice.ts';
import { startTrial } from './start-trial.ts';
import { validatePromo } from './validate-promo.ts';

const repositories = {
  access: createAccess,
  invoices: createInvoices,
  plans: createPlans,
  promoCodes: createPromoCodes,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

export const handler = serve(
  subscriptions,
  { getMySubscription, startTrial, listPlans, requestInvoice, validatePromo },
  { gate, idempotency, repositories },
);
