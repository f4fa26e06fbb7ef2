import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
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
    // One claim, with what it costs.
    await outlook
      .getByRole('heading', { name: /^За полгода уйдут от \d+ до \d+ человек: замена (от .* )?до .* ₽$/ })
      .waitFor();
    await outlook.getByRole('row', { name: /^Склад 18 человек.* от \d+ до \d+ .*₽$/ }).waitFor();
    // What the company does already, and what it may do at a price that is written in.
    await outlook
      .getByRole('row', { name: /^Наставники 186 000 ₽ Окупится, если уйдёт хотя бы на 1 человека меньше/ })
      .waitFor();
    const training = outlook.getByRole('row', { name: /^Обучение руководителей/ });
    await training.getByText('Впишите цену').waitFor();
    const price = training.getByRole('textbox', { name: 'Цена, ₽: Обучение руководителей' });
    await price.fill('480 000');
    await training.getByText(/хотя\sбы на\s2\sчеловека меньше/).waitFor();
    await price.fill('99 000 000');
    await training.getByText(/не\sокупится: нужно на\s413\sчеловек меньше/).waitFor();
    await price.fill('много');
    await training.getByText('Напишите сумму числом').waitFor();
    await price.fill('');
    // How the outlook has done: what it would have said before, and what was said here today.
    await outlook.getByText(/^Такой прогноз за\s3\sпрошлых полугодия .* Судить рано/).waitFor();
    await outlook.getByText(/^Показанное здесь ещё не\sс\sчем сравнить: первый срок/).waitFor();
    await outlook.getByRole('button', { name: 'Что говорили и что вышло' }).click();
    await outlook.getByRole('row', { name: /срок ещё не\sпрошёл$/ }).waitFor();
    await outlook.getByText('Тогда мы этого не говорили').waitFor();
    expect(await outlook.getByText('Намерений людей').isVisible()).toBe(false);
    // The coefficients with their sources are one press away.
    expect(await outlook.getByText('Первый год работы').isVisible()).toBe(false);
    await outlook.getByRole('button', { name: 'Как мы это посчитали: Прогноз уходов' }).click();
    await outlook.getByRole('row', { name: /^Первый год работы × 2,1 мало уходов$/ }).waitFor();
    await outlook.getByRole('row', { name: /^Высокая нагрузка команды × 1,5/ }).waitFor();

    await outlook.getByRole('link', { name: /^U\.S\. Bureau of Labor Statistics/ }).waitFor();
    await outlook.getByText('Намерений людей').waitFor();

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

  it('tells whoever sees money and may not read results nothing of what teams have answered, without asking', async () => {
    const employee = await makePerson({ firstName: 'Олег' });
    await join(workspace, owner, employee, 'сотрудник');
    const as = { token: owner.tokens.access_token };
    const { members } = await demand(workspaces.listMembers, { params: { id: workspace.id }, query: {} }, as);
    const userId = members.find(({ user }) => user.email === employee.email)!.user.id;
    const params = { id: workspace.id, userId };
    await demand(workspaces.giveFinanceAccess, { params, body: { access: { kind: 'company' } } }, as);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openAs(page, employee, PAGE);
    await section(page, 'Прогноз уходов')
      .getByRole('row', { name: /^Склад/ })
      .waitFor();
    await section(page, 'Деньги удержания').waitFor();
    expect(asked.filter((path) => path.includes('/attention'))).toEqual([]);
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
      await page.getByRole('menuitem', { name: 'CSV для Excel' }).dispatchEvent('click');
      const file = await download;
      expect(file.suggestedFilename()).toMatch(new RegExp(`^${name} .*\\.csv$`));
      expect(await readFile((await file.path())!, 'utf8')).toMatch(line);
    }
    await visitor.context.close();
  });
});
