import { render } from '#functions/notifications/letter-layout.ts';
import { workspacesLetters } from '#text/workspaces/letters.ts';

interface Values {
  readonly workspace: string;
  readonly owner: string;
  readonly expiresAt: string;
}

/** To a member whom the owner asks to take the workspace over. */
export function ownershipOffer({ workspace, owner, expiresAt }: Values, siteUrl: string) {
  const text = workspacesLetters.ownershipOffer;
  return render({
    subject: text.subject,
    paragraphs: [text.why, { caption: text.caption, lines: [text.owner(owner), text.workspace(workspace)] }, text.what],
    action: { label: text.action, url: `${siteUrl}/app?section=workspaces` },
    footnote: text.footnote(expiresAt),
  });
}
