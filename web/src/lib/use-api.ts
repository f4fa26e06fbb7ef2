import { useCallback } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import type { Call, Reply, Route } from '#shared/contract/route.ts';
import { callApi } from './api-client.ts';
import { ApiError } from './api-error.ts';

const RETRIES = 2;

/** How the whole app reads: refusals are final, a missing connection is tried twice more. */
export const readingRules: SWRConfiguration = {
  errorRetryCount: RETRIES,
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError && error.status < 500),
};

/** The reply of a route, cached under the route and its input; null as input means "not yet". */
export function useApi<R extends Route>(
  route: R,
  input: Call<R> | null,
  options: SWRConfiguration<Reply<R>> = {},
): SWRResponse<Reply<R>, unknown> {
  return useSWR<Reply<R>, unknown>(input === null ? null : apiKey(route, input), {
    ...options,
    fetcher: () => {
      if (input === null) throw new Error('A read without input');
      return callApi(route, input);
    },
  });
}

export interface ApiCache {
  /** Puts a known value in place of the cached one; a read under way will not overwrite it. */
  readonly put: <R extends Route>(
    route: R,
    input: Call<R>,
    value: Reply<R> | ((current: Reply<R> | undefined) => Reply<R> | undefined),
  ) => Promise<void>;
  /** Reads a route again, where it is shown. */
  readonly refresh: <R extends Route>(route: R, input: Call<R>) => Promise<void>;
  /** Reads again whatever is shown of the thing with this id. */
  readonly refreshAbout: (id: string) => Promise<void>;
  /** Reads again whatever is shown, after a change that concerns everything. */
  readonly refreshAll: () => Promise<void>;
}

/** The cache behind `useApi`, for a mutation that already knows the new state from its reply. */
export function useApiCache(): ApiCache {
  const { mutate } = useSWRConfig();
  const put: ApiCache['put'] = useCallback(
    async (route, input, value) => {
      await mutate(apiKey(route, input), value, { revalidate: false });
    },
    [mutate],
  );
  const refresh: ApiCache['refresh'] = useCallback(
    async (route, input) => {
      await mutate(apiKey(route, input));
    },
    [mutate],
  );
  const refreshAbout: ApiCache['refreshAbout'] = useCallback(
    async (id) => {
      await mutate((key) => Array.isArray(key) && JSON.stringify(key).includes(id));
    },
    [mutate],
  );
  const refreshAll: ApiCache['refreshAll'] = useCallback(async () => {
    await mutate(() => true);
  }, [mutate]);
  return { put, refresh, refreshAbout, refreshAll };
}

/** Under what the reply of a route is kept: nothing else spells such a key out. */
export function apiKey<R extends Route>(route: R, input: Call<R>): readonly [string, Call<R>] {
  return [route.key, input];
}
