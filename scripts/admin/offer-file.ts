import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { uuidOfName } from '#core/uuid.ts';
import type { Offer } from '#functions/offers/repositories/offers.ts';
import { Id } from '#shared/models/common.ts';
import { Email } from '#shared/models/email.ts';
import { OFFER_CATEGORIES, PRICED_PER } from '#shared/rules/offers.ts';
import { hasVisibleText, isPlainLine } from '#shared/rules/visible-text.ts';
import { messageOf } from '#scripts/message-of.ts';
import { UsageError } from './command.ts';

const MOST_ROUBLES = 10_000_000;

const text = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, { error: `is longer than ${max} characters` }),
      z.refine(hasVisibleText, { error: 'is empty' }),
    );
/** One line: it stands in letters and on cards. */
const line = (max: number) => text(max).check(z.refine(isPlainLine, { error: 'is more than one line' }));
const oneOf = <const Words extends readonly string[]>(words: Words) =>
  z.enum(words, { error: `is one of ${words.join(', ')}` });

/** An offer as an operator writes it down. */
const OfferForm = z.strictObject({
  /** Only to change title or partner of one that is there; else it follows from these. */
  id: z.optional(Id),
  title: line(120),
  partner: line(120),
  category: oneOf(OFFER_CATEGORIES),
  description: text(1000),
  city: z._default(z.nullable(line(60)), null),
  price: z.strictObject({
    amount: z.number().check(
      z.gte(0),
      z.lte(MOST_ROUBLES, { error: `is above ${MOST_ROUBLES}` }),
      z.refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, {
        error: 'has more than two decimals',
      }),
    ),
    per: oneOf(PRICED_PER),
  }),
  discount: z._default(z.int().check(z.gte(0), z.lte(100)), 0),
  site: z._default(z.nullable(z.url({ protocol: /^https$/, error: 'is no https address' })), null),
  requests_to: Email,
  valid_until: z._default(z.nullable(z.iso.date({ error: 'is no day; write it as 2027-03-14' })), null),
});

/**
 * The offers of a file: one, or a list. Every mistake in it is told at once, and with one nothing is taken. An offer
 * is known by its partner and title, so a file may be read again with other prices.
 */
export function readOffers(path: string): Offer[] {
  const forms = z.array(OfferForm).safeParse([parse(path)].flat());
  if (!forms.success) {
    const mistakes = forms.error.issues.map(({ path: place, message }) => `  ${place.join('.')}: ${message}`);
    throw new Error(`Nothing was taken from ${path}:\n${mistakes.join('\n')}`);
  }
  const offers = forms.data.map(({ id, requests_to, valid_until, ...form }) => ({
    ...form,
    id: id ?? uuidOfName(`offer/${form.partner}/${form.title}`),
    requestsTo: requests_to,
    validUntil: valid_until,
    hidden: false,
  }));
  const twice = offers.find((offer, index) => offers.findIndex(({ id }) => id === offer.id) !== index);
  if (twice) throw new Error(`Nothing was taken from ${path}: «${twice.title}» of ${twice.partner} stands in it twice`);
  return offers;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UsageError(`${path} cannot be read as JSON: ${messageOf(error)}`);
  }
}
