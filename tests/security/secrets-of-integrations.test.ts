import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ai } from '#shared/contract/ai.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { chats } from '#shared/contract/chats.ts';
import { request } from '#tests/support/api.ts';
import { webhookOf } from '#tests/support/fake-bitrix24.ts';
import { makePerson, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

const METHODS = ['debug', 'log', 'info', 'warn', 'error'] as const;
/** Known to nobody: GigaChat refuses it. */
const CANARY_SECRET = 'canary-secret-0123456789';

const BOT_TOKEN = '77:canary-bot-token';

let lines: string[];
beforeEach(() => {
  lines = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void lines.push(words.map(String).join(' ')));
  }
});
afterEach(() => vi.restoreAllMocks());

it('a webhook, a client secret and the token of a bot are in no reply, no log line and no item, whether they work or not', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const options = { token: owner.token, params: { id: workspace.id } };
  const hosts = ['https://canary.example', 'https://127.0.0.1', 'https://canary.example:1', 'http://canary.example'];
  const webhooks = [
    webhookOf('goodcode'),
    webhookOf('movedaway'),
    webhookOf('brokenpage'),
    ...hosts.map((host) => `${host}/rest/1/canarycode/`),
  ];
  const replies: { text: string }[] = [];
  for (const webhook_url of webhooks) {
    replies.push(await request(bitrix24.saveBitrix24Credentials, { ...options, body: { webhook_url } }));
  }
  const body = { client_id: 'client', client_secret: CANARY_SECRET };
  replies.push(
    await request(bitrix24.checkBitrix24, options),
    await request(bitrix24.getBitrix24Credentials, options),
    await request(ai.createAiCredentials, { ...options, body }),
    await request(ai.createAiCredentials, { ...options, body }),
    await request(ai.updateAiCredentials, { ...options, body }),
    await request(ai.updateAiCredentials, { ...options, body: { ...body, scope: CANARY_SECRET } }),
    await request(ai.checkAiCredentials, options),
    await request(ai.getAiCredentials, options),
  );
  const ofBot = { token: owner.token, params: { id: workspace.id, channel: 'telegram' } };
  for (const token of [BOT_TOKEN, `${BOT_TOKEN}-revoked`]) {
    replies.push(await request(chats.connectChatBot, { ...ofBot, body: { token } }));
  }
  replies.push(
    await request(chats.checkChatBot, ofBot),
    await request(chats.linkChat, ofBot),
    await request(chats.getChats, { ...options }),
  );
  const seen = [...replies.map(({ text }) => text), ...lines, JSON.stringify(await storedItems())].join('\n');
  expect(seen).toContain(workspace.id);
  for (const secret of ['goodcode', 'movedaway/', 'brokenpage', 'canarycode', CANARY_SECRET, BOT_TOKEN]) {
    expect(seen).not.toContain(secret);
    expect(seen).not.toContain(Buffer.from(secret).toString('base64').replace(/=+$/, ''));
  }
  expect(lines.filter((line) => line.includes('"error"'))).toEqual([]);
});
