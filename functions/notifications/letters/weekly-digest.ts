import { notificationsLetters } from '#text/notifications/letters.ts';
import { render, type Quote } from '../letter-layout.ts';

interface Values {
  readonly workspace: string;
  readonly parts: readonly Quote[];
  readonly workload: boolean;
  readonly unsubscribe: string;
}

/** To whoever leads a workspace: its week in a few lines. */
export function weeklyDigest({ workspace, parts, workload, unsubscribe: token }: Values, siteUrl: string) {
  const text = notificationsLetters.digest;
  return render({
    subject: text.subject,
    paragraphs: [{ caption: text.happened, lines: [workspace] }, ...parts],
    action: workload
      ? { label: text.openLoad, url: `${siteUrl}/app/tasks/analysis` }
      : { label: text.open, url: `${siteUrl}/app` },
    footnote: text.footnote,
    unsubscribe: { token, siteUrl },
  });
}
