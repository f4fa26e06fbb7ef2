import { useCallback } from 'react';
import useSWR, { useSWRConfig, type Middleware, type SWRConfiguration, type SWRResponse } from 'swr';
import type { Call, Reply, Route } from '#shared/contract/route.ts';
import { callApi } from './api-client.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { noted, useShown } from './shown-data.ts';

const RETRIES = 2;

/** What is shown stays when it cannot be read again for want of a connection; that is said once, above the page. */
const keepShown: Middleware = (useNext) => (key, fetcher, options) => {
  const reading = useNext(key, fetcher, options);
  const kept = reading.data !== undefined && reading.error instanceof NetworkError;
  // Not a copy: what a component does not look at must not draw it again.
  return kept ? Object.create(reading, { error: { value: undefined } }) : reading;
};

/** How the whole app reads: refusals are final, a missing connection is tried twice more. */
export const readingRules: SWRConfiguration = {
  use: [keepShown],
  errorRetryCount: RETRIES,
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError && error.status < 500),
};

/** The reply of a route, cached under the route and its input; null as input means "not yet". */
export function useApi<R extends Route>(
  route: R,
  input: Call<R> | null,
  options: SWRConfiguration<Reply<R>> = {},
): SWRResponse<Reply<R>, unknown> {
  const key = input === null ? null : apiKey(route, input);
  useShown(key);
  return useSWR<Reply<R>, unknown>(key, {
    ...options,
    fetcher: () => {
      if (input === null) throw new Error('A read without input');
      return noted(key, callApi(route, input));
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
