import { render } from '#functions/notifications/letter-layout.ts';
import { exportsLetters } from '#text/exports/letters.ts';

/** To the owner: the archive can be fetched, by whoever is logged in as the owner and by nobody else. */
export function exportReady({ workspace }: { readonly workspace: string }, siteUrl: string) {
  const text = exportsLetters.ready;
  return render({
    subject: text.subject,
    paragraphs: [text.made, { caption: text.nameAsGiven, lines: [text.workspace(workspace)] }, text.personal],
    action: { label: text.open, url: `${siteUrl}/app?section=settings` },
    footnote: text.footnote,
  });
}
