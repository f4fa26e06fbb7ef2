import { notFound } from '#core/http/errors.ts';
import type { Operation } from '#core/http/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** One workspace with the caller's role in it. */
export const getWorkspace: Operation<typeof workspaces.getWorkspace> = async ({ repos, member }) => {
  const workspace = (await repos.workspaces.find(member.workspaceId)) ?? notFound('workspace');
  return { ...workspace, user_role: member.role };
};
