import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { system } from '#shared/contract/system.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { gatewayEvent, invoke, type RequestOptions } from '#tests/support/api.ts';
import { storedItems } from '#tests/support/stored.ts';

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<object>;

const SECRET = 'что знает только распределение';
const PREVIOUS = 'что оно знало прежде';
let handlers: Record<string, Handler>;

beforeAll(async () => {
  vi.stubEnv('ORIGIN_SECRET', `${SECRET},${PREVIOUS}`);
  vi.resetModules();
  const loaded = [
    await import('#functions/lambdas/system/handler.ts'),
    await import('#functions/lambdas/auth/handler.ts'),
  ];
  // Middy's own type of a handler has more forms than the tests call.
  handlers = { system: loaded[0]!.handler, auth: loaded[1]!.handler } as unknown as Record<string, Handler>;
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const ask = (route: RouteSpec & { domain: string }, options: RequestOptions) =>
  invoke<ErrorBody>(handlers[route.domain]!, gatewayEvent(route, options));

describe('a gateway behind the distribution', () => {
  it('takes what the distribution forwards, under the new secret and the one before it', async () => {
    for (const secret of [SECRET, PREVIOUS]) {
      expect((await ask(system.health, { headers: { 'x-origin-secret': secret } })).status).toBe(200);
    }
  });

  it.each<Record<string, string>>([
    {},
    { 'x-origin-secret': '' },
    { 'x-origin-secret': SECRET.slice(0, -1) },
    { 'x-origin-secret': `${SECRET} ` },
    { 'x-origin-secret': `${SECRET},${PREVIOUS}` },
    { 'x-origin-secret': SECRET.toUpperCase() },
  ])('refuses who comes past it: %j', async (headers) => {
    const reply = await ask(system.health, { headers });
    expect(reply.status).toBe(403);
    expect(reply.body).toEqual({ detail: 'Обращайтесь к сервису по его адресу', code: 'forbidden' });
  });

  it('refuses before anything else is done', async () => {
    const reply = await ask(auth.login, { body: { email: 'anna@romashka.ru', password: 'тонус-2026' } });
    expect(reply.status).toBe(403);
    expect(await storedItems()).toEqual([]);
  });

  it('tells machines apart by the address the distribution saw, whatever else they say', async () => {
    const login = (viewer: string) =>
      ask(auth.login, {
        body: { email: 'anna@romashka.ru', password: 'тонус-2026' },
        headers: { 'x-origin-secret': SECRET, 'cloudfront-viewer-address': viewer, 'x-forwarded-for': '192.0.2.1' },
        sourceAddress: '192.0.2.2',
      });
    const machines = async () => (await storedItems('THROTTLE#login-address')).length;
    await login('198.51.100.7:40001');
    await login('198.51.100.7:40002');
    expect(await machines()).toBe(1);
    await login('198.51.100.8:40001');
    expect(await machines()).toBe(2);
  });
});
