import type { OfferLetter } from '#shared/models/mail.ts';
import { offersLetters } from '#text/offers/letters.ts';
import { render, type Quote } from '#functions/notifications/letter-layout.ts';

/** To a partner: who asks for their offer. A reply goes to whoever asks, past us. */
export function offerRequest(values: OfferLetter) {
  const { subject, wants, asked, reply, footnote } = offersLetters.request;
  return render({
    subject,
    paragraphs: [wants(values.offer), quote(asked, values), reply],
    footnote,
    ...replyTo(values),
  });
}

/** To whoever asked: word for word what the partner was told, and what happens next. */
export function offerRequestCopy(values: OfferLetter, siteUrl: string) {
  const { subject, sent, asked, reply, open, footnote } = offersLetters.copy;
  return render({
    subject,
    paragraphs: [sent(values.partner, values.offer), quote(asked, values), reply],
    action: { label: open, url: `${siteUrl}/app/finance/offers` },
    footnote,
  });
}

/** To a partner: the company does not need it any more. */
export function offerRequestCancelled(values: OfferLetter) {
  const { subject, done, asked, noReply, reply } = offersLetters.cancelled;
  return render({
    subject,
    paragraphs: [done(values.offer), quote(asked, values)],
    footnote: values.email === null ? noReply : reply,
    ...replyTo(values),
  });
}

function replyTo({ email }: OfferLetter): { replyTo?: string } {
  return email === null ? {} : { replyTo: email };
}

function quote(caption: string, { company, contact, email, people, plannedOn, comment }: OfferLetter): Quote {
  return {
    caption,
    lines: [
      offersLetters.company(company),
      offersLetters.contact(contact, email),
      offersLetters.people(people),
      offersLetters.when(plannedOn),
      // On one line, as all that is quoted: a line of its own could pass for one of those above.
      ...(comment === '' ? [] : [offersLetters.comment(comment)]),
    ],
  };
}
