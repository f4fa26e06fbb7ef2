import type { SignInOperation } from '../operation.ts';

/** Takes a domain away: the company answers for its addresses no more. One that is gone already is no mistake. */
export const removeDomain: SignInOperation<'removeDomain'> = async ({ repos, workspaceId }, { params }) => {
  const own = await repos.ownProviders.findDomain(workspaceId, params.domain);
  if (own) await repos.ownProviders.removeDomain(own);
};
