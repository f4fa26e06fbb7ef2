import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, goWithin, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makePortal, makeWorkspace, openAs, setPlan } from './factories.ts';
import { answerWith } from './faults.ts';
import { product } from './own-product.ts';

const WEBHOOK = '**/api/bitrix24/workspaces/*/credentials';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('connecting', () => {
  it('leads from where a portal is missed to the open form, where a webhook is pasted and saved', async () => {
    const owner = await makePerson({ premium: true });
    await makeWorkspace(owner);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const panel = page.getByRole('region', { name: 'Bitrix24', exact: true });
    const address = panel.getByLabel('Адрес портала');
    const field = panel.getByLabel('Webhook URL');
    const miss = async () => {
      await page.getByRole('link', { name: 'Подключить Bitrix24' }).click();
      await address.waitFor();
      await expect.poll(() => address.evaluate((element) => element === document.activeElement), PATIENCE).toBe(true);
    };
    await openAs(page, owner, '/app?section=employees');
    await miss();
    await expectWhole(visitor, 'connecting from the people');
    await showAs(page, PHONE);
    for (const from of ['/app/tasks', '/app?section=settings']) {
      await goWithin(page, from);
      await miss();
      await expectWhole(visitor, `connecting from ${from}`);
    }
    await panel.getByRole('button', { name: 'Подключить вебхуком' }).click();
    await field.waitFor();
    await page.keyboard.insertText(`http://${product.portalHost}/rest/1/livelyoffice/`);
    await panel.getByRole('button', { name: 'Сохранить' }).click();
    await panel.getByText('подключено', { exact: true }).waitFor();
    // Read by the connection itself: no schedule has come since.
    await panel.getByText(/^Прочитано .+: \d+\sсотрудник\S*, \d+\sзадач/).waitFor();
    await page.waitForURL((url) => url.pathname === '/app/settings/integrations' && url.search === '');
    await page.reload();
    await panel.getByText('подключено', { exact: true }).waitFor();
    expect(await field.count()).toBe(0);
    await expectFlawless(visitor, 'a portal that is connected');
    await visitor.context.close();
  });

  it('has a portal let the application in: to the portal, back, and it is being read', async () => {
    const owner = await makePerson({ premium: true });
    await makeWorkspace(owner);
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, owner, '/app/settings/integrations');
    const panel = page.getByRole('region', { name: 'Bitrix24', exact: true });
    await panel.getByRole('button', { name: 'Подключить приложением' }).click();
    await page.keyboard.insertText('портал');
    await panel.getByRole('button', { name: 'Перейти на портал' }).click();
    await panel.getByText('Укажите адрес портала, например romashka.bitrix24.ru').waitFor();
    await expectWhole(visitor, 'an address that is none');
    await panel.getByLabel('Адрес портала').fill(`http://${product.portalHost}/company/`);
    await panel.getByRole('button', { name: 'Перейти на портал' }).click();
    await page.waitForURL((url) => url.pathname === '/app/settings/integrations' && url.search === '');
    await panel.getByText('подключено', { exact: true }).waitFor();
    await panel.getByText('приложением', { exact: true }).waitFor();
    await panel.getByText(/^Прочитано .+: \d+\sсотрудник\S*, \d+\sзадач/).waitFor();
    await expectFlawless(visitor, 'a portal that has let the application in');
    page.on('dialog', (dialog) => void dialog.accept());
    await panel.getByRole('button', { name: 'Отключить' }).click();
    await panel.getByText('не подключено', { exact: true }).waitFor();
    await visitor.context.close();
  });

  it('tells how far the first reading is, on the card, the first screen and the analysis that waits for it', async () => {
    const owner = await makePerson({ premium: true });
    const workspace = await makeWorkspace(owner);
    const as = { token: owner.tokens.access_token };
    const place = { params: { id: workspace.id } };
    await makePortal(owner, workspace);
    const known = await demand(bitrix24.getBitrix24Credentials, place, as);
    const reading = { state: 'reading', since: new Date().toISOString(), people: 40, tasks: 1200, problem: null };
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await page.route('**/api/bitrix24/workspaces/*/credentials', (route) =>
      route.fulfill({ json: { ...known, reading } }),
    );
    await openAs(page, owner, '/app/settings/integrations');
    const panel = page.getByRole('region', { name: 'Bitrix24', exact: true });
    await panel
      .getByText(/Уже прочитано: 40\sсотрудников, 1\s200\sзадач\. Анализ нагрузки можно заказать сейчас/)
      .waitFor();
    await expectFlawless(visitor, 'a portal that is being read');
    const job = {
      id: randomUUID(),
      subject: 'workload',
      subject_id: workspace.id,
      ai_provider: 'builtin',
      state: 'queued',
      steps: [{ name: 'portal', text: 'Читаем Bitrix24: 40 сотрудников, 1 200 задач', milliseconds: null }],
      requested_at: new Date().toISOString(),
      finished_at: null,
      problem: null,
    };
    await page.route('**/workload-summary', (route) => route.fulfill({ status: 202, json: { job } }));
    await page.route('**/api/ai/workspace/*/jobs/*', (route) => route.fulfill({ json: job }));
    await goWithin(page, '/app/tasks/analysis');
    await page.getByRole('heading', { name: 'Начнём, как только прочитаем Bitrix24' }).waitFor();
    await page.getByText('Читаем Bitrix24: 40 сотрудников, 1 200 задач').waitFor();
    await expectWhole(visitor, 'an analysis that waits for a portal');
    await visitor.context.close();
  });

  it('says why a portal could not be read', async () => {
    const owner = await makePerson({ premium: true });
    await makePortal(owner, await makeWorkspace(owner), 'fewrights');
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, owner, '/app/settings/integrations');
    const panel = page.getByRole('region', { name: 'Bitrix24', exact: true });
    await panel.getByText(/^Прочитать портал не\sполучилось\. .*не хватает прав/).waitFor();
    await goWithin(page, '/app?section=settings');
    await page.getByText('не работает', { exact: true }).waitFor();
    await expectWhole(visitor, 'connections with a portal that could not be read');
    await visitor.context.close();
  });

  it('opens the form of the AI in the same way, says in three steps where its key is, and closes for good when cancelled', async () => {
    const owner = await makePerson({ premium: true });
    await makeWorkspace(owner);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app?section=settings');
    await page.getByRole('link', { name: 'Подключить GigaChat' }).click();
    const panel = page.getByRole('region', { name: 'ИИ', exact: true });
    const field = panel.getByLabel('Client ID');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement), PATIENCE).toBe(true);
    const steps = panel.getByRole('region', { name: 'Как получить ключ' }).getByRole('listitem');
    expect(await steps.count()).toBe(3);
    expect(await steps.locator('svg').count()).toBe(3);
    expect(await panel.getByRole('radio').count()).toBe(0);
    await panel.getByRole('button', { name: 'Отменить' }).click();
    await page.waitForURL((url) => url.search === '');
    expect(await field.count()).toBe(0);
    await visitor.context.close();
  });

  it('tells which plan it needs before anything is pasted, to a manager as well, whose plan it is not', async () => {
    const owner = await makePerson();
    await setPlan(owner, 'startup');
    const workspace = await makeWorkspace(owner);
    const manager = await makePerson({ premium: true });
    await join(workspace, owner, manager, 'руководитель');
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    for (const [person, way] of [
      [owner, 'Сравнить тарифы'],
      [manager, 'Тариф меняет владелец пространства.'],
    ] as const) {
      await openAs(page, person, '/app/settings/integrations?connect=bitrix24');
      const panel = page.getByRole('region', { name: 'Bitrix24', exact: true });
      await panel.getByText(/с тарифа Basic\. Сейчас действует тариф Startup\./).waitFor();
      await panel.getByText(way).waitFor();
      await panel.getByText(/Откроется портал: разрешите приложению доступ/).waitFor();
      await expectWhole(visitor, 'a form that the plan does not open');
    }
    await expectFlawless(visitor, 'a form that the plan does not open, for a manager');
    await visitor.context.close();
  });
});

describe('changes of a connected portal', () => {
  it('say up to when they have arrived, and since when the portal is silent', async () => {
    const owner = await makePerson({ premium: true });
    const workspace = await makeWorkspace(owner);
    await makePortal(owner, workspace);
    const known = await demand(
      bitrix24.getBitrix24Credentials,
      { params: { id: workspace.id } },
      { token: owner.tokens.access_token },
    );
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const panel = page.getByRole('region', { name: 'Bitrix24', exact: true });
    const midnight = new Date();
    midnight.setHours(0, 5, 0, 0);
    const received_at = midnight.toISOString();
    await answerWith(page, WEBHOOK, { ...known, changes: { received_at, failed_since: null, problem: null } });
    await openAs(page, owner, '/app?section=workspaces');
    await panel.getByText('Последние изменения получены 00:05.', { exact: true }).waitFor();
    const silent = { received_at, failed_since: received_at, problem: 'Вебхук отозван' };
    await page.unroute(WEBHOOK);
    await answerWith(page, WEBHOOK, { ...known, changes: silent });
    await page.reload();
    await panel
      .getByText(/^Портал не\sотвечает с\s00:05: Вебхук отозван. Последние изменения получены 00:05.$/)
      .waitFor();
    await expectWhole(visitor, 'a portal that is silent');
    await visitor.context.close();
  });
});
