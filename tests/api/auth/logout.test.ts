import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { makeAccount } from './account.ts';

const logout = (token: string) => request(auth.logout, { body: { refresh_token: token } });

describe('works', () => {
  it('ends the session: neither of its tokens is good any more, and there is no content', async () => {
    const { access_token: access, refresh_token: token } = await makeAccount();
    const reply = await logout(token);
    expect(reply).toMatchObject({ status: 204, text: '' });
    expect((await request(auth.me, { token: access })).status).toBe(401);
    expect((await request(auth.refresh, { body: { refresh_token: token } })).status).toBe(401);
  });

  it('says the same when the session is over already', async () => {
    const { refresh_token: token } = await makeAccount();
    await logout(token);
    expect(await logout(token)).toMatchObject({ status: 204, text: '' });
  });
});

describe('refuses', () => {
  it('to end a session for whoever knows its ids but not its secret', async () => {
    const { access_token: access, refresh_token: token } = await makeAccount();
    const forged = Buffer.from(token, 'base64url').fill(7, 32).toString('base64url');
    expect((await logout(forged)).status).toBe(204);
    expect((await logout('не токен')).status).toBe(204);
    expect((await request(auth.me, { token: access })).status).toBe(200);
  });
});
