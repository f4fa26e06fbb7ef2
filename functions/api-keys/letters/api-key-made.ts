import { render } from '#functions/notifications/letter-layout.ts';
import { apiKeysLetters } from '#text/api-keys/letters.ts';

interface Values {
  readonly workspace: string;
  readonly key: string;
  readonly maker: string;
  readonly expiresAt: string;
}

/** To whoever has made a key of the API, and to the owner of the workspace. */
export function apiKeyMade({ workspace, key, maker, expiresAt }: Values, siteUrl: string) {
  const text = apiKeysLetters.made;
  return render({
    subject: text.subject,
    paragraphs: [
      text.why,
      { caption: text.caption, lines: [text.workspace(workspace), text.key(key), text.maker(maker)] },
      text.until(expiresAt),
    ],
    action: { label: text.action, url: `${siteUrl}/app/settings/integrations` },
    footnote: text.footnote,
  });
}
