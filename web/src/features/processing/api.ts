import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { processing } from '#shared/contract/processing.ts';
import { retention } from '#shared/contract/retention.ts';
import type { Call } from '#shared/contract/route.ts';
import type { ProcessingRegister } from '#shared/models/processing.ts';
import type { Retention } from '#shared/models/retention.ts';
import { RETAINED, type RetentionTerms } from '#shared/rules/retention.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** The terms of a workspace, and what goes by them; by other terms where some are given. */
export function useRetention(id: string, thought: RetentionTerms | null = null): SWRResponse<Retention, unknown> {
  return useApi(retention.getRetention, { params: { id }, query: thought === null ? {} : queryOf(thought) });
}

/** Sets the terms; gives what goes by them. */
export function useRetentionChange(id: string): (terms: RetentionTerms) => Promise<Retention> {
  const { put, refresh } = useApiCache();
  return useMemo(
    () => async (terms) => {
      const body = { ...terms } as Call<typeof retention.changeRetention>['body'];
      const changed = await callApi(retention.changeRetention, { params: { id }, body });
      await put(retention.getRetention, { params: { id }, query: {} }, changed);
      // The register tells of terms, too.
      await refresh(processing.getProcessingRegister, { params: { id } });
      return changed;
    },
    [id, put, refresh],
  );
}

type RetentionQuery = NonNullable<Call<typeof retention.getRetention>['query']>;

function queryOf(terms: RetentionTerms): RetentionQuery {
  return Object.fromEntries(RETAINED.map((kind) => [kind, String(terms[kind] ?? 'none')])) as RetentionQuery;
}

/** The register of processing of a workspace. */
export function useRegister(id: string): SWRResponse<ProcessingRegister, unknown> {
  return useApi(processing.getProcessingRegister, { params: { id } });
}

type RegisterChange = Call<typeof processing.changeProcessingRegister>['body'];

/** Writes down what the company says of its processing. */
export function useRegisterChange(id: string): (change: RegisterChange) => Promise<void> {
  const { put } = useApiCache();
  return useMemo(
    () => async (body) => {
      const changed = await callApi(processing.changeProcessingRegister, { params: { id }, body });
      await put(processing.getProcessingRegister, { params: { id } }, changed);
    },
    [id, put],
  );
}
