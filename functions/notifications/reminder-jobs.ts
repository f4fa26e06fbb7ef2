import { unsubscribeToken } from './unsubscribe-token.ts';
import { langOfLink, memberLanguage, titlesOf } from '#functions/runs/message-language.ts';
import type { Run } from '#functions/runs/repositories/run.ts';
import type { NewJob, Posting } from '#data/job-item.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import { inSigns } from '#shared/ballots/in-signs.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { channelsOf } from '#shared/rules/telling.ts';
import type { Sending } from './sending.ts';

/** What could not go out by then says what may not be so any more. */
const WORTH_SENDING_MILLISECONDS = 6 * 3_600_000;

/**
 * What reminds these members of a run: letters where it invites by these alone, or in no way of ours; else a job that
 * may open the connections of the workspace, as this function may not, with the letters for whom no other channel
 * reaches before. The job is written even for nobody: that there is one says nothing.
 */
export async function reminderJobs(
  silent: readonly Member[],
  run: Run,
  space: Pick<Workspace, 'telling'>,
  sending: Sending,
): Promise<NewJob[]> {
  const { newId } = sending;
  const { workspaceId, id: runId } = run;
  const expiresAt = worthSendingUntil(run, sending.now);
  const languages = silent.map((member) => memberLanguage(member, run));
  const titleIn = await titlesOf(run, languages, sending.repos);
  const letters = await Promise.all(
    silent.map((member, index) => {
      const language = languages[index]!;
      return letterTo(member, { ...run, title: titleIn(language) }, language, expiresAt, sending);
    }),
  );
  if (run.channels.every((channel) => channel === 'mail')) return letters.map((job) => ({ job, jobId: newId() }));
  const people = silent.map((member, index) => {
    const { userId: account, email } = member;
    const order = channelsOf(member.telling, space.telling);
    return { email, account, language: languages[index]!, order, letter: letters[index]!.mail };
  });
  return [{ job: { kind: 'remind-by-channels', workspaceId, runId, expiresAt, people }, jobId: newId() }];
}

/** What reminds the people without an account of a run, whoever of them has answered; nothing where it asks none. */
export function contactReminderJobs(run: Run, { now, newId }: Pick<Sending, 'now' | 'newId'>): NewJob[] {
  if (run.contacts === null) return [];
  const { workspaceId, id: runId } = run;
  const job = { kind: 'remind-contacts', workspaceId, runId, expiresAt: worthSendingUntil(run, now) } as const;
  return [{ job, jobId: newId() }];
}

function worthSendingUntil({ deadline }: Run, now: Date): string {
  const soon = new Date(now.getTime() + WORTH_SENDING_MILLISECONDS).toISOString();
  return deadline !== null && deadline < soon ? deadline : soon;
}

async function letterTo(
  { workspaceId, userId, email }: Member,
  { pollId, kind, title: poll, workspaceName: workspace, isAnonymous: anonymous, deadline, languages, ballots }: Run,
  language: PollLanguage,
  expiresAt: string,
  { keyring }: Pick<Sending, 'keyring'>,
): Promise<Posting['job']> {
  const unsubscribe = await unsubscribeToken({ workspaceId, userId, kind: 'reminders' }, keyring);
  const lang = langOfLink(language, languages);
  const fingerprint = ballots ? inSigns(ballots.fingerprint) : undefined;
  const values = { workspace, poll, pollId, kind, lang, anonymous, deadline, unsubscribe, expiresAt, fingerprint };
  const mail = { template: 'poll-reminder', values } as const;
  return { kind: 'send-mail', to: email, account: userId, counted: true, language, mail };
}
