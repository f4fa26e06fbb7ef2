import * as z from 'zod/mini';
import { OutboundError, type Outbound, type OutboundReply } from '#core/clients/outbound.ts';

/** The server of Bitrix24 that gives out tokens for the portals of all, of the cloud and of boxes. */
export const BITRIX_OAUTH_URL = 'https://oauth.bitrix.info';

/** A code lives thirty seconds, so nobody waits longer for what it is exchanged for. */
const TIMEOUT_MILLISECONDS = 8_000;

/**
 * Why there are no tokens. `ended`: the code or the grant holds no more, the portal has to be asked anew. `unpaid`: the
 * portal's plan has no applications. `refused`: our own id or secret, or the application, is not taken.
 */
export type BitrixOauthTrouble = 'ended' | 'unpaid' | 'refused' | 'down' | 'slow' | 'wrong';

/** The words never tell what was sent: the secret and the code stand in the address. */
export class BitrixOauthError extends Error {
  readonly trouble: BitrixOauthTrouble;

  constructor(trouble: BitrixOauthTrouble) {
    super(`Bitrix24 OAuth: ${trouble}`);
    this.name = 'BitrixOauthError';
    this.trouble = trouble;
  }
}

/** What an application acts in a portal with, in the name of one of its people. */
export interface BitrixGrant {
  readonly accessToken: string;
  /** Good for 180 days and one renewal: each brings the next. */
  readonly refreshToken: string;
  /** The portal, whatever it is called. */
  readonly memberId: string;
  /** Where its REST stands: `https://portal/rest/`. */
  readonly clientEndpoint: URL;
  /** The person of the portal who let the application in. */
  readonly userId: string;
  readonly expiresInSeconds: number;
  readonly scope: readonly string[];
}

interface Application {
  readonly clientId: string;
  readonly clientSecret: string;
}

const Id = z.string().check(z.regex(/^[\w.-]{1,255}$/));
const Text = z.string().check(z.minLength(1), z.maxLength(2_000));
const Grant = z.object({
  access_token: Text,
  refresh_token: Text,
  member_id: Id,
  client_endpoint: z.url(),
  user_id: z.union([Id, z.number()]),
  expires_in: z.coerce.number().check(z.int(), z.positive()),
  scope: z._default(z.string(), ''),
});
const Refusal = z.object({ error: z.string() });

/** The page of a portal where its people let the application in; refusals never come back from it. */
export function authorizeAddress(asked: {
  /** Scheme and host. */
  readonly portal: string;
  readonly clientId: string;
  readonly state: string;
}): string {
  const address = new URL('/oauth/authorize/', asked.portal);
  address.search = new URLSearchParams({ client_id: asked.clientId, state: asked.state }).toString();
  return address.href;
}

export type BitrixOauth = ReturnType<typeof createBitrixOauth>;

/** The tokens of Bitrix24 by the one way out. Throws BitrixOauthError. */
export function createBitrixOauth(outbound: Outbound, url: string = BITRIX_OAUTH_URL) {
  async function ask({ clientId, clientSecret }: Application, fields: Readonly<Record<string, string>>) {
    const address = new URL('/oauth/token/', url);
    // It takes them in the address alone, which therefore is in no log and no error.
    address.search = new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret }).toString();
    const reply = await outbound
      .call({ method: 'GET', url: address, timeoutMilliseconds: TIMEOUT_MILLISECONDS })
      .catch((error: unknown) => {
        throw error instanceof OutboundError ? new BitrixOauthError(troubleOf(error)) : error;
      });
    return grantOf(reply);
  }

  return {
    /** What a code that the browser came back with stands for. */
    exchangeCode({ code, ...application }: Application & { readonly code: string }): Promise<BitrixGrant> {
      return ask(application, { grant_type: 'authorization_code', code });
    },

    /** New tokens; the ones before end with it. */
    refresh({ refreshToken, ...application }: Application & { readonly refreshToken: string }): Promise<BitrixGrant> {
      return ask(application, { grant_type: 'refresh_token', refresh_token: refreshToken });
    },
  };
}

/** What counts is `error` in the body: it comes with any status, 200 included. */
function grantOf({ status, body }: OutboundReply): BitrixGrant {
  const refusal = z.safeParse(Refusal, body).data;
  if (refusal) throw new BitrixOauthError(refusedAs(refusal.error.toLowerCase()));
  const grant = z.safeParse(Grant, body).data;
  if (status >= 500) throw new BitrixOauthError('down');
  if (status !== 200 || !grant) throw new BitrixOauthError('wrong');
  return {
    accessToken: grant.access_token,
    refreshToken: grant.refresh_token,
    memberId: grant.member_id,
    clientEndpoint: new URL(grant.client_endpoint),
    userId: String(grant.user_id),
    expiresInSeconds: grant.expires_in,
    scope: grant.scope.split(/[\s,]+/).filter((name) => name !== ''),
  };
}

function refusedAs(code: string): BitrixOauthTrouble {
  switch (code) {
    case 'invalid_grant':
    case 'expired_token':
    case 'portal_deleted':
    case 'application_not_found':
      return 'ended';
    case 'payment_required':
      return 'unpaid';
    case 'internal_server_error':
    case 'query_limit_exceeded':
    case 'overload_limit':
      return 'down';
    default:
      return 'refused';
  }
}

function troubleOf({ reason, status = 0 }: OutboundError): BitrixOauthTrouble {
  if (reason === 'timeout') return 'slow';
  if (reason === 'unreachable' || reason === 'tls' || reason === 'unknown_host' || status >= 500) return 'down';
  return 'wrong';
}
