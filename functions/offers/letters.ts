import type { OfferRequest } from './repositories/offer-requests.ts';
import type { OfferLetter } from '#shared/models/mail.ts';

/** What partners are told of a request, and nothing else. */
export function valuesOf(
  { offer, people, plannedOn, comment }: Pick<OfferRequest, 'offer' | 'people' | 'plannedOn' | 'comment'>,
  company: string,
  { contact, email }: Pick<OfferLetter, 'contact' | 'email'>,
): OfferLetter {
  return { offer: offer.title, partner: offer.partner, company, contact, email, people, plannedOn, comment };
}
