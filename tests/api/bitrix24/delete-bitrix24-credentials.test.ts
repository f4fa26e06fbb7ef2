import { describe, expect, it } from 'vitest';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { request } from '#tests/support/api.ts';
import { webhookOf } from '#tests/support/fake-bitrix24.ts';
import { makePerson, makePlan, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

describe('works', () => {
  it('forgets the webhook, twice as well as once, even after a downgrade (A7-34, A4-32)', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const options = { token: owner.token, params: { id: workspace.id } };
    const body = { webhook_url: webhookOf('goodcode') };
    await request(bitrix24.saveBitrix24Credentials, { ...options, body });
    await makePlan(owner, 'startup');
    for (let times = 0; times < 2; times++) {
      expect((await request(bitrix24.deleteBitrix24Credentials, options)).status).toBe(204);
    }
    expect((await request(bitrix24.getBitrix24Credentials, options)).body.webhook_url).toBeNull();
    expect(await storedItems(`CREDENTIALS#${workspace.id}`)).toEqual([]);
  });
});
