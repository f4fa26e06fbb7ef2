import type { ErrorBody } from '#shared/errors.ts';

const TIMEOUT_MS = 20_000;

/** The server answered and said no; `detail` is its sentence for people, null when it gave none. */
export class Refusal extends Error {
  declare readonly status: number;
  declare readonly detail: string | null;
  declare readonly code: string | null;
  /** Seconds after which the server wants to be asked again; null when it named none. */
  declare readonly retryAfter: number | null;

  constructor(status: number, { detail, code }: Partial<ErrorBody>, retryAfter: number | null) {
    super();
    this.status = status;
    this.detail = detail || null;
    this.code = code ?? null;
    this.retryAfter = retryAfter;
  }
}

/** A request on its way, and how it is given up. */
export interface SentRequest {
  readonly reply: Promise<Response>;
  readonly impatience: AbortController;
}

/**
 * What an address of the API has to tell; the first time it is what the document itself has asked for. Throws Refusal,
 * or TypeError and the like when there is no connection.
 */
export async function load(path: string): Promise<unknown> {
  const { request: asked } = window.early;
  delete window.early.request;
  return read(asked ?? request(path));
}

/** Sends something. Throws Refusal when the server says no, anything else when it is unknown whether it arrived. */
export async function send(path: string, body: object): Promise<unknown> {
  return read(request(path, body));
}

function request(path: string, body?: object): SentRequest {
  const impatience = new AbortController();
  const reply = fetch(path, {
    method: body ? 'POST' : 'GET',
    // Neither cookies nor the token of somebody logged in here may travel with an anonymous answer.
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: impatience.signal,
    headers: { 'accept-language': document.documentElement.lang, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { reply, impatience };
}

/** What a request brings; it is given up when the whole reply takes too long. */
async function read({ reply, impatience }: SentRequest): Promise<unknown> {
  const timer = setTimeout(() => impatience.abort(), TIMEOUT_MS);
  try {
    const response = await reply;
    if (response.ok) return await response.json();
    const refusal = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
    throw new Refusal(response.status, refusal ?? {}, Number(response.headers.get('retry-after')) || null);
  } finally {
    clearTimeout(timer);
  }
}

/** The address of a route for one link, whose place is the one parameter of its path. */
export function addressOf(path: string, link: string): string {
  return path.replace(/\{\w+\}/, encodeURIComponent(link));
}
