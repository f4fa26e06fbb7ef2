import { render } from '#functions/notifications/letter-layout.ts';
import { accountsLetters } from '#text/accounts/letters.ts';

/** To the address of an account, with its registration and at the wish of whoever made it. */
export function emailVerification(values: { token: string; expiresAt: string }, siteUrl: string) {
  const text = accountsLetters.emailVerification;
  return render({
    subject: text.subject,
    paragraphs: [text.why],
    action: { label: text.action, url: `${siteUrl}/verify-email/${values.token}` },
    footnote: text.footnote(values.expiresAt),
  });
}
