import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { monthLater, lastDayOf } from '#shared/rules/finance/months.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, setPlan, type Person } from './factories.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { loadEmployees, loadMonths, savePlan } from './finance-factory.ts';

const INITIATIVES = '**/api/finance/workspace/*/initiatives';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  [owner, workspace] = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

/** An owner whose space has employees and months of its own. */
async function makeCompany(): Promise<[Person, Workspace]> {
  const person = await makePerson({ premium: true });
  const space = await makeWorkspace(person);
  await loadEmployees(person, space);
  await loadMonths(person, space);
  return [person, space];
}

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const table = (page: Page) => page.getByRole('table', { name: 'Сотрудники и стоимость' });
const metric = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Показатели' }).getByRole('button', { name });

async function openFinance(page: Page, person: Person) {
  await openAs(page, person, '/app/finance');
  await table(page).getByRole('row').nth(1).waitFor();
}

describe('finance with data of the space', () => {
  it('shows what was loaded, and nothing of the example; is saved as one workbook; fits a phone in the dark', async () => {
    const one = await visit(browser, DESKTOP);
    const { page, context } = one;
    await openFinance(page, owner);
    await page.getByText(/свои данные: «Штат, октябрь.csv»/).waitFor();
    expect(await page.getByText('пример данных').count()).toBe(0);
    const row = spaced(await table(page).getByRole('row').filter({ hasText: 'Анна Орлова' }).innerText());
    // TCE, its hour, ROI, retention and replacement by the year, development.
    expect(row).toMatch(/152 000 ₽ 1 000 ₽ \+25 % 261 600 ₽ 276 000 ₽ 2,8 %$/);
    // 292 000 of 805 333 roubles of October, the only month whose pay is known.
    await card(page, 'Доли расходов').getByText('На людей идёт 36').waitFor();
    await card(page, 'Прибыли и убытки (PnL)').locator('.recharts-bar-rectangle').first().waitFor();
    await card(page, 'Деньги удержания')
      .getByRole('heading', { name: /Окупилось|Расходов на/ })
      .waitFor();
    const plan = card(page, 'План и факт HR-бюджета');
    await plan.getByRole('table').waitFor();
    await expectFlawless(one, 'finance of a space');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать сводку' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^Финансы, сводка \d{4}-\d\d-\d\d\.xlsx$/);
    const files = unzipSync(await readFile(await file.path()));
    const book = strFromU8(files['xl/workbook.xml']!);
    for (const sheet of ['Сотрудники', 'Месяцы', 'Прибыли и убытки', 'Бюджет по месяцам'])
      expect(book).toContain(sheet);

    await showAs(page, PHONE, 'dark');
    await plan.getByText('Расходы', { exact: true }).click();
    await expectFlawless(one, 'finance of a space on a phone');
    await context.close();
  });

  it('stands where one card could not be read, which is read again on a press', async () => {
    const one = await visit(browser, DESKTOP);
    const { page, context } = one;
    await refuse(page, INITIATIVES);
    await openFinance(page, owner);
    const failed = card(page, 'Инициативы и их эффект');
    await failed.getByText('Эта часть не загрузилась').waitFor();
    await card(page, 'HR-бюджет').getByRole('button', { name: 'Сохранить' }).waitFor();
    await page.unroute(INITIATIVES);
    await failed.getByRole('button', { name: 'Попробовать снова' }).click();
    await failed.getByRole('button', { name: 'Добавить' }).waitFor();
    forgiveFailedCalls(one);
    expect(one.complaints).toEqual([]);
    await context.close();
  });

  it('follows the filters in the table, in its file and in the hourly cost', async () => {
    const { page, context } = await visit(browser, DESKTOP);
    await openFinance(page, owner);
    // 292 000 roubles of 472 hours.
    await expect
      .poll(async () => spaced(await metric(page, /^Стоимость часа по фильтрам/).innerText()), PATIENCE)
      .toContain('619 ₽');
    await page.getByRole('combobox', { name: 'Отдел' }).selectOption('Склад');
    await expect.poll(() => table(page).getByRole('row').count(), PATIENCE).toBe(3);
    await expect
      .poll(async () => spaced(await metric(page, /^Стоимость часа по фильтрам/).innerText()), PATIENCE)
      .toContain('438 ₽');
    expect(spaced(await metric(page, /^Стоимость часа (?!по)/).innerText())).toContain('619 ₽');
    await page
      .getByRole('combobox', { name: 'Стоимость', exact: true })
      .selectOption({ label: 'Стоимость: до 100 тыс. ₽' });
    await page.getByRole('combobox', { name: 'Маржа' }).selectOption({ label: 'Маржа: вклад не указан' });
    await page.getByText(/показано 2 из.3/).waitFor();
    await page.getByRole('button', { name: 'Скачать: Сотрудники и стоимость' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV для Excel' }).dispatchEvent('click');
    const lines = (await readFile(await (await download).path(), 'utf8')).trim().split('\r\n');
    expect(lines.map((line) => line.split(';')[0])).toEqual(['"Имя"', '"Вера Лис"', '"Борис Ким"']);
    await page.getByRole('combobox', { name: 'Рентабельность' }).selectOption({ label: 'Рентабельность: ROI до 50 %' });
    await page.getByText('Никто не подходит под эти условия.').waitFor();
    await page.getByRole('button', { name: 'Сбросить' }).click();
    await expect.poll(() => table(page).getByRole('row').count(), PATIENCE).toBe(4);
    await context.close();
  });

  it('keeps what is written into it: what a person brings in, an expense, an initiative; and forgets each again', async () => {
    const [person] = await makeCompany();
    const { page, context } = await visit(browser, DESKTOP);
    await openFinance(page, person);
    const plan = card(page, 'План и факт HR-бюджета');
    await plan.getByText('Расходы', { exact: true }).click();
    await plan.getByRole('textbox', { name: 'На что' }).fill('Курс переговоров');
    await plan.getByRole('textbox', { name: 'Сумма, ₽' }).fill('24 000');
    await plan.getByRole('button', { name: 'Записать расход' }).click();
    const list = plan.getByRole('list', { name: 'Расходы' });
    await list.getByText('Курс переговоров').waitFor();
    await card(page, 'HR-бюджет')
      .getByText(/^24.тыс/)
      .waitFor();
    await list.getByRole('button', { name: 'Удалить расход: Курс переговоров' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить расход' }).click();
    await plan.getByText('Расходов в этом году пока нет').waitFor();

    const initiatives = card(page, 'Инициативы и их эффект');
    await initiatives.getByRole('textbox', { name: 'Что сделаем' }).fill('Наставники');
    await initiatives.getByRole('textbox', { name: 'Стоимость, ₽' }).fill('60 000');
    await initiatives.getByRole('button', { name: 'Добавить' }).click();
    await initiatives.getByRole('listitem').getByText('ещё не началась').waitFor();
    await initiatives.getByRole('button', { name: 'Удалить: Наставники' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить инициативу' }).click();
    await initiatives.getByRole('listitem').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /^Борис Ким/ }).click();
    const drawer = page.getByRole('dialog', { name: 'Борис Ким' });
    await drawer.getByRole('textbox', { name: /Вклад в месяц/ }).fill('90 000');
    await drawer.getByRole('button', { name: 'Сохранить' }).click();
    await drawer.getByText(/\(90.000 − 60.000\) ÷ 60.000 = \+50.%/).waitFor();
    await drawer.getByRole('button', { name: 'Обезличить' }).click();
    const asked = page.getByRole('dialog', { name: 'Обезличить: Борис Ким?' });
    await asked.getByRole('button', { name: 'Обезличить' }).click();
    await asked.waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await table(page).getByText('обезличен').waitFor();
    expect(await table(page).getByText('Борис').count()).toBe(0);
    // The sums stay.
    expect(spaced(await metric(page, /^TCE/).innerText())).toContain('292 000 ₽');
    await context.close();
  });

  it('gives a department its part of the plan and takes it away; saves the budget, and says when somebody else has been faster without losing what was written', async () => {
    const [person, space] = await makeCompany();
    await savePlan(person, space, 300_000);
    const one = await visit(browser, PHONE);
    const { page, context } = one;
    await openFinance(page, person);
    const plan = card(page, 'План и факт HR-бюджета');
    await plan.getByText('Отделы', { exact: true }).click();
    const give = async (department: string, amount: string) => {
      await plan.getByRole('combobox', { name: 'Отдел' }).fill(department);
      await plan.getByRole('textbox', { name: /^План отдела на год/ }).fill(amount);
      await plan.getByRole('button', { name: 'Задать план отделу' }).click();
    };
    await give('Склад', '120 000');
    await plan.getByRole('row', { name: /Склад.*120.000/ }).waitFor();
    await give('склад', '400 000');
    await plan.getByText('Отделам отдано больше, чем весь бюджет').waitFor();
    forgiveFailedCalls(one);
    await expectWhole(one, 'a part of the plan that is refused');
    await give('склад', '90 000');
    await plan.getByRole('row', { name: /Склад.*90.000/ }).waitFor();
    await give('Склад', '');
    await plan.getByText('По отделам пока ничего').waitFor();

    await showAs(page, DESKTOP);
    const budget = card(page, 'HR-бюджет');
    await budget.getByText('Сумма', { exact: true }).click();
    const value = budget.getByRole('textbox', { name: 'Значение' });
    await value.fill('500 000');
    await savePlan(person, space, 350_000);
    const read = page.waitForResponse(
      (response) => response.request().method() === 'GET' && response.url().includes('/budget'),
    );
    await budget.getByRole('button', { name: 'Сохранить' }).click();
    await budget.getByText(/его сохранил кто-то ещё/).waitFor();
    expect(spaced(await value.inputValue())).toBe('500 000');
    await read;
    await budget.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByText('План сохранён').waitFor();
    await budget.getByText(/из.500.тыс/).waitFor();
    forgiveFailedCalls(one);
    expect(one.complaints).toEqual([]);
    await context.close();
  });

  it('says of the outlook of the budget whether it holds: from its first day on that there is nothing to compare yet', async () => {
    const [person, space] = await makeCompany();
    const as = { token: person.tokens.access_token };
    const params = { id: space.id };
    const today = moscowDay(new Date());
    for (const back of [1, 2, 3, 4]) {
      const body = { title: 'Курсы', amount: 10_000 * back, spent_on: `${monthLater(today.slice(0, 7), -back)}-05` };
      await demand(finance.createExpense, { params, body }, as);
    }
    const plan = { mode: 'absolute', period: 'month', value: 90_000 } as const;
    const year = Number(today.slice(0, 4));
    await demand(finance.saveBudget, { params, body: { year, version: null, plan } }, as);
    const visitor = await visit(browser, DESKTOP);
    await openFinance(visitor.page, person);
    const budget = card(visitor.page, 'HR-бюджет');
    await budget.getByText(/К\sконцу месяца/).waitFor();
    // On the last day of a month nothing is left to predict of it.
    if (today !== lastDayOf(today.slice(0, 7))) {
      await budget.getByText(/^Показанное здесь ещё не\sс\sчем сравнить: первый срок/).waitFor();
      await budget.getByRole('button', { name: 'Что говорили и что вышло' }).click();
      await budget.getByRole('row', { name: /₽ срок ещё не\sпрошёл$/ }).waitFor();
    }
    await expectWhole(visitor, 'finance with what its outlook has said');
    await visitor.context.close();
  });

  it('is not open to an HR whom the owner has not let in: who can is said, and no money is asked for', async () => {
    const hr = await makePerson({ firstName: 'Ольга', lastName: 'Кадрова' });
    await join(workspace, owner, hr, 'hr');
    const one = await visit(browser, DESKTOP);
    const { page, context } = one;
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/finance/')) calls.push(request.url());
    });
    await openAs(page, hr, '/app/finance');
    await page.getByRole('heading', { name: 'Финансы видят не все' }).waitFor();
    await page.getByText(/Попросите владельца открыть/).waitFor();
    await expectFlawless(one, 'finance without the right');
    expect(calls).toEqual([]);
    await context.close();
  });

  it('draws of ten thousand employees those in sight alone, and finds one of them', async () => {
    const person = await makePerson({ premium: true });
    const space = await makeWorkspace(person);
    const rows = Array.from({ length: 10_000 }, (_, index) => ({ name: `Сотрудник ${index}`, salary: 50_000 + index }));
    await loadEmployees(person, space, rows);
    const one = await visit(browser, DESKTOP);
    const { page, context } = one;
    await openFinance(page, person);
    await page.getByText(/^10.000.человек/).waitFor();
    expect(await table(page).getByRole('row').count()).toBeLessThan(30);
    await table(page).getByText('Сотрудник 9999', { exact: true }).waitFor();
    await page.getByRole('group', { name: 'Сотрудники и стоимость' }).evaluate((frame) => frame.scrollTo(0, 1e9));
    await table(page).getByText('Сотрудник 0', { exact: true }).waitFor();
    await page.getByRole('searchbox', { name: 'Найти по имени или почте' }).fill('сотрудник 4321');
    await expect.poll(() => table(page).getByRole('row').count(), PATIENCE).toBe(2);
    await context.close();
  });

  it('can be read and saved as files, not changed, after the plan has gone down', async () => {
    await setPlan(owner, 'startup');
    const { page, context } = await visit(browser, DESKTOP);
    await openFinance(page, owner);
    await page.getByText(/нужен тариф Premium/).waitFor();
    await page.getByRole('button', { name: 'Скачать сводку' }).waitFor();
    expect(await card(page, 'HR-бюджет').getByRole('button', { name: 'Сохранить' }).isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: 'Добавить' }).count()).toBe(0);
    await page.getByRole('button', { name: /^Анна Орлова/ }).click();
    await page.getByRole('dialog').getByText('Стоимость замены').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Обезличить' }).count()).toBe(0);
    await context.close();
  });
});
