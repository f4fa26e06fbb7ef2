import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import type { Call, Reply, Route } from '#shared/contract/route.ts';
import { callApi } from './api-client.ts';
import { noted, useShown } from './shown-data.ts';
import { apiKey } from './use-api.ts';

/** A reply that is one page of a list. */
export interface PageOfList {
  readonly next_cursor: string | null;
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

/** Border: the routes of lists take a cursor and give the next one, which a generic route does not say. */
export function behind<R extends Route>(input: Call<R>, cursor: string | null): Call<R> {
  const parts: { readonly query?: object } = input ?? {};
  const query = cursor === null ? { ...parts.query } : { ...parts.query, cursor };
  return { ...parts, query } as Call<R>;
}

/** Where the next page begins; null behind the last. */
export function cursorOf(page: unknown): string | null {
  return (page as PageOfList | null | undefined)?.next_cursor ?? null;
}
