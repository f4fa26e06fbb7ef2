import useSWRInfinite, { unstable_serialize, type SWRInfiniteConfiguration } from 'swr/infinite';
import type { Call, Reply, Route } from '#shared/contract/route.ts';
import { callApi } from './api-client.ts';
import { noted, useShown } from './shown-data.ts';
import { apiKey } from './use-api.ts';
import { behind, cursorOf, type PageOfList } from './use-whole-list.ts';

/** The pages of a list as they are kept together. */
type PagesKey = (index: number, previous: PageOfList | null) => readonly unknown[] | null;

export interface ApiPages<Page> {
  /** The pages read so far; undefined while the first is on its way. */
  readonly pages: readonly Page[] | undefined;
  readonly error: unknown;
  /** A page is on its way, be it new or read again. */
  readonly busy: boolean;
  /** A further page has been asked for and is not there. */
  readonly wantsMore: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** A list that is read page after page, as far as it is asked for; null as input means "not yet". */
export function useApiPages<R extends Route>(
  route: R,
  input: Call<R> | null,
  options: SWRInfiniteConfiguration<Reply<R>> = {},
): ApiPages<Reply<R>> {
  const first = input === null ? null : apiKey(route, input);
  useShown(first);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Reply<R>, unknown>(
    keyOfPages(route, input),
    ([, call]: readonly [string, Call<R>]) => noted(first, callApi(route, call)),
    options,
  );
  return {
    pages: data,
    error,
    busy: isValidating,
    wantsMore: data !== undefined && size > data.length,
    hasMore: cursorOf(data?.at(-1)) !== null,
    more: () => void setSize(size + 1),
    retry: () => void mutate(),
  };
}

/** Under what the pages of a list are kept, for whoever changes what is known of them. */
export function pagesKey<R extends Route>(route: R, input: Call<R>): string {
  return unstable_serialize(keyOfPages(route, input));
}

function keyOfPages<R extends Route>(route: R, input: Call<R> | null): PagesKey {
  return (index, previous) => {
    if (input === null || (index > 0 && cursorOf(previous) === null)) return null;
    return apiKey(route, behind(input, cursorOf(previous)));
  };
}
