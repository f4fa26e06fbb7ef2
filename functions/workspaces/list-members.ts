import type { Operation } from '#core/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** Everyone in the workspace, by name. */
export const listMembers: Operation<typeof workspaces.listMembers> = async ({ repos, workspaceId }) => {
  const members = await repos.members.list(workspaceId);
  return {
    members: members
      .map((member) => ({
        id: member.userId,
        role: member.role,
        user: {
          id: member.userId,
          first_name: member.firstName,
          last_name: member.lastName,
          full_name: `${member.firstName} ${member.lastName}`.trim(),
          email: member.email,
        },
      }))
      .toSorted((a, b) => a.user.full_name.localeCompare(b.user.full_name, 'ru')),
  };
};
