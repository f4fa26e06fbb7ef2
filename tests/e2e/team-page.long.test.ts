import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { countClicks, entry, manyMembers, menuOf } from './team.ts';

const PAGE = '/app?section=workspaces';

let browser: Browser;
let owner: Person;
let hr: Person;
let employee: Person;
let romashka: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  romashka = await makeWorkspace(owner, 'Ромашка');
  hr = await makePerson({ firstName: 'Пётр', lastName: 'Алёхин' });
  await join(romashka, owner, hr, 'hr');
  await join(romashka, owner, await makePerson({ firstName: 'Ольга', lastName: 'Смирнова' }), 'руководитель');
  employee = await makePerson({ firstName: 'Нина' });
  await join(romashka, owner, employee, 'сотрудник');
});
afterAll(async () => {
  await browser.close();
});

const members = (page: Page) => page.getByRole('region', { name: 'Участники' });
const names = (page: Page) => members(page).locator('bdi').allInnerTexts();
const byRole = (page: Page) => page.getByRole('navigation', { name: 'Участники по ролям' });
/** The members of the workspace, as if there were so many. */
async function pretendMembers(page: Page, count: number) {
  await page.route(new RegExp(`/api/workspaces/${romashka.id}/members\\?`), (route) =>
    route.fulfill({ json: { members: manyMembers(count), next_cursor: null } }),
  );
}

describe('who is hr', () => {
  it('is found with two clicks from the overview; the role stands in the address', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, owner, '/app');
    const clicks = await countClicks(
      () => page.getByRole('link', { name: 'Команда', exact: true }).click(),
      () =>
        byRole(page)
          .getByRole('link', { name: /^hr\s1$/ })
          .click(),
    );
    expect(clicks).toBeLessThanOrEqual(2);
    await expect.poll(() => names(page), PATIENCE).toEqual(['Пётр Алёхин']);
    expect(new URL(page.url()).searchParams.get('role')).toBe('hr');
    await byRole(page)
      .getByRole('link', { name: /^Все\s4$/ })
      .click();
    await expect.poll(async () => (await names(page)).length, PATIENCE).toBe(4);
    await context.close();
  });

  it('is told to an employee as well, by the address alone, who may do nothing to anybody but leave', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, employee, `${PAGE}&role=hr`);
    await byRole(page).getByRole('link', { name: 'hr' }).and(page.locator('[aria-current]')).waitFor();
    await expect.poll(() => names(page), PATIENCE).toEqual(['Пётр Алёхин']);
    expect(await page.getByRole('button', { name: /^Действия/ }).count()).toBe(0);
    await byRole(page)
      .getByRole('link', { name: /^сотрудники\s1$/ })
      .click();
    await expectWhole(visitor, 'team page of an employee');
    await menuOf(page, 'Нина Петрова').click();
    await entry(page, 'Выйти из пространства').waitFor();
    expect(await page.getByRole('menuitem').count()).toBe(1);
    await visitor.context.close();
  });
});

describe('a long list', () => {
  it('shows twenty members and more on demand, and goes on at the first new one', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await pretendMembers(page, 70);
    await openAs(page, owner, PAGE);
    const shown = () => members(page).getByRole('listitem').count();
    await expect.poll(shown, PATIENCE).toBe(20);
    await members(page)
      .getByText(/^Показано 20 из\s70$/)
      .waitFor();
    await page.getByRole('button', { name: 'Показать ещё 20' }).click();
    await expect.poll(shown, PATIENCE).toBe(40);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent), PATIENCE).toContain('Имя 020');
    for (const [size, scheme] of [
      [DESKTOP, 'light'],
      [TABLET, 'dark'],
      [PHONE, 'light'],
    ] as const) {
      await showAs(page, size, scheme);
      expect(await shown(), `members on ${size.width}`).toBe(40);
      await expectWhole(visitor, `forty of seventy on ${size.width}`);
    }
    await page.getByRole('button', { name: 'Показать всех' }).click();
    await expect.poll(shown, PATIENCE).toBe(70);
    expect(await page.getByRole('button', { name: /^Показать/ }).count()).toBe(0);
    await page.getByLabel('Найти участника').fill('склад');
    await expect.poll(shown, PATIENCE).toBe(20);
    await page.getByText(/^Найдено 35 из\s70$/).waitFor();
    await visitor.context.close();
  });
});

describe('the menu of a member', () => {
  it('leads to each dialog, which gives the focus back to the menu', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, PAGE);
    const dialog = page.getByRole('dialog');
    for (const [action, title] of [
      ['Изменить роль', 'Роль участника'],
      ['Назначить команду', 'Команда'],
      ['Указать дату приёма', 'Дата приёма на работу'],
      ['Доступ к финансам', 'Доступ к финансам'],
      ['Передать пространство', 'Передача пространства'],
      ['Удалить из пространства', 'Удалить участника?'],
    ] as const) {
      await menuOf(page, 'Пётр Алёхин').click();
      await entry(page, action).dispatchEvent('click');
      await page.getByRole('dialog', { name: title }).waitFor();
      if (action === 'Передать пространство') {
        expect(await dialog.getByLabel('Кому передать').inputValue()).toBe(hr.email);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      const focused = () => menuOf(page, 'Пётр Алёхин').evaluate((button) => button === document.activeElement);
      await expect.poll(focused, PATIENCE).toBe(true);
    }
    await expectWhole(visitor, 'members with their menus');
    await menuOf(page, 'Вера Иванова').click();
    const own = () => page.getByRole('menuitem').allInnerTexts();
    await expect.poll(own, PATIENCE).toEqual(['Назначить команду', 'Указать дату приёма']);
    await visitor.context.close();
  });
});
