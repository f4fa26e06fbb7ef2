import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
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
async function seesFinance({ tokens }: Person): Promise<boolean> {
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
    await menuOf(page, 'Олег Громов').click();
    await entry(page, 'Открыть финансы').dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Открыть финансы?' });
    await dialog.getByText(/^Олег Громов увидит выплаты каждого сотрудника/).waitFor();
    await expectFlawless(visitor, 'giving the right to finance');

    await refuse(page, '**/finance-access', { method: 'PUT', detail: 'Уборка' });
    await dialog.getByRole('button', { name: 'Открыть финансы' }).click();
    await dialog.getByRole('alert').filter({ hasText: 'Не удалось изменить доступ к финансам: Уборка' }).waitFor();
    await page.unrouteAll();
    forgiveFailedCalls(visitor);
    await dialog.getByRole('button', { name: 'Открыть финансы' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await rowOf(page, 'Олег Громов').getByText('видит финансы').waitFor();
    expect(await seesFinance(manager)).toBe(true);

    await menuOf(page, 'Олег Громов').click();
    await entry(page, 'Закрыть финансы').dispatchEvent('click');
    await page
      .getByRole('dialog', { name: 'Закрыть финансы?' })
      .getByRole('button', { name: 'Закрыть доступ' })
      .click();
    await rowOf(page, 'Олег Громов').getByText('видит финансы').waitFor({ state: 'detached' });
    expect(await seesFinance(manager)).toBe(false);
    await expectWhole(visitor, 'members and their rights to finance');
    await visitor.context.close();
  });

  it('is nobody else’s to give, and without it a file cannot be brought in', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, manager, PAGE);
    await expect.poll(() => page.getByRole('button', { name: /изменить роль/ }).count(), PATIENCE).toBe(1);
    await menuOf(page, 'Олег Громов').click();
    await entry(page, 'Изменить роль').waitFor();
    expect(await entry(page, 'финансы').count()).toBe(0);
    await page.goto(IMPORT);
    await page.getByRole('heading', { name: 'Финансы видят не все' }).waitFor();
    expect(await page.getByRole('button', { name: 'Выбрать файл' }).count()).toBe(0);
    await context.close();
  });
});
