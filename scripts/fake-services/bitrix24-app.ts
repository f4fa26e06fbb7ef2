import { randomUUID } from 'node:crypto';
import { HOUR_SECONDS } from '#shared/rules/durations.ts';
import { answerMethod, failed, type PortalData } from './bitrix24-portal.ts';
import type { TestReply, TestRequest } from './json-server.ts';
import { PLAYED_CLIENT_ID, PLAYED_CLIENT_SECRET, type OauthPerson } from './oauth.ts';

/** An application that a portal lets in, with the server that gives out its tokens. */
export interface PlayedApp {
  /** Where the site stands, which browsers are sent back to. */
  site: string;
  /** What the portal is for good, whatever it is called. */
  memberId: string;
  /** Who is there when a browser comes; null = the first who works there, as the data of the portal have them. */
  person: OauthPerson | null;
  /** What it shows with its events. */
  readonly applicationToken: string;
  /** What the server of tokens says instead of giving any; null = it gives them. */
  refusal: string | null;
  /** Where it stands by what it says of itself, instead of where it does. */
  endpoint: string | null;
  /** How often tokens were given in place of others. */
  readonly renewals: () => number;
  /** The hour of every access token is over. */
  expire(): void;
  /** Its events, and the addresses they are told to. */
  readonly handlers: Map<string, string>;
  /** An event as the form that is sent. */
  formOf(event: string, taskId?: number): string;
  /** Called when somebody has asked for its events. */
  onBound: (() => void) | null;
  /** Tells an event to whoever has asked for it; the statuses of the answers. */
  tell(event: string, taskId?: number): Promise<number>;
  /** Answers what belongs to the application; null for anything else. */
  answer(request: TestRequest, portal: PortalData, url: string): TestReply | null;
}

const METHOD = /^\/rest\/([\w.]+)\.json$/;
/** Bitrix24 asks whoever is there; here that is the first who works there, unless somebody else is named. */
const FIRST_ID = 1;
/** What the application may do: no more than is needed. */
const SCOPE = 'task,user,department,im';

/** Plays the application of a portal, whose server answers for both. */
export function playApp(): PlayedApp {
  // Whoever was there when the browser came is whom a code and its tokens stand for.
  const codes = new Map<string, OauthPerson | null>();
  const access = new Map<string, OauthPerson | null>();
  const refresh = new Map<string, OauthPerson | null>();
  const handlers = new Map<string, string>();
  let renewals = 0;

  function grant(person: OauthPerson | null, url: string): TestReply {
    const [accessToken, refreshToken] = [randomUUID(), randomUUID()];
    access.set(accessToken, person);
    refresh.set(refreshToken, person);
    return {
      status: 200,
      body: {
        access_token: accessToken,
        refresh_token: refreshToken,
        expires_in: HOUR_SECONDS,
        scope: SCOPE,
        domain: 'oauth.bitrix.info',
        server_endpoint: 'https://oauth.bitrix.info/rest/',
        status: 'L',
        client_endpoint: app.endpoint ?? `${url}/rest/`,
        member_id: app.memberId,
        user_id: person === null ? FIRST_ID : Number(person.id),
      },
    };
  }

  function authorize(query: URLSearchParams): TestReply {
    const code = randomUUID();
    codes.set(code, app.person);
    const back = new URL('/sign-in/callback/bitrix24', app.site);
    const state = query.get('state') ?? '';
    back.search = new URLSearchParams({ code, state, member_id: app.memberId, scope: SCOPE }).toString();
    return { status: 302, headers: { location: back.href }, body: null };
  }

  function giveTokens(query: URLSearchParams, url: string): TestReply {
    const isOurs = query.get('client_id') === PLAYED_CLIENT_ID && query.get('client_secret') === PLAYED_CLIENT_SECRET;
    if (!isOurs) return failed(400, 'invalid_client');
    if (app.refusal !== null) return failed(400, app.refusal);
    const isRenewal = query.get('grant_type') === 'refresh_token';
    // Each is taken once.
    const shown = query.get(isRenewal ? 'refresh_token' : 'code') ?? '';
    const given = isRenewal ? refresh : codes;
    const person = given.get(shown);
    if (!given.delete(shown) || person === undefined) return failed(400, 'invalid_grant');
    if (isRenewal) renewals += 1;
    return grant(person, url);
  }

  const app: PlayedApp = {
    site: 'https://tonus.example',
    memberId: randomUUID().replaceAll('-', ''),
    person: null,
    applicationToken: randomUUID().replaceAll('-', ''),
    refusal: null,
    endpoint: null,
    handlers,
    onBound: null,
    renewals: () => renewals,
    expire: () => access.clear(),
    formOf(event, taskId) {
      const number = String(taskId ?? 'undefined');
      return new URLSearchParams({
        event: event.toUpperCase(),
        'data[FIELDS_BEFORE][ID]': number,
        'data[FIELDS_AFTER][ID]': event === 'OnTaskDelete' ? 'undefined' : number,
        ts: String(Math.floor(Date.now() / 1000)),
        'auth[domain]': 'romashka.bitrix24.ru',
        'auth[member_id]': app.memberId,
        'auth[application_token]': app.applicationToken,
      }).toString();
    },
    async tell(event, taskId) {
      const handler = handlers.get(event);
      if (handler === undefined) throw new Error(`Nobody has asked for ${event}`);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const { status } = await fetch(handler, { method: 'POST', headers, body: app.formOf(event, taskId) });
      return status;
    },
    answer({ path, body }, portal, url) {
      const { pathname, searchParams } = new URL(path, url);
      if (pathname === '/oauth/authorize/') return authorize(searchParams);
      if (pathname === '/oauth/token/') return giveTokens(searchParams, url);
      const [, method] = METHOD.exec(pathname) ?? [];
      if (method === undefined) return null;
      const { auth, ...params } = JSON.parse(body) as Record<string, unknown>;
      const person = access.get(String(auth));
      if (person === undefined) return failed(401, 'expired_token');
      const known = handlers.size;
      const profile = person === null ? portal.profile : profileOf(person);
      const reply = answerMethod({ ...portal, profile, handlers }, method, params);
      if (handlers.size > known) app.onBound?.();
      return reply;
    },
  };
  return app;
}

function profileOf({ id, firstName, lastName }: OauthPerson) {
  return { ID: id, NAME: firstName, LAST_NAME: lastName, ADMIN: false };
}
