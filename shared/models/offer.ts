import * as z from 'zod/mini';
import { OFFER_CATEGORIES, PRICED_PER } from '../rules/offers.ts';
import { Cursor, Id, Instant, pageSize } from './common.ts';
import { offersValidation } from '#text/offers/validation.ts';
import { commonValidation } from '#text/validation.ts';

export const OFFER_COMMENT_MAX_LENGTH = 1000;
const MOST_PEOPLE = 10_000;
const OFFERS_OF_A_PAGE = 50;

export const OfferCategory = z.enum(OFFER_CATEGORIES, { error: () => offersValidation.unknownSection });

/** Roubles, before the discount. */
const Price = z.object({ amount: z.number(), per: z.enum(PRICED_PER) });

/** What a partner offers to clients of the service. Where requests are sent to is told to nobody. */
export const Offer = z.object({
  id: Id,
  title: z.string(),
  partner: z.string(),
  category: OfferCategory,
  description: z.string(),
  /** Null = online. */
  city: z.nullable(z.string()),
  price: Price,
  /** Percent off for clients of the service; 0 without. */
  discount: z.int(),
  site: z.nullable(z.string()),
  /** The last day, 2026-12-31; null = without end. */
  valid_until: z.nullable(z.string()),
});
export type Offer = z.infer<typeof Offer>;

/** A word from a query; nothing but spaces is left out. */
const Word = z.pipe(
  z.string().check(z.trim(), z.maxLength(100, { error: () => offersValidation.searchTooLong })),
  z.transform((text: string) => (text === '' ? undefined : text)),
);

export const OffersQuery = z.strictObject({
  category: z.optional(OfferCategory),
  city: z.optional(Word),
  online: z.optional(z.enum(['true', 'false'], { error: () => commonValidation.trueOrFalse })),
  /** Words of title, partner, description. */
  q: z.optional(Word),
  cursor: z.optional(Cursor),
  limit: pageSize(OFFERS_OF_A_PAGE, 100),
});

const PEOPLE_ERROR = () => offersValidation.peopleBounds;
const DAY_ERROR = () => offersValidation.dayWanted;

/** A request to a partner; what else they learn is the company's name and who asks. */
export const NewOfferRequest = z.strictObject({
  offer_id: Id,
  people: z
    .int({ error: PEOPLE_ERROR })
    .check(z.gte(1, { error: PEOPLE_ERROR }), z.lte(MOST_PEOPLE, { error: PEOPLE_ERROR })),
  comment: z._default(
    z.string({ error: () => offersValidation.commentIsText }).check(
      z.trim(),
      z.maxLength(OFFER_COMMENT_MAX_LENGTH, {
        error: () => offersValidation.commentTooLong(OFFER_COMMENT_MAX_LENGTH),
      }),
    ),
    '',
  ),
  /** The day it is wanted for, in Moscow: today or later. */
  planned_on: z.string({ error: DAY_ERROR }).check(z.iso.date({ error: DAY_ERROR })),
  /** Whether its cost is to be planned in the HR budget. */
  book: z._default(z.boolean({ error: () => offersValidation.sayWhetherToBook }), false),
});

/** What was asked of a partner. Whether they agree is between them and who asked: their answer comes by mail. */
export const OfferRequest = z.object({
  id: Id,
  /** As it was when it was asked for. */
  offer: z.pick(Offer, { id: true, title: true, partner: true, category: true, price: true, discount: true }),
  people: z.int(),
  comment: z.string(),
  planned_on: z.string(),
  /** Roubles for all of them; of a price a month the first month. */
  cost: z.number(),
  status: z.enum(['sent', 'cancelled']),
  /** Whether the cost stands in the HR budget. */
  booked: z.boolean(),
  /** The name of who asked; null when they are not here any more. */
  requested_by: z.nullable(z.string()),
  created_at: Instant,
  cancelled_at: z.nullable(Instant),
});
export type OfferRequest = z.infer<typeof OfferRequest>;

/** A request that has gone out, and why its cost is not in the budget though that was asked for. */
export const SentOfferRequest = z.extend(OfferRequest, {
  not_booked: z.nullable(z.enum(['no_access', 'plan'])),
});
export type SentOfferRequest = z.infer<typeof SentOfferRequest>;
