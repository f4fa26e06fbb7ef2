import { describe, expect, it } from 'vitest';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { request } from '#tests/support/api.ts';
import { webhookOf } from '#tests/support/fake-bitrix24.ts';
import { makeMember, makePerson, makeWorkspace } from '#tests/support/factories.ts';

describe('works', () => {
  it('has nothing to show where Bitrix24 is not connected', async () => {
    const { token, ...owner } = await makePerson();
    const workspace = await makeWorkspace({ token, ...owner });
    const reply = await request(bitrix24.getBitrix24Credentials, { token, params: { id: workspace.id } });
    expect(reply).toMatchObject({ status: 200, body: { webhook_url: null, created_at: null, updated_at: null } });
  });

  it('shows portal and dates, and not the code, to everybody in the workspace (A3-17, A7-32)', async () => {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const params = { id: workspace.id };
    const { body: saved } = await request(bitrix24.saveBitrix24Credentials, {
      token: owner.token,
      params,
      body: { webhook_url: webhookOf('goodcode') },
    });
    for (const { token } of [owner, await makeMember(workspace, 'сотрудник')]) {
      const { body, text } = await request(bitrix24.getBitrix24Credentials, { token, params });
      expect(body).toEqual({
        webhook_url: webhookOf('goodcode').replace('goodcode', '••••'),
        kind: 'webhook',
        app: null,
        app_offered: true,
        created_at: saved.created_at,
        updated_at: saved.updated_at,
        status_preset: 'bitrix24',
        reading: { state: 'reading', since: saved.created_at, people: 0, tasks: 0, problem: null },
        changes: null,
      });
      expect(text).not.toContain('goodcode');
    }
  });
});
