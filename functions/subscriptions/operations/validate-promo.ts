import { countAttempt } from '#core/throttle.ts';
import { THROTTLES } from '../throttles.ts';
import { subscriptionsErrors } from '#text/subscriptions/errors.ts';
import type { SubscriptionsOperation } from '../operation.ts';

/** Whether a code is taken and what it gives. Limited per address: codes are worth money and could be guessed. */
export const validatePromo: SubscriptionsOperation<'validatePromo'> = async (context, { params }) => {
  await countAttempt(THROTTLES.promoChecksOfAddress, context.sourceAddress, context);
  const promo = await context.repos.promoCodes.findActive(params.code);
  if (!promo) {
    return { valid: false, clients_discount: null, company_name: null, message: subscriptionsErrors.promo.unknown };
  }
  const { discount, company } = promo;
  return {
    valid: true,
    clients_discount: discount,
    company_name: company,
    message: subscriptionsErrors.promo.valid(discount),
  };
};
