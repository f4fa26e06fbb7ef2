import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import { auth } from '#shared/contract/auth.ts';
import type { Reply } from '#shared/contract/route.ts';
import { signIn } from '#shared/contract/sign-in.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

export type WaysIn = Reply<typeof signIn.listIdentities>;
export type Identity = WaysIn['identities'][number];

/** The ways into the account: whether it has a password, what is connected, what could be. */
export function useIdentities(): SWRResponse<WaysIn, unknown> {
  return useApi(signIn.listIdentities, {});
}

/** Disconnects one; the sessions that were opened by it are over. */
export function useIdentityRemoval(): (id: string) => Promise<void> {
  const { put, refresh } = useApiCache();
  return useCallback(
    async (id) => {
      await callApi(signIn.removeIdentity, { params: { identity: id } });
      await put(
        signIn.listIdentities,
        {},
        (known) => known && { ...known, identities: known.identities.filter((one) => one.id !== id) },
      );
      // What is disconnected can be connected again.
      void refresh(signIn.listIdentities, {});
      void refresh(auth.listSessions, {});
    },
    [put, refresh],
  );
}
