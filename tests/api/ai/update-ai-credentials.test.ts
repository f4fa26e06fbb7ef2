import { beforeEach, describe, expect, it } from 'vitest';
import { makePerson, makePlan, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { accessOf, GOOD } from './access.ts';

let owner: Person;
let access: ReturnType<typeof accessOf>;
beforeEach(async () => {
  owner = await makePerson();
  access = accessOf(owner, await makeWorkspace(owner));
});

describe('works', () => {
  it('puts other credentials in place and goes on counting (A7-29)', async () => {
    const { body: first } = await access.create({ ...GOOD, client_secret: 'wrong-secret' });
    const { status, body } = await access.update({ ...GOOD, client_id: 'new-client', scope: 'GIGACHAT_API_B2B' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      client_id: 'new-client',
      scope: 'GIGACHAT_API_B2B',
      has_valid_credentials: true,
      problem: null,
      total_requests: 2,
      monthly_requests: 2,
      created_at: first.created_at,
    });
  });

  it('saves the first as well', async () => {
    expect(await access.update()).toMatchObject({
      status: 200,
      body: { client_id: GOOD.client_id, total_requests: 1 },
    });
  });
});

describe('refuses', () => {
  it('empty fields as a creation does (A5-36)', async () => {
    const reply = await access.update({ client_id: ' ', client_secret: '' });
    expect(reply.body.detail).toBe('Client ID и Client Secret обязательны для заполнения');
  });

  it('one of two people who change it at the same moment', async () => {
    await access.create();
    const tries = await Promise.all(['one', 'two'].map((client_id) => access.update({ ...GOOD, client_id })));
    const winners = tries.filter(({ status }) => status === 200);
    for (const { status } of tries) expect([200, 409]).toContain(status);
    expect(winners.map(({ body }) => body.client_id)).toContain((await access.get()).body.client_id);
  });

  it('an owner on Startup with 402', async () => {
    await makePlan(owner, 'startup');
    expect((await access.update()).status).toBe(402);
  });
});
