import { whenChanged, type Change } from '#functions/accounts/when-changed.ts';
import { render } from '#functions/notifications/letter-layout.ts';
import type { FactorEvent } from '#shared/models/mail.ts';
import { factorsLetters } from '#text/factors/letters.ts';

interface Values extends Change {
  readonly event: FactorEvent;
  readonly name: string;
}

/** To the owner of an account, after a way into it has changed or a recovery code was used. */
export function factorChanged({ event, name, ...change }: Values, siteUrl: string) {
  const { events, action, footnote } = factorsLetters;
  const { subject, why } = events[event];
  return render({
    subject,
    paragraphs: [why(name), ...whenChanged(change)],
    action: { label: action, url: siteUrl },
    footnote: footnote[event === 'reset_asked' ? 'reset' : 'other'],
  });
}
