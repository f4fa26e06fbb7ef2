import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoOffers } from '#scripts/demo/offers.ts';
import { textsOf } from '#scripts/demo/texts.ts';
import { automations } from '#shared/contract/automations.ts';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { companyRows, NAMES, THIS_MONTH } from '#tests/support/turnover-rows.ts';
import { DESKTOP, PATIENCE, visit } from './browser.ts';
import { demand, lastLetter, makePerson, makeWorkspace, openAs, prove, type Person } from './factories.ts';
import { makeNight } from './night.ts';
import { loadCatalogue } from './offer-catalogue.ts';

/* What the landing says about money and leaving is found in the product. */

const TODAY = moscowDay(new Date());

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  await loadCatalogue();
  owner = await makePerson({ premium: true });
  await prove(owner);
  workspace = await makeWorkspace(owner);
  const { people, history } = companyRows();
  // Each costs 100 000 roubles a month, and brings in 146 000.
  const rows = people.map((row) => ({ ...row, contribution: 146_000 }));
  const file = { file_name: 'штат.csv', base_version: null };
  await demand(finance.importEmployees, inSpace({ ...file, period: THIS_MONTH, rows: rows as never }), as());
  await demand(finance.importLeavers, inSpace({ ...file, rows: history as never }), as());
  const plan = { period: 'year', mode: 'absolute', value: 90_000 } as const;
  const departments = [{ department: 'Склад', amount: 50_000 }];
  const budget = { year: Number(TODAY.slice(0, 4)), version: null, plan, departments };
  await demand(finance.saveBudget, inSpace(budget), as());
  const expense = { title: 'Наставники', department: 'Склад', amount: 24_000, spent_on: TODAY };
  await demand(finance.createExpense, inSpace(expense), as());
});
afterAll(async () => {
  await browser.close();
});

const as = () => ({ token: owner.tokens.access_token });
const inSpace = <Body>(body: Body) => ({ params: { id: workspace.id }, body });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

/** A rule that asks for an offer today, without anybody pressing, within its own cap. */
async function orderByRule(title: string): Promise<number> {
  const { id, category, price, discount } = demoOffers(new Date(), textsOf('ru')).find(
    (offer) => offer.title === title,
  )!;
  const rule = {
    condition: { kind: 'date', on: 'day', day: TODAY, days: 0 },
    action: { kind: 'offer', category, offer_id: id, people: 1, auto_approve: true },
    cap: 60_000,
  } as const;
  const { id: ruleId, version } = await demand(automations.createRule, inSpace(rule), as());
  const on = { params: { id: workspace.id, ruleId }, body: { version, enabled: true } };
  await demand(automations.changeRule, on, as());
  return (price!.amount * (100 - discount)) / 100;
}

describe('what the landing says of finance is true:', () => {
  it('the HR budget is watched, employees have an ROI, leaving is forecast by team (A1-02, A1-04, A3-07)', async () => {
    const { page, context } = await visit(browser, DESKTOP);
    await openAs(page, owner, '/app/finance');

    // «Контроль HR-бюджета»: how much was spent, and how much is left.
    await card(page, 'HR-бюджет')
      .getByText(/из.90.тыс/)
      .waitFor();
    const plan = card(page, 'План и факт HR-бюджета');
    await plan.getByText('Отделы', { exact: true }).click();
    const department = plan.getByRole('row', { name: /^Склад/ });
    expect(spaced(await department.innerText())).toMatch(/50 000 ₽ 24 000 ₽ \+?26 000 ₽/);

    // «ROI сотрудников».
    const employee = page.getByRole('table', { name: 'Сотрудники и стоимость' }).getByRole('row').nth(1);
    expect(spaced(await employee.innerText())).toContain('+46 %');
    await page.getByRole('group', { name: 'Показатели' }).getByRole('button', { name: /^ROI/ }).click();
    await page.getByText('(вклад − TCE) ÷ TCE', { exact: true }).waitFor();

    // «Прогноз текучести»: how many, of which teams and why, and nobody by name.
    await page.getByRole('link', { name: 'Уходы', exact: true }).click();
    const outlook = card(page, 'Прогноз уходов');
    await outlook.getByRole('heading', { name: /^За полгода уйдут от \d+ до \d+ человек: замена до / }).waitFor();
    for (const team of ['Склад', 'Продажи']) {
      const [name, why] = await outlook
        .getByRole('row', { name: new RegExp(`^${team}.* от \\d+ до \\d`) })
        .locator('td, th')
        .first()
        .evaluate((cell) => [cell.textContent, cell.querySelector('span + span')?.textContent]);
      expect(why).toMatch(/[а-яё]{3}/i);
      expect(name).toContain(team);
    }
    const words = await page.locator('main').innerText();
    for (const name of NAMES) expect(words).not.toContain(name);
    await context.close();
  });

  it('rules act by themselves and stay within the HR budget (A1-04, A3-07)', async () => {
    // Of the 66 000 roubles that are left one is affordable, not both.
    const costs = [
      await orderByRule('Йога и растяжка в офисе'),
      await orderByRule('Разговор о выгорании для команды'),
    ] as const;
    expect(costs).toEqual([37_800, 34_200]);
    await makeNight(workspace);
    const log = async () =>
      (await demand(automations.readRuleLog, { params: { id: workspace.id }, query: {} }, as())).entries;
    await expect
      .poll(async () => (await log()).map(({ outcome }) => outcome).toSorted(), PATIENCE)
      .toEqual(['done', 'skipped']);

    const { page, context } = await visit(browser, DESKTOP);
    await openAs(page, owner, '/app/finance/rules');
    const journal = card(page, 'Журнал');
    await journal.getByText(/^Заказали «(Йога и растяжка в офисе|Разговор о выгорании для команды)»/).waitFor();
    await journal.getByText('Не заказали: в HR-бюджете на это уже нет места').waitFor();
    await lastLetter(owner.email, /Ваш запрос отправлен партнёру/);
    await page.getByRole('navigation', { name: 'Страницы финансов' }).getByRole('link', { name: 'Обзор' }).click();
    const plan = card(page, 'План и факт HR-бюджета');
    await plan.getByText('Расходы', { exact: true }).click();
    const expenses = plan.getByRole('list', { name: 'Расходы' }).getByRole('listitem');
    await expenses.filter({ hasText: 'предложение партнёра' }).waitFor();
    const words = (await expenses.allInnerTexts()).map(spaced);
    expect(words).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^.*Наставники.*24 000 ₽/),
        expect.stringMatching(/(Йога и растяжка.*37 800 ₽|Разговор о выгорании.*34 200 ₽)/),
      ]),
    );
    expect(words).toHaveLength(2);
    await context.close();
  });
});
