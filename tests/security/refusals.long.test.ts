import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { handler } from '#functions/lambdas/polls/handler.ts';
import { routes } from '#shared/contract/index.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Route } from '#shared/contract/route.ts';
import { gatewayEvent, invoke, request, type Answer, type RequestOptions } from '#tests/support/api.ts';
import { calls } from '#tests/support/calls.ts';
import { makePerson } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import type { ErrorBody } from '#shared/errors.ts';
import { ROUTES } from './routes/index.ts';
import type { RouteName } from './routes/shape.ts';
import { makeCompany, type Company } from './company.ts';
import { changed, leaves, objects } from './json-paths.ts';

/** A form of another service is no JSON (sign-in-companies.test.ts). */
const withBody = routes.filter((route) => route.body && !route.bodyForm);
/** What another service tells has a shape of its own; of it is read what is known. */
const withOwnBody = withBody.filter(({ secretHeaders }) => !secretHeaders);
const withId = routes.filter((route) => route.params && 'id' in route.params);
const NOT_JSON = ['', '{', '{"a":1', "{'a':1}", 'NaN', '{"a":1}{"b":2}', '\u0000'];
const NOT_AN_OBJECT = ['null', '[]', '[{}]', '"текст"', '5', 'true'];
const NOT_AN_ID = [
  'x',
  '1',
  '00000000-0000-0000-0000-000000000000',
  '01890a5d-ac96-774b-bcce-b302099a8057',
  ' ',
  '../etc',
  '%00',
  '{"$ne":null}',
];
const TOO_LARGE_BYTES = 300 * 1024;
/** What a caller might try to set for themselves; none of them is a field of any request. */
const EXTRA_FIELDS = {
  role: 'владелец',
  user_role: 'владелец',
  owner: true,
  plan: 'premium',
  is_active: true,
  user_id: 'x',
  public_token: 'x',
  id: 'x',
  version: 9,
  pk: 'x',
  sk: 'x',
  created_at: 'x',
  emailVerified: true,
};
let company: Company;
let before: unknown;

beforeAll(async () => {
  company = await makeCompany(await makePerson());
  before = await storedThings();
});

describe.each(withBody)('$name', (route) => {
  it.each(NOT_JSON)('refuses a body that is not JSON with 400: %j', async (body) => {
    const reply = await refused(route, { body: body || ' ' });
    expect(reply).toMatchObject({ status: 400, body: { code: 'malformed_request' } });
  });

  it.each(NOT_AN_OBJECT)('refuses JSON that is not an object with 422: %s', async (body) => {
    expect(await refused(route, { body })).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });

  it('refuses more than it takes, 300 kB as a rule, with 413', async () => {
    const { body, ...rest } = await valid(route);
    const large = JSON.stringify({ ...(body as object), padding: 'x'.repeat(route.bodyLimit ?? TOO_LARGE_BYTES) });
    expect(await refused(route, { ...rest, body: large })).toMatchObject({ status: 413, body: { code: 'too_large' } });
  });
});

describe.each(withOwnBody)('$name', (route) => {
  it('refuses a wrong type in every field with 422 and names the field', async () => {
    const { body, ...rest } = await valid(route);
    const paths = leaves(body);
    expect(paths.length).toBeGreaterThan(0);
    for (const path of paths) {
      for (const wrong of [{}, [[]]]) {
        const reply = await refused(route, { ...rest, body: changed(body, path, wrong) });
        expect([path, reply.status]).toEqual([path, 422]);
        expect(reply.body.errors!.some((issue) => issue.path === path.join('.'))).toBe(true);
      }
    }
  });

  it('refuses an unknown field at every depth with 422', async () => {
    const { body, ...rest } = await valid(route);
    for (const path of objects(body)) {
      const reply = await refused(route, { ...rest, body: changed(body, [...path, 'unknown'], 1) });
      expect([path, reply.status]).toEqual([path, 422]);
      expect(reply.body.errors).toEqual([{ path: path.join('.'), message: 'Неизвестные поля: unknown' }]);
    }
  });

  it('takes no field that is not its own: no role, owner, plan, token or key can be set from outside', async () => {
    const { body, ...rest } = await valid(route);
    const others = { ...EXTRA_FIELDS, workspace_id: company.workspace.id, published: true };
    const own = z.toJSONSchema(route.body!, { io: 'input', unrepresentable: 'any' }).properties ?? {};
    for (const [name, value] of Object.entries(others).filter(([field]) => !(field in own))) {
      const reply = await refused(route, { ...rest, body: { ...(body as object), [name]: value } });
      expect([name, reply.status]).toEqual([name, 422]);
    }
  });

  it('is not misled by __proto__ and constructor', async () => {
    const { body, ...rest } = await valid(route);
    const text = JSON.stringify(body).replace(
      /^\{/,
      '{"__proto__":{"role":"владелец"},"constructor":{"prototype":{"role":"владелец"}},',
    );
    expect((await refused(route, { ...rest, body: text })).status).toBe(422);
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  });
});

describe.each(withId)('$name', (route) => {
  it.each(NOT_AN_ID)('refuses an id that is none with 422: %j', async (id) => {
    const { params, ...rest } = await valid(route);
    const reply = await refused(route, { ...rest, params: { ...params, id } });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ path: 'id', message: 'Некорректный идентификатор' }]);
  });
});

describe.each(routes.filter(({ idempotent }) => idempotent))('$name', (route) => {
  it('refuses an Idempotency-Key that is none with 422', async () => {
    const reply = await refused(route, { headers: { 'idempotency-key': 'два слова' } });
    expect(reply.status).toBe(422);
    expect(reply.body.errors!.map(({ path }) => path)).toEqual(['Idempotency-Key']);
  });
});

describe('ids in bodies', () => {
  it.each(NOT_AN_ID)('are refused with 422 where they are none: %j', async (id) => {
    const poll = await valid(polls.createPoll);
    expect((await refused(polls.createPoll, { ...poll, body: changed(poll.body, ['workspace_id'], id) })).status).toBe(
      422,
    );
    const take = routes.find((route) => route.name === 'takePublicPoll')!;
    const answer = await valid(take);
    for (const path of [['answers', '0', 'question_id'], ['anonymous_session_id']]) {
      expect((await refused(take, { ...answer, body: changed(answer.body, path, id) })).status).toBe(422);
    }
  });
});

it('refuses 300 kB that come in base64', async () => {
  const { body, ...rest } = await valid(polls.createPoll);
  const text = JSON.stringify({ ...(body as object), padding: 'x'.repeat(TOO_LARGE_BYTES) });
  const event = gatewayEvent(polls.createPoll, { ...rest, body: Buffer.from(text).toString('base64') });
  expect(
    (await invoke(handler as unknown as Parameters<typeof invoke>[0], { ...event, isBase64Encoded: true })).status,
  ).toBe(413);
});

describe('the query of results', () => {
  it('takes no unknown parameter', async () => {
    const reply = await refused(polls.getResults, { ...(await valid(polls.getResults)), query: { limit: '100000' } });
    expect(reply.status).toBe(422);
  });

  it.each(['x', '%', 'я'.repeat(300), 'A'.repeat(300), '_-'.repeat(150), Buffer.from('RUN').toString('base64url')])(
    'takes a made-up cursor for a position: %s',
    async (cursor) => {
      const reply = await request(polls.getResults, { ...(await valid(polls.getResults)), query: { cursor } });
      expect(reply.status).toBe(200);
    },
  );

  it('takes no cursor that could outgrow a key of the table', async () => {
    const query = { cursor: '_-'.repeat(151) };
    expect((await refused(polls.getResults, { ...(await valid(polls.getResults)), query })).status).toBe(422);
  });
});

it('after all of these refusals the table is what it was', async () => {
  expect(await storedThings()).toEqual(before);
});

/**
 * The whole table but what valid calls are made of: accounts (with sessions, mailed links, proved addresses, factors,
 * plans and their promo code), the portal that is made for each valid event of one, the ways through a provider that
 * such calls begin, which are counted by address, and who has seen what by a call that is none of the refused.
 */
async function storedThings() {
  return (await storedItems()).filter(
    ({ pk, sk, type, job }) =>
      sk !== 'ACCESS#bitrix24' &&
      type !== 'portal-head' &&
      pk !== 'DUE#snapshot-portals' &&
      (job as { kind?: string } | undefined)?.kind !== 'snapshot-portal' &&
      !/^(USER|LOGIN|SESSIONS|LINKS|VERIFIED|FACTORS|TICKETS|PLAN|PROMO|SEEN|SIGNIN|THROTTLE)#/.test(pk),
  );
}

async function valid(route: Route): Promise<RequestOptions> {
  const options = await ROUTES[route.name as RouteName].call(company);
  return route.auth === 'user' ? { ...options, token: company.owner.token } : options;
}

/** Sends a call that must be refused, and sees that the refusal is well-formed, in Russian, and wrote nothing. */
async function refused(route: Route, options: RequestOptions): Promise<Answer<ErrorBody>> {
  const whole = { ...(await valid(route)), ...options };
  const start = calls.length;
  const reply = (await request(route, whole)) as unknown as Answer<ErrorBody>;
  expect(calls.slice(start).filter(({ writes }) => writes > 0)).toEqual([]);
  expect(reply.status).toBeGreaterThanOrEqual(400);
  expect(reply.status).toBeLessThan(500);
  expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
  expectRussian(reply.body.detail);
  if (reply.status === 422) expect(reply.body.errors).not.toHaveLength(0);
  for (const issue of reply.body.errors ?? []) {
    expect(typeof issue.path).toBe('string');
    expectRussian(issue.message);
  }
  return reply;
}

function expectRussian(text: string): void {
  expect(text).toMatch(/[а-яё]{3}/i);
  expect(text).not.toMatch(/invalid|expected|undefined|object Object/i);
}
