import type { SignInOperation } from '../operation.ts';

/** Disconnects the own provider: nobody signs in by it any more, and the workspace is open to passwords again. */
export const removeProvider: SignInOperation<'removeProvider'> = async (context) => {
  await context.repos.ownProviders.remove(context.workspaceId, context);
};
