import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, visit } from './browser.ts';
import { join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { runningRun, WAITING } from './overview-fixtures.ts';
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
});
afterAll(async () => {
  await browser.close();
});

const panel = (page: Page) => page.getByRole('dialog', { name: 'Что нового' });
const group = (page: Page, name: string) => panel(page).getByRole('region', { name });

describe('the bell', () => {
  it('tells what needs whoever runs polls and how many have answered, and leads there', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await tell(page);
    await openAs(page, owner, '/app');
    await page.getByRole('button', { name: 'Что нового' }).click();
    await group(page, 'Нужны вы').getByRole('link', { name: 'Продажи: просрочено 32 % открытых задач' }).waitFor();
    const answered = group(page, 'Ответили').getByRole('link', { name: /«Пульс недели»: 14.из.40/ });
    await answered.waitFor();
    await expectFlawless(visitor, 'the bell');
    await answered.click();
    await page.waitForURL(`**/app/poll/${runningRun().id}/results`);
    expect(await panel(page).count()).toBe(0);
    await visitor.context.close();
  });

  it('is marked where a poll waits, on a phone, and says what could not be read', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await tell(page, { waiting: WAITING });
    await refuse(page, '**/api/tasks/my-tasks?*', { status: 500, detail: 'Сломалось' });
    await openAs(page, employee, '/app');
    const bell = page.getByRole('button', { name: 'Что нового, вас ждут опросы' });
    await bell.click();
    await group(page, 'Нужны вы').getByRole('link', { name: 'Ответьте на «Пульс недели»' }).waitFor();
    await panel(page).getByText('Часть новостей не загрузилась: здесь не всё.').waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'the bell of an employee');
    await page.keyboard.press('Escape');
    await expect.poll(() => bell.evaluate((button) => button === document.activeElement), PATIENCE).toBe(true);
    await visitor.context.close();
  });

  it('says that there is nothing new', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await tell(page);
    await openAs(page, employee, '/app');
    await page.getByRole('button', { name: 'Что нового' }).click();
    await panel(page)
      .getByText(/^Ничего нового/)
      .waitFor();
    await context.close();
  });
});
