import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { ACCESS_TOKEN_SECONDS } from '#shared/rules/access-token.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { fakeBrowser, type FakeBrowser } from '../test-support/fake-browser.ts';
import { stalledConnection } from '../test-support/stalled-connection.ts';
import { callApi, logout } from './api-client.ts';
import { ApiError, fieldErrors, messageOf, NetworkError } from './api-error.ts';
import { endSession, hasSession, readTokens, sessionEnd, startSession, watchSession } from './session.ts';

const ID = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const USER = { id: ID, first_name: 'Анна', last_name: 'Петрова', email: 'anna@company.ru' };
const EXPIRED = { status: 401, body: { detail: 'Войдите в систему', code: 'unauthorized' } };

interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

let browser: FakeBrowser;
const server = vi.fn<(call: string, request: RequestInit) => Answer | Promise<Answer>>();

beforeEach(() => {
  browser = fakeBrowser();
  server.mockReset();
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    const { status, body } = await server(`${request.method} ${url}`, request);
    const text = typeof body === 'string' || body === undefined ? (body ?? null) : JSON.stringify(body);
    return new Response(text, { status });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bearer = (request: RequestInit) => new Headers(request.headers).get('authorization');
const callsOf = (call: string) => server.mock.calls.filter(([made]) => made === call);

describe('a call', () => {
  it('carries the access token and JSON (A7-36)', async () => {
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    server.mockReturnValue({ status: 201, body: {} });
    await callApi(workspaces.createWorkspace, { body: { name: 'Ромашка' } });
    const [call, request] = server.mock.calls[0]!;
    expect(call).toBe('POST /api/workspaces');
    expect(bearer(request)).toBe('Bearer a1');
    expect(new Headers(request.headers).get('content-type')).toBe('application/json');
    expect(request.body).toBe('{"name":"Ромашка"}');
  });

  it('sends no token where none is needed', async () => {
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    server.mockReturnValue({ status: 200, body: { access_token: 'a2', refresh_token: 'r2' } });
    await callApi(auth.login, { body: { email: 'a@b.ru', password: 'x' } });
    expect(bearer(server.mock.calls[0]![1])).toBeNull();
    expect(server.mock.calls[0]![1].credentials).toBe('omit');
  });

  it('fills paths and queries', async () => {
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    server.mockReturnValue({ status: 200, body: {} });
    await callApi(polls.getResults, { params: { id: ID }, query: { cursor: 'a b&c' } });
    expect(server.mock.calls[0]![0]).toBe(`GET /api/polls/frames/${ID}/results?cursor=a+b%26c`);
  });

  it('gives undefined for a 204 (A7-37)', async () => {
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    server.mockReturnValue({ status: 204 });
    await expect(callApi(polls.deletePoll, { params: { id: ID } })).resolves.toBeUndefined();
  });

  it('refuses a path id that is no UUID before sending (A5-48)', async () => {
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    await expect(callApi(polls.getPoll, { params: { id: '42' } })).rejects.toThrow('Invalid poll ID format');
    await expect(callApi(polls.getResults, { params: { id: 'x' } })).rejects.toThrow('Invalid run ID format');
    await expect(callApi(workspaces.getWorkspace, { params: { id: '42' } })).rejects.toThrow(
      'Invalid workspace ID format',
    );
    expect(server).not.toHaveBeenCalled();
  });

  it('only warns about an id in a reply that is no UUID (A5-49)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    server.mockReturnValue({ status: 200, body: [{ id: 42, name: 'Ромашка', description: '', user_role: 'hr' }] });
    await expect(callApi(workspaces.listWorkspaces, {})).resolves.toHaveLength(1);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('warns where the ids of a list are of two kinds, naming the call (A5-46)', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    const described = { name: 'Ромашка', description: '', user_role: 'hr' };
    server.mockReturnValue({
      status: 200,
      body: [
        { id: ID, ...described },
        { id: 42, ...described },
      ],
    });
    await callApi(workspaces.listWorkspaces, {});
    const warning = 'Mixed ID formats detected in GET /api/workspaces. Migration may be in progress.';
    expect(warn).toHaveBeenCalledWith(warning);
  });
});

describe('a refusal', () => {
  beforeEach(() => startSession({ access_token: 'a1', refresh_token: 'r1' }));

  it('throws the detail of the server (A7-38)', async () => {
    server.mockReturnValue({ status: 403, body: { detail: 'Нет права', code: 'forbidden' } });
    const error = await callApi(auth.me, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'Нет права', status: 403, code: 'forbidden' });
  });

  it.each([{ status: 500, body: {} }, { status: 502, body: '<html>Bad gateway</html>' }, { status: 503 }])(
    'without a detail throws the status: %j (A7-38)',
    async (answer) => {
      server.mockReturnValue(answer);
      await expect(callApi(auth.me, {})).rejects.toThrow(`HTTP error! status: ${answer.status}`);
    },
  );

  it('gives a form the mistakes of its fields, the first of each', async () => {
    const errors = [
      { path: 'email', message: 'Введите корректный email' },
      { path: 'email', message: 'Слишком длинный' },
    ];
    server.mockReturnValue({ status: 422, body: { detail: 'Проверьте данные', code: 'invalid', errors } });
    const error = await callApi(auth.me, {}).catch((thrown: unknown) => thrown);
    expect(fieldErrors(error)).toEqual({ email: 'Введите корректный email' });
  });

  it('tells a missing connection apart and keeps the session', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    const error = await callApi(auth.me, {}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(NetworkError);
    expect(messageOf(error)).toMatch(/^Нет связи/);
    expect(hasSession()).toBe(true);
  });
});

describe('a connection that has stalled', () => {
  it.each(['reply', 'content'] as const)('before the %s ended is a lost one after 30 seconds', async (at) => {
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    const connection = stalledConnection({ at });
    const outcome = callApi(polls.publishFrame, { params: { id: ID }, body: { published: true } }).catch(
      (thrown: unknown) => thrown,
    );
    expect(connection.patience()).toBe(30_000);
    connection.timeOut();
    const error = await outcome;
    expect(error).toBeInstanceOf(NetworkError);
    expect(messageOf(error)).toMatch(/^Нет связи/);
    expect(hasSession()).toBe(true);
  });
});

describe('an expired token', () => {
  beforeEach(() => startSession({ access_token: 'a1', refresh_token: 'r1' }));

  /** Knows a2 as the living token and exchanges r1 for it once. */
  function serveWithRenewal(renewal: () => Answer | Promise<Answer>) {
    server.mockImplementation((call, request) => {
      if (call === 'POST /api/auth/refresh') return renewal();
      return bearer(request) === 'Bearer a2' ? { status: 200, body: USER } : EXPIRED;
    });
  }

  it('is renewed once, silently, and the call repeated', async () => {
    serveWithRenewal(() => ({ status: 200, body: { access_token: 'a2', refresh_token: 'r2' } }));
    await expect(callApi(auth.me, {})).resolves.toEqual(USER);
    expect(readTokens()).toEqual({ access_token: 'a2', refresh_token: 'r2' });
  });

  it('is renewed before the call where it is known to be over', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    serveWithRenewal(() => ({ status: 200, body: { access_token: 'a2', refresh_token: 'r2' } }));
    vi.advanceTimersByTime(ACCESS_TOKEN_SECONDS * 1000);
    await Promise.all([callApi(auth.me, {}), callApi(auth.me, {})]);
    expect(server.mock.calls.map(([made]) => made)).toEqual([
      'POST /api/auth/refresh',
      'GET /api/auth/me',
      'GET /api/auth/me',
    ]);
    vi.useRealTimers();
  });

  it('leaves the session ended as the person has ended it while it was renewed beforehand', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    serveWithRenewal(() => {
      endSession('left');
      return { status: 200, body: { access_token: 'a2', refresh_token: 'r2' } };
    });
    vi.advanceTimersByTime(ACCESS_TOKEN_SECONDS * 1000);
    await expect(callApi(auth.me, {})).rejects.toThrow('Войдите в систему');
    expect(sessionEnd()).toBe('left');
    vi.useRealTimers();
  });

  it('is renewed once for all calls of the moment', async () => {
    serveWithRenewal(() => ({ status: 200, body: { access_token: 'a2', refresh_token: 'r2' } }));
    await Promise.all([callApi(auth.me, {}), callApi(auth.me, {}), callApi(auth.me, {})]);
    expect(callsOf('POST /api/auth/refresh')).toHaveLength(1);
  });

  it('is not renewed again when another tab has done it', async () => {
    server.mockImplementation((_call, request) => {
      if (bearer(request) === 'Bearer a2') return { status: 200, body: USER };
      browser.otherTab('access_token', 'a2');
      browser.otherTab('refresh_token', 'r2');
      return EXPIRED;
    });
    await expect(callApi(auth.me, {})).resolves.toEqual(USER);
    expect(callsOf('POST /api/auth/refresh')).toHaveLength(0);
  });

  it('ends the session when the renewal is refused (A4-36)', async () => {
    serveWithRenewal(() => EXPIRED);
    await expect(callApi(auth.me, {})).rejects.toThrow('Войдите в систему');
    expect(browser.values.has('access_token')).toBe(false);
    expect(browser.values.has('refresh_token')).toBe(false);
    expect(sessionEnd()).toBe('expired');
  });

  it('ends the session when the renewed token is refused as well (A4-36)', async () => {
    server.mockImplementation((call) =>
      call === 'POST /api/auth/refresh' ? { status: 200, body: { access_token: 'a9', refresh_token: 'r9' } } : EXPIRED,
    );
    await expect(callApi(auth.me, {})).rejects.toThrow('Войдите в систему');
    expect(hasSession()).toBe(false);
    expect(callsOf('POST /api/auth/refresh')).toHaveLength(1);
  });

  it('keeps the session when the renewal did not reach the server', async () => {
    serveWithRenewal(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(callApi(auth.me, {})).rejects.toBeInstanceOf(NetworkError);
    expect(readTokens()?.refresh_token).toBe('r1');
  });

  it('does not bring back a session that was left while its renewal was under way', async () => {
    serveWithRenewal(() => {
      logout();
      return { status: 200, body: { access_token: 'a2', refresh_token: 'r2' } };
    });
    await expect(callApi(auth.me, {})).rejects.toThrow('Войдите в систему');
    expect(hasSession()).toBe(false);
    expect(sessionEnd()).toBe('left');
    expect(callsOf('POST /api/auth/logout').map(([, request]) => request.body)).toEqual([
      '{"refresh_token":"r1"}',
      '{"refresh_token":"r2"}',
    ]);
    expect(callsOf('GET /api/auth/me')).toHaveLength(1);
  });

  it.each([
    ['granted', { status: 200, body: { access_token: 'a2', refresh_token: 'r2' } }],
    ['refused', EXPIRED],
  ])('leaves the next person logged in when a renewal for the one before is %s', async (_, answer) => {
    serveWithRenewal(() => {
      logout();
      startSession({ access_token: 'b1', refresh_token: 's1' });
      return answer;
    });
    await expect(callApi(auth.me, {})).rejects.toThrow('Войдите в систему');
    expect(readTokens()).toEqual({ access_token: 'b1', refresh_token: 's1' });
    expect(callsOf('GET /api/auth/me')).toHaveLength(1);
  });

  it('does not touch the session of a wrong password', async () => {
    server.mockReturnValue({ status: 401, body: { detail: 'Неверный email или пароль', code: 'unauthorized' } });
    await expect(callApi(auth.login, { body: { email: 'a@b.ru', password: 'x' } })).rejects.toThrow(
      'Неверный email или пароль',
    );
    expect(hasSession()).toBe(true);
    expect(server).toHaveBeenCalledOnce();
  });
});

describe('logout', () => {
  it('removes both tokens at once and tells the server (A4-08)', () => {
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    server.mockRejectedValue(new TypeError('Failed to fetch'));
    logout();
    expect(browser.values.size).toBe(0);
    expect(server.mock.calls[0]?.[0]).toBe('POST /api/auth/logout');
    expect(server.mock.calls[0]?.[1].body).toBe('{"refresh_token":"r1"}');
  });

  it('reaches the other tabs', () => {
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    const watcher = vi.fn();
    const stop = watchSession(watcher);
    browser.otherTab('access_token', null);
    stop();
    browser.otherTab('access_token', 'a2');
    expect(watcher).toHaveBeenCalledOnce();
  });
});

describe('the tokens', () => {
  it('are kept under access_token and refresh_token (A3-10)', () => {
    startSession({ access_token: 'a1', refresh_token: 'r1' });
    expect(Object.fromEntries(browser.values)).toMatchObject({ access_token: 'a1', refresh_token: 'r1' });
  });

  it('mean that somebody is logged in (A4-01)', () => {
    expect(hasSession()).toBe(false);
    browser.values.set('access_token', 'a1');
    expect(hasSession()).toBe(true);
  });
});
