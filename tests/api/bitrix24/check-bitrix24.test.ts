import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { webhookOf, type WebhookCode } from '#tests/support/fake-bitrix24.ts';
import { makePerson, makePlan, makeWorkspace, repos, vault, type Person } from '#tests/support/factories.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

/** A webhook that worked when it was saved. */
async function connected(code: WebhookCode, context = { workspace: workspace.id, kind: 'bitrix24' as const }) {
  const sealed = await vault.seal(webhookOf(code), context);
  await repos.integrations.saveBitrix24(workspace.id, { sealed, masked: 'https://x/rest/1/••••/', app: null }, null, {
    now: new Date(),
    jobId: randomUUID(),
  });
}
const check = () => request(bitrix24.checkBitrix24, { token: owner.token, params: { id: workspace.id } });

describe('works', () => {
  it('says that the webhook works', async () => {
    await connected('goodcode');
    expect((await check()).body).toEqual({ ok: true, detail: 'Подключение работает', warnings: [] });
  });

  it('says what a working webhook lacks', async () => {
    await connected('fewrights');
    expect((await check()).body).toMatchObject({ ok: true, warnings: [expect.any(String), expect.any(String)] });
  });

  it('says why a webhook has stopped working', async () => {
    await connected('revokedcode');
    expect((await check()).body).toEqual({ ok: false, detail: expect.stringContaining('отозван'), warnings: [] });
  });

  it('says that there is none', async () => {
    expect((await check()).body).toMatchObject({ ok: false, detail: 'Bitrix24 не подключён' });
  });
});

describe('refuses', () => {
  it('an owner on Startup with 402', async () => {
    await connected('goodcode');
    await makePlan(owner, 'startup');
    expect((await check()).status).toBe(402);
  });

  it('to open what was sealed for another workspace', async () => {
    await connected('goodcode', { workspace: 'another', kind: 'bitrix24' });
    expect((await check()).status).toBe(500);
  });
});
