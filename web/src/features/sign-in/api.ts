import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import type { Call, Reply } from '#shared/contract/route.ts';
import { signIn } from '#shared/contract/sign-in.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

export type SignInSettings = Reply<typeof signIn.getSignIn>;
export type OwnProvider = NonNullable<SignInSettings['provider']>;
export type WorkspaceDomain = SignInSettings['domains'][number];
export type IssuerFound = Reply<typeof signIn.checkProvider>;
type ProviderBody = Call<typeof signIn.saveProvider>['body'];
export type RulesBody = Call<typeof signIn.saveProviderRules>['body'];

/** How people of a workspace come in through a provider of its own. */
export function useSignInSettings(id: string): SWRResponse<SignInSettings, unknown> {
  return useApi(signIn.getSignIn, { params: { id } });
}

/** What changes that; whoever shows it shows the new state at once. */
export function useSignInActions(id: string) {
  const { put, refresh } = useApiCache();
  return useMemo(() => {
    const input = { params: { id } };
    const putSettings = async (settings: SignInSettings) => put(signIn.getSignIn, input, settings);
    const putDomain = async (changed: WorkspaceDomain) => {
      await put(signIn.getSignIn, input, (known) => known && { ...known, domains: withDomain(known.domains, changed) });
      return changed;
    };
    return {
      save: async (body: ProviderBody) => putSettings(await callApi(signIn.saveProvider, { ...input, body })),
      saveRules: async (body: RulesBody) => putSettings(await callApi(signIn.saveProviderRules, { ...input, body })),
      check: (issuer: string) => callApi(signIn.checkProvider, { ...input, body: { issuer } }),
      remove: async () => {
        await callApi(signIn.removeProvider, input);
        await refresh(signIn.getSignIn, input);
      },
      addDomain: async (domain: string) => putDomain(await callApi(signIn.addDomain, { ...input, body: { domain } })),
      checkDomain: async (domain: string) => putDomain(await callApi(signIn.checkDomain, { params: { id, domain } })),
      removeDomain: async (domain: string) => {
        await callApi(signIn.removeDomain, { params: { id, domain } });
        await put(
          signIn.getSignIn,
          input,
          (known) => known && { ...known, domains: known.domains.filter((one) => one.domain !== domain) },
        );
      },
    };
  }, [id, put, refresh]);
}

/** The one that has changed in its place, a new one at the end. */
function withDomain(domains: readonly WorkspaceDomain[], changed: WorkspaceDomain): WorkspaceDomain[] {
  const isKnown = domains.some(({ domain }) => domain === changed.domain);
  return isKnown ? domains.map((one) => (one.domain === changed.domain ? changed : one)) : [...domains, changed];
}
