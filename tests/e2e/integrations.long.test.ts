import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#shared/contract/route.ts';
import { ai } from '#shared/contract/ai.ts';
import type { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, visit, type Visit } from './browser.ts';
import { forgiveFailedCalls, hold, refuse } from './faults.ts';
import { NO_AI } from '#tests/support/no-ai.ts';
import { demand, makePerson, makeWorkspace, join, openAs, type Person } from './factories.ts';
import { expectToStay } from './stays.ts';

const WEBHOOK = '**/api/bitrix24/workspaces/*/credentials';
const WEBHOOK_CHECK = '**/api/bitrix24/workspaces/*/credentials/check';
const AI = '**/api/workspaces/*/ai-credentials';
const AI_CHECK = '**/api/workspaces/*/ai-credentials/check';

const isAi = (url: string) => new URL(url).pathname.endsWith('/ai-credentials');

const MASKED: Reply<typeof bitrix24.getBitrix24Credentials> = {
  webhook_url: 'https://romashka.bitrix24.ru/rest/1/••••/',
  kind: 'webhook',
  app: null,
  app_offered: false,
  created_at: '2026-11-17T09:00:00.000Z',
  updated_at: '2026-11-17T09:00:00.000Z',
  status_preset: 'bitrix24',
  reading: null,
  changes: null,
};
const STORED_AI = {
  ...NO_AI,
  client_id: 'id-1',
  client_secret: '••••',
  has_valid_credentials: true,
  total_requests: 1200,
  monthly_requests: 31,
};

let browser: Browser;
/** Of a workspace in which nothing is ever stored: who wants to store something has one of their own. */
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner);
});
afterAll(async () => {
  await browser.close();
});

/** Portals and providers are outside of the product: its answers about them are given here. */
async function answer(page: Page, url: string, answers: Record<string, { status?: number; json?: unknown }>) {
  await page.route(url, (route) => {
    const { status = 200, json } = answers[route.request().method()] ?? { status: 405, json: {} };
    return route.fulfill(json === undefined ? { status } : { status, json });
  });
}

/** The workspace page of an owner; returns the panel under this title. */
async function onWorkspacePage({ page }: Visit, person = owner): Promise<(title: string) => Locator> {
  await openAs(page, person, '/app?section=workspaces');
  return (title) => page.getByRole('region', { name: title, exact: true });
}

/** Types other credentials into the open panel and saves them. */
async function saveAi(panel: Locator, clientId: string, secret: string): Promise<void> {
  await panel.getByLabel('Client ID').fill(clientId);
  await panel.getByRole('textbox', { name: 'Client Secret' }).fill(secret);
  await panel.getByRole('button', { name: 'Сохранить' }).click();
}

describe('the panel of Bitrix24', () => {
  it('says, as does that of AI, that it could not be read; turns from view to edit and back, refuses what is no webhook, and says why saving failed (A2.4-36, A4-30, A4-31, A5-32, A5-33, A8-21, A8-22, A8-23)', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await refuse(page, WEBHOOK, { status: 403 });
    await refuse(page, AI, { status: 403 });
    const panels = await onWorkspacePage(visitor);
    await panels('ИИ').getByText('Не удалось загрузить статус AI', { exact: true }).waitFor();
    const panel = panels('Bitrix24');
    await panel.getByText('Не удалось загрузить статус Bitrix24', { exact: true }).waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'panels that failed');
    await page.unroute(WEBHOOK);
    await panel.getByRole('button', { name: 'Попробовать снова' }).click();
    await panel.getByText('не подключено').waitFor();
    await panel.getByRole('button', { name: 'Подключить вебхуком' }).click();
    const field = panel.getByLabel('Webhook URL');
    const save = panel.getByRole('button', { name: 'Сохранить' });
    await save.click();
    await panel.getByText('Webhook URL обязателен для заполнения', { exact: true }).waitFor();
    await field.fill('ромашка');
    await save.click();
    await panel.getByText('Некорректный формат Webhook URL', { exact: true }).waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'wrong webhook');
    await panel.getByRole('button', { name: 'Отменить' }).click();
    expect(await field.count()).toBe(0);
    await panel.getByRole('button', { name: 'Подключить вебхуком' }).click();
    expect(await field.inputValue()).toBe('');

    await field.fill('https://portal.invalid/rest/1/secretcode26/');
    await save.click();
    const failure = panel.getByRole('alert');
    await failure.waitFor();
    expect(await failure.innerText()).toMatch(/^Ошибка сохранения: \S/);
    expect(await failure.innerText()).not.toContain('secretcode26');
    expect(await field.inputValue()).toBe('https://portal.invalid/rest/1/secretcode26/');
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'refused webhook');
    await refuse(page, WEBHOOK, { method: 'POST', status: 402, detail: 'Интеграция с Bitrix24 — с тарифа Basic' });
    await save.click();
    await failure.getByText('Ошибка сохранения: Интеграция с Bitrix24 — с тарифа Basic').waitFor();
    await visitor.context.close();
  });

  it('shows a saved webhook as connected, checks it, and deletes it after a question of the browser (A4-32, A4-33, A4-34, A5-34, A8-23, A8-24)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const panel = (await onWorkspacePage(visitor))('Bitrix24');
    await panel.getByRole('button', { name: 'Подключить вебхуком' }).click();
    const answers: Record<string, { status?: number; json?: unknown }> = {
      GET: { json: MASKED },
      POST: { json: { ...MASKED, warnings: ['Нет права «Задачи»: доска будет пустой.'] } },
      DELETE: { status: 500, json: { code: 'internal', detail: 'база не ответила' } },
    };
    await answer(page, WEBHOOK, answers);
    const letGo = await hold(page, WEBHOOK);
    await panel.getByLabel('Webhook URL').fill('https://romashka.bitrix24.ru/rest/1/secretcode26/');
    await panel.getByRole('button', { name: 'Сохранить' }).click();
    await expect.poll(() => panel.getByRole('button', { name: 'Сохранение…' }).isDisabled()).toBe(true);
    const shown = panel.getByText('Bitrix24 webhook успешно добавлен', { exact: true });
    await expectToStay(page, { shown, milliseconds: 3_000 }, letGo);
    await panel.getByText('подключено', { exact: true }).waitFor();
    await panel.getByText('https://romashka.bitrix24.ru/rest/1/••••/').waitFor();
    await panel.getByText('Нет права «Задачи»: доска будет пустой.').waitFor();
    await expectWhole(visitor, 'connected Bitrix24');

    await page.route(WEBHOOK_CHECK, (route) =>
      route.fulfill({ json: { ok: false, detail: 'Вебхук удалён в Bitrix24', warnings: [] } }),
    );
    await panel.getByRole('button', { name: 'Проверить подключение' }).click();
    await panel.getByRole('alert').getByText('Подключение не работает: Вебхук удалён в Bitrix24').waitFor();

    const questions: string[] = [];
    let agreed = false;
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void (agreed ? dialog.accept() : dialog.dismiss());
    });
    const remove = panel.getByRole('button', { name: 'Удалить' });
    await remove.click();
    await expect.poll(() => questions.length).toBe(1);
    await panel.getByText('https://romashka.bitrix24.ru/rest/1/••••/').waitFor();
    agreed = true;
    await remove.click();
    await panel.getByRole('alert').getByText('Ошибка удаления: база не ответила').waitFor();
    forgiveFailedCalls(visitor);
    answers['DELETE'] = { status: 204 };
    answers['GET'] = { json: { ...MASKED, webhook_url: null, created_at: null, updated_at: null } };
    await remove.click();
    await panel.getByText('Bitrix24 webhook успешно удален', { exact: true }).waitFor();
    await panel.getByText('не подключено').waitFor();
    await panel.getByRole('button', { name: 'Подключить' }).click();
    expect(await panel.getByLabel('Webhook URL').inputValue()).toBe('');
    expect(questions).toHaveLength(3);
    await expectWhole(visitor, 'disconnected Bitrix24');
    await visitor.context.close();
  });
});

describe('the panel of AI', () => {
  it('saves only complete credentials, with its defaults, and keeps what was typed when it fails (A2.4-36, A3-19, A3-20, A3-21, A4-31, A5-36, A5-37, A8-23)', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    const panel = (await onWorkspacePage(visitor))('ИИ');
    await panel.getByText('не подключено').waitFor();
    await panel.getByRole('button', { name: 'Подключить' }).click();
    const id = panel.getByLabel('Client ID');
    const secret = panel.getByRole('textbox', { name: 'Client Secret' });
    const save = panel.getByRole('button', { name: /Сохран/ });
    await panel.getByText('Дополнительно', { exact: true }).click();
    expect(await panel.getByRole('radio', { name: /GIGACHAT_API_PERS/ }).isChecked()).toBe(true);
    expect(await panel.getByRole('checkbox').isChecked()).toBe(false);
    for (const [first, second, ready] of [
      ['', '', false],
      ['id-1', '   ', false],
      ['  ', 'secret', false],
      ['id-1', 'secret-canary', true],
    ] as const) {
      await id.fill(first);
      await secret.fill(second);
      expect(await save.isEnabled(), `${first}/${second}`).toBe(ready);
      const mistakes = panel.getByText('Client ID и Client Secret обязательны для заполнения', { exact: true });
      expect((await mistakes.count()) > 0, `${first}/${second}`).toBe(!ready && first + second !== '');
    }
    await expectFlawless(visitor, 'AI credentials');
    const sent: unknown[] = [];
    await page.route(AI, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      sent.push(route.request().postDataJSON());
      return route.fulfill({ status: 422, json: { code: 'invalid', detail: 'Неверный Client Secret' } });
    });
    const letGo = await hold(page, AI);
    await save.click();
    await expect.poll(() => save.isDisabled()).toBe(true);
    await letGo();
    await panel.getByRole('alert').getByText('Ошибка сохранения: Неверный Client Secret').waitFor();
    expect(sent).toEqual([
      {
        client_id: 'id-1',
        client_secret: 'secret-canary',
        provider_type: 'gigachat',
        scope: 'GIGACHAT_API_PERS',
        verify_ssl_certs: false,
        monthly_cap: 300,
      },
    ]);
    expect(await secret.inputValue()).toBe('secret-canary');
    await panel.getByRole('button', { name: 'Отменить' }).click();
    await panel.getByRole('button', { name: 'Подключить' }).click();
    expect(await id.inputValue()).toBe('');
    await visitor.context.close();
  });

  it('becomes an update when somebody else has stored credentials meanwhile; shows connected when they are valid, and not when they are not, whatever is stored; says that the certificate is always verified, and keeps the mark as it was set (A4-35, A7-31)', async () => {
    const person = await makePerson({ premium: true });
    const params = { id: (await makeWorkspace(person)).id };
    const as = { token: person.tokens.access_token };
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    const panel = (await onWorkspacePage(visitor, person))('ИИ');
    await panel.getByRole('button', { name: 'Подключить' }).click();
    await demand(
      ai.createAiCredentials,
      { params, body: { client_id: 'theirs', client_secret: 'good-secret', verify_ssl_certs: true } },
      as,
    );
    const created = page.waitForResponse((response) => response.request().method() === 'POST' && isAi(response.url()));
    await saveAi(panel, 'ours', 'good-secret');
    expect((await created).status()).toBe(409);
    await panel.getByText('AI credentials успешно обновлены', { exact: true }).waitFor();
    forgiveFailedCalls(visitor);
    expect(await demand(ai.getAiCredentials, { params }, as)).toMatchObject({ client_id: 'ours' });
    await panel.getByText('подключено', { exact: true }).waitFor();
    expect(await panel.getByText('не подключено').count()).toBe(0);

    const change = panel.getByRole('button', { name: 'Изменить' });
    await change.click();
    await saveAi(panel, 'client-1', 'wrong-secret');
    await panel.getByText('не подключено', { exact: true }).waitFor();
    await panel.getByText(/не узнаёт эти Client ID и Client Secret/).waitFor();
    expect((await demand(ai.getAiCredentials, { params }, as)).client_id).toBe('client-1');
    await expectWhole(visitor, 'AI whose access does not work');

    for (const verify_ssl_certs of [false, true]) {
      await change.click();
      await panel.getByText('Дополнительно', { exact: true }).click();
      await panel.getByText('Тонус проверяет сертификат всегда, с отметкой и без неё').waitFor();
      await panel.getByRole('checkbox').setChecked(verify_ssl_certs, { force: true });
      await expectWhole(visitor, 'AI form with its hint');
      await saveAi(panel, 'client-1', 'good-secret');
      await panel.getByText('проверяется всегда', { exact: true }).waitFor();
      expect(await demand(ai.getAiCredentials, { params }, as)).toMatchObject({ verify_ssl_certs });
    }
    await visitor.context.close();
  });

  it('is created, updated, checked and deleted in its own words, also by a server that refuses as the specification says (A4-32, A4-33, A5-35, A7-31, A8-25)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const panel = (await onWorkspacePage(visitor))('ИИ');
    await panel.getByRole('button', { name: 'Подключить' }).click();
    const answers: Record<string, { status?: number; json?: unknown }> = {
      GET: { json: STORED_AI },
      POST: { status: 400, json: { code: 'malformed_request', detail: 'уже есть' } },
      PUT: { json: STORED_AI },
      DELETE: { status: 204 },
    };
    await answer(page, AI, answers);
    const fill = async () => {
      await panel.getByLabel('Client ID').fill('id-1');
      await panel.getByRole('textbox', { name: 'Client Secret' }).fill('secret-canary');
      await panel.getByRole('button', { name: 'Сохранить' }).click();
    };
    // Somebody else stored credentials meanwhile: the creation becomes an update.
    await fill();
    await panel.getByText('AI credentials успешно обновлены', { exact: true }).waitFor();
    forgiveFailedCalls(visitor);
    await panel.getByText('подключено', { exact: true }).waitFor();
    await panel.getByText('1 200').waitFor();
    await panel.getByRole('button', { name: 'Изменить' }).click();
    expect(await panel.getByLabel('Client ID').inputValue()).toBe('id-1');
    expect(await panel.getByRole('textbox', { name: 'Client Secret' }).inputValue()).toBe('');
    await panel.getByLabel('Client ID').fill('another');
    await panel.getByRole('button', { name: 'Отменить' }).click();
    await panel.getByText('id-1', { exact: true }).waitFor();
    await page.route(AI_CHECK, (route) =>
      route.fulfill({ json: { ok: true, detail: 'GigaChat отвечает', warnings: [] } }),
    );
    await panel.getByRole('button', { name: 'Проверить подключение' }).click();
    await panel.getByText('GigaChat отвечает').waitFor();
    await expectFlawless(visitor, 'connected AI');

    await panel.getByRole('button', { name: 'Удалить' }).click();
    const question = page.getByRole('dialog', { name: 'Удалить доступ к ИИ?' });
    await question.waitFor();
    await expectFlawless(visitor, 'deletion of AI credentials');
    await question.getByRole('button', { name: 'Отменить' }).click();
    await panel.getByText('id-1', { exact: true }).waitFor();
    await panel.getByRole('button', { name: 'Удалить' }).click();
    answers['GET'] = { json: NO_AI };
    await question.getByRole('button', { name: 'Удалить доступ' }).click();
    await panel.getByText('AI credentials успешно удалены', { exact: true }).waitFor();
    await panel.getByText('не подключено').waitFor();

    await panel.getByRole('button', { name: 'Подключить' }).click();
    answers['POST'] = { status: 201, json: STORED_AI };
    const shown = panel.getByText('AI credentials успешно созданы', { exact: true });
    await expectToStay(page, { shown, milliseconds: 3_000 }, fill);
    await expectWhole(visitor, 'AI again');
    await visitor.context.close();
  });
});

describe('both panels', () => {
  it('are closed to whoever may not manage the workspace (A6-12, A6-13, A6-14)', async () => {
    const hr = await makePerson();
    await join(workspace, owner, hr, 'hr');
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, hr, '/app?section=workspaces');
    await page
      .getByText('У вас нет прав для управления интеграцией Bitrix24 в этом рабочем пространстве.', { exact: true })
      .waitFor();
    await page
      .getByText('У вас нет прав для управления AI интеграцией в этом рабочем пространстве.', { exact: true })
      .waitFor();
    expect(await page.getByRole('button', { name: /Подключить|Изменить/ }).count()).toBe(0);
    await expectWhole(visitor, 'closed panels');
    await visitor.context.close();
  });
});
