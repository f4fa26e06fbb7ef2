import type { SignInOperation } from '../operation.ts';

/** Disconnects the own provider: nobody signs in by it any more, and passwords open accounts of its domains again. */
export const removeProvider: SignInOperation<'removeProvider'> = async ({ repos, workspaceId }) => {
  await repos.ownProviders.remove(workspaceId);
};
