import { createVerifiedEmails } from '#functions/accounts/repositories/verified-emails.ts';
import { createSuppressions } from '#functions/notifications/repositories/suppressions.ts';
import type { Opened } from '#data/open-repositories.ts';
import { langOfLink, memberLanguage } from '#functions/runs/message-language.ts';
import type { Language } from '#shared/rules/languages.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { askAtStage, repositories as asking, type AskContext } from './standing-survey.ts';

/** What asking somebody who has left uses of the table. */
export const repositories = { ...asking, suppressions: createSuppressions, verifiedEmails: createVerifiedEmails };

/** Whoever has left: nothing but where a letter reaches them. */
interface Leaver {
  readonly userId: string;
  readonly email: string;
  readonly language: Language;
  /** In which they have chosen to be asked. */
  readonly chosen: PollLanguage | null;
}

/**
 * Sends one letter with the link of the survey of those who have left, unless their mailbox has had it within a year,
 * wants no letters or is full today, or nobody knows that it is theirs. The survey names nobody, and nothing but a hash
 * of the mailbox, which goes within a year, says that a letter went.
 */
export async function askLeaver(
  { userId, email, language: own, chosen }: Leaver,
  context: AskContext & { readonly repos: Opened<typeof repositories> },
): Promise<void> {
  const { repos, workspace, now, newId } = context;
  const [proved, suppressed] = await Promise.all([
    repos.verifiedEmails.among([{ id: userId, email }]),
    repos.suppressions.find(email),
  ]);
  if (!proved.has(userId) || suppressed !== null) return;
  if (await repos.stagePolls.isLeaverAsked(workspace.id, email, now)) return;
  await repos.stagePolls.begin(workspace.id, moscowDay(now));
  await askAtStage(
    {
      stage: 'left',
      members: () => Promise.resolve([]),
      besides: async ({ known, noted, run }) => {
        const language = memberLanguage({ language: own, telling: { language: chosen } }, run);
        const lang = langOfLink(language, run.languages);
        const values = { workspace: workspace.name, link: run.publicToken, ...(lang && { lang }) };
        const mail = { template: 'leaver-poll', values } as const;
        const job = { kind: 'send-mail', to: email, account: userId, counted: true, language, mail } as const;
        const letter = { survey: noted, job, jobId: newId() };
        return (await repos.stagePolls.writeToLeaver(workspace.id, known, letter, now)) !== 'changed';
      },
    },
    context,
  );
}
