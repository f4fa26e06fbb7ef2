import { recordOf } from './domain-check.ts';
import { redirectUriOf } from './open-provider.ts';
import type { SignInContext } from './operation.ts';
import type { OwnDomain } from './repositories/own-providers.ts';

/** How people of a workspace sign in, as it is at this moment. */
export async function presentSignIn(workspaceId: string, { repos, siteUrl }: Pick<SignInContext, 'repos' | 'siteUrl'>) {
  const [own, domains] = await Promise.all([
    repos.ownProviders.find(workspaceId),
    repos.ownProviders.domains(workspaceId),
  ]);
  return {
    provider: own && {
      issuer: own.issuer,
      client_id: own.clientId,
      name: own.name,
      connected_at: own.connectedAt,
      rules: own.rules,
    },
    redirect_uri: redirectUriOf(workspaceId, siteUrl()),
    back_channel_uri: `${siteUrl()}/api/sign-in/logout/${workspaceId}`,
    domains: domains.map(presentDomain),
  };
}

/** A domain and the record that shows whose it is. */
export function presentDomain(own: OwnDomain) {
  return {
    domain: own.domain,
    state: own.state,
    record: recordOf(own),
    checked_at: own.checkedAt,
    proved_at: own.provedAt,
  };
}
