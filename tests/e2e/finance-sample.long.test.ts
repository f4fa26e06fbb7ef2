import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

let browser: Browser;
let owner: Person;
let employee: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  const workspace = await makeWorkspace(owner);
  employee = await makePerson({ firstName: 'Олег', lastName: 'Рябов' });
  await join(workspace, owner, employee, 'сотрудник');
});
afterAll(async () => {
  await browser.close();
});

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const budget = (page: Page) => card(page, 'HR-бюджет');
const table = (page: Page) => page.getByRole('table', { name: 'Сотрудники и стоимость' });

/** Calls of the API that the page makes from now on. */
function listenForCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

async function openFinance(page: Page, person: Person = owner) {
  await openAs(page, person, '/app/finance');
  await table(page).getByText('Илья Воронов').waitFor();
}

describe('finance before a space has data of its own', () => {
  it('is an invented company and says so above the cards and on each of them; draws revenue by month, income and expenses, and the 30 % ring, each as a table too (B2-67); fits every screen', async () => {
    const one = await visit(browser, DESKTOP);
    const { page, context } = one;
    await openFinance(page);
    await page.getByText('Это вымышленная компания из').waitFor();
    const names = [
      ...['Деньги удержания', 'HR-бюджет', 'Доли расходов', 'Сотрудники и стоимость'],
      ...['Инициативы и их эффект', 'Прибыли и убытки (PnL)', 'Динамика выручки'],
    ];
    const tags = names.map((name) => card(page, name).getByText('пример данных').count());
    expect(await Promise.all(tags)).toEqual(names.map(() => 1));
    const revenue = card(page, 'Динамика выручки');
    await revenue.locator('.recharts-bar-rectangle').nth(9).waitFor();
    await revenue.getByRole('button', { name: 'Показать таблицей: Выручка по месяцам' }).click();
    await expect.poll(() => revenue.getByRole('row').count(), PATIENCE).toBe(11);
    const pnl = card(page, 'Прибыли и убытки (PnL)');
    await pnl.getByRole('heading', { name: 'Доходы' }).waitFor();
    await pnl.getByRole('heading', { name: 'Расходы' }).waitFor();
    await pnl.locator('.recharts-bar-rectangle').nth(6).waitFor();
    const ring = card(page, 'Доли расходов');
    await ring.locator('.recharts-pie-sector').nth(4).waitFor();
    expect(spaced(await ring.innerText())).toContain('На людей идёт 30 % расходов');
    await expectFlawless(one, 'the example of finance');
    await showAs(page, TABLET);
    await expectWhole(one, 'the example of finance on a tablet');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(one, 'the example of finance on a phone');
    await context.close();
  });

  it('makes no call, whatever is pressed on it (B1-08, B7-39), not even for an initiative with title, department and cost, which is added to this page alone (B2-66, B3-52)', async () => {
    const { page, context } = await visit(browser, DESKTOP);
    await openAs(page, owner, '/app?section=workspaces');
    await page.getByRole('heading', { name: 'Команда', level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const calls = listenForCalls(page);
    await page.getByRole('link', { name: 'Финансы' }).click();
    await table(page).getByText('Илья Воронов').waitFor();
    await page.locator('.recharts-bar').first().waitFor();
    await budget(page).getByText('Месяц', { exact: true }).click();
    await page.getByRole('button', { name: /Стоимость замены/ }).click();
    await page.getByRole('slider').press('ArrowRight');
    await page.getByRole('button', { name: /^Илья Воронов.*Как посчитано$/ }).click();
    await page.getByRole('dialog').getByText('Настроение', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('searchbox', { name: 'Найти по имени или почте' }).fill('orlov');
    await table(page).getByText('Дмитрий Орлов').waitFor();
    const initiatives = card(page, 'Инициативы и их эффект');
    await initiatives.getByRole('button', { name: 'Добавить' }).click();
    await initiatives.getByText('Напишите, что сделаете').waitFor();
    await initiatives.getByRole('textbox', { name: 'Что сделаем' }).fill('Разговоры о росте');
    await initiatives.getByRole('textbox', { name: 'Отдел' }).fill('Логистика');
    await initiatives.getByRole('textbox', { name: 'Стоимость, ₽' }).fill('45 000');
    await page.keyboard.press('Enter');
    const row = initiatives.getByRole('listitem').filter({ hasText: 'Разговоры о росте' });
    expect(spaced(await row.innerText())).toMatch(/Логистика.*45 000 ₽/);
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    await page.reload();
    await table(page).getByText('Илья Воронов').waitFor();
    expect(await initiatives.getByText('Разговоры о росте').count()).toBe(0);
    await context.close();
  });

  it('has a budget of a year or a month, of a percent or a sum, with the hint of the percent (B2-62); saves nothing and sends no file: Save is off, Import leads those who may to the upload and others nowhere (B2-63)', async () => {
    const { page, context } = await visit(browser, DESKTOP);
    await openFinance(page);
    const value = budget(page).getByRole('textbox', { name: 'Значение' });
    expect(spaced(await budget(page).innerText())).toContain('От 0 до 100.');
    expect(await budget(page).getByRole('button', { name: 'Сохранить' }).isDisabled()).toBe(true);
    await value.fill('101');
    await budget(page).getByText('Процент — число от 0 до 100').waitFor();
    await value.fill('5');
    await budget(page)
      .getByText(/это 9,75.млн.₽/)
      .waitFor();
    await budget(page).getByText('Сумма', { exact: true }).click();
    await value.fill('3 000 000');
    await budget(page).getByText('HR-бюджет: план превышен').waitFor();
    expect(await budget(page).getByText('От 0 до 100').count()).toBe(0);
    await budget(page).getByText('Месяц', { exact: true }).click();
    await budget(page)
      .getByText(/прошло 70.% месяца/)
      .waitFor();
    await budget(page).getByRole('link', { name: 'Импорт CSV' }).click();
    await page.waitForURL('**/app/finance/import?kind=employees');

    await openFinance(page, employee);
    expect(await budget(page).getByRole('button', { name: 'Сохранить' }).isDisabled()).toBe(true);
    expect(await page.getByRole('link', { name: 'Загрузить свои данные' }).count()).toBe(0);
    await page.waitForLoadState('networkidle');
    const calls = listenForCalls(page);
    await budget(page).getByRole('button', { name: 'Импорт CSV' }).click();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
    expect(new URL(page.url()).pathname).toBe('/app/finance');
    await context.close();
  });

  it('finds employees by e-mail; department, profitability, cost and margin offer «все» alone (B2-64); shows the seven metrics under their names, each with its formula and the numbers in it (B2-65); opens one with every field of the specification (B3-51)', async () => {
    const { page, context } = await visit(browser, DESKTOP);
    await openFinance(page);
    for (const name of ['Отдел', 'Рентабельность', 'Стоимость', 'Маржа']) {
      const options = page.getByRole('combobox', { name, exact: true }).locator('option');
      expect(await options.allInnerTexts()).toEqual([`${name}: все`]);
    }
    const metrics = page.getByRole('group', { name: 'Показатели' });
    const names = ['TCE', 'hourly cost', 'hourly cost with filters', 'ROI', 'retention cost', 'replacement cost'];
    for (const name of [...names, 'Development Rate %']) {
      await metrics.getByText(name, { exact: true }).waitFor();
    }
    await page.getByRole('searchbox', { name: 'Найти по имени или почте' }).fill('D.ORLOV@');
    await expect.poll(() => table(page).getByRole('row').count(), PATIENCE).toBe(2);
    await table(page).getByText('d.orlov@primer.example').waitFor();
    await page.getByRole('searchbox', { name: 'Найти по имени или почте' }).fill('никого');
    await page.getByText('Никто не подходит под эти условия.').waitFor();
    await page.getByRole('searchbox', { name: 'Найти по имени или почте' }).fill('p.gromov');
    await metrics.getByRole('button', { name: /^ROI/ }).click();
    await metrics.getByText('(вклад − TCE) ÷ TCE', { exact: true }).waitFor();
    await expect
      .poll(async () => spaced(await metrics.innerText()), PATIENCE)
      .toContain('(121 000 − 101 599) ÷ 101 599 = +19 %');

    await page.getByRole('button', { name: /^Павел Громов/ }).click();
    await page.getByRole('dialog').getByText('p.gromov@primer.example').waitFor();
    const words = spaced(await page.getByRole('dialog').innerText());
    for (const part of [
      ...['p.gromov@primer.example', 'Продажи', 'Часов в месяце 160', 'Часов обучения 2', '12 в срок, 0 с опозданием'],
      ...['Вклад в месяц 121 000 ₽', 'Настроение хорошее', 'Интересы шахматы'],
      // Salary, taxes, bonus, KPI, insurance, development.
      '64 000 + 22 499 + 9 000 + 1 500 + 3 200 + 1 400 = 101 599 ₽',
    ]) {
      expect(words).toContain(part);
    }
    await context.close();
  });
});
