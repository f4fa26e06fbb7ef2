import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { apiKeys } from '#shared/contract/api-keys.ts';
import type { ApiKeys } from '#shared/models/api-key.ts';
import type { KeyDays, KeyPermission } from '#shared/rules/api-keys.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** A key that is to be made. */
export interface NewKey {
  readonly name: string;
  readonly permissions: KeyPermission[];
  readonly days: KeyDays;
}

/** The keys that the person here sees, and what they may give to a new one. */
export function useApiKeys(workspaceId: string): SWRResponse<ApiKeys, unknown> {
  return useApi(apiKeys.listApiKeys, { params: { id: workspaceId } });
}

/** What makes and revokes keys; the list shows it at once. */
export function useApiKeyActions(id: string) {
  const { refresh } = useApiCache();
  return useMemo(() => {
    const input = { params: { id } };
    return {
      create: async (body: NewKey) => {
        const { key } = await callApi(apiKeys.createApiKey, { ...input, body });
        await refresh(apiKeys.listApiKeys, input);
        return key;
      },
      revoke: async (keyId: string) => {
        await callApi(apiKeys.revokeApiKey, { params: { id, keyId } });
        await refresh(apiKeys.listApiKeys, input);
      },
    };
  }, [id, refresh]);
}
