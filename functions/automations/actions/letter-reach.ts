import { oneMoreLetter } from '#functions/notifications/repositories/mailbox-days.ts';
import { jobItem } from '#data/job-item.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { failsAs, insert, type Write } from '#data/writes.ts';
import type { Mail } from '#shared/models/mail.ts';
import { mailboxOf } from '#shared/rules/mailbox.ts';
import { inLanguage } from '#shared/text/current.ts';
import type { Said } from '#shared/text/said.ts';
import { say } from '../said.ts';
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
export function reachedSaid({ reached, unproved, full }: Reach): Said | null {
  return reached.length === 0 ? null : say('wroteTo', { reached: reached.length, unproved, full });
}

/** Why nobody was written to. */
export function nobodyReached({ unproved, full, ofOthers }: Reach) {
  if (full > 0) return 'full';
  if (unproved > 0) return 'unproved';
  return ofOthers > 0 ? 'ofOthers' : 'unwanted';
}

/**
 * The letters, each in the language of its reader and with what it counts against: prepared anew where somebody's day
 * has been filled meanwhile.
 */
export function reachWrites({ reached }: Reach, write: () => Mail, { now, newId }: RuleExecution): Write<Failing>[] {
  return reached.flatMap(({ email: to, userId: account, language }) => {
    const mail = inLanguage(language, write);
    const counting = oneMoreLetter(to, mail.template, now);
    const job = { kind: 'send-mail', to, account, counted: true, language, mail } as const;
    return [insert(jobItem(job, newId(), now)), ...(counting === null ? [] : [failsAs('stale', counting)])];
  });
}
