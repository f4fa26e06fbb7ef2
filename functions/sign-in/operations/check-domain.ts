import { conflict, notFound } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { signInErrors } from '#text/sign-in/errors.ts';
import { checkNow } from '../domain-check.ts';
import { presentDomain } from '../present-sign-in.ts';
import { THROTTLES } from '../throttling.ts';
import type { SignInOperation } from '../operation.ts';

/** Looks for the record of a domain now. */
export const checkDomain: SignInOperation<'checkDomain'> = async (context, { params: { domain } }) => {
  const { repos, workspaceId } = context;
  await countAttempt(THROTTLES.checksOfWorkspace, workspaceId, context);
  const own = (await repos.ownProviders.findDomain(workspaceId, domain)) ?? notFound('domain');
  if ((await checkNow(own, context)) === 'held') conflict(signInErrors.domainHeld);
  return presentDomain((await repos.ownProviders.findDomain(workspaceId, domain)) ?? notFound('domain'));
};
