import { mcpText } from '#text/mcp.ts';
import { buildPath, pathOf } from '#shared/contract/route.ts';
import { ERROR_STATUS } from '#shared/errors.ts';
import type { Told } from './told.ts';

/** Asks over HTTP as Node's own does. */
export type Fetch = (url: URL, init: RequestInit) => Promise<Response>;

/** What is asked of a route. */
export interface Given {
  readonly params?: Record<string, string>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** What the API says of the calls that a key has left. */
type Calls = Readonly<Record<string, string>>;

/** Why the API told nothing, in words for people. */
export class Refused extends Error {
  readonly status: number;
  readonly calls: Calls;
  /** Seconds, where it says when it may be asked again. */
  readonly retryAfter: number | null;
  constructor(status: number, detail: string, { calls = {}, retryAfter = null }: Partial<Waiting> = {}) {
    super(retryAfter === null ? detail : `${detail}. ${mcpText.again(retryAfter)}`);
    this.status = status;
    this.calls = calls;
    this.retryAfter = retryAfter;
  }
}
type Waiting = Pick<Refused, 'calls' | 'retryAfter'>;

/** What the API has told. */
interface Answered<Replied> {
  readonly reply: Replied;
  readonly calls: Calls;
}

/** Asks the API as whoever has sent the request: by the same key, in the same language. Throws `Refused`. */
export type Ask = <Replied>(told: Told<Replied>, given: Given) => Promise<Answered<Replied>>;

/** Who asks the API and where it is. */
interface Caller {
  readonly fetch: Fetch;
  /** Where the site stands; the API is below it, and the key is sent nowhere else. */
  readonly siteUrl: string;
  readonly key: string;
  /** As the caller has said it. */
  readonly language: string | undefined;
}

/** A check and two questions one after the other end before the function does. */
const CALL_MILLISECONDS = 8000;
const [OK, REFUSALS, TOO_MANY, FAILURES] = [200, 400, 429, 500];
/** Statuses of what the API itself did not say. */
const [FAILED, LATE] = [ERROR_STATUS.upstream_failed, ERROR_STATUS.upstream_timeout];

/** What the API is asked by; each question is one of the calls that a key has in a minute. */
export function askingApi({ fetch, siteUrl, key, language }: Caller): Ask {
  const headers = {
    authorization: `Bearer ${key}`,
    accept: 'application/json',
    ...(language === undefined ? {} : { 'accept-language': language }),
  };
  return async <Replied>({ path }: Told<Replied>, { params, query = {} }: Given): Promise<Answered<Replied>> => {
    const url = new URL(pathOf({ path: buildPath(path, params) }), siteUrl);
    for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
    const signal = AbortSignal.timeout(CALL_MILLISECONDS);
    // A redirect would take the key along: what leads elsewhere is no answer.
    const { status, headers: replied, text } = await send(fetch, url, { headers, redirect: 'manual', signal });
    const body = readJson(text);
    if (status !== OK) throw refusalOf(status, replied, body);
    if (body === undefined) throw new Refused(FAILED, mcpText.failed);
    return { reply: body as Replied, calls: callsOf(replied) };
  };
}

async function send(fetch: Fetch, url: URL, init: RequestInit) {
  try {
    const response = await fetch(url, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw isLate ? new Refused(LATE, mcpText.late) : new Refused(FAILED, mcpText.failed);
  }
}

/** The API refuses in words for people; what breaks, or stands before it, has none. */
function refusalOf(status: number, headers: Headers, body: unknown): Refused {
  const seconds = Number(headers.get('retry-after') ?? 0);
  const waiting = { calls: callsOf(headers), retryAfter: seconds > 0 ? seconds : null };
  const detail = detailOf(body);
  if (status === TOO_MANY) return new Refused(status, detail ?? mcpText.busy, waiting);
  if (detail === null || status < REFUSALS || status >= FAILURES) return new Refused(FAILED, mcpText.failed, waiting);
  return new Refused(status, detail, waiting);
}

function detailOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return null;
  return typeof body.detail === 'string' ? body.detail : null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function callsOf(headers: Headers): Calls {
  return Object.fromEntries([...headers].filter(([name]) => name.startsWith('ratelimit-')));
}
