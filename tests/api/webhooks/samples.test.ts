import { createContext, runInContext } from 'node:vm';
import * as crypto from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { newSecret, signedHeaders } from '#functions/webhooks/signature.ts';
import { startReceiver } from '#scripts/fake-services/webhooks.ts';
import { overview } from '#shared/contract/overview.ts';
import { buildPath } from '#shared/contract/route.ts';
import { webhooks } from '#shared/contract/webhooks.ts';
import { webhooksText } from '#shared/text/ru/integrations/webhooks.ts';
import { chatSample, exampleOf, readingSample, tableSample } from '#web/lib/connecting-samples.ts';

const receiver = await startReceiver();
const allowed = process.env['OUTBOUND_ALLOW'];
process.env['OUTBOUND_ALLOW'] = [...(allowed ? [allowed] : []), receiver.host].join(',');
// A function reads its surroundings when it is loaded.
const { request } = await import('#tests/support/api.ts');
const { makePerson, makeWorkspace } = await import('#tests/support/factories.ts');
const { makeShownRun } = await import('#tests/support/shown-run.ts');
const { fire } = await import('../jobs/clock.ts');
const { countAll } = await import('#tests/support/table-stream.ts');
afterAll(() => receiver.stop());

const TELEGRAM = { TO: 'https://api.telegram.org/bot1:a/sendMessage', CHAT: '-100' };
const SECRET = newSecret();
const body = exampleOf('results.settled');
let said: { readonly to: string; readonly body: object }[];
let rows: unknown[][];
let asked: { readonly url: string; readonly headers: object }[];
let reply: string;
beforeEach(() => {
  said = [];
  rows = [];
  asked = [];
});

/** The first sheet of a spreadsheet. */
const sheet = {
  appendRow: (row: unknown[]) => rows.push(row),
  clearContents: () => (rows = []),
  getRange: () => ({ setValues: (values: unknown[][]) => (rows = values) }),
};

/** Runs code of the help page as its service does. */
function run<T>(code: string, result: string, env: object = {}): T {
  const module = { exports: {} };
  const surroundings = {
    module,
    require: () => crypto,
    Buffer,
    process: { env },
    fetch: (to: string, options: { body: string }) => {
      said.push({ to, body: JSON.parse(options.body) as object });
      return Promise.resolve({ ok: true });
    },
    SpreadsheetApp: { getActive: () => ({ getSheets: () => [sheet] }) },
    UrlFetchApp: {
      fetch: (url: string, { headers }: { headers: object }) => {
        asked.push({ url, headers });
        return { getContentText: () => reply };
      },
    },
    HtmlService: { createHtmlOutput: (text: string) => text },
  };
  return runInContext(`${code};${result}`, createContext(surroundings)) as T;
}

const handler = (env: object = TELEGRAM, secret = SECRET) =>
  run<(event: object) => Promise<{ statusCode: number }>>(chatSample(webhooksText), 'module.exports.handler', {
    ...env,
    SECRET: secret,
  });
const post = (key: string, contents: string) =>
  run<(event: object) => string>(
    tableSample(webhooksText).replace("KEY = 'REPLACE-ME'", "KEY = 'k'"),
    'doPost',
  )({ parameter: { key }, postData: { contents } });

describe('the function for a chat', () => {
  const headersAt = (at: Date, secrets = [SECRET]) => signedHeaders({ id: 'one', at, body }, secrets);

  it.each([
    [TELEGRAM, { chat_id: '-100', text: 'Итоги подведены\n…\neNPS 31\nhttps://…' }],
    [
      { TO: 'https://b.bitrix24.ru/rest/1/x/im.message.add.json', CHAT: 'chat12' },
      { DIALOG_ID: 'chat12', MESSAGE: 'Итоги подведены\n…\neNPS 31\nhttps://…' },
    ],
    [{ TO: 'https://chat.example/hooks/a' }, { text: 'Итоги подведены\n…\neNPS 31\nhttps://…' }],
  ])('tells %o of an event that we have signed, while two secrets are in force, too', async (env, told) => {
    const headers = headersAt(new Date(), [newSecret(), SECRET]);
    expect(await handler(env)({ headers, body })).toEqual({ statusCode: 204 });
    expect(said).toEqual([{ to: env.TO, body: told }]);
  });

  it.each([
    ['signed by somebody else', headersAt(new Date(), [newSecret()]), body],
    ['an old one', headersAt(new Date(Date.now() - 600_000)), body],
    ['a changed one', headersAt(new Date()), body.replace('42', '43')],
    ['without a signature', {}, body],
  ])('refuses %s', async (_, headers, text) => {
    expect(await handler()({ headers, body: text })).toEqual({ statusCode: 401 });
    expect(said).toEqual([]);
  });
});

describe('the script of a spreadsheet', () => {
  it('writes a row of an event, a name that looks like a formula as a text', () => {
    expect(
      post('k', exampleOf('member.joined').replace('"name": "…",\n      "role"', '"name": "=A1",\n      "role"')),
    ).toBe('ok');
    expect(rows).toEqual([['2026-11-30T09:00:00.000Z', 'Участник пришёл', "'=A1", '', '', 'https://…']]);
  });

  it('writes nothing without its key', () => {
    expect(() => post('other', body)).toThrow('key');
    expect(rows).toEqual([]);
  });
});

it('a spreadsheet that reads by a key has a row for each run that can be told', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const { id } = workspace;
  await makeShownRun(owner, workspace, { title: 'Пульс' });
  await countAll();
  reply = JSON.stringify((await request(overview.getPulse, { token: owner.token, params: { id } })).body);
  rows = [['what stood there']];
  const code = readingSample('https://tonus.example', ['run', 'eNPS', 'answered'])
    .replace("KEY = 'REPLACE-ME'", "KEY = 'k'")
    .replace("WORKSPACE = 'REPLACE-ME'", `WORKSPACE = '${id}'`);
  run<() => void>(code, 'refresh')();
  expect(asked).toEqual([
    {
      url: `https://tonus.example${buildPath(overview.getPulse.path, { id })}`,
      headers: { Authorization: 'Bearer k' },
    },
  ]);
  expect(rows.map((row) => row.slice(1))).toEqual([
    ['eNPS', 'answered'],
    [0, 6],
  ]);
});

it('both understand what the product sends: a test, and the results of a run', async () => {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const { id } = workspace;
  const { token } = owner;
  const { body: made } = await request(webhooks.createWebhook, {
    token,
    params: { id },
    body: { address: `${receiver.url}/${id}`, events: ['results.settled'] },
  });
  const of = { id, webhookId: made.webhook.id };
  await request(webhooks.testWebhook, { token, params: of });
  await makeShownRun(owner, workspace, { title: 'Пульс' });
  await countAll();
  await fire('deliver-webhooks');

  const { secret } = (await request(webhooks.getWebhookSecret, { token, params: of })).body;
  const sent = receiver.received.filter(({ path }) => path === `/${id}`);
  expect(sent).toHaveLength(2);
  for (const { headers, body: text } of sent) {
    expect(await handler(TELEGRAM, secret)({ headers, body: text })).toEqual({ statusCode: 204 });
    expect(post('k', text)).toBe('ok');
  }
  const link = expect.stringContaining('https://') as string;
  expect(rows.map((row) => row.slice(1))).toEqual([
    ['Пробное событие', '', '', '', ''],
    ['Итоги подведены', 'Пульс', 6, 0, link],
  ]);
  expect(said.map(({ body: told }) => told)).toMatchObject([
    { text: 'Пробное событие' },
    { text: expect.stringMatching(/^Итоги подведены\nПульс\neNPS 0\nhttps:/) as string },
  ]);
});
