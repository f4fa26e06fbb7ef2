import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { fakeBrowser } from '../test-support/fake-browser.ts';
import { callApi, watchLostReplies } from './api-client.ts';
import { startSession } from './session.ts';

interface Answer {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Record<string, string>;
}

const DONE = { status: 201, body: {} };
const LOST = () => Promise.reject(new TypeError('Failed to fetch'));
const refusal = (status: number, code: string, headers = {}) => ({ status, body: { detail: 'Нет', code }, headers });
const server = vi.fn<(request: RequestInit) => Answer | Promise<Answer>>();

beforeEach(() => {
  fakeBrowser();
  startSession({ access_token: 'a1', refresh_token: 'r1' });
  server.mockReset();
  vi.stubGlobal('fetch', async (url: string, request: RequestInit) => {
    if (url.endsWith('/refresh')) return Response.json({ access_token: 'a2', refresh_token: 'r2' });
    const { status, body, headers = {} } = await server(request);
    return Response.json(body ?? {}, { status, headers });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let name = '';
beforeEach(() => {
  name = crypto.randomUUID();
});
const create = (suffix = '') => callApi(workspaces.createWorkspace, { body: { name: name + suffix } });
const keysSent = () => server.mock.calls.map(([request]) => new Headers(request.headers).get('idempotency-key'));

describe('a call that creates', () => {
  it('carries a key; others do not', async () => {
    server.mockReturnValue(DONE);
    await create();
    await callApi(workspaces.listWorkspaces, {});
    const [key, none] = keysSent();
    expect(isUuid(key)).toBe(true);
    expect(none).toBeNull();
  });

  it.each([
    ['the connection broke', LOST],
    ['the gateway gave up', () => refusal(504, 'unknown')],
    ['something broke there', () => refusal(500, 'internal')],
    ['it was refused, which changed nothing', () => refusal(402, 'plan_limit')],
  ])('carries the same key when it is sent again because %s', async (_, answer) => {
    server.mockImplementationOnce(answer).mockReturnValue(DONE);
    await expect(create()).rejects.toThrow(/Нет|HTTP/);
    await create();
    const [first, second] = keysSent();
    expect(second).toBe(first);
  });

  it('carries the same key with the renewed token', async () => {
    server.mockReturnValueOnce(refusal(401, 'unauthorized')).mockReturnValue(DONE);
    await create();
    const [first, second] = keysSent();
    expect(second).toBe(first);
  });

  it('is another action once it is done', async () => {
    server.mockReturnValue(DONE);
    await create();
    await create();
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('is another action after an edit, and at another route', async () => {
    server.mockImplementation(LOST);
    await expect(create()).rejects.toThrow('Нет связи');
    await expect(create('!')).rejects.toThrow('Нет связи');
    const poll = { params: { id: crypto.randomUUID() } };
    await expect(callApi(polls.duplicatePoll, poll)).rejects.toThrow('Нет связи');
    await expect(callApi(polls.createFrame, { ...poll, body: {} })).rejects.toThrow('Нет связи');
    expect(new Set(keysSent()).size).toBe(4);
  });

  it('is another action after ten minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    server.mockImplementation(LOST);
    await expect(create()).rejects.toThrow('Нет связи');
    vi.setSystemTime(Date.now() + 11 * 60 * 1000);
    await expect(create()).rejects.toThrow('Нет связи');
    expect(new Set(keysSent()).size).toBe(2);
  });

  it('waits as long as it is told for the reply to what is still in progress', async () => {
    server.mockReturnValueOnce(refusal(409, 'in_progress', { 'retry-after': '0' })).mockReturnValue(DONE);
    await expect(create()).resolves.toEqual({});
    const [first, second] = keysSent();
    expect(second).toBe(first);
  });

  it('gives up when it is in progress for ever', async () => {
    server.mockReturnValue(refusal(409, 'in_progress', { 'retry-after': '0' }));
    await expect(create()).rejects.toMatchObject({ code: 'in_progress' });
    expect(server.mock.calls.length).toBeLessThan(6);
  });

  it('says when it was done and its reply is lost for good; the next one is another action', async () => {
    const listener = vi.fn();
    const stop = watchLostReplies(listener);
    server.mockReturnValueOnce(refusal(409, 'reply_lost')).mockReturnValue(DONE);
    await expect(create()).rejects.toMatchObject({ code: 'reply_lost' });
    expect(listener).toHaveBeenCalledOnce();
    stop();
    await create();
    expect(new Set(keysSent()).size).toBe(2);
  });
});
