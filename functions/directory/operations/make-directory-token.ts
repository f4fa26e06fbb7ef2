import { conflict } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { directoryErrors } from '#text/directory/errors.ts';
import type { DirectoryOperation } from '../operation.ts';
import { newDirectoryToken } from '../token.ts';

/** A token for the directory, told this once; two at most, so that one can replace the other. */
export const makeDirectoryToken: DirectoryOperation<'makeDirectoryToken'> = async (context) => {
  const { repos, workspaceId, now } = context;
  await requireWritable(context);
  const { token, hash, hint } = newDirectoryToken(workspaceId);
  if (!(await repos.directory.addToken(workspaceId, { hash, hint, createdAt: now.toISOString() }))) {
    conflict(directoryErrors.tokensFull);
  }
  return { token };
};
