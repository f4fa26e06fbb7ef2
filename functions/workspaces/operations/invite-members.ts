import * as z from 'zod/mini';
import { forbidden } from '#core/http/errors.ts';
import { isOfRecipient, limitReached } from '../invitation-limits.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { Email } from '#shared/models/email.ts';
import type { InvitingResult } from '#shared/models/invitation.ts';
import { limitText } from '#shared/rules/plan-texts.ts';
import { mayInvite } from '#shared/rules/permissions.ts';
import { freeSeats } from '#shared/rules/seats.ts';
import { seatsOf } from '../require-seat.ts';
import { presentInvitation, senderOf } from '../present.ts';
import { sendInvitation, tokenToCopy } from '../send-invitation.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

type Refused = Pick<InvitingResult, 'detail'> & { readonly outcome: Exclude<InvitingResult['outcome'], 'sent'> };

/**
 * Invites many addresses as inviting one by one would: each is a transaction of its own, one after another, since two
 * at once count on the same limits. What is wrong with one keeps none of the others from going.
 */
export const inviteMembers: WorkspacesOperation<'inviteMembers'> = async (
  context,
  { body: { emails, role, team } },
) => {
  const { repos, member, workspaceId, now } = context;
  if (!mayInvite(member, role)) forbidden(workspacesErrors.inviteAboveOwn);
  const governed = await requireWritable(context);
  const { workspace, plan } = governed;
  const pending = new Set((await repos.invitations.listPending(workspaceId, now)).map(({ email }) => email));
  const seen = new Set<string>();
  let exhausted: string | null = null;
  const seats = () => seatsOf(workspace, plan, { length: pending.size });

  async function invite(typed: string): Promise<Omit<InvitingResult, 'email'>> {
    const { success, data: email, error } = z.safeParse(Email, typed);
    if (!success) return refused({ outcome: 'invalid', detail: error.issues[0]!.message });
    if (seen.has(email)) return refused({ outcome: 'pending', detail: workspacesErrors.listedTwice });
    seen.add(email);
    if (await repos.members.hasAddress(workspaceId, email)) {
      return refused({ outcome: 'member', detail: workspacesErrors.alreadyMember });
    }
    if (pending.has(email)) return refused(invited());
    if (freeSeats(seats()) <= 0) return refused({ outcome: 'no_seat', detail: limitText(plan, 'people') });
    if (exhausted !== null) return refused({ outcome: 'limit', detail: exhausted });
    const { invitation, sent } = await sendInvitation(context, governed, { email, role, team });
    if (sent.outcome === 'limit') {
      const detail = limitReached(sent.limit);
      if (!isOfRecipient(sent.limit.rule)) exhausted = detail;
      return refused({ outcome: 'limit', detail });
    }
    if (sent.outcome === 'changed') {
      return refused({ outcome: 'refused', detail: workspacesErrors.workspaceChangedInvite });
    }
    pending.add(email);
    if (sent.outcome === 'pending') return refused(invited());
    return {
      outcome: 'sent',
      detail: null,
      invitation: presentInvitation(invitation, senderOf(member), now),
      token: await tokenToCopy(invitation, context),
    };
  }

  const results: InvitingResult[] = [];
  for (const email of emails) results.push({ email, ...(await invite(email)) });
  return { results, seats: seats() };
};

function invited(): Refused {
  return { outcome: 'pending', detail: workspacesErrors.alreadyInvited };
}

function refused(why: Refused): Omit<InvitingResult, 'email'> {
  return { ...why, invitation: null, token: null };
}
