import { createHash, randomUUID } from 'node:crypto';
import { serveJson, type TestReply, type TestServer } from './json-server.ts';

/** Somebody of Yandex ID or VK ID. */
export interface OauthPerson {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string | undefined;
}

/** Yandex ID or VK ID, which whoever comes signs in to at once. */
export interface PlayedOauth extends TestServer {
  person: OauthPerson;
  /** Goes to its page as a browser does that is sent there: where that sends it back to. */
  visit(url: string): Promise<URL>;
}

export const PLAYED_CLIENT_ID = 'tonus-played';
export const PLAYED_CLIENT_SECRET = 'tonus-played-secret';

interface Code {
  readonly challenge: string | null;
  readonly person: OauthPerson;
  readonly deviceId: string;
}

/** Plays Yandex ID: codes at `/authorize` and `/token`, people at `/info`. */
export async function startYandex(): Promise<PlayedOauth> {
  return startOauth((form, code, accessToken) => {
    if (form.get('client_secret') !== PLAYED_CLIENT_SECRET) return { status: 400, body: { error: 'invalid_client' } };
    return exchanged(form, code, { access_token: accessToken, token_type: 'bearer', expires_in: 3600 });
  });
}

/** Plays VK ID: codes at `/authorize` and `/oauth2/auth`, people at `/oauth2/user_info`. */
export async function startVk(): Promise<PlayedOauth> {
  return startOauth((form, code, accessToken) => {
    if (form.get('device_id') !== code?.deviceId) return { status: 400, body: { error: 'invalid_request' } };
    const state = form.get('state');
    return exchanged(form, code, { access_token: accessToken, user_id: code?.person.id, state });
  });
}

type Exchange = (form: URLSearchParams, code: Code | undefined, accessToken: string) => TestReply;

async function startOauth(exchange: Exchange): Promise<PlayedOauth> {
  const codes = new Map<string, Code>();
  const people = new Map<string, OauthPerson>();
  const server = await serveJson();
  const played: PlayedOauth = Object.assign(server, {
    person: { id: '1001', firstName: 'Инна', lastName: 'Орлова' } as OauthPerson,
    visit: async (url: string) => {
      const reply = await fetch(url, { redirect: 'manual' });
      return new URL(reply.headers.get('location')!);
    },
  });

  function authorize(query: URLSearchParams): TestReply {
    const [code, deviceId] = [randomUUID(), randomUUID()];
    // Whoever is named in the address signs in, for tests that the provider runs apart from.
    const named = query.get('played');
    const person = named === null ? played.person : (JSON.parse(named) as OauthPerson);
    codes.set(code, { challenge: query.get('code_challenge'), person, deviceId });
    const back = new URL(query.get('redirect_uri')!);
    back.search = new URLSearchParams({ code, state: query.get('state') ?? '', device_id: deviceId }).toString();
    return { status: 302, headers: { location: back.href }, body: null };
  }

  server.answer = ({ path, body, headers }) => {
    const { pathname, searchParams } = new URL(path, server.url);
    const form = new URLSearchParams(body);
    switch (pathname) {
      case '/authorize':
        return authorize(searchParams);
      case '/token':
      case '/oauth2/auth': {
        const [code, accessToken] = [codes.get(form.get('code') ?? ''), randomUUID()];
        codes.delete(form.get('code') ?? '');
        if (code) people.set(accessToken, code.person);
        return exchange(form, code, accessToken);
      }
      case '/info':
        return yandexPerson(people.get((headers.authorization ?? '').replace('OAuth ', '')));
      case '/oauth2/user_info':
        return vkPerson(people.get(form.get('access_token') ?? ''));
      default:
        return { status: 404, body: {} };
    }
  };
  return played;
}

function exchanged(form: URLSearchParams, code: Code | undefined, tokens: object): TestReply {
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isRight = code?.challenge === challenge && form.get('client_id') === PLAYED_CLIENT_ID;
  return isRight ? { status: 200, body: tokens } : { status: 400, body: { error: 'invalid_grant' } };
}

function yandexPerson(person: OauthPerson | undefined): TestReply {
  if (!person) return { status: 401, body: {} };
  const { id, firstName, lastName, email } = person;
  return {
    status: 200,
    body: {
      id,
      client_id: PLAYED_CLIENT_ID,
      first_name: firstName,
      last_name: lastName,
      ...(email === undefined ? {} : { default_email: email, emails: [email] }),
    },
  };
}

function vkPerson(person: OauthPerson | undefined): TestReply {
  if (!person) return { status: 200, body: { error: 'invalid_token' } };
  const { id, firstName, lastName, email } = person;
  return { status: 200, body: { user: { user_id: id, first_name: firstName, last_name: lastName, email } } };
}
