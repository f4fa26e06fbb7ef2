import { presentInvitation } from './present.ts';
import type { WorkspacesOperation } from './operation.ts';

const PAGE_SIZE = 200;

/** Who is invited and has not joined, those whose invitation ran out or fell with its sender included. */
export const listInvitations: WorkspacesOperation<'listInvitations'> = async (
  { repos, workspaceId, now },
  { query },
) => {
  const page = await repos.invitations.list(workspaceId, { limit: PAGE_SIZE, cursor: query.cursor ?? null });
  const [roles, suppressed] = await Promise.all([
    repos.invitations.rolesOfSenders(workspaceId, page.invitations),
    repos.suppressions.among(page.invitations.map(({ email }) => email)),
  ]);
  const invitations = page.invitations.map((one) => ({
    ...presentInvitation(one, roles.get(one.invitedBy), now),
    undelivered: suppressed.has(one.email),
  }));
  return { invitations, next_cursor: page.cursor };
};
