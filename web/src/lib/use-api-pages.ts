import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import useSWRInfinite, { unstable_serialize, type SWRInfiniteConfiguration } from 'swr/infinite';
import type { Call, Reply, Route } from '#shared/contract/route.ts';
import { callApi } from './api-client.ts';
import { noted, useShown } from './shown-data.ts';
import { apiKey } from './use-api.ts';

/** A reply that is one page of a list. */
interface PageOfList {
  readonly next_cursor: string | null;
}
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

interface WholeListOptions<Item> extends SWRConfiguration<Item[]> {
  /** So many pages at most. */
  readonly maxPages?: number;
}

/** A whole list, however many pages that takes, under a key of its own; null as input means "not yet". */
export function useWholeList<R extends Route, Item>(
  route: R,
  input: Call<R> | null,
  itemsOf: (page: Reply<R>) => readonly Item[],
  { maxPages, ...options }: WholeListOptions<Item> = {},
): SWRResponse<Item[], unknown> {
  const key = input === null ? null : wholeListKey(route, input);
  useShown(key);
  return useSWR<Item[], unknown>(key, {
    ...options,
    fetcher: () => {
      if (input === null) throw new Error('A read without input');
      return noted(key, readWholeList(route, input, itemsOf, maxPages));
    },
  });
}

/** Under what a whole list is kept, for whoever changes what is known of it. */
export function wholeListKey<R extends Route>(route: R, input: Call<R>): readonly unknown[] {
  return [...apiKey(route, input), 'whole list'];
}

/** The same, once. */
export async function readWholeList<R extends Route, Item>(
  route: R,
  input: Call<R>,
  itemsOf: (page: Reply<R>) => readonly Item[],
  maxPages = Infinity,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  for (let read = 0; read < maxPages; read++) {
    const page: Reply<R> = await callApi(route, behind(input, cursor));
    items.push(...itemsOf(page));
    cursor = cursorOf(page);
    if (cursor === null) break;
  }
  return items;
}

function keyOfPages<R extends Route>(route: R, input: Call<R> | null): PagesKey {
  return (index, previous) => {
    if (input === null || (index > 0 && cursorOf(previous) === null)) return null;
    return apiKey(route, behind(input, cursorOf(previous)));
  };
}

/** Border: the routes of lists take a cursor and give the next one, which a generic route does not say. */
function behind<R extends Route>(input: Call<R>, cursor: string | null): Call<R> {
  const parts: { readonly query?: object } = input ?? {};
  const query = cursor === null ? { ...parts.query } : { ...parts.query, cursor };
  return { ...parts, query } as Call<R>;
}

function cursorOf(page: unknown): string | null {
  return (page as PageOfList | null | undefined)?.next_cursor ?? null;
}
