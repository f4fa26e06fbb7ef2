import type { Mail } from '#shared/models/mail.ts';
import { render } from '#functions/notifications/letter-layout.ts';
import { webhookLetters } from '#text/webhooks/letters.ts';

type Values = Extract<Mail, { template: 'webhook-stopped' }>['values'];

/** To whoever made a subscription to events and to the owner of the workspace: it is off, as nothing can be delivered. */
export function webhookStopped({ workspace, receiver, gone }: Values, siteUrl: string) {
  const text = webhookLetters.stopped;
  return render({
    subject: text.subject,
    paragraphs: [{ caption: text.which, lines: [workspace, receiver] }, gone ? text.gone : text.failing, text.switchOn],
    action: { label: text.open, url: `${siteUrl}/app?section=workspaces` },
    footnote: text.footnote,
  });
}
