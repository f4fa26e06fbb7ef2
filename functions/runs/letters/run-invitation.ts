import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import { takePathOf } from '../run-path.ts';
import { render } from '#functions/notifications/letter-layout.ts';
import { runsLetters } from '#text/runs/letters.ts';

interface Values {
  readonly pollId: string;
  readonly kind: RunKind;
  readonly lang?: PollLanguage | undefined;
  readonly title: string;
  readonly workspace: string;
  readonly deadline: string | null;
  readonly isAnonymous: boolean;
  /** Of a run with ballots, as people compare it. */
  readonly fingerprint?: string | undefined;
}

/** To a member whom a run asks. */
export function runInvitation(
  { pollId, kind, lang, title, workspace, deadline, isAnonymous, fingerprint }: Values,
  siteUrl: string,
) {
  const text = runsLetters.invitation;
  return render({
    subject: text.subject,
    paragraphs: [
      text.why,
      { caption: text.caption, lines: [text.poll(title), text.workspace(workspace)] },
      isAnonymous ? text.anonymous : text.withNames,
      ...(fingerprint === undefined ? [] : [runsLetters.fingerprint(fingerprint)]),
    ],
    action: { label: text.action, url: `${siteUrl}${takePathOf({ kind, pollId }, lang)}` },
    footnote: text.footnote(deadline),
  });
}
