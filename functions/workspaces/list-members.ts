import type { Operation } from '#core/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import { presentMember } from './present.ts';

/** The people of the workspace, page by page; by name within a page. */
export const listMembers: Operation<typeof workspaces.listMembers> = async ({ repos, workspaceId }, { query }) => {
  const { members, cursor } = await repos.members.list(workspaceId, {
    limit: query.limit,
    cursor: query.cursor ?? null,
  });
  return {
    members: members.map(presentMember).toSorted((a, b) => a.user.full_name.localeCompare(b.user.full_name, 'ru')),
    next_cursor: cursor,
  };
};
