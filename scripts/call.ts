import { DEFAULT_LANGUAGE, type Language } from '#shared/rules/languages.ts';
import { buildPath, type Reply, type Route } from '#shared/contract/route.ts';

export interface Call {
  readonly token?: string;
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
}

/**
 * Calls routes of a product that runs at this address, in a language; throws with its words when it answers anything but
 * success.
 */
export function callerOf(url: string, language: Language = DEFAULT_LANGUAGE) {
  return async <R extends Route>(route: R, { token, params, query, body }: Call): Promise<Reply<R>> => {
    const response = await fetch(`${url}${buildPath(route.path, params)}?${new URLSearchParams(query)}`, {
      method: route.method,
      headers: {
        'accept-language': language,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const expected = response.status === route.status || (route.accepted && response.status === 202);
    if (!expected) throw new Error(`${route.name} answered ${response.status}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Reply<R>; // shaped by the same contract
  };
}
