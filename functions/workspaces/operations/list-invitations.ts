import { findGoverned } from '#functions/subscriptions/plan.ts';
import { presentInvitation } from '../present.ts';
import { seatsOf } from '../require-seat.ts';
import type { WorkspacesOperation } from '../operation.ts';

const PAGE_SIZE = 200;

/**
 * Who is invited and has not joined, those whose invitation ran out or fell with its sender included; and how many
 * seats are taken.
 */
export const listInvitations: WorkspacesOperation<'listInvitations'> = async (context, { query }) => {
  const { repos, workspaceId, now } = context;
  const [page, pending, { workspace, plan }] = await Promise.all([
    repos.invitations.list(workspaceId, { limit: PAGE_SIZE, cursor: query.cursor ?? null }),
    repos.invitations.listPending(workspaceId, now),
    findGoverned(context),
  ]);
  const [senders, suppressed] = await Promise.all([
    repos.invitations.sendersOf(workspaceId, page.invitations),
    repos.suppressions.among(page.invitations.map(({ email }) => email)),
  ]);
  const invitations = page.invitations.map((one) => ({
    ...presentInvitation(one, senders.get(one.invitedBy), now),
    undelivered: suppressed.has(one.email),
  }));
  return { invitations, seats: seatsOf(workspace, plan, pending), next_cursor: page.cursor };
};
