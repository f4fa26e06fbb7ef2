import createClient, { type Client } from 'openapi-fetch';
import type { paths } from './api.d.ts';

/** The API of Tonus as a key may call it: paths, parameters, bodies and replies are typed. */
export type Tonus = Client<paths>;

/** A client of the API; `url` is where the site is, `key` is made in the settings, among the connections. */
export function createTonus({ url, key }: { readonly url: string; readonly key: string }): Tonus {
  return createClient<paths>({ baseUrl: url, headers: { Authorization: `Bearer ${key}` } });
}
