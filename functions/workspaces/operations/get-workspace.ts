import { notFound } from '#core/http/errors.ts';
import { presentRights } from '../present.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** One workspace with the caller's role in it. */
export const getWorkspace: WorkspacesOperation<'getWorkspace'> = async ({ repos, member }) => {
  const workspace = (await repos.workspaces.find(member.workspaceId)) ?? notFound('workspace');
  return { ...workspace, ...presentRights(member) };
};
