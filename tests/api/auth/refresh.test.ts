import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeAccount } from './account.ts';
import { SECOND_MS } from '#shared/rules/durations.ts';

const DAY = 24 * 60 * 60 * SECOND_MS;
const ENDED = { detail: 'Сессия истекла. Пожалуйста, войдите в систему заново.', code: 'unauthorized' };

const refresh = (refreshToken: string) => request(auth.refresh, { body: { refresh_token: refreshToken } });
const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('works', () => {
  it('exchanges a refresh token for a new pair, again and again', async () => {
    let { refresh_token: token } = await makeAccount();
    const seen = new Set([token]);
    for (let turn = 0; turn < 3; turn++) {
      pass(10 * DAY);
      const reply = await refresh(token);
      expect(reply.status).toBe(200);
      expect((await request(auth.me, { token: reply.body.access_token })).status).toBe(200);
      token = reply.body.refresh_token;
      seen.add(token);
    }
    expect(seen.size).toBe(4);
  });

  it('gives the very same successor to a client whose reply was lost less than 30 seconds ago', async () => {
    const { refresh_token: first } = await makeAccount();
    const second = (await refresh(first)).body.refresh_token;
    pass(30 * SECOND_MS);
    const repeated = await refresh(first);
    expect(repeated.status).toBe(200);
    expect(repeated.body.refresh_token).toBe(second);
    expect((await refresh(second)).status).toBe(200);
  });

  it('gives two tabs that refresh at one moment the same token', async () => {
    const { refresh_token: token } = await makeAccount();
    const replies = await Promise.all([refresh(token), refresh(token)]);
    expect(replies.map((reply) => reply.status)).toEqual([200, 200]);
    expect(replies[0].body.refresh_token).toBe(replies[1].body.refresh_token);
  });
});

describe('refuses', () => {
  it('a token that was exchanged more than 30 seconds ago, and ends the session for whoever holds the newest', async () => {
    const { refresh_token: first } = await makeAccount();
    const { refresh_token: second, access_token: access } = (await refresh(first)).body;
    pass(31 * SECOND_MS);
    const replay = await refresh(first);
    expect(replay.status).toBe(401);
    expect(replay.body).toEqual(ENDED);
    expect((await refresh(second)).body).toEqual(ENDED);
    expect((await request(auth.me, { token: access })).status).toBe(401);
  });

  it('the token before the previous one even within 30 seconds, and ends the session', async () => {
    const { refresh_token: first } = await makeAccount();
    const second = (await refresh(first)).body.refresh_token;
    const third = (await refresh(second)).body.refresh_token;
    expect((await refresh(first)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  it('a token whose 30 days are over, though the table has not swept its session yet', async () => {
    const { refresh_token: token } = await makeAccount();
    pass(30 * DAY + SECOND_MS);
    const reply = await refresh(token);
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual(ENDED);
  });

  it('a token with another secret or of a session that never was, in the same words', async () => {
    const { refresh_token: token } = await makeAccount();
    const bytes = Buffer.from(token, 'base64url');
    bytes[16]! ^= 1;
    for (const forged of [bytes.toString('base64url'), 'нет', token.slice(0, -4)]) {
      const reply = await refresh(forged);
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual(ENDED);
    }
  });

  it('leaves nothing of an ended session behind', async () => {
    const { refresh_token: first, access_token: access } = await makeAccount();
    const { id } = (await request(auth.me, { token: access })).body;
    await refresh(first);
    pass(31 * SECOND_MS);
    await refresh(first);
    expect(await storedItems(`SESSIONS#${id}`)).toEqual([]);
  });
});
