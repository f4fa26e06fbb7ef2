import { DAY_MS } from '#shared/rules/durations.ts';
import { isOfRecipient, limitReached } from '../invitation-limits.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { mayInvite } from '#shared/rules/permissions.ts';
import { resend } from '../send-invitation.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** Whoever got a letter within this time is not written to again. */
const QUIET_MILLISECONDS = DAY_MS;
/** Letters of one request: a few seconds. Those that are left were not written to, so the next request finds them. */
const LETTERS_AT_ONCE = 100;

/**
 * Sends the invitations again that have waited for longer than a day, oldest first and within the limits of letters;
 * says how many, and why the others were left out.
 */
export const remindInvited: WorkspacesOperation<'remindInvited'> = async (context) => {
  const { repos, member, workspaceId, now } = context;
  const governed = await requireWritable(context);
  const pending = await repos.invitations.listPending(workspaceId, now);
  const suppressed = await repos.suppressions.among(pending.map(({ email }) => email));
  const result = { reminded: 0, too_soon: 0, undelivered: 0, others: 0, limited: 0, limit: null as string | null };
  let exhausted = false;
  for (const one of pending.toSorted((a, b) => a.sentAt.localeCompare(b.sentAt))) {
    if (!mayInvite(member, one.role)) result.others += 1;
    else if (suppressed.has(one.email)) result.undelivered += 1;
    else if (now.getTime() - Date.parse(one.sentAt) < QUIET_MILLISECONDS) result.too_soon += 1;
    else if (exhausted || result.reminded >= LETTERS_AT_ONCE) result.limited += 1;
    else {
      const { sent } = await resend(context, governed, one);
      if (sent.outcome === 'sent') result.reminded += 1;
      // Somebody else has sent it again at this very moment, or it was accepted or withdrawn.
      else if (sent.outcome !== 'limit') result.too_soon += 1;
      else {
        result.limited += 1;
        result.limit ??= limitReached(sent.limit);
        exhausted = !isOfRecipient(sent.limit.rule);
      }
    }
  }
  return result;
};
