import type { Posting } from '#data/job-item.ts';
import type { OfferRequest } from '#data/offer-requests.ts';
import type { Mail, OfferLetter } from '#shared/models/mail.ts';

type Template = Extract<Mail, { template: `offer-request${string}` }>['template'];

/** A letter about a request to a partner, on its way out. */
export function letterAbout(template: Template, to: string, values: OfferLetter, jobId: string): Posting {
  return { job: { kind: 'send-mail', to, mail: { template, values } }, jobId };
}

/** What partners are told of a request, and nothing else. */
export function valuesOf(
  { offer, people, plannedOn, comment }: Pick<OfferRequest, 'offer' | 'people' | 'plannedOn' | 'comment'>,
  company: string,
  { contact, email }: Pick<OfferLetter, 'contact' | 'email'>,
): OfferLetter {
  return { offer: offer.title, partner: offer.partner, company, contact, email, people, plannedOn, comment };
}
