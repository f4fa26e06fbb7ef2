import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import { webhookOf, type WebhookCode } from '#tests/support/fake-bitrix24.ts';
import { forgetRequests } from '#tests/support/portal-factory.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, table, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const save = (webhook_url: unknown, { token } = owner) =>
  request(bitrix24.saveBitrix24Credentials, { token, params: { id: workspace.id }, body: { webhook_url } });
const stored = () => table.get(keys.credentials(workspace.id, 'bitrix24'), { consistent: true });

describe('works', () => {
  it('tries the webhook, keeps it and shows it masked (A3-17, A7-33)', async () => {
    const reply = await save(`  ${webhookOf('goodcode')}profile.json  `);
    expect(reply).toMatchObject({
      status: 200,
      body: { webhook_url: webhookOf('goodcode').replace('goodcode', '••••'), warnings: [] },
    });
    expect(reply.body.created_at).toBe(reply.body.updated_at);
  });

  it('keeps the day it was first connected when the webhook is changed', async () => {
    const { body: first } = await save(webhookOf('goodcode'));
    const { body: second } = await save(webhookOf('fewrights'));
    expect(second.created_at).toBe(first.created_at);
    expect(second.updated_at! > first.updated_at!).toBe(true);
  });

  it('says what the webhook lacks, and takes it', async () => {
    const { status, body } = await save(webhookOf('fewrights'));
    expect(status).toBe(200);
    expect(body.warnings).toEqual([
      'В правах вебхука отметьте ещё: Задачи (task), Структура компании (department)',
      'Вебхук создал не администратор портала: видны будут не все задачи',
    ]);
  });

  it('takes it from a manager, whom the workspace is to manage (A6-12)', async () => {
    expect((await save(webhookOf('goodcode'), await makeMember(workspace, 'руководитель'))).status).toBe(200);
  });

  it('leaves only ciphertext in the table', async () => {
    const before = await storedItems('goodcode');
    await save(webhookOf('goodcode'));
    expect(before).toEqual([]);
    expect(await storedItems('goodcode')).toEqual([]);
    expect(await stored()).toMatchObject({ sealed: expect.stringMatching(/^[A-Za-z0-9+/=]{60,}$/) });
  });
});

describe('refuses', () => {
  it.each<[webhook: string | undefined, message: string, clause: string]>([
    ['', 'Webhook URL обязателен для заполнения', '(A5-32)'],
    ['   ', 'Webhook URL обязателен для заполнения', '(A5-32)'],
    [undefined, 'Webhook URL обязателен для заполнения', '(A5-32)'],
    ['ромашка', 'Некорректный формат Webhook URL', '(A5-33)'],
    ['romashka.bitrix24.ru/rest/1/x', 'Некорректный формат Webhook URL', '(A5-33)'],
  ])('%j with the words of the specification: %s %s', async (webhook, message, _clause) => {
    const reply = await save(webhook);
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ path: 'webhook_url', message }]);
  });

  it('an address that is no webhook', async () => {
    const reply = await save('https://romashka.bitrix24.ru/company/');
    expect(reply.body.errors).toEqual([
      {
        path: 'webhook_url',
        message: 'Это не адрес входящего вебхука: он выглядит как https://портал.bitrix24.ru/rest/1/код/',
      },
    ]);
  });

  it.each([
    ['http://romashka.bitrix24.ru', 'Адрес должен начинаться с https://'],
    ['https://romashka.bitrix24.ru:8443', 'особым портом'],
    ['https://127.0.0.1', 'внутреннюю сеть'],
    ['https://169.254.169.254', 'внутреннюю сеть'],
    ['https://[::ffff:10.0.0.1]', 'внутреннюю сеть'],
    ['https://localhost', 'внутреннюю сеть'],
  ])('a webhook on %s: %s', async (origin, words) => {
    const reply = await save(`${origin}/rest/1/goodcode/`);
    expect(reply.status).toBe(422);
    expect(reply.body.detail).toContain(words);
    expect(await stored()).toBeNull();
  });

  it.each<[WebhookCode, number, string]>([
    ['dismissed', 422, 'уволен'],
    ['unknowncode', 422, 'не узнаёт вебхук'],
    ['revokedcode', 422, 'отозван'],
    ['expiredcode', 422, 'Срок вебхука истёк'],
    ['fewerrights', 422, '«Задачи», «Пользователи» и «Структура компании»'],
    ['freeplan', 422, 'коммерческий тариф'],
    ['unpaidcode', 422, 'не оплачена'],
    ['quieterror', 422, 'Портал закрыт'],
    ['thirdversion', 422, 'отозван'],
    ['webpage1', 422, 'не то, что ждали'],
    ['otherjson', 422, 'не Bitrix24'],
    ['movedaway', 422, 'novaya-romashka.bitrix24.ru'],
    ['loginfirst', 422, 'на другую страницу'],
    ['toomany1', 502, 'Попробуйте через минуту'],
    ['brokenpage', 502, 'внутренней ошибкой'],
    ['strangecode', 502, 'Bitrix24 отвечает ошибкой'],
  ])('the webhook «%s» with %i: %s', async (code, status, words) => {
    const reply = await save(webhookOf(code));
    expect(reply.status).toBe(status);
    expect(reply.body.detail).toContain(words);
    expect(reply.text).not.toMatch(/words of the portal|hello/);
    expect(reply.text).not.toContain(`/${code}`);
    expect(await stored()).toBeNull();
  });

  it('a bad webhook, and keeps the good one', async () => {
    await save(webhookOf('goodcode'));
    const before = await stored();
    await save(webhookOf('revokedcode'));
    expect(await stored()).toEqual(before);
  });

  it('an owner on Startup with 402 that names the plan', async () => {
    await makePlan(owner, 'startup');
    const reply = await save(webhookOf('goodcode'));
    expect(reply.status).toBe(402);
    expect(reply.body.detail).toContain('Basic');
    await makePlan(owner, 'basic');
    expect((await save(webhookOf('goodcode'))).status).toBe(200);
  });

  it('the thirty-first try in ten minutes', async () => {
    // All of them in one window, whenever the test runs.
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const webhook = 'https://127.0.0.1/rest/1/goodcode/';
    for (let tries = 0; tries < 30; tries++) {
      await save(webhook);
      // The clock stands still: what a portal allows would run out.
      await forgetRequests(webhook);
    }
    expect((await save(webhookOf('goodcode'))).status).toBe(429);
  });
});
