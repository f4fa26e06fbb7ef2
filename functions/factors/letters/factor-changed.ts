import { render } from '#functions/notifications/letter-layout.ts';
import type { FactorEvent } from '#shared/models/mail.ts';
import { factorsLetters } from '#text/factors/letters.ts';

/** To the owner of an account, after what it is proved by has changed or a recovery code was used. */
export function factorChanged({ event, name }: { event: FactorEvent; name: string }, siteUrl: string) {
  const { events, action, footnote } = factorsLetters;
  const { subject, why } = events[event];
  return render({
    subject,
    paragraphs: [why(name)],
    action: { label: action, url: siteUrl },
    footnote: footnote[event === 'reset_asked' ? 'reset' : 'other'],
  });
}
