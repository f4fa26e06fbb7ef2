import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatRefreshToken, newRefreshSecret, parseRefreshToken } from '#core/tokens.ts';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { makePerson } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeLogin, nextAddress, PASSWORD } from './logins.ts';
import { makeRefreshToken } from './actors.ts';

const GRACE_SECONDS = 30;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

describe('a refresh token', () => {
  it('replayed after the grace ends the whole family: thief and owner are out, both tokens of both', async () => {
    const first = await makeRefreshToken((await makePerson()).id);
    const second = await renew(first);
    const third = await renew(second.refresh);
    pass(GRACE_SECONDS + 1);
    expect((await renew(second.refresh)).status).toBe(401);
    expect((await renew(third.refresh)).status).toBe(401);
    for (const { access } of [second, third]) expect((await request(auth.me, { token: access })).status).toBe(401);
  });

  it('sent again within 30 seconds gives the same successor, which stays the only good one', async () => {
    const first = await makeRefreshToken((await makePerson()).id);
    const second = await renew(first);
    pass(GRACE_SECONDS);
    const again = await renew(first);
    expect(again).toMatchObject({ status: 200, refresh: second.refresh });
    expect((await renew(second.refresh)).status).toBe(200);
  });

  it('older than the previous one is no repeat, even within 30 seconds', async () => {
    const first = await makeRefreshToken((await makePerson()).id);
    const second = await renew(first);
    const third = await renew(second.refresh);
    expect((await renew(first)).status).toBe(401);
    expect((await renew(third.refresh)).status).toBe(401);
  });

  it('exchanged twenty times at once has one successor', async () => {
    const first = await makeRefreshToken((await makePerson()).id);
    const replies = await Promise.all(Array.from({ length: 20 }, () => renew(first)));
    expect(new Set(replies.map(({ status, refresh }) => `${status} ${refresh}`)).size).toBe(1);
    expect(replies[0]!.status).toBe(200);
  });

  it('with a made-up secret ends nobody’s session by logging out', async () => {
    const person = await makePerson();
    const good = await makeRefreshToken(person.id);
    const { userId, sessionId } = parseRefreshToken(good)!;
    const forged = formatRefreshToken({ userId, sessionId, secret: newRefreshSecret() });
    const before = await storedItems(person.id);
    expect((await request(auth.logout, { body: { refresh_token: forged } })).status).toBe(204);
    expect(await storedItems(person.id)).toEqual(before);
    expect((await renew(good)).status).toBe(200);
  });

  it('is stored as a hash only', async () => {
    const token = await makeRefreshToken((await makePerson()).id);
    const { secret } = parseRefreshToken(token)!;
    const { refresh } = await renew(token);
    const stored = JSON.stringify(await storedItems());
    for (const text of [
      token,
      refresh,
      secret.toString('base64url'),
      parseRefreshToken(refresh)!.secret.toString('base64url'),
    ]) {
      expect(stored).not.toContain(text);
    }
  });

  it('whose session has expired is refused before the table has swept it', async () => {
    const token = await makeRefreshToken((await makePerson()).id);
    pass(3600);
    expect((await renew(token)).status).toBe(401);
  });
});

describe('a login', () => {
  it('begins a session of its own: logging out of one leaves the other', async () => {
    const email = await makeLogin();
    const login = () => request(auth.login, { body: { email, password: PASSWORD }, sourceAddress: nextAddress() });
    const [one, two] = [(await login()).body, (await login()).body];
    await request(auth.logout, { body: { refresh_token: one.refresh_token } });
    expect((await request(auth.me, { token: one.access_token })).status).toBe(401);
    expect((await request(auth.me, { token: two.access_token })).status).toBe(200);
  });
});

function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
}

async function renew(token: string): Promise<{ status: number; access: string; refresh: string }> {
  const { status, body } = await request(auth.refresh, { body: { refresh_token: token } });
  return { status, access: body.access_token, refresh: body.refresh_token };
}
