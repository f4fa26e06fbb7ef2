import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { FinanceAccess } from '#shared/rules/finance/access.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { loadEmployees } from './finance-factory.ts';

const TITLE = 'Деньги ваших команд';

let browser: Browser;
let owner: Person;
let manager: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  manager = await makePerson({ firstName: 'Олег', lastName: 'Громов' });
  workspace = await makeWorkspace(owner);
  await join(workspace, owner, manager, 'руководитель');
  await loadEmployees(owner, workspace);
  const as = { token: owner.tokens.access_token };
  const body = {
    title: 'Курс безопасности',
    department: 'склад',
    amount: 12_000,
    spent_on: `${new Date().getUTCFullYear()}-01-10`,
  };
  await demand(finance.createExpense, { params: { id: workspace.id }, body }, as);
});
afterAll(async () => {
  await browser.close();
});

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');
const table = (page: Page, team: string) => page.getByRole('table', { name: `Люди: ${team}` });

async function openDepartments(page: Page, choose: readonly string[]) {
  await openAs(page, owner, '/app?section=workspaces');
  await page.getByRole('button', { name: 'Действия: Олег Громов' }).click();
  await page.getByRole('menuitem', { name: 'Доступ к финансам' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: 'Доступ к финансам' });
  await dialog.getByRole('radio', { name: 'Деньги названных команд' }).check();
  for (const name of choose) await dialog.getByRole('button', { name, exact: true }).click();
  return dialog;
}

describe('the money of named teams', () => {
  it('is opened by the owner, who chooses of the teams of the payroll, and is all that a manager sees', async () => {
    const giving = await visit(browser, DESKTOP);
    const dialog = await openDepartments(giving.page, ['Склад']);
    await dialog.getByRole('button', { name: 'Склад', pressed: true }).waitFor();
    await dialog.getByRole('button', { name: 'Продажи', pressed: false }).waitFor();
    await expectFlawless(giving, 'choosing teams of the payroll');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await giving.page
      .getByRole('listitem')
      .filter({ hasText: 'Олег Громов' })
      .getByText('деньги команды «Склад»')
      .waitFor();
    await giving.context.close();

    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).pathname.replace(workspace.id, '…')));
    await openAs(page, manager, '/app');
    await page.getByRole('link', { name: 'Финансы' }).first().click();
    await page.getByRole('heading', { name: TITLE }).waitFor();
    const rows = table(page, 'Склад').getByRole('row');
    await rows.nth(2).waitFor();
    expect((await rows.allInnerTexts()).slice(1).map(spaced)).toEqual([
      expect.stringMatching(/^Борис Ким 60 000 ₽ 60 000 ₽ 0 ₽/),
      expect.stringMatching(/^Вера Лис 80 000 ₽ 80 000 ₽ 0 ₽/),
    ]);
    await page.getByText(/^2\sчеловека · 140\sтыс\.\s₽ за\sоктябрь\s2026/).waitFor();
    await page.getByRole('region', { name: 'Расходы HR-бюджета' }).getByText('Курс безопасности').waitFor();
    await page
      .getByRole('region', { name: 'Цена уходов' })
      .getByText(/^Прогноза уходов пока нет/)
      .waitFor();
    expect(await page.getByText('Анна Орлова').count()).toBe(0);
    expect([...asked].filter((path) => path.startsWith('/api/finance'))).toEqual([
      '/api/finance/workspace/…/departments',
    ]);

    await table(page, 'Склад').getByRole('button', { name: 'Всего в месяц' }).click();
    await expect.poll(() => rows.nth(1).innerText(), PATIENCE).toContain('Вера Лис');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'the money of teams on a phone');
    await visitor.context.close();
  });

  it('opens no other page of finance; a team that the payroll does not have is told by name; ends with the right', async () => {
    await give({ kind: 'departments', departments: ['Продажи', 'Доставка'] });
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    for (const path of ['import', 'turnover']) {
      await openAs(page, manager, `/app/finance/${path}`);
      await page.getByRole('heading', { name: 'Финансы видят не все' }).waitFor();
    }
    await openAs(page, manager, '/app/finance');
    await page.getByText(/за\sоктябрь\s2026 нет команды «Доставка»/).waitFor();
    await table(page, 'Продажи')
      .getByRole('row', { name: /^Анна Орлова/ })
      .waitFor();
    await expectWhole(visitor, 'a team that is missing');

    await give({ kind: 'none' });
    await openAs(page, manager, '/app/finance');
    await page.getByRole('heading', { name: 'Финансы видят не все' }).waitFor();
    await visitor.context.close();
  });
});

/** What the owner opens to the manager, by the API. */
async function give(access: FinanceAccess): Promise<void> {
  const as = { token: owner.tokens.access_token };
  const { members } = await demand(workspaces.listMembers, { params: { id: workspace.id }, query: {} }, as);
  const userId = members.find(({ user }) => user.email === manager.email)!.id;
  await demand(workspaces.giveFinanceAccess, { params: { id: workspace.id, userId }, body: { access } }, as);
}
