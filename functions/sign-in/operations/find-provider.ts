import { countAttempt } from '#core/throttle.ts';
import { domainOf } from '#shared/rules/email-address.ts';
import { currentDomain } from '../domain-check.ts';
import { THROTTLES } from '../throttling.ts';
import type { SignInOperation } from '../operation.ts';

/** The provider of the company whose domain an address is of. Only the domain is looked at: nothing is said of accounts. */
export const findProvider: SignInOperation<'findProvider'> = async (context, { body }) => {
  const { repos, sourceAddress } = context;
  await countAttempt(THROTTLES.searchesOfAddress, sourceAddress, context);
  const domain = domainOf(body.email);
  const holder = await repos.ownProviders.holderOf(domain);
  if (holder === null) return { provider: null };
  const { workspaceId } = holder;
  const [own, provider] = await Promise.all([
    currentDomain(workspaceId, domain, context),
    repos.ownProviders.find(workspaceId),
  ]);
  if (own?.state !== 'proved' || provider === null) return { provider: null };
  return { provider: { id: workspaceId, name: provider.name, only: provider.rules.only } };
};
