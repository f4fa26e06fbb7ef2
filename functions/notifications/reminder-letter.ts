import { unsubscribeToken } from '#core/rules/unsubscribe-token.ts';
import type { Frame } from '#data/frames.ts';
import type { Posting } from '#data/job-item.ts';
import type { Member } from '#data/member.ts';
import type { Sending } from './repositories.ts';

/** A letter that could not go out by then says what may not be so any more. */
const WORTH_SENDING_MILLISECONDS = 6 * 3_600_000;

/** The letter that reminds a member of a run. */
export async function reminderTo(
  { workspaceId, userId, email }: Member,
  { pollId, title: poll, workspaceName: workspace, isAnonymous: anonymous, deadline }: Frame,
  { keyring, now }: Pick<Sending, 'keyring' | 'now'>,
): Promise<Posting['job']> {
  const soon = new Date(now.getTime() + WORTH_SENDING_MILLISECONDS).toISOString();
  const expiresAt = deadline !== null && deadline < soon ? deadline : soon;
  const unsubscribe = await unsubscribeToken({ workspaceId, userId, kind: 'reminders' }, keyring);
  const values = { workspace, poll, pollId, anonymous, deadline, unsubscribe, expiresAt };
  return { kind: 'send-mail', to: email, mail: { template: 'poll-reminder', values } };
}
