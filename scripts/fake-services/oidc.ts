import { createHash, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { serveJson, type TestReply, type TestRequest, type TestServer } from './json-server.ts';

/** Somebody whom the provider knows. */
export interface PlayedPerson {
  readonly sub: string;
  readonly email?: string | undefined;
  readonly email_verified?: boolean | undefined;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly groups?: readonly string[];
}

/** What an ID token or a logout token holds, before it is signed. */
type Claims = Readonly<Record<string, unknown>>;

/** A provider of OpenID Connect of which anything can be made, a liar above all. */
export interface PlayedOidc extends TestServer {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whoever signs in next. */
  person: PlayedPerson;
  /** Changes what an ID token says before it is signed; undefined removes a claim. */
  tamper: (claims: Claims) => Claims;
  /** Signs instead of the provider. */
  sign: ((claims: Claims) => string) | null;
  /** Changes what the provider says of itself. */
  describe: (description: Claims) => Claims;
  /** The seconds by which its clock is wrong. */
  skew: number;
  /** Answers every call instead of the provider; null = it works. */
  instead: ((request: TestRequest) => TestReply | null) | null;
  /** From now on signs with another key; the one before is published no more. */
  rotate(): void;
  /** A word of a sign-out, signed. */
  logoutToken(claims?: Claims): string;
  /** Goes to its page as a browser does that is sent there: where that sends it back to. */
  visit(url: string): Promise<URL>;
}

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

interface Key {
  readonly id: string;
  readonly secret: KeyObject;
  readonly jwk: object;
}

interface Code {
  readonly nonce: string | null;
  readonly challenge: string | null;
  readonly redirectUri: string | null;
  readonly person: PlayedPerson;
}

/** Starts a provider on the loopback. */
export async function startOidc(): Promise<PlayedOidc> {
  const codes = new Map<string, Code>();
  const people = new Map<string, PlayedPerson>();
  let key = newKey();
  const server = await serveJson();
  const issuer = server.url;
  const now = (): number => Math.floor(Date.now() / 1000) + played.skew;

  const signed = (claims: Claims): string =>
    jwt.sign(withoutGaps(claims), key.secret, { algorithm: 'RS256', keyid: key.id });

  function authorize(query: URLSearchParams): TestReply {
    const code = randomUUID();
    codes.set(code, {
      nonce: query.get('nonce'),
      challenge: query.get('code_challenge'),
      redirectUri: query.get('redirect_uri'),
      person: personIn(query) ?? played.person,
    });
    const back = new URL(query.get('redirect_uri')!);
    back.search = new URLSearchParams({ code, state: query.get('state') ?? '', iss: issuer }).toString();
    return { status: 302, headers: { location: back.href }, body: null };
  }

  function token({ headers, body }: TestRequest): TestReply {
    const form = new URLSearchParams(body);
    const code = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    // Both parts are encoded as in a form, and then once more (RFC 6749, 2.3.1).
    const basic = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    if (decodeURIComponent(basic) !== `${played.clientId}:${played.clientSecret}`)
      return refused(401, 'invalid_client');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (!code || code.challenge !== challenge || code.redirectUri !== form.get('redirect_uri')) {
      return refused(400, 'invalid_grant');
    }
    const claims = played.tamper({
      iss: issuer,
      aud: played.clientId,
      iat: now(),
      exp: now() + 300,
      nonce: code.nonce,
      sid: `sid-${code.person.sub}`,
      ...code.person,
    });
    const accessToken = randomUUID();
    people.set(accessToken, code.person);
    const idToken = played.sign ? played.sign(claims) : signed(claims);
    return {
      status: 200,
      body: { access_token: accessToken, token_type: 'Bearer', expires_in: 300, id_token: idToken },
    };
  }

  function userInfo({ headers }: TestRequest): TestReply {
    const person = people.get((headers.authorization ?? '').replace('Bearer ', ''));
    return person ? { status: 200, body: person } : refused(401, 'invalid_token');
  }

  const played: PlayedOidc = Object.assign(server, {
    clientId: 'tonus',
    clientSecret: 'tonus-client-secret',
    person: { sub: 'nobody' } as PlayedPerson,
    tamper: (claims: Claims) => claims,
    sign: null,
    describe: (description: Claims) => description,
    skew: 0,
    instead: null,
    rotate: () => {
      key = newKey();
    },
    logoutToken: (claims: Claims = {}) =>
      signed({
        iss: issuer,
        aud: played.clientId,
        iat: now(),
        exp: now() + 120,
        jti: randomUUID(),
        events: { [EVENT]: {} },
        ...claims,
      }),
    visit: async (url: string) => {
      const reply = await fetch(url, { redirect: 'manual' });
      return new URL(reply.headers.get('location')!);
    },
  });
  server.answer = (request) => {
    const instead = played.instead?.(request);
    if (instead) return instead;
    const { pathname, searchParams } = new URL(request.path, issuer);
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return { status: 200, body: played.describe(descriptionOf(issuer)) };
      case '/jwks':
        return { status: 200, body: { keys: [{ ...key.jwk, kid: key.id, use: 'sig', alg: 'RS256' }] } };
      case '/authorize':
        return authorize(searchParams);
      case '/token':
        return token(request);
      case '/played/logout-token':
        return { status: 200, body: { token: played.logoutToken({ sub: searchParams.get('sub') }) } };
      case '/me':
        return userInfo(request);
      default:
        return { status: 404, body: {} };
    }
  };
  return played;
}

/** Whoever is named in the address signs in, for tests that the provider runs apart from. */
function personIn(query: URLSearchParams): PlayedPerson | null {
  const named = query.get('played');
  return named === null ? null : (JSON.parse(named) as PlayedPerson);
}

function descriptionOf(issuer: string): Claims {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/me`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
    authorization_response_iss_parameter_supported: true,
    backchannel_logout_supported: true,
  };
}

function newKey(): Key {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { id: randomUUID(), secret: privateKey, jwk: publicKey.export({ format: 'jwk' }) };
}

function refused(status: number, error: string): TestReply {
  return { status, body: { error } };
}

function withoutGaps(claims: Claims): object {
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined && value !== null));
}
