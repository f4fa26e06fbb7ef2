import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import { takePathOf } from '../run-path.ts';
import { render } from '#functions/notifications/letter-layout.ts';
import { runsLetters } from '#text/runs/letters.ts';

interface Values {
  readonly workspace: string;
  readonly poll: string;
  readonly pollId: string;
  readonly kind: RunKind;
  readonly lang?: PollLanguage | undefined;
  readonly anonymous: boolean;
  readonly deadline: string | null;
  readonly unsubscribe: string;
}

/** To a member who is asked and has not answered. Nobody else learns that it went out. */
export function pollReminder(
  { workspace, poll, pollId, kind, lang, anonymous, deadline, unsubscribe: token }: Values,
  siteUrl: string,
) {
  const text = runsLetters.reminder;
  return render({
    subject: text.subject,
    paragraphs: [
      text.why(kind),
      { caption: text.caption, lines: [text.poll(poll), text.workspace(workspace)] },
      ...(deadline === null ? [] : [text.canAnswer(deadline)]),
      anonymous ? text.anonymous : text.withNames,
    ],
    action: { label: text.action, url: `${siteUrl}${takePathOf({ kind, pollId }, lang)}` },
    footnote: text.footnote,
    unsubscribe: { token, siteUrl },
  });
}
