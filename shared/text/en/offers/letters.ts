import type { Catalogue } from '../../catalogue.ts';
import type { offersLetters as Russian } from '../../ru/offers/letters.ts';
import { dayText } from '../dates.ts';
import { quoted } from '../format.ts';

/** Letters about requests to partners; what people wrote stands in their quotes. */
export const offersLetters: Catalogue<typeof Russian> = {
  request: {
    subject: 'A request from a company that uses Tonus',
    wants: (offer) => `A company that uses Tonus would like to take up your offer ${quoted(offer)}.`,
    asked: 'In the words of whoever sent the request:',
    reply: 'Reply to this email: your reply goes to whoever sent the request. If you need details, ask them.',
    footnote:
      'Tonus has passed the request on and does not know what you agree. We pass on nothing else about the company.',
  },
  copy: {
    subject: 'Your request has been sent to the partner',
    sent: (partner, offer) => `We have sent the partner ${quoted(partner)} a request for the offer ${quoted(offer)}.`,
    asked: 'The partner received this and nothing else:',
    reply: 'The partner will reply to you by email. Whether they confirm or decline, Tonus does not learn.',
    open: 'Open requests',
    footnote: 'If plans have changed, cancel the request: we will write to the partner.',
  },
  cancelled: {
    subject: 'The request from a company that uses Tonus is cancelled',
    done: (offer) => `The company has cancelled its request for your offer ${quoted(offer)}. Nothing needs to be done.`,
    asked: 'The request that is cancelled:',
    noReply: 'No one will answer this email: whoever cancelled the request has not confirmed their address.',
    reply: 'If you have already agreed on terms, reply to this email: the reply goes to whoever cancelled the request.',
  },
  company: (name) => `Company: ${name}`,
  contact: (name, email) => `Contact: ${email === null ? name : `${name}, ${email}`}`,
  people: (count) => `People: ${count}`,
  when: (day) => `When: ${dayText(day)}`,
  comment: (text) => `Comment: ${text}`,
};
