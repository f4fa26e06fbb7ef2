import { beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { ai } from '#shared/contract/ai.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request, withKey } from '#tests/support/api.ts';
import { makePerson, makePlan, makeWorkspace, table, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { accessOf, GOOD } from './access.ts';

let owner: Person;
let workspace: Workspace;
let access: ReturnType<typeof accessOf>;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  access = accessOf(owner, workspace);
});

describe('works', () => {
  it('keeps what was given, with defaults for the rest, and tries it (A3-18, A3-19, A3-20, A3-21, A7-28)', async () => {
    const { status, body } = await access.create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      client_id: GOOD.client_id,
      provider_type: 'gigachat',
      scope: 'GIGACHAT_API_PERS',
      verify_ssl_certs: false,
      has_valid_credentials: true,
      problem: null,
      total_requests: 1,
    });
  });

  it('answers alike when the same request comes again under its key, though there are credentials by now', async () => {
    const options = { token: owner.token, params: { id: workspace.id }, body: GOOD };
    const again = withKey(ai.createAiCredentials, options);
    const first = await request(ai.createAiCredentials, again);
    expect(first.status).toBe(201);
    expect(await request(ai.createAiCredentials, again)).toEqual(first);
    expect((await request(ai.createAiCredentials, options)).status).toBe(409);
    const kept = JSON.stringify(await storedItems(`IDEMPOTENCY#${owner.id}`));
    for (const said of Object.values(GOOD)) expect(kept).not.toContain(said);
  });

  it.each(['GIGACHAT_API_PERS', 'GIGACHAT_API_B2B', 'GIGACHAT_API_CORP'])(
    'takes the scope %s (A3-20)',
    async (scope) => {
      const body = { ...GOOD, provider_type: 'gigachat', scope, verify_ssl_certs: true };
      expect((await access.create(body)).body).toMatchObject({ scope, verify_ssl_certs: true });
    },
  );

  it('takes the ready key that GigaChat hands out in place of the secret', async () => {
    // The fake provider reads the second half as the secret, as the real one does.
    const ready = Buffer.from('0199e210-2f13-444c-8fe5-c9a19fe27db7:0199e210-2f13-444c-8fe5-c9a19fe27db8');
    const { body } = await access.create({ client_id: 'x', client_secret: ready.toString('base64') });
    expect(body.problem).toContain('не узнаёт');
  });

  it.each([
    ['wrong-secret', 'не узнаёт эти Client ID и Client Secret'],
    ['garbled-secret', 'записаны с ошибкой'],
    ['corporate-secret', 'выберите другой в «Дополнительно»'],
    ['spent-secret', 'закончились оплаченные токены'],
    ['closed-secret', 'проверьте тариф'],
  ])('keeps what GigaChat does not take, and says why: %s, %s (A4-35)', async (client_secret, words) => {
    const { status, body } = await access.create({ ...GOOD, client_secret });
    expect(status).toBe(201);
    expect(body).toMatchObject({ has_valid_credentials: false, problem: expect.stringContaining(words) });
    expect((await access.get()).body).toMatchObject({ has_valid_credentials: false, problem: body.problem });
  });

  it.each([
    ['busy-secret', 'Попробуйте через минуту'],
    ['broken-secret', 'внутренней ошибкой'],
  ])('tells of an outage once, and holds it against nothing: %s, %s', async (client_secret, words) => {
    const { status, body } = await access.create({ ...GOOD, client_secret });
    expect(status).toBe(201);
    expect(body).toMatchObject({ has_valid_credentials: false, problem: expect.stringContaining(words) });
    expect((await access.get()).body).toMatchObject({ has_valid_credentials: true, problem: null });
  });

  it('leaves only ciphertext of the secret in the table', async () => {
    const client_secret = 'canary-0123456789-canary';
    await access.create({ ...GOOD, client_secret });
    expect(await storedItems(client_secret)).toEqual([]);
    expect(await storedItems(Buffer.from(client_secret).toString('base64'))).toEqual([]);
    expect(await table.get(keys.credentials(workspace.id, 'ai'))).toMatchObject({
      sealed: expect.stringMatching(/^[A-Za-z0-9+/=]{60,}$/),
    });
  });
});

describe('refuses', () => {
  it.each([
    [{}, ['client_id', 'client_secret']],
    [{ client_id: '', client_secret: '  ' }, ['client_id', 'client_secret']],
    [{ ...GOOD, client_id: ' ' }, ['client_id']],
    [{ ...GOOD, client_secret: undefined }, ['client_secret']],
  ])('%j: both are needed (A5-36)', async (body, paths) => {
    const reply = await access.create(body);
    expect(reply.status).toBe(422);
    expect(reply.body.detail).toBe('Client ID и Client Secret обязательны для заполнения');
    expect(reply.body.errors!.map(({ path }) => path)).toEqual(paths);
  });

  it.each([{ scope: 'GIGACHAT_API_ALL' }, { provider_type: 'openai' }, { verify_ssl_certs: 'нет' }])(
    'what it does not know: %j',
    async (wrong) => {
      expect((await access.create({ ...GOOD, ...wrong })).status).toBe(422);
    },
  );

  it('a second time with 409, so that the caller changes what there is (A7-31)', async () => {
    await access.create();
    const again = await access.create({ ...GOOD, client_id: 'other' });
    expect(again).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await access.get()).body.client_id).toBe(GOOD.client_id);
  });

  it('one of two at the same moment', async () => {
    const statuses = (await Promise.all([access.create(), access.create()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([201, 409]);
  });

  it('an owner on Basic with 402 that names Premium', async () => {
    await makePlan(owner, 'basic');
    const reply = await access.create();
    expect(reply.status).toBe(402);
    expect(reply.body.detail).toContain('Premium');
  });
});
