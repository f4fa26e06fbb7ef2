import { randomUUID } from 'node:crypto';
import { serveJson, type TestReply, type TestServer } from './json-server.ts';
import { PLAYED_CLIENT_ID, PLAYED_CLIENT_SECRET, type OauthPerson } from './oauth.ts';

/** A portal of Bitrix24 that lets whoever comes into an application, with the server that gives out tokens. */
export interface PlayedPortalSignIn extends TestServer {
  person: OauthPerson;
  /** What the portal is for good, whatever it is called. */
  memberId: string;
  /** Where the portal says that its REST stands; its own place unless it lies. */
  endpoint: string | null;
  /** Where browsers are sent back to, as it was registered. */
  site: string;
  /** Goes to its page as a browser does that is sent there: where that sends it back to. */
  visit(url: string): Promise<URL>;
}

/** Plays signing in by Bitrix24: codes at `/oauth/authorize/`, tokens at `/oauth/token/`, people at `/rest/profile.json`. */
export async function startPortalSignIn(): Promise<PlayedPortalSignIn> {
  const codes = new Map<string, OauthPerson>();
  const tokens = new Map<string, OauthPerson>();
  const server = await serveJson();
  const played: PlayedPortalSignIn = Object.assign(server, {
    person: { id: '17', firstName: 'Инна', lastName: 'Орлова' } as OauthPerson,
    memberId: randomUUID().replaceAll('-', ''),
    endpoint: null as string | null,
    site: 'https://tonus.example',
    visit: async (url: string) => {
      const reply = await fetch(url, { redirect: 'manual' });
      return new URL(reply.headers.get('location')!);
    },
  });

  function authorize(query: URLSearchParams): TestReply {
    const code = randomUUID();
    codes.set(code, played.person);
    const back = new URL('/sign-in/callback/bitrix24', played.site);
    back.search = new URLSearchParams({ code, state: query.get('state') ?? '', member_id: played.memberId }).toString();
    return { status: 302, headers: { location: back.href }, body: null };
  }

  function exchange(query: URLSearchParams): TestReply {
    const isOurs = query.get('client_id') === PLAYED_CLIENT_ID && query.get('client_secret') === PLAYED_CLIENT_SECRET;
    const code = query.get('code') ?? '';
    const person = codes.get(code);
    codes.delete(code);
    if (!isOurs || !person) return { status: 400, body: { error: isOurs ? 'invalid_grant' : 'invalid_client' } };
    const token = randomUUID();
    tokens.set(token, person);
    const body = {
      access_token: token,
      refresh_token: randomUUID(),
      expires_in: 3600,
      scope: 'user',
      member_id: played.memberId,
      client_endpoint: played.endpoint ?? `${server.url}/rest/`,
      user_id: Number(person.id),
    };
    return { status: 200, body };
  }

  function profile(text: string): TestReply {
    const { auth } = JSON.parse(text) as { readonly auth?: string };
    const person = tokens.get(auth ?? '');
    if (!person) return { status: 401, body: { error: 'expired_token' } };
    const { id, firstName, lastName } = person;
    return { status: 200, body: { result: { ID: id, NAME: firstName, LAST_NAME: lastName, ADMIN: false } } };
  }

  server.answer = ({ path, body }) => {
    const { pathname, searchParams } = new URL(path, server.url);
    switch (pathname) {
      case '/oauth/authorize/':
        return authorize(searchParams);
      case '/oauth/token/':
        return exchange(searchParams);
      case '/rest/profile.json':
        return profile(body);
      default:
        return { status: 404, body: {} };
    }
  };
  return played;
}
