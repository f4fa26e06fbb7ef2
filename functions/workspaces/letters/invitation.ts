import type { Role } from '#shared/rules/roles.ts';
import { render } from '#functions/notifications/letter-layout.ts';
import { workspacesLetters } from '#text/workspaces/letters.ts';

interface Values {
  readonly workspace: string;
  readonly inviter: string;
  readonly role: Role;
  readonly token: string;
  readonly expiresAt: string;
}

/** To somebody who is invited into a workspace, with or without an account. */
export function invitation({ workspace, inviter, role, token, expiresAt }: Values, siteUrl: string) {
  const text = workspacesLetters.invitation;
  return render({
    subject: text.subject,
    paragraphs: [
      text.why(role),
      { caption: text.caption, lines: [text.inviter(inviter), text.workspace(workspace)] },
      text.how,
    ],
    action: { label: text.action, url: `${siteUrl}/invitation/${token}` },
    footnote: text.footnote(expiresAt),
  });
}
