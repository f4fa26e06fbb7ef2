import { beforeAll, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { routes } from '#shared/contract/index.ts';
import type { Route } from '#shared/contract/route.ts';
import { gatewayEvent, invoke, request } from '#tests/support/api.ts';
import { makePerson, makeSession, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { ROUTES } from './routes/index.ts';
import type { RouteName } from './routes/shape.ts';
import { eraseAccount, makeRefreshToken } from './actors.ts';
import { makeCompany, type Company } from './company.ts';
import { craft, FORGERIES, previousPeriodToken } from './forged-tokens.ts';

const guarded = routes.filter((route) => route.auth === 'user');
let company: Company;

beforeAll(async () => {
  company = await makeCompany(await makePerson());
});

describe.each(Object.entries(FORGERIES))('%s', (_, forge) => {
  it('opens no route, and every refusal is the same', async () => {
    const authorization = await forge(company.owner);
    const before = await storedItems();
    for (const route of guarded) {
      const { status, text } = await ask(route, authorization);
      expect({ route: route.name, status, text }).toEqual({
        route: route.name,
        status: 401,
        text: '{"detail":"Войдите, чтобы продолжить","code":"unauthorized"}',
      });
    }
    expect(await storedItems()).toEqual(before);
  });
});

describe('is taken', () => {
  it.each([
    ['a token as the service signs it', async ({ token }: Person) => `Bearer ${token}`],
    [
      'the same made by the test’s own craft, so that each forgery above differs in one thing only',
      (person: Person) => craft(person),
    ],
    ['a token of the previous key period', previousPeriodToken],
    ['the scheme in any letter case', async ({ token }: Person) => `bearer ${token}`],
  ])('%s', async (_, make) => {
    const reply = await request(auth.me, { headers: { authorization: await make(company.owner) } });
    expect(reply.status).toBe(200);
    expect(reply.body.id).toBe(company.owner.id);
  });
});

it('raising the epoch voids every token at once', async () => {
  vi.stubEnv('TOKEN_EPOCH', '2');
  vi.resetModules();
  const { handler } = await import('#functions/lambdas/auth/handler.ts');
  vi.unstubAllEnvs();
  // Those that are loaded from here on have the epoch of before.
  vi.resetModules();
  const event = gatewayEvent(auth.me, { token: company.owner.token });
  expect((await invoke(handler as unknown as Parameters<typeof invoke>[0], event)).status).toBe(401);
});

describe('an access token ends with its session', () => {
  it.each(guarded)('$name is closed at once by a logout', async (route) => {
    const { owner } = company;
    const { token } = await makeSession(owner.id);
    const refreshToken = await makeRefreshToken(owner.id);
    const { access_token: access, refresh_token: latest } = (
      await request(auth.refresh, { body: { refresh_token: refreshToken } })
    ).body;
    expect((await request(auth.me, { token: access })).status).toBe(200);
    await request(auth.logout, { body: { refresh_token: latest } });
    expect((await ask(route, `Bearer ${access}`)).status).toBe(401);
    // Only the session that was ended: the other device stays logged in.
    expect((await request(auth.me, { token })).status).toBe(200);
  });

  it('and with its account, though a session of it is left over', async () => {
    const person = await makePerson();
    await eraseAccount(person, { sessions: 'left' });
    for (const route of guarded.filter(({ scope }) => scope === 'account')) {
      const { status } = await request(route, {
        ...(await ROUTES[route.name as RouteName].call(company)),
        token: person.token,
      });
      expect([route.name, status]).toEqual([route.name, 401]);
    }
  });
});

async function ask(route: Route, authorization: string | undefined) {
  const options = await ROUTES[route.name as RouteName].call(company);
  return request(route, { ...options, ...(authorization === undefined ? {} : { headers: { authorization } }) });
}
