import { gate } from '#core/gate.ts';
import { serve } from '#core/http.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { getMySubscription } from './get-my-subscription.ts';
import { listPlans } from './list-plans.ts';
import { requestInvoice } from './request-invoice.ts';
import { startTrial } from './start-trial.ts';
import { validatePromo } from './validate-promo.ts';

export const handler = serve(
  subscriptions,
  { getMySubscription, startTrial, listPlans, requestInvoice, validatePromo },
  { gate },
);
