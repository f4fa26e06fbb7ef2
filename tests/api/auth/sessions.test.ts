import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { parseRefreshToken } from '#core/tokens.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeSession } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makeLogin, nextAddress, PASSWORD } from '#tests/security/logins.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.7000.12 Safari/537.36';

const list = (token: string) => request(auth.listSessions, { token });
const isOpen = async (token: string) => (await request(auth.me, { token })).status === 200;

it('lists where the account is open, families of browser and system only, and marks this device', async () => {
  const email = await makeLogin();
  const login = (headers: Record<string, string>) =>
    request(auth.login, { body: { email, password: PASSWORD }, sourceAddress: nextAddress(), headers });
  const [desktop, unknown] = [(await login({ 'user-agent': CHROME })).body, (await login({})).body];
  const reply = await list(desktop.access_token);
  expect(reply.status).toBe(200);
  const [mine, other] = [reply.body.find(({ current }) => current), reply.body.find(({ current }) => !current)];
  expect(mine).toEqual({
    id: parseRefreshToken(desktop.refresh_token)!.sessionId,
    device: 'Chrome, Windows',
    created_at: expect.any(String),
    rotated_at: expect.any(String),
    current: true,
  });
  expect(other).toMatchObject({ id: parseRefreshToken(unknown.refresh_token)!.sessionId, device: null });
  expect(reply.text).not.toContain('153.0');
  expect(await storedItems('153.0')).toEqual([]);
});

it('does not list what has expired and is not yet swept, nor anybody else’s', async () => {
  const [person, other] = [await makePerson(), await makePerson()];
  await makeSession(person.id, new Date(Date.now() - 3_601_000));
  expect((await list(person.token)).body.map(({ id }) => id)).toEqual([person.sessionId]);
  expect((await list(other.token)).body.map(({ id }) => id)).toEqual([other.sessionId]);
});

it('logs one device out, its access token at once', async () => {
  const person = await makePerson();
  const other = await makeSession(person.id);
  const end = () => request(auth.endSession, { token: person.token, params: { id: other.sessionId } });
  expect(await end()).toMatchObject({ status: 204, text: '' });
  expect(await isOpen(other.token)).toBe(false);
  expect(await isOpen(person.token)).toBe(true);
  expect((await end()).status).toBe(404);
});

it('answers for a session of somebody else as for one that does not exist, and leaves it', async () => {
  const [person, other] = [await makePerson(), await makePerson()];
  const end = (id: string) => request(auth.endSession, { token: person.token, params: { id } });
  const unknown = await end(randomUUID());
  expect(unknown.status).toBe(404);
  expect(await end(other.sessionId)).toEqual(unknown);
  expect(await isOpen(other.token)).toBe(true);
});

it('logs out everywhere, here too, and nobody else', async () => {
  const [person, bystander] = [await makePerson(), await makePerson()];
  const others = [await makeSession(person.id), await makeSession(person.id)];
  expect((await request(auth.endSessions, { token: person.token })).status).toBe(204);
  for (const token of [person.token, ...others.map((session) => session.token)])
    expect(await isOpen(token)).toBe(false);
  expect(await isOpen(bystander.token)).toBe(true);
  expect(await storedItems(`SESSIONS#${person.id}`)).toEqual([]);
});
