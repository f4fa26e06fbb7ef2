import { inert, render } from '#functions/notifications/letter-layout.ts';
import { accountsLetters } from '#text/accounts/letters.ts';

/** To the new address: it becomes the account's only when this link is opened. */
export function emailChange(values: { token: string; expiresAt: string }, siteUrl: string) {
  const text = accountsLetters.emailChange;
  return render({
    subject: text.subject,
    paragraphs: [text.why],
    action: { label: text.action, url: `${siteUrl}/confirm-email/${values.token}` },
    footnote: text.footnote(values.expiresAt),
  });
}

/** To the address of the account, while the change waits: whoever did not ask can still stop it. */
export function emailChangeAsked({ newEmail }: { newEmail: string }, siteUrl: string) {
  const text = accountsLetters.emailChangeAsked;
  return render({
    subject: text.subject,
    paragraphs: [text.why(inert(newEmail))],
    action: { label: text.action, url: siteUrl },
    footnote: text.footnote,
  });
}

/** To the old address, after the change. */
export function emailChanged({ newEmail }: { newEmail: string }) {
  const text = accountsLetters.emailChanged;
  return render({ subject: text.subject, paragraphs: [text.why(inert(newEmail))], footnote: text.footnote });
}
