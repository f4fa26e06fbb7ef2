import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import { factors } from '#shared/contract/factors.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

export type Factors = Reply<typeof factors.getFactors>;
export type ProofWays = Reply<typeof factors.getProofWays>;
type GivenProof = Call<typeof factors.prove>['body'];

/** What the account is proved by besides its password. */
export function useFactors(): SWRResponse<Factors, unknown> {
  return useApi(factors.getFactors, {});
}

/** Changes of the factors; what is shown of them is read again. */
export function useFactorChanges() {
  const { refresh } = useApiCache();
  const after = useCallback(
    async <Result>(work: Promise<Result>): Promise<Result> => {
      const result = await work;
      await refresh(factors.getFactors, {});
      return result;
    },
    [refresh],
  );
  return {
    addTotp: (code: string) => after(callApi(factors.addTotp, { body: { code } })),
    removeTotp: () => after(callApi(factors.removeTotp, {})),
    renewCodes: () => after(callApi(factors.renewRecoveryCodes, {})),
    addPasskey: async (name: string) => {
      const { makePasskey } = await import('./passkey.ts');
      const body = await makePasskey(await callApi(factors.beginPasskey, {}), name);
      return body && after(callApi(factors.addPasskey, { body }));
    },
    renamePasskey: (id: string, name: string) =>
      after(callApi(factors.renamePasskey, { params: { id }, body: { name } })),
    removePasskey: (id: string) => after(callApi(factors.removePasskey, { params: { id } })),
  };
}

/** A fresh key for an app for codes. */
export function beginTotp(): Promise<Reply<typeof factors.beginTotp>> {
  return callApi(factors.beginTotp, {});
}

/** By what somebody may prove here that it is them. */
export function readProofWays(): Promise<ProofWays> {
  return callApi(factors.getProofWays, {});
}

/** Proves that it is the person who has logged in; throws where it does not. */
export async function prove(body: GivenProof): Promise<void> {
  await callApi(factors.prove, { body });
}
