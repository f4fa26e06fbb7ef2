import { rootCertificates } from 'node:tls';
import { OutboundError, type Outbound, type OutboundReply, type OutboundRequest } from '#core/clients/outbound.ts';
import { russianTrustedRootCa } from '../russian-trusted-root-ca.ts';
import { NoToken, transportProblem } from './problems.ts';
import { createTokens } from './tokens.ts';
import type { Clock, GigachatAccess } from '../gigachat-types.ts';

/** Where models answer. */
export interface ApiHost {
  readonly url: string;
  /** The light model under the name this host knows: what is asked where no other was chosen, or it is not there. */
  readonly model: string;
}

/** GigaChat has moved: the first serves all, the second those who came early. */
export const API_HOSTS: readonly ApiHost[] = [
  { url: 'https://api.giga.chat/v1', model: 'GigaChat-2' },
  { url: 'https://gigachat.devices.sberbank.ru/api/v1', model: 'GigaChat' },
];
export const OAUTH_URL = 'https://ngw.devices.sberbank.ru:9443/api/v2/oauth';

const CONNECT_TIMEOUT_MILLISECONDS = 5_000;
const OAUTH_TIMEOUT_MILLISECONDS = 8_000;

interface ApiRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: (host: ApiHost) => unknown;
}

export interface ApiReply {
  readonly status: number;
  /** Null where it was not JSON. */
  readonly body: unknown;
  /** How long to wait before asking again, where the reply says it. */
  readonly retryAfterMilliseconds: number | null;
  readonly host: ApiHost;
}

interface ApiOptions {
  readonly outbound: Outbound;
  readonly clock: Clock;
  readonly oauthUrl: string;
  readonly hosts: readonly ApiHost[];
}

export type Api = ReturnType<typeof createApi>;

/** The API under a token, over whichever host can be reached. Its certificates end in a root trusted for these calls alone. */
export function createApi({ outbound, clock, oauthUrl, hosts }: ApiOptions) {
  const call = (url: string, request: Omit<OutboundRequest, 'url' | 'ca' | 'port'>): Promise<OutboundReply> => {
    const target = new URL(url);
    return outbound.call({
      ...request,
      url: target,
      connectTimeoutMilliseconds: CONNECT_TIMEOUT_MILLISECONDS,
      ca: [...rootCertificates, russianTrustedRootCa],
      ...(target.port === '' ? {} : { port: Number(target.port) }),
    });
  };
  const tokens = createTokens({
    oauthUrl,
    clock,
    post: (url, headers, body) =>
      call(url, { method: 'POST', headers, body, timeoutMilliseconds: OAUTH_TIMEOUT_MILLISECONDS }),
  });

  /** The next host is tried only where nothing can have reached the one before: nothing is asked twice. */
  async function overHosts(token: string, { method, path, body }: ApiRequest, until: number): Promise<ApiReply> {
    for (const [index, host] of hosts.entries()) {
      const timeoutMilliseconds = Math.ceil(until - clock.now());
      if (timeoutMilliseconds <= 0) throw new OutboundError('timeout');
      try {
        const sent = body ? { body: JSON.stringify(body(host)) } : {};
        const headers = {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        };
        const reply = await call(host.url + path, { method, headers, ...sent, timeoutMilliseconds });
        return {
          status: reply.status,
          body: reply.body,
          retryAfterMilliseconds: retryAfterOf(reply, clock),
          host,
        };
      } catch (error) {
        if (!(error instanceof OutboundError)) throw error;
        // A gateway's own page, in HTML.
        if (error.reason === 'not_json' && error.status !== undefined) {
          return { status: error.status, body: null, retryAfterMilliseconds: null, host };
        }
        if (error.reached || index === hosts.length - 1) throw error;
      }
    }
    throw new Error('GigaChat has no host');
  }

  /** Others may wait longer for the same token: it is left on its way. */
  async function tokenBy(access: GigachatAccess, until: number): Promise<string> {
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const late = new NoToken(0, transportProblem(new OutboundError('timeout')));
    const timer = setTimeout(() => reject(late), Math.max(0, until - clock.now()));
    try {
      return await Promise.race([tokens.get(access), tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** Forgets the token, so that the next request proves the access anew. */
    forget: (access: GigachatAccess): Promise<void> => tokens.drop(access),

    /** One request, done by a moment. A token that is not taken is renewed, once. Throws NoToken, OutboundError. */
    async send(access: GigachatAccess, request: ApiRequest, until: number): Promise<ApiReply> {
      const token = await tokenBy(access, until);
      const reply = await overHosts(token, request, until);
      if (reply.status !== 401) return reply;
      await tokens.drop(access, token);
      return overHosts(await tokenBy(access, until), request, until);
    },
  };
}

/** `Retry-After` is a number of seconds or a date. */
function retryAfterOf({ retryAfter }: OutboundReply, clock: Clock): number | null {
  if (retryAfter === undefined || retryAfter.trim() === '') return null;
  const isNumber = !Number.isNaN(Number(retryAfter));
  const milliseconds = isNumber ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - clock.now();
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}
