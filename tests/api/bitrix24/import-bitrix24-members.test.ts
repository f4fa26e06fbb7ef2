import { describe, expect, it } from 'vitest';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { request } from '#tests/support/api.ts';
import { webhookOf } from '#tests/support/fake-bitrix24.ts';
import { givenPerson, givenPlan, givenWorkspace } from '#tests/support/given.ts';

describe('refuses', () => {
  it('without a webhook, and with one as long as employees are not read', async () => {
    const owner = await givenPerson();
    const workspace = await givenWorkspace(owner);
    const options = { token: owner.token, params: { id: workspace.id } };
    const without = await request(bitrix24.importBitrix24Members, options);
    expect(without.status).toBe(409);
    expect(without.body.detail).toContain('Подключите Bitrix24');
    await request(bitrix24.saveBitrix24Credentials, { ...options, body: { webhook_url: webhookOf('goodcode') } });
    const connected = await request(bitrix24.importBitrix24Members, options);
    expect(connected.status).toBe(409);
    expect(connected.body.detail).toContain('пока недоступен');
  });

  it('an owner on Startup with 402', async () => {
    const owner = await givenPerson();
    const workspace = await givenWorkspace(owner);
    await givenPlan(owner, 'startup');
    const options = { token: owner.token, params: { id: workspace.id } };
    expect((await request(bitrix24.importBitrix24Members, options)).status).toBe(402);
  });
});
