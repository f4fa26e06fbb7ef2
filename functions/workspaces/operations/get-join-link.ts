import { findGoverned } from '#functions/subscriptions/plan.ts';
import { presentJoinLink } from '../present-join-link.ts';
import { seatsOf } from '../require-seat.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** The joining link, if there is one, and how many seats are taken. */
export const getJoinLink: WorkspacesOperation<'getJoinLink'> = async (context) => {
  const { repos, workspaceId, now } = context;
  const [link, pending, { workspace, plan }] = await Promise.all([
    repos.joinLinks.find(workspaceId),
    repos.invitations.listPending(workspaceId, now),
    findGoverned(context),
  ]);
  return { link: link && (await presentJoinLink(link, context)), seats: seatsOf(workspace, plan, pending) };
};
