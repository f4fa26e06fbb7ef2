import { render } from '#functions/notifications/letter-layout.ts';
import { whenChanged, type Change } from '../when-changed.ts';
import { accountsLetters } from '#text/accounts/letters.ts';

/** To somebody who asked to reset a forgotten password. */
export function passwordReset(values: { token: string; expiresAt: string }, siteUrl: string) {
  const text = accountsLetters.passwordReset;
  return render({
    subject: text.subject,
    paragraphs: [text.why],
    action: { label: text.action, url: `${siteUrl}/reset-password/${values.token}` },
    footnote: text.footnote(values.expiresAt),
  });
}

/** After a password was changed, in whatever way. */
export function passwordChanged(values: Change, siteUrl: string) {
  const text = accountsLetters.passwordChanged;
  return render({
    subject: text.subject,
    paragraphs: [text.why, ...whenChanged(values)],
    action: { label: text.action, url: siteUrl },
    footnote: text.footnote,
  });
}
