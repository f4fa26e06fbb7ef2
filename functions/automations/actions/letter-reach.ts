import { oneMoreLetter } from '#functions/notifications/repositories/mailbox-days.ts';
import { jobItem } from '#data/job-item.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { failsAs, insert, type Write } from '#data/writes.ts';
import type { Mail } from '#shared/models/mail.ts';
import { mailboxOf } from '#shared/rules/mailbox.ts';
import { plural } from '#shared/rules/plural.ts';
import type { RuleExecution, Failing } from './rule-execution.ts';

/** Letters of a rule: whom they reach, and why not the others. */
export interface Reach {
  readonly reached: readonly Member[];
  /** How many have not shown that their address is their own. */
  readonly unproved: number;
  /** How many have had as many letters of rules today as a mailbox gets. */
  readonly full: number;
  /** How many see their own teams alone, and it is about others. */
  readonly ofOthers: number;
}

/** Whom of these a rule may write to at this moment; a mailbox with several addresses gets one letter. */
export async function reachOf(
  members: readonly Member[],
  { repos, now }: RuleExecution,
): Promise<Omit<Reach, 'ofOthers'>> {
  const proved = await repos.verifiedEmails.among(members.map(({ userId: id, email }) => ({ id, email })));
  const known = members.filter(({ userId }) => proved.has(userId));
  const boxes = [...new Map(known.toReversed().map((member) => [mailboxOf(member.email), member])).values()];
  const emails = boxes.map(({ email }) => email);
  const full = await repos.mailboxDays.full(emails, 'automation-rule', now);
  const reached = known.filter((member) => boxes.includes(member) && !full.has(member.email));
  return { reached, unproved: members.length - known.length, full: full.size };
}

/** Who was written to, as the log says it; null for nobody. */
export function reachedText({ reached, unproved, full }: Reach): string | null {
  if (reached.length === 0) return null;
  const missed = [
    ...(unproved > 0 ? [`${people(unproved)} с неподтверждённым адресом`] : []),
    ...(full > 0 ? [`${people(full)}, кому правила сегодня уже написали достаточно`] : []),
  ];
  return `Написали ${people(reached.length)}${missed.length > 0 ? `. Не написали: ${missed.join('; ')}` : ''}`;
}

/** Why nobody was written to. */
export function nobodyReached({ unproved, full, ofOthers }: Reach): string {
  if (full > 0) return 'получатели сегодня уже получили достаточно писем от правил';
  if (unproved > 0) return 'адреса получателей не подтверждены';
  if (ofOthers > 0) return 'руководители видят только свои команды, а это не о них';
  return 'письма пространства никто из получателей не получает';
}

/** The letters, each with what it counts against: prepared anew where somebody's day has been filled meanwhile. */
export function reachWrites({ reached }: Reach, mail: Mail, { now, newId }: RuleExecution): Write<Failing>[] {
  return reached.flatMap(({ email: to, userId: account }) => {
    const counting = oneMoreLetter(to, mail.template, now);
    const job = { kind: 'send-mail', to, account, counted: true, mail } as const;
    return [insert(jobItem(job, newId(), now)), ...(counting === null ? [] : [failsAs('stale', counting)])];
  });
}

function people(count: number): string {
  return plural(count, 'человеку', 'людям', 'людям');
}
