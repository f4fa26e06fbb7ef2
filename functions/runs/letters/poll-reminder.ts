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
  /** Of a run with ballots, as people compare it. */
  readonly fingerprint?: string | undefined;
}

/** To a member who is asked and has not answered, as far as anybody knows. Nobody else learns that it went out. */
export function pollReminder(
  { workspace, poll, pollId, kind, lang, anonymous, deadline, unsubscribe: token, fingerprint }: Values,
  siteUrl: string,
) {
  const text = runsLetters.reminder;
  const { subject, why, footnote } = fingerprint === undefined ? text : text.withBallots;
  return render({
    subject,
    paragraphs: [
      why(kind),
      { caption: text.caption, lines: [text.poll(poll), text.workspace(workspace)] },
      ...(deadline === null ? [] : [text.canAnswer(deadline)]),
      anonymous ? text.anonymous : text.withNames,
      ...(fingerprint === undefined ? [] : [runsLetters.fingerprint(fingerprint)]),
    ],
    action: { label: text.action, url: `${siteUrl}${takePathOf({ kind, pollId }, lang)}` },
    footnote,
    unsubscribe: { token, siteUrl },
  });
}
