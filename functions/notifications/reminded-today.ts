import { oneMoreLetter } from './repositories/mailbox-days.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { Write } from '#data/writes.ts';
import { mailboxOf } from '#shared/rules/mailbox.ts';
import type { Sending } from './sending.ts';

const TEMPLATE = 'poll-reminder';

/** Whom a reminder may reach today, and what it counts against. */
interface Open {
  readonly members: readonly Member[];
  readonly counting: readonly Write[];
}

/**
 * Which of those whom a run asks may be reminded today. It is counted for all of their mailboxes, whoever has answered,
 * so that the table does not tell who has not. Whose address is not proved is reached by the portal alone, and uses up
 * nothing of whose mailbox it may be.
 */
export async function openToday(
  asked: readonly Member[],
  { repos, now }: Pick<Sending, 'repos' | 'now'>,
): Promise<Open> {
  const proved = await repos.verifiedEmails.among(asked.map(({ userId: id, email }) => ({ id, email })));
  const own = asked.filter(({ userId }) => proved.has(userId));
  const full = await repos.mailboxDays.full(
    own.map(({ email }) => email),
    TEMPLATE,
    now,
  );
  const open = own.filter(({ email }) => !full.has(email));
  const boxes = new Map(open.map(({ email }) => [mailboxOf(email), email]));
  const counting = [...boxes.values()].flatMap((email) => oneMoreLetter(email, TEMPLATE, now) ?? []);
  return { members: [...open, ...asked.filter(({ userId }) => !proved.has(userId))], counting };
}

/** One of a mailbox: several addresses of one person get one letter. */
export function oneAMailbox(members: readonly Member[]): Member[] {
  return [...new Map(members.toReversed().map((member) => [mailboxOf(member.email), member])).values()].toReversed();
}
