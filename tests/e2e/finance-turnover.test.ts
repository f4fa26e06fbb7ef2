import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { companyRows, daysAgo, NAMES, THIS_MONTH } from '#tests/support/turnover-rows.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';

const PAGE = '/app/finance/turnover';
const TURNOVER = /\/finance\/workspace\/[^/]+\/turnover/;

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  [owner, workspace] = await makeCompany(20);
});
afterAll(() => browser.close());

/** An owner whose workspace has thirty people and so many who left. */
async function makeCompany(leavers: number): Promise<[Person, Workspace]> {
  const person = await makePerson({ premium: true });
  const made = await makeWorkspace(person);
  const { people, history } = companyRows(leavers);
  const as = { token: person.tokens.access_token };
  const params = { id: made.id };
  const file = { file_name: 'штат.csv', base_version: null };
  await demand(finance.importEmployees, { params, body: { ...file, period: THIS_MONTH, rows: people as never } }, as);
  await demand(finance.importLeavers, { params, body: { ...file, rows: history as never } }, as);
  await demand(
    finance.createInitiative,
    { params, body: { title: 'Наставники', cost: 186_000, started_on: daysAgo(200) } },
    as,
  );
  return [person, made];
}

const section = (page: Page, name: string) => page.getByRole('region', { name });

describe('the page about leaving', () => {
  it('says first how many left and how sure that is, then shows the curve, the outlook and the ledger; fits a phone in the dark', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, PAGE);
    const band = section(page, 'Главное об уходах');
    await band.getByText(/^Ушли\s7 из\s\d\d: 2\d\s% за\sгод$/).waitFor();
    await band.getByText(/вероятностью 95\s% .* от\s\d+ до\s\d+\s%/).waitFor();
    await page.getByRole('img', { name: /Доля тех, кто ещё работает/ }).waitFor();
    await page.getByRole('img', { name: /Сколько человек пришло и ушло/ }).waitFor();
    await expectWhole(visitor, 'turnover');
    // Whatever came after them, the charts are as wide as their cards.
    for (const card of ['Сколько остаются в компании', 'Кто пришёл и ушёл по месяцам']) {
      const chart = section(page, card).getByRole('img').first();
      const beyond = () => chart.evaluate((frame) => frame.querySelector('svg')!.clientWidth - frame.clientWidth);
      await expect.poll(beyond, PATIENCE).toBeLessThanOrEqual(0);
    }

    const outlook = section(page, 'Прогноз уходов');
    await outlook.getByRole('heading', { name: /^За полгода уйдут от \d+ до \d+ человек$/ }).waitFor();
    await outlook.getByRole('row', { name: /^Склад.* 18 от \d/ }).waitFor();
    await outlook.getByText('Намерений людей').waitFor();
    // The coefficients with their sources are one press away.
    expect(await outlook.getByText('Первый год работы').isVisible()).toBe(false);
    await outlook.getByRole('button', { name: 'Как мы это посчитали: Прогноз уходов' }).click();
    await outlook.getByRole('row', { name: /^Первый год работы × 2,1 мало уходов$/ }).waitFor();
    await outlook.getByRole('row', { name: /^Высокая нагрузка команды × 1,5/ }).waitFor();

    await outlook.getByRole('link', { name: /^U\.S\. Bureau of Labor Statistics/ }).waitFor();

    const ledger = section(page, 'Деньги удержания');
    await ledger
      .getByText(/^(Не пришлось заменять|Заменять пришлось больше)с\s.*ушли\s\d+, с\sпрежней частотой/)
      .waitFor();
    await ledger.getByRole('button', { name: 'Как мы это посчитали: Деньги удержания' }).click();
    await ledger.getByText('Сравнение «до и после» не доказывает причину').waitFor();
    await ledger
      .getByRole('link', { name: /Boushey/ })
      .first()
      .waitFor();

    await showAs(page, PHONE, 'dark');
    await section(page, 'Деньги удержания').getByText('Замена ушедших').waitFor();
    await page.getByRole('img', { name: /Доля тех, кто ещё работает/ }).waitFor();
    await expectFlawless(visitor, 'turnover on a phone');

    await showAs(page, DESKTOP);
    const curve = section(page, 'Сколько остаются в компании');
    await curve.getByRole('button', { name: 'Показать таблицей: сколько остаются' }).click();
    await curve.getByRole('row', { name: /^12 месяцев \d+ %/ }).waitFor();
    await expectFlawless(visitor, 'turnover with everything open');
    // Nobody is named, nobody's pay is told.
    const words = await page.locator('main').innerText();
    for (const name of NAMES) expect(words).not.toContain(name);
    await visitor.context.close();
  });

  it('makes no forecast of four leavers, and says what is missing and how to bring it', async () => {
    const [few] = await makeCompany(4);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, few, PAGE);
    const outlook = section(page, 'Прогноз уходов');
    await outlook.getByText('Прогноза пока нет').waitFor();
    await outlook.getByText('Для прогноза нужно хотя бы 5').waitFor();
    const way = await outlook.getByRole('link', { name: 'Загрузить историю' }).getAttribute('href');
    expect(way).toBe('/app/finance/import?kind=leavers');
    await expectWhole(visitor, 'turnover without a forecast');
    await visitor.context.close();
  });

  it('asks the server for nothing while the workspace has no data of its own', async () => {
    const newcomer = await makePerson({ premium: true });
    await makeWorkspace(newcomer);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAs(page, newcomer, PAGE);
    await page.getByRole('heading', { name: 'Уходы посчитаем по вашим данным' }).waitFor();
    await page.getByRole('link', { name: 'Загрузить историю' }).waitFor();
    await expectFlawless(visitor, 'turnover without data');
    expect(asked.filter((path) => path.startsWith('/api/finance'))).toEqual([]);
    await visitor.context.close();
  });

  it('is closed to whoever was not named by the owner, without asking', async () => {
    const hr = await makePerson({ firstName: 'Вера' });
    await join(workspace, owner, hr, 'hr');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAs(page, hr, PAGE);
    await page.getByRole('heading', { name: 'Финансы видят не все' }).waitFor();
    await expectWhole(visitor, 'turnover without the right');
    expect(asked.filter((path) => path.startsWith('/api/finance'))).toEqual([]);
    await visitor.context.close();
  });

  it('says that it did not load, and tries again; saves every table as a file', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await refuse(page, TURNOVER, { status: 422, detail: 'Пока не получилось' });
    await openAs(page, owner, PAGE);
    await page.getByRole('alert').getByText('Пока не получилось').waitFor();
    forgiveFailedCalls(visitor);
    await page.unroute(TURNOVER);
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await expect.poll(() => section(page, 'Главное об уходах').isVisible(), PATIENCE).toBe(true);
    for (const [name, line] of [
      ['Кривая стажа', /^"12";"\d/m],
      ['Движение по месяцам', new RegExp(`^"${THIS_MONTH}";"30";`, 'm')],
      ['Прогноз уходов по командам', /^"Склад";"18";/m],
      ['Деньги удержания', /^"Потрачено на удержание";/m],
    ] as const) {
      await page.getByRole('button', { name: `Скачать: ${name}` }).click();
      const download = page.waitForEvent('download');
      // By the key: on a busy machine a pointer may come before the menu has found its place.
      await page.getByRole('menuitem', { name: 'CSV для Excel' }).press('Enter');
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${name} .*\\.csv$`));
      expect(await readFile((await file.path())!, 'utf8')).toMatch(line);
    }
    await visitor.context.close();
  });
});
