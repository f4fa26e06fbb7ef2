import { beforeEach, describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { makePerson, makePlan, makeWorkspace, repos, vault, type Person } from '#tests/support/factories.ts';
import { accessOf, GOOD } from './access.ts';

let owner: Person;
let workspace: Workspace;
let access: ReturnType<typeof accessOf>;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  access = accessOf(owner, workspace);
});

/** What is kept is valid as far as we know, but now the provider answers otherwise. */
async function replaceSecret(secret: string): Promise<void> {
  const known = (await repos.integrations.findAi(workspace.id))!;
  const sealed = await vault.seal(secret, { workspace: workspace.id, kind: 'ai' });
  const { clientId, provider, scope, verifySslCerts, problem, monthlyCap } = known;
  const values = { sealed, clientId, provider, scope, verifySslCerts, problem, monthlyCap };
  await repos.integrations.saveAi(workspace.id, values, known, new Date());
}

describe('works', () => {
  it('says that the credentials work and counts the request', async () => {
    await access.create();
    expect((await access.check()).body).toEqual({ ok: true, detail: 'Подключение работает', warnings: [] });
    expect((await access.get()).body).toMatchObject({ total_requests: 2, has_valid_credentials: true });
  });

  it('says why they have stopped working, and remembers it (A4-35)', async () => {
    await access.create();
    await replaceSecret('wrong-secret');
    const { body } = await access.check();
    expect(body).toMatchObject({ ok: false, detail: expect.stringContaining('не узнаёт') });
    expect((await access.get()).body).toMatchObject({ has_valid_credentials: false, problem: body.detail });
  });

  it.each(['busy-secret', 'broken-secret'])('does not hold an outage against the credentials: %s', async (secret) => {
    await access.create();
    await replaceSecret(secret);
    expect((await access.check()).body).toMatchObject({ ok: false });
    expect((await access.get()).body).toMatchObject({ has_valid_credentials: true, problem: null });
  });

  it('does not put what was found out about old credentials down to new ones', async () => {
    await access.create();
    const old = await repos.integrations.findAi(workspace.id);
    await access.update({ ...GOOD, client_id: 'new-client' });
    await repos.integrations.countAiRequest(workspace.id, old!, 'старая беда', new Date());
    expect((await access.get()).body).toMatchObject({ problem: null, total_requests: 2 });
  });

  it('says that there are none', async () => {
    expect((await access.check()).body).toMatchObject({ ok: false, detail: expect.stringContaining('не подключён') });
  });
});

describe('refuses', () => {
  it('an owner on Basic with 402', async () => {
    await access.create();
    await makePlan(owner, 'basic');
    expect((await access.check()).status).toBe(402);
  });
});
