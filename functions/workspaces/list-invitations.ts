import type { Operation } from '#core/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import { presentInvitation } from './present.ts';

const PAGE_SIZE = 200;

/** Who is invited and has not joined, those whose time ran out included. */
export const listInvitations: Operation<typeof workspaces.listInvitations> = async (
  { repos, workspaceId, now },
  { query },
) => {
  const page = await repos.invitations.list(workspaceId, { limit: PAGE_SIZE, cursor: query.cursor ?? null });
  return { invitations: page.invitations.map((one) => presentInvitation(one, now)), next_cursor: page.cursor };
};
