import { describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { request } from '#tests/support/api.ts';
import { makeSession, type Person } from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { makeHolder, nextAddress, PASSWORD } from '#tests/security/logins.ts';
import { mistakes } from './account.ts';
import '#tests/support/one-window.ts';

const NEW = 'другой-пароль-7';
const change = ({ token }: Person, changes: Record<string, unknown> = {}) =>
  request(auth.changePassword, {
    token,
    body: { current_password: PASSWORD, new_password: NEW, new_password_confirm: NEW, ...changes },
  });
const login = (email: string, password: string) =>
  request(auth.login, { body: { email, password }, sourceAddress: nextAddress() });
const isOpen = async (token: string) => (await request(auth.me, { token })).status === 200;

describe('works', () => {
  it('takes the new password from now on, and a letter tells', async () => {
    const person = await makeHolder();
    expect((await change(person)).status).toBe(200);
    expect((await login(person.email, NEW)).status).toBe(200);
    expect((await login(person.email, PASSWORD)).status).toBe(401);
    expect(await lettersTo(person.email, 'password-changed')).toEqual([{ at: expect.any(String), device: null }]);
  });

  it('ends every other session at once and keeps this one', async () => {
    const person = await makeHolder();
    const others = [await makeSession(person.id), await makeSession(person.id)];
    await change(person);
    expect(await isOpen(person.token)).toBe(true);
    for (const { token } of others) expect(await isOpen(token)).toBe(false);
  });

  it('happens once of four at the same moment', async () => {
    const person = await makeHolder();
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => {
        const password = `${NEW}-${index}`;
        return (await change(person, { new_password: password, new_password_confirm: password })).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status !== 200 && status !== 409 && status !== 422)).toEqual([]);
  });
});

describe('refuses', () => {
  it.each([
    ['a wrong current password', { current_password: 'не тот' }, { current_password: 'Текущий пароль неверен' }],
    [
      'a short one',
      { new_password: '1234567', new_password_confirm: '1234567' },
      { new_password: 'Пароль должен содержать минимум 8 символов' },
    ],
    ['another confirmation', { new_password_confirm: 'x' }, { new_password_confirm: 'Пароли не совпадают' }],
    [
      'the same once more',
      { new_password: PASSWORD, new_password_confirm: PASSWORD },
      { new_password: 'Новый пароль совпадает с текущим' },
    ],
    [
      'one that everybody has',
      { new_password: 'Qwerty123', new_password_confirm: 'Qwerty123' },
      { new_password: 'Этот пароль слишком распространён, его подбирают первым. Придумайте другой' },
    ],
  ])('%s', async (_, changes, expected) => {
    const person = await makeHolder();
    const reply = await change(person, changes);
    expect(reply.status).toBe(422);
    expect(mistakes(reply.body)).toEqual(expected);
    expect((await login(person.email, PASSWORD)).status).toBe(200);
  });

  it('to try passwords without end', async () => {
    const person = await makeHolder();
    const replies = await Promise.all(Array.from({ length: 11 }, () => change(person, { current_password: 'не тот' })));
    expect(replies.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(1);
  });
});
