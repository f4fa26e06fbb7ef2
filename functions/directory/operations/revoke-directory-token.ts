import { notFound } from '#core/http/errors.ts';
import type { DirectoryOperation } from '../operation.ts';

/** Takes a token away: from this moment on the directory cannot write by it. */
export const revokeDirectoryToken: DirectoryOperation<'revokeDirectoryToken'> = async (
  { repos, workspaceId },
  { params: { slot } },
) => {
  if (!(await repos.directory.removeToken(workspaceId, slot))) notFound('directoryToken');
};
