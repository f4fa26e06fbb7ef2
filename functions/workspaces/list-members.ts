import { livingOffer } from '#data/member.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { presentMember } from './present.ts';
import type { WorkspacesOperation } from './operation.ts';

/** The people of the workspace, page by page; by name within a page. The owner sees to whom they have offered it. */
export const listMembers: WorkspacesOperation<'listMembers'> = async (
  { repos, member: viewer, workspaceId, now },
  { query },
) => {
  const { members, cursor } = await repos.members.list(workspaceId, {
    limit: query.limit,
    cursor: query.cursor ?? null,
  });
  // Who made an offer is a matter of the workspace, which is read only where there is one to judge.
  const offers = viewer.role === OWNER_ROLE && members.some(({ offer }) => offer !== null);
  const workspace = offers ? await repos.workspaces.find(workspaceId) : null;
  return {
    members: members
      .map((member) => presentMember(member, viewer, (workspace && livingOffer(member, workspace, now))?.until))
      .toSorted((a, b) => a.user.full_name.localeCompare(b.user.full_name, 'ru')),
    next_cursor: cursor,
  };
};
