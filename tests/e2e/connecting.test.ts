import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PHONE, visit } from './browser.ts';
import { join, makePerson, makeWorkspace, openAs, setPlan } from './factories.ts';
import { product } from './own-product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('connecting', () => {
  it('takes two clicks from where a portal is missed: to the open form, and to save what was pasted', async () => {
    const owner = await makePerson({ premium: true });
    await makeWorkspace(owner);
    for (const [from, size] of [
      ['/app?section=employees', DESKTOP],
      ['/app/tasks', PHONE],
      ['/app?section=settings', PHONE],
    ] as const) {
      const visitor = await visit(browser, size);
      const { page } = visitor;
      await openAs(page, owner, from);
      await page.getByRole('link', { name: 'Подключить Bitrix24' }).click();
      const panel = page.getByRole('region', { name: 'Bitrix24', exact: true });
      const field = panel.getByLabel('Webhook URL');
      await field.waitFor();
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      if (from === '/app?section=settings') {
        await page.keyboard.insertText(`http://${product.portalHost}/rest/1/livelyoffice/`);
        await panel.getByRole('button', { name: 'Сохранить' }).click();
        await panel.getByText('подключено', { exact: true }).waitFor();
        await page.waitForURL((url) => url.pathname === '/app/settings/integrations' && url.search === '');
        await page.reload();
        await panel.getByText('подключено', { exact: true }).waitFor();
        expect(await field.count()).toBe(0);
      }
      await expectFlawless(visitor, `connecting from ${from}`);
      await visitor.context.close();
    }
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
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
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
    for (const [person, way] of [
      [owner, 'Сравнить тарифы'],
      [manager, 'Тариф меняет владелец пространства.'],
    ] as const) {
      const visitor = await visit(browser, PHONE);
      const { page } = visitor;
      await openAs(page, person, '/app/settings/integrations?connect=bitrix24');
      const panel = page.getByRole('region', { name: 'Bitrix24', exact: true });
      await panel.getByText(/с тарифа Basic\. Сейчас действует тариф Startup\./).waitFor();
      await panel.getByText(way).waitFor();
      await panel.getByText(/Секретный адрес, по.которому Bitrix24 отдаёт задачи/).waitFor();
      await expectFlawless(visitor, 'a form that the plan does not open');
      await visitor.context.close();
    }
  });
});
