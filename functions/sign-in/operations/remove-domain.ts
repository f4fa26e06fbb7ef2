import type { SignInOperation } from '../operation.ts';

/** Takes a domain away: the company answers for its addresses no more. One that is gone already is no mistake. */
export const removeDomain: SignInOperation<'removeDomain'> = async (context, { params }) => {
  const { repos, workspaceId } = context;
  const own = await repos.ownProviders.findDomain(workspaceId, params.domain);
  if (own) await repos.ownProviders.removeDomain(own, context);
};
