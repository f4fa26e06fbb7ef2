import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { makePerson, makePortal, makeWorkspace, openAs, type Person } from './factories.ts';
import { forgiveFailedCalls } from './faults.ts';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  await makePortal(owner, await makeWorkspace(owner), 'giantportal');
});
afterAll(async () => {
  await browser.close();
});

it('all 1,234 tasks of a Bitrix24 are on the board, found and counted; until those behind the newest thousand are here, it says so (B1-02)', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { context, page } = visitor;
  const older = Promise.withResolvers<void>();
  let [asked, lost] = [0, true];
  await page.route('**/get_tasks', async (route) => {
    if (!route.request().postData()?.includes('before')) return route.fallback();
    asked++;
    await older.promise;
    return lost ? route.abort('connectionfailed') : route.fallback();
  });
  await openAs(page, owner, '/app/tasks');
  const missing = page.getByText(/^В\s*Bitrix24 1.234\s*задачи\. Здесь 1.000 самых новых/);
  await missing.getByText('остальные читаются').waitFor();
  await page.getByRole('searchbox').fill('Задача 17');
  const found = page.getByRole('status').filter({ hasText: /^Показан/ });
  expect(await found.innerText()).toMatch(/из\s1.000$/);

  forgiveFailedCalls(visitor);
  older.resolve();
  await expect.poll(() => missing.innerText(), PATIENCE).not.toContain('читаются');
  expect(asked).toBeGreaterThan(0);

  lost = false;
  await page.getByRole('button', { name: 'Обновить' }).click();
  await expect.poll(() => found.innerText(), PATIENCE).toMatch(/^Показано 33 из\s1.234$/);
  expect(await missing.count()).toBe(0);
  await page.getByRole('article').getByRole('heading', { name: 'Задача 17', exact: true }).waitFor();
  await page.getByText('График', { exact: true }).click();
  await page.getByText(/^Посчитано\sпо\s33\sзадачам\sBitrix24\sиз\s1.234/).waitFor();
  await expectFlawless(visitor, 'chart of a large portal');
  await showAs(page, PHONE, 'dark');
  await expectFlawless(visitor, 'chart of a large portal on a phone');
  await context.close();
});
