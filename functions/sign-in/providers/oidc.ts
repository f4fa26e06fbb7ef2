import { createPublicKey, type JsonWebKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import * as oauth from 'oauth4webapi';
import type { Outbound } from '#core/clients/outbound.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { ProviderError, type Arrival, type Departure, type Provider, type ProviderPerson } from './provider.ts';
import { callProvider, textOf } from './provider-call.ts';

/** A client as a provider knows it. */
export interface OidcClient {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Clocks of companies' servers go wrong by so much at most. */
const CLOCK_TOLERANCE_SECONDS = 60;
/** What tokens may be signed with: never without a key, never with a secret that both sides know. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'] as const;
/** A word of a sign-out is believed so long after it was said. */
const LOGOUT_SECONDS = 5 * 60;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';

/** A sign-out at the provider. */
export interface ProviderLogout {
  readonly issuer: string;
  readonly subject: string;
  readonly session: string | null;
  /** Of this very word, which is taken once. */
  readonly id: string;
}

/** OpenID Connect over the one way out: what the certified client checks, it checks; signatures are checked besides. */
export function createOidc(outbound: Outbound, isAllowedHost: (host: string) => boolean) {
  // The way out judges schemes and addresses, here of played providers alone.
  const options = { [oauth.customFetch]: fetchBy(outbound), [oauth.allowInsecureRequests]: true } as const;

  /** Asks a provider for its own description; throws ProviderError. Never kept: keys and addresses of today count. */
  async function discover(issuer: string): Promise<oauth.AuthorizationServer> {
    return orTrouble(async () => {
      const expected = new URL(issuer);
      const server = await oauth.processDiscoveryResponse(expected, await oauth.discoveryRequest(expected, options));
      const { authorization_endpoint: start, token_endpoint: token, jwks_uri: keys } = server;
      if (!start || !token || !keys || !isForBrowsers(start)) throw new ProviderError('wrong');
      return server;
    });
  }

  /** The browser is sent to https alone: a description may hold any scheme, `javascript:` among them. */
  function isForBrowsers(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { protocol, host } = new URL(address);
    return protocol === 'https:' || (protocol === 'http:' && isAllowedHost(host));
  }

  function providerOf(own: OidcClient): Provider {
    const client: oauth.Client = { client_id: own.clientId, [oauth.clockTolerance]: CLOCK_TOLERANCE_SECONDS };
    return {
      async leave({ redirectUri, state, nonce, verifier }: Departure) {
        const server = await discover(own.issuer);
        const url = new URL(server.authorization_endpoint!);
        const scopes = [
          'openid',
          'email',
          'profile',
          ...(server.scopes_supported?.includes('groups') ? ['groups'] : []),
        ];
        const asked = {
          client_id: own.clientId,
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: scopes.join(' '),
          state,
          nonce,
          code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        };
        for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
        return url.href;
      },

      async arrive({ code, iss, state, nonce, verifier, redirectUri }: Arrival): Promise<ProviderPerson> {
        const server = await discover(own.issuer);
        return orTrouble(async () => {
          const given = new URLSearchParams({ code, state, ...(iss === undefined ? {} : { iss }) });
          const answer = oauth.validateAuthResponse(server, client, given, state);
          const proof = clientProof(server, own.clientSecret);
          const reply = await oauth.authorizationCodeGrantRequest(
            server,
            client,
            proof,
            answer,
            redirectUri,
            verifier,
            options,
          );
          const wanted = { expectedNonce: nonce, requireIdToken: true } as const;
          const tokens = await oauth.processAuthorizationCodeResponse(server, client, reply, wanted);
          await oauth.validateApplicationLevelSignature(server, reply, options);
          const claims = oauth.getValidatedIdTokenClaims(tokens);
          if (!claims) throw new ProviderError('wrong');
          const isTold = typeof claims['email'] === 'string' || !server.userinfo_endpoint;
          const profile = isTold ? claims : await userInfo(server, client, tokens.access_token, claims.sub);
          return personOf(claims, profile);
        });
      },
    };
  }

  async function userInfo(
    server: oauth.AuthorizationServer,
    client: oauth.Client,
    accessToken: string,
    subject: string,
  ): Promise<Claims> {
    const reply = await oauth.userInfoRequest(server, client, accessToken, options);
    return oauth.processUserInfoResponse(server, client, subject, reply);
  }

  /** Reads a provider's word of a sign-out (OpenID Connect Back-Channel Logout, 2.6); throws ProviderError. */
  async function readLogout({ issuer, clientId }: OidcClient, token: string, now: Date): Promise<ProviderLogout> {
    const server = await discover(issuer);
    const { body } = await callProvider(outbound, { method: 'GET', url: new URL(server.jwks_uri!) });
    const key = keyOf(body, token);
    try {
      const claims = jwt.verify(token, key, {
        algorithms: [...ALGORITHMS],
        issuer: server.issuer,
        audience: clientId,
        clockTimestamp: seconds(now),
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        maxAge: LOGOUT_SECONDS,
      });
      if (typeof claims === 'string') throw new ProviderError('wrong');
      const { sub, jti, sid, nonce, events } = claims as Record<string, unknown>;
      const isSignOut = typeof events === 'object' && events !== null && LOGOUT_EVENT in events;
      // With a nonce it may be an ID token that somebody has kept.
      if (!isSignOut || nonce !== undefined || typeof sub !== 'string' || typeof jti !== 'string') {
        throw new ProviderError('wrong');
      }
      return { issuer: server.issuer, subject: sub, session: typeof sid === 'string' ? sid : null, id: jti };
    } catch (error) {
      throw error instanceof ProviderError ? error : new ProviderError('wrong', error);
    }
  }

  return { discover, providerOf, readLogout };
}

export type Oidc = ReturnType<typeof createOidc>;

type Claims = Readonly<Record<string, unknown>>;

/** The address and whether it is answered for are of one answer: of two, one may be older. */
function personOf(claims: oauth.IDToken, profile: Claims): ProviderPerson {
  const groups = [profile['groups'], claims['groups']].find((list) => Array.isArray(list)) as unknown[] | undefined;
  const [first = '', ...rest] = textOf(profile['name']).split(' ');
  return {
    issuer: claims.iss,
    // In Entra a subject is one of a tenant.
    subject: typeof claims['tid'] === 'string' ? `${claims['tid']}/${claims.sub}` : claims.sub,
    email: textOf(profile['email']).trim().toLowerCase() || null,
    emailProved: profile['email_verified'] === true,
    emailUnsaid: profile['email_verified'] === undefined,
    firstName: textOf(profile['given_name']) || first,
    lastName: textOf(profile['family_name']) || rest.join(' '),
    groups: (groups ?? []).filter((group) => typeof group === 'string'),
    session: textOf(claims['sid']) || null,
  };
}

function clientProof(server: oauth.AuthorizationServer, secret: string): oauth.ClientAuth {
  const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  return methods.includes('client_secret_basic') ? oauth.ClientSecretBasic(secret) : oauth.ClientSecretPost(secret);
}

/** The provider's key that a token names; its algorithm is of our list, whatever the token says. */
function keyOf(keySet: unknown, token: string) {
  const listed = (keySet as { keys?: unknown } | null)?.keys;
  const all = Array.isArray(listed) ? (listed as Readonly<Record<string, unknown>>[]) : [];
  const header = jwt.decode(token, { complete: true })?.header;
  const fits = all.filter(({ kid, use }) => (header?.kid === undefined || kid === header.kid) && use !== 'enc');
  const [key, ...others] = fits;
  if (!key || others.length > 0) throw new ProviderError('wrong');
  try {
    return createPublicKey({ key: key as JsonWebKey, format: 'jwk' });
  } catch (error) {
    throw new ProviderError('wrong', error);
  }
}

function fetchBy(outbound: Outbound) {
  return async (
    url: string,
    { method, headers, body }: oauth.CustomFetchOptions<string, unknown>,
  ): Promise<Response> => {
    const text = body === undefined || body === null ? undefined : String(body);
    const reply = await callProvider(outbound, {
      method: method === 'POST' ? 'POST' : 'GET',
      url: new URL(url),
      headers,
      ...(text === undefined ? {} : { body: text }),
    });
    return Response.json(reply.body, { status: reply.status });
  };
}

/** Whatever the client finds wrong with what a provider says is one trouble. */
async function orTrouble<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ProviderError ? error : new ProviderError('wrong', error);
  }
}
