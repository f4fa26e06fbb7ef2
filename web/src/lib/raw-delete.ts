import { buildPath, type Route } from '#shared/contract/route.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { readTokens } from './session.ts';
import { REPLY_MILLISECONDS } from './transport.ts';
import { LANGUAGE } from '#text/format.ts';

/**
 * Whether a call may have failed on its way and not by a decision of the server: not reached, cut off, or answered
 * by something that is no reply of ours.
 */
export function isTransportFailure(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status < 300);
}

/**
 * A plain delete request with a JSON header, for networks whose proxies stumble over one without. What is not there
 * any more counts as deleted: the first attempt may have arrived. Throws ApiError or NetworkError.
 */
export async function rawDelete(route: Route, params: Record<string, string>): Promise<void> {
  const token = readTokens()?.access_token;
  const headers = {
    'Content-Type': 'application/json',
    'Accept-Language': LANGUAGE,
    ...(token && { Authorization: `Bearer ${token}` }),
  };
  const signal = AbortSignal.timeout(REPLY_MILLISECONDS);
  const response = await fetch(buildPath(route.path, params), { method: 'DELETE', headers, signal }).catch(
    (cause: unknown) => {
      throw new NetworkError(cause);
    },
  );
  if (response.ok || response.status === 404) return;
  const body: unknown = await response.json().catch(() => null);
  throw new ApiError(response.status, typeof body === 'object' && body !== null ? body : {});
}
