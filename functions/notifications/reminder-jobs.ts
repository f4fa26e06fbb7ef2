import { unsubscribeToken } from './unsubscribe-token.ts';
import type { Run } from '#functions/runs/repositories/runs.ts';
import type { NewJob, Posting } from '#data/job-item.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Sending } from './sending.ts';

/** What could not go out by then says what may not be so any more. */
const WORTH_SENDING_MILLISECONDS = 6 * 3_600_000;

/**
 * What reminds these members of a run, by the ways the run invites: letters, and a job that may open the
 * connections of the workspace, as this function may not. A run that invites in no way of ours reminds by mail. The job is written even for
 * nobody: that there is one says nothing.
 */
export async function reminderJobs(silent: readonly Member[], run: Run, sending: Sending): Promise<NewJob[]> {
  const { newId } = sending;
  const expiresAt = worthSendingUntil(run, sending.now);
  const letters = await Promise.all(silent.map((member) => letterTo(member, run, expiresAt, sending)));
  const byOthers = run.channels.some((channel) => channel !== 'mail');
  const byMail = run.channels.includes('mail') || !byOthers;
  const posted = byMail ? letters.map((job) => ({ job, jobId: newId() })) : [];
  if (!byOthers) return posted;
  const people = letters.map(({ to: email, mail }, index) => ({
    email,
    language: silent[index]!.language,
    account: silent[index]!.userId,
    letter: byMail ? null : mail,
  }));
  const { workspaceId, id: runId } = run;
  return [...posted, { job: { kind: 'remind-by-channels', workspaceId, runId, expiresAt, people }, jobId: newId() }];
}

function worthSendingUntil({ deadline }: Run, now: Date): string {
  const soon = new Date(now.getTime() + WORTH_SENDING_MILLISECONDS).toISOString();
  return deadline !== null && deadline < soon ? deadline : soon;
}

async function letterTo(
  { workspaceId, userId, email, language }: Member,
  { pollId, kind, title: poll, workspaceName: workspace, isAnonymous: anonymous, deadline }: Run,
  expiresAt: string,
  { keyring }: Pick<Sending, 'keyring'>,
): Promise<Posting['job']> {
  const unsubscribe = await unsubscribeToken({ workspaceId, userId, kind: 'reminders' }, keyring);
  const values = { workspace, poll, pollId, kind, anonymous, deadline, unsubscribe, expiresAt };
  const mail = { template: 'poll-reminder', values } as const;
  return { kind: 'send-mail', to: email, account: userId, counted: true, language, mail };
}
