import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { FinanceAccess } from '#shared/rules/finance/access.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';

const PAGE = '/app?section=workspaces';
const IMPORT = '/app/finance/import';

let browser: Browser;
let owner: Person;
let manager: Person;
let romashka: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  manager = await makePerson({ firstName: 'Олег', lastName: 'Громов' });
  romashka = await makeWorkspace(owner, 'Ромашка');
  await join(romashka, owner, manager, 'руководитель');
});
afterAll(async () => {
  await browser.close();
});

const rowOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `Действия: ${name}` });
const entry = (page: Page, name: string) => page.getByRole('menuitem', { name });

/** What the server itself says of somebody's right to the money. */
async function seesFinance({ tokens }: Person): Promise<FinanceAccess> {
  const { finance_access: access } = await demand(
    workspaces.getMyRole,
    { params: { id: romashka.id } },
    { token: tokens.access_token },
  );
  return access;
}

describe('the right to see the money', () => {
  it('is given and taken by the owner, who is told what it opens', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, owner, PAGE);
    const dialog = page.getByRole('dialog', { name: 'Доступ к финансам' });
    const open = async () => {
      await menuOf(page, 'Олег Громов').click();
      await entry(page, 'Доступ к финансам').dispatchEvent('click');
      await dialog.getByRole('radiogroup', { name: /видит Олег Громов$/ }).waitFor();
    };
    const choose = (name: string) => dialog.getByRole('radio', { name }).check();
    const save = () => dialog.getByRole('button', { name: 'Сохранить' }).click();

    await open();
    await choose('Деньги всей компании');
    await dialog.getByText(/^Выплаты каждого сотрудника/).waitFor();
    await expectFlawless(visitor, 'giving the right to finance');

    await refuse(page, '**/finance-access', { method: 'PUT', detail: 'Уборка' });
    await save();
    await dialog.getByRole('alert').filter({ hasText: 'Не удалось изменить доступ к финансам: Уборка' }).waitFor();
    await page.unrouteAll();
    forgiveFailedCalls(visitor);
    await save();
    await dialog.waitFor({ state: 'hidden' });
    await rowOf(page, 'Олег Громов').getByText('видит финансы').waitFor();
    expect(await seesFinance(manager)).toEqual({ kind: 'company' });

    await open();
    await choose('Деньги названных команд');
    await dialog.getByText(/^Выплаты ещё не загружены/).waitFor();
    await save();
    await dialog.getByRole('alert').filter({ hasText: 'Выберите хотя бы одну команду' }).waitFor();
    await dialog.getByRole('textbox', { name: 'Название команды' }).fill('Склад');
    await dialog.getByRole('textbox', { name: 'Название команды' }).press('Enter');
    await dialog.getByRole('button', { name: 'Склад', pressed: true }).waitFor();
    await expectFlawless(visitor, 'giving the money of teams');
    await save();
    await rowOf(page, 'Олег Громов').getByText('деньги команды «Склад»').waitFor();
    expect(await seesFinance(manager)).toEqual({ kind: 'departments', departments: ['Склад'] });

    await open();
    await choose('Ничего');
    await save();
    await rowOf(page, 'Олег Громов').getByText('деньги команды').waitFor({ state: 'detached' });
    expect(await seesFinance(manager)).toEqual({ kind: 'none' });
    await expectWhole(visitor, 'members and their rights to finance');
    await visitor.context.close();
  });

  it('is nobody else’s to give, and without it a file cannot be brought in', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, manager, PAGE);
    await expect.poll(() => page.getByRole('button', { name: /изменить роль/ }).count(), PATIENCE).toBe(1);
    await menuOf(page, 'Олег Громов').click();
    await entry(page, 'Изменить роль').waitFor();
    expect(await entry(page, 'Доступ к финансам').count()).toBe(0);
    await page.goto(IMPORT);
    await page.getByRole('heading', { name: 'Финансы видят не все' }).waitFor();
    expect(await page.getByRole('button', { name: 'Выбрать файл' }).count()).toBe(0);
    await context.close();
  });
});
