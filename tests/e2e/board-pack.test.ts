import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', premium: true });
  await makeWorkspace(owner, 'Ромашка');
});
afterAll(async () => {
  await browser.close();
});

it('makes a PDF and slides of what there is, with one press each', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await openAs(page, owner, paths.boardPack);
  const make = page.getByRole('button', { name: 'Собрать', exact: true });
  await make.waitFor();
  await expectFlawless(visitor, 'the page of a report');
  for (const [format, extension] of [
    ['PDF, лист А4', 'pdf'],
    ['PowerPoint', 'pptx'],
  ] as const) {
    await page.getByText(format, { exact: true }).click();
    const [download] = await Promise.all([page.waitForEvent('download'), make.click()]);
    expect(download.suggestedFilename()).toMatch(new RegExp(`^Отчёт Ромашка \\d{4}-\\d\\d-\\d\\d\\.${extension}$`));
  }
});

it('says which colour cannot be read on white, and makes no file of it', async () => {
  const { page } = await visit(browser, DESKTOP);
  await openAs(page, owner, paths.boardPack);
  await page.getByLabel('Цвет компании').fill('#ffee00');
  await page.getByRole('button', { name: 'Собрать', exact: true }).click();
  await page.getByText('На белом этот цвет не прочесть').waitFor();
});
