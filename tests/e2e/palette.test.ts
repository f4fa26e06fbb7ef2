import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, visit } from './browser.ts';
import { join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { makePublishedFrame } from './frame-factory.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { tell } from './overview-page.ts';

let browser: Browser;
let owner: Person;
let employee: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', premium: true });
  const workspace = await makeWorkspace(owner, 'Ромашка');
  employee = await makePerson({ firstName: 'Семён', lastName: 'Волков' });
  await join(workspace, owner, employee, 'сотрудник');
  await makePublishedFrame(owner, workspace);
});
afterAll(async () => {
  await browser.close();
});

const palette = (page: Page) => page.getByRole('dialog', { name: 'Поиск и действия' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Что найти или сделать' });
const options = (page: Page) => palette(page).getByRole('option');
const chosen = (page: Page) => palette(page).getByRole('option', { selected: true });

describe('the palette', () => {
  it('opens by Ctrl+K in either layout, finds polls, people and pages by typing, and leads there by Enter', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await tell(page);
    await openAs(page, owner, '/app');
    await page.getByRole('heading', { name: 'Обзор' }).waitFor();
    await page.keyboard.press('Control+KeyK');
    await field(page).waitFor();
    await expect.poll(() => field(page).evaluate((input) => input === document.activeElement), PATIENCE).toBe(true);
    await options(page).filter({ hasText: 'Создать опрос' }).waitFor();
    await expectFlawless(visitor, 'the palette');

    await field(page).fill('пульс');
    await expect.poll(() => chosen(page).innerText(), PATIENCE).toContain('Пульс недели');
    await field(page).fill('@семен');
    await expect.poll(() => chosen(page).innerText(), PATIENCE).toContain('Семён Волков');
    await field(page).fill('задачи');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => chosen(page).innerText(), PATIENCE).toContain('Мои задачи');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/app/tasks?mine=1');
    expect(await palette(page).count()).toBe(0);
    await visitor.context.close();
  });

  it('says that nothing was found, and that a part of what there is did not load', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await tell(page);
    await refuse(page, '**/api/tasks?*', { status: 500, detail: 'Сломалось' });
    await openAs(page, owner, '/app');
    await page.getByRole('button', { name: 'Найти' }).click();
    await field(page).fill('такого здесь нет');
    await palette(page)
      .getByText(/^Ничего не нашлось: ищем/)
      .waitFor();
    await palette(page).getByText('Часть списка не загрузилась, найдено не всё.').waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    forgiveFailedCalls(visitor);
    await visitor.context.close();
  });

  it('fits a phone, gives the focus back, and offers an employee nothing that they may not do', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, employee, '/app');
    const opener = page.getByRole('button', { name: 'Найти' });
    await opener.click();
    await field(page).waitFor();
    await options(page).filter({ hasText: 'Мои задачи' }).waitFor();
    expect(await options(page).filter({ hasText: 'Создать опрос' }).count()).toBe(0);
    await expectFlawless(visitor, 'the palette of an employee');
    await page.keyboard.press('Escape');
    await expect.poll(() => opener.evaluate((button) => button === document.activeElement), PATIENCE).toBe(true);
    await visitor.context.close();
  });
});
