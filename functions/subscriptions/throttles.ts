import type { ThrottleRule } from '#data/throttles.ts';

const MINUTE = 60;

/** How often codes may be tried and letters about invoices asked for. */
export const THROTTLES = {
  promoChecksOfAddress: { name: 'promo-address', limit: 60, windowSeconds: 10 * MINUTE },
  invoicesOfAccount: { name: 'invoice-account', limit: 10, windowSeconds: 60 * MINUTE },
} as const satisfies Record<string, ThrottleRule>;
