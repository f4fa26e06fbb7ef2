import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeAccount, mistakes, newAddress, PASSWORD } from './account.ts';

const login = (body: object) => request(auth.login, { body, sourceAddress: newAddress() });

describe('works', () => {
  it('gives the two tokens of a session for the right password, and one for the device (A7-01)', async () => {
    const { email } = await makeAccount();
    const reply = await login({ email, password: PASSWORD });
    expect(reply.status).toBe(200);
    expect(Object.keys(reply.body)).toEqual(['access_token', 'refresh_token', 'device_token']);
    expect((await request(auth.me, { token: reply.body.access_token })).body.email).toBe(email);
  });

  it('knows the address in any letter case and with spaces around it', async () => {
    const { email } = await makeAccount();
    expect((await login({ email: ` ${email.toUpperCase()} `, password: PASSWORD })).status).toBe(200);
  });

  it('opens a session of its own for each device', async () => {
    const { email, access_token: first } = await makeAccount();
    const second = await login({ email, password: PASSWORD });
    await request(auth.logout, { body: { refresh_token: second.body.refresh_token } });
    expect((await request(auth.me, { token: second.body.access_token })).status).toBe(401);
    expect((await request(auth.me, { token: first })).status).toBe(200);
  });

  it('takes a password with spaces as it is typed, and one character in either of its Unicode forms', async () => {
    const password = '  ёлка и é  ';
    const { email } = await makeAccount({
      password: password.normalize('NFC'),
      password_confirm: password.normalize('NFC'),
    });
    expect((await login({ email, password: password.normalize('NFD') })).status).toBe(200);
    expect((await login({ email, password: password.trim() })).status).toBe(401);
  });

  it('keeps nothing of the tokens it gives out', async () => {
    const { access_token: access, refresh_token: refresh } = await makeAccount();
    const secret = Buffer.from(refresh, 'base64url').subarray(32);
    for (const text of [access, refresh, secret.toString('base64url'), secret.toString('hex')]) {
      expect(await storedItems(text)).toEqual([]);
    }
  });
});

describe('fails', () => {
  it.each([
    ['an empty address (A5-02)', { email: '', password: PASSWORD }, { email: 'Email обязателен для заполнения' }],
    ['a missing address (A5-02)', { password: PASSWORD }, { email: 'Email обязателен для заполнения' }],
    [
      'an address without a domain (A5-03)',
      { email: 'anna@', password: PASSWORD },
      { email: 'Введите корректный email' },
    ],
    [
      'an empty password (A5-04)',
      { email: 'anna@romashka.ru', password: '' },
      { password: 'Пароль обязателен для заполнения' },
    ],
    [
      'an empty form, both mistakes at once (A5-02, A5-04)',
      { email: '', password: '' },
      { email: 'Email обязателен для заполнения', password: 'Пароль обязателен для заполнения' },
    ],
  ])('refuses %s', async (_, body, expected) => {
    const reply = await login(body);
    expect(reply.status).toBe(422);
    expect(mistakes(reply.body)).toEqual(expected);
  });
});

describe('refuses', () => {
  it('a wrong password, with a detail to show under the form, and opens no session (A7-01)', async () => {
    const { email, access_token: token } = await makeAccount();
    const { id } = (await request(auth.me, { token })).body;
    const reply = await login({ email, password: 'тонус-2027' });
    expect(reply.status).toBe(401);
    expect(reply.body).toEqual({ detail: 'Неверный email или пароль', code: 'unauthorized' });
    expect(await storedItems(`SESSIONS#${id}`)).toHaveLength(1);
  });
});
