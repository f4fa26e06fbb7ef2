import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startReceiver } from '#scripts/fake-services/webhooks.ts';
import { webhooks } from '#shared/contract/webhooks.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { webhookErrors as english } from '#shared/text/en/webhooks/errors.ts';
import { webhookErrors as russian } from '#shared/text/ru/webhooks/errors.ts';

const receiver = await startReceiver();
const allowed = process.env['OUTBOUND_ALLOW'];
process.env['OUTBOUND_ALLOW'] = [...(allowed ? [allowed] : []), receiver.host].join(',');
// A function reads its surroundings when it is loaded.
const { request, withKey } = await import('#tests/support/api.ts');
const { makePerson, makeWorkspace, repos } = await import('#tests/support/factories.ts');
const { makeWebhook } = await import('#tests/support/webhooks.ts');

let owner: Awaited<ReturnType<typeof makePerson>>;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterAll(() => receiver.stop());

describe('the address of a receiver', () => {
  it.each([
    ['http://hooks.example/', 'not_https'],
    ['http://127.0.0.1:9000/', 'not_https'],
    ['ftp://hooks.example/', 'not_https'],
    ['https://hooks.example:8443/', 'port'],
    ['https://user@hooks.example/', 'credentials_in_url'],
    ['https://user:pass@hooks.example/', 'credentials_in_url'],
    ['https://127.0.0.1/', 'blocked_address'],
    ['https://2130706433/', 'blocked_address'],
    ['https://10.1.2.3/', 'blocked_address'],
    ['https://169.254.169.254/latest', 'blocked_address'],
    ['https://[::1]/', 'blocked_address'],
    ['https://[::ffff:10.0.0.1]/', 'blocked_address'],
    ['https://[fd00::1]/', 'blocked_address'],
    ['https://LOCALHOST/', 'blocked_address'],
    ['https://hooks.localhost./', 'blocked_address'],
  ] as const)('is refused at once in the words of the sending, and nothing is stored: %s', async (address, reason) => {
    const { id } = await makeWebhook(workspace);
    const told: unknown[] = [];
    for (const language of ['ru', 'en']) {
      const asOwner = { token: owner.token, headers: { 'accept-language': language } };
      const made = await request(webhooks.createWebhook, {
        ...withKey(webhooks.createWebhook, asOwner),
        params: { id: workspace.id },
        body: { address, events: ['task.created'] },
      });
      const params = { id: workspace.id, webhookId: id };
      const changed = await request(webhooks.changeWebhook, { ...asOwner, params, body: { address } });
      for (const { status, body } of [made, changed]) told.push([status, (body as { errors?: unknown }).errors]);
    }
    const [ru, en] = [russian, english].map(({ problems }) => [422, [{ path: 'address', message: problems[reason] }]]);
    expect(told).toEqual([ru, ru, en, en]);
    expect(await repos.webhooks.list(workspace.id)).toMatchObject([{ id, address: `https://hooks.example/tonus` }]);
  });

  it('is taken where it is one of this machine that the stage allows, and a name whose address nobody knows yet', async () => {
    for (const address of [`${receiver.url}/tonus`, 'https://hooks.invalid/tonus']) {
      const body = { address, events: ['task.created' as const] };
      const asOwner = { token: owner.token, params: { id: workspace.id }, body };
      const made = await request(webhooks.createWebhook, withKey(webhooks.createWebhook, asOwner));
      expect([made.status, made.body.webhook.address]).toEqual([201, address]);
    }
  });
});
