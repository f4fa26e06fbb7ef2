import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { cut, forgiveFailedCalls, hold } from './faults.ts';
import { makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { makePublishedFrame, type Run } from './frame-factory.ts';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
let run: Run;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner, 'Ромашка');
  run = await makePublishedFrame(owner, workspace);
});
afterAll(async () => {
  await browser.close();
});

const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'Нет связи.' });
const poll = (page: Page) => page.getByText('Пульс недели').first();
/** Longer than a page waits before it says that it is still waiting. */
const SLOW_MS = 6000;

describe('without a connection', () => {
  it('the shell stays with what was loaded, says of what time it is, and goes on by itself, with a section that has not been loaded; one call that never came is no lost connection', async () => {
    const visitor = await visit(browser, PHONE);
    const { context, page } = visitor;
    await cut(page, /\/notices$/);
    const asked = page.waitForResponse(/\/health$/);
    await openAs(page, owner, '/app/poll');
    await asked;
    await poll(page).waitFor();
    expect(await banner(page).count()).toBe(0);
    await page.unroute(/\/notices$/);

    await context.setOffline(true);
    await banner(page).waitFor();
    expect(await banner(page).innerText()).toMatch(/Нет связи\.\s*Данные на \d\d:\d\d\./);
    expect(await poll(page).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Проверить связь' }).click();
    await page.getByRole('button', { name: 'Проверить связь' }).waitFor();
    expect(await banner(page).isVisible()).toBe(true);
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'no connection');
    await context.setOffline(false);
    await page.getByText('Связь вернулась, данные обновлены').waitFor();
    await banner(page).waitFor({ state: 'detached' });
    expect(await poll(page).isVisible()).toBe(true);

    await showAs(page, DESKTOP, 'dark');
    await context.setOffline(true);
    await banner(page).waitFor();
    await page.getByRole('navigation').getByText('Задачи').click();
    await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search, PATIENCE).toMatch(/tasks/);
    expect(await page.getByText('Страница не открылась').count()).toBe(0);
    await page.getByRole('navigation').getByText('Опросы').click();
    await poll(page).waitFor();
    await page.getByRole('navigation').getByText('Задачи').click();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Управление задачами' }).waitFor();
    await banner(page).waitFor({ state: 'detached' });
    await context.close();
  });

  it('what is written says that it did not go, and is there to be sent again', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { context, page } = visitor;
    await openAs(page, owner, '/app/poll/create');
    await page.getByLabel('Название').fill('Без связи');
    await page
      .getByRole('textbox', { name: /Вопрос 1|Текст вопроса/ })
      .first()
      .fill('Как дела?');
    await context.setOffline(true);
    await banner(page).waitFor();
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await page.getByText('Нет связи: ничего не отправлено и не сохранено. Введённое на месте').waitFor();
    expect(await page.getByLabel('Название').inputValue()).toBe('Без связи');
    await context.setOffline(false);
    await banner(page).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await page.getByText('Без связи').first().waitFor();
    await expect.poll(() => new URL(page.url()).pathname, PATIENCE).not.toContain('create');
    await context.close();
  });

  it('a reload says something of ours, and opens the page when the connection is back; nothing but that page is kept, and the pages of respondents are left alone', async () => {
    const visitor = await visit(browser, PHONE, 'light', { serviceWorkers: 'allow' });
    const { context, page } = visitor;
    await page.goto(run.link);
    await page.getByRole('heading', { name: 'Пульс недели' }).waitFor();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    await openAs(page, owner, '/app/poll');
    await poll(page).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Нет связи' }).waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'reload without a connection');
    expect(new URL(page.url()).pathname).toBe('/app/poll');
    expect(await page.locator('main').evaluate((main) => getComputedStyle(main).display)).toBe('grid');
    await context.setOffline(false);
    await poll(page).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull();
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.toSorted()).toEqual(['/offline.css', '/offline.html', '/offline.js']);
    await context.setOffline(true);
    await expect(page.goto(run.link)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
    await context.close();
  });
});

describe('on a slow connection', () => {
  it('a page that is long in coming says that it still is', async () => {
    const visitor = await visit(browser, PHONE);
    const { context, page } = visitor;
    await page.clock.install();
    const release = await hold(page, /\/api\/.*polls/);
    const asked = page.waitForRequest(/\/api\/.*polls/);
    await openAs(page, owner, '/app/poll');
    await asked;
    const slow = page.getByText('Связь медленная, данные ещё загружаются.');
    expect(await slow.count()).toBe(0);
    const title = page.getByRole('heading', { level: 1 });
    const place = await title.boundingBox();
    await page.clock.fastForward(SLOW_MS);
    await slow.waitFor();
    // Nothing moves under the hand of whoever is pressing it.
    expect(await title.boundingBox()).toEqual(place);
    await expectWhole(visitor, 'slow connection');
    await release();
    await poll(page).waitFor();
    await slow.waitFor({ state: 'detached' });
    await context.close();
  });
});
