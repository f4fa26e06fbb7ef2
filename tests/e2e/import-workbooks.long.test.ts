import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { people } from '#shared/contract/people.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { sheetData, workbookOf, type TestCell } from '#tests/support/workbooks.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

const PEOPLE = '/app/employees/import';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
});
afterAll(async () => {
  await browser.close();
});

async function choose(page: Page, name: string, rows: readonly (readonly TestCell[])[], levels?: readonly number[]) {
  await page.getByRole('button', { name: /^Выбрать/ }).waitFor();
  const buffer = Buffer.from(workbookOf({ sheets: { Титул: '', TDSheet: sheetData(rows, 1, levels) } }));
  await page.setInputFiles('input[type=file]', { name, mimeType: XLSX, buffer });
}
const cell = (page: Page, row: number, column: number) =>
  page.getByRole('grid').locator(`[aria-rowindex="${row}"] [aria-colindex="${column}"]`);

async function openIn(page: Page, workspace: Workspace, path: string) {
  await page.goto('/favicon.svg');
  await page.evaluate((id) => localStorage.setItem('currentWorkspaceId', id), workspace.id);
  await openAs(page, owner, path);
}

/** Those of a workspace as a table of three: who, in which team, since when. */
async function listed(workspace: Workspace) {
  const input = { params: { id: workspace.id }, query: {} };
  const reply = await demand(people.listPeople, input, { token: owner.tokens.access_token });
  return reply.people.map((one) => [
    `${one.last_name} ${one.first_name}`,
    one.team?.name ?? null,
    one.hired_on?.day ?? null,
  ]);
}

describe('a report of pay from 1C', () => {
  it('is known by its head; two wrong cells are mended in place, and all of it is taken back', async () => {
    const workspace = await makeWorkspace(owner, 'Ведомость');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    // Chosen as a list of people, it says itself what it is.
    await openIn(page, workspace, PEOPLE);
    const rows = [
      ['Анализ зарплаты по сотрудникам'],
      ['Период: март 2026 г.'],
      [],
      ['Сотрудник', 'Таб. номер', 'Начислено', 'НДФЛ', 'К выплате'],
      ['Отдел продаж', null, 250_000, 32_500, 217_500],
      ['Петрова Анна Ивановна', '0012', 150_000, 19_500, 130_500],
      ['Орлов Борис Петрович', '0013', 'см. приказ', 13_000, 87_000],
      ['Лис Вера', '0014', { xml: '<c t="e"><v>#REF!</v></c>' }, 0, 0],
      ['Итого', null, 250_000, 32_500, 217_500],
    ];
    await choose(page, 'Анализ зарплаты.xlsx', rows, [0, 0, 0, 0, 0, 1, 1, 1, 0]);
    await page.getByRole('button', { name: 'Загрузить как «Сотрудники за месяц»' }).click();
    await page.getByText(/^Похоже на\sведомость из\s1С:ЗУП/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app/finance/import');
    expect(await page.getByLabel('За какой месяц').inputValue()).toBe('2026-03');
    expect(await page.getByLabel('Лист').locator('option:checked').textContent()).toBe('TDSheet');
    expect(await page.getByLabel('Что в столбце «К выплате»').inputValue()).toBe('');
    await expectFlawless(visitor, 'columns of a report of pay');
    await page.getByRole('button', { name: 'Проверить' }).click();

    await page.getByText(/^2\sстроки с\sошибками/).waitFor();
    await page.getByText(/^1\sстрока с\sназваниями групп/).waitFor();
    await page.getByRole('button', { name: 'Следующая ошибка' }).click();
    await page.getByLabel('Начислено, строка 7').fill('100 000');
    await page.keyboard.press('Enter');
    await page.getByText(/^1\sстрока с\sошибками/).waitFor();
    await cell(page, 5, 4).click();
    await page.getByLabel('Начислено, строка 8').fill('60000');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Загрузить 3\sстроки/ }).click();

    await page.getByText(/^Загружено: 3\sстроки, март 2026/).waitFor();
    const read = async () => {
      const input = { params: { id: workspace.id }, query: { period: '2026-03' } };
      const { employees } = await demand(finance.listEmployees, input, { token: owner.tokens.access_token });
      return employees.map(({ name, salary, department }) => [name, salary, department]).toSorted();
    };
    expect(await read()).toEqual([
      ['Лис Вера · 0014', 60_000, 'Отдел продаж'],
      ['Орлов Борис Петрович · 0013', 100_000, 'Отдел продаж'],
      ['Петрова Анна Ивановна · 0012', 150_000, 'Отдел продаж'],
    ]);
    await page.getByRole('button', { name: 'Отменить загрузку' }).click();
    await page.getByText(/^Загрузка отменена/).waitFor();
    expect(await read()).toEqual([]);
    await visitor.context.close();
  });
});

describe('a list of people', () => {
  it('changes members, adds who is new without a letter, and puts everything back as it was', async () => {
    const workspace = await makeWorkspace(owner, 'Список');
    const anna = await makePerson({ firstName: 'Анна', lastName: 'Петрова' });
    await join(workspace, owner, anna, 'сотрудник');
    const before = await listed(workspace);
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openIn(page, workspace, PEOPLE);
    await page.getByRole('button', { name: 'Выбрать файл' }).waitFor();
    await expectFlawless(visitor, 'choosing a list of people');
    await choose(page, 'Сведения о сотрудниках.xlsx', [
      ['Сотрудник', 'Табельный номер', 'Подразделение', 'Дата приёма', 'Дата увольнения'],
      ['Петрова Анна Ивановна', '0012', 'Продажи', '01.02.2024', null],
      ['Орлов Борис', '0013', 'Склад', '15.09.2025', null],
      ['Серов Пётр', '0009', 'Склад', '15.09.2015', '20.03.2026'],
      ['Лис', '0014', 'Склад', '32.01.2025', null],
    ]);
    await page.getByText(/^Похоже на\sсписок сотрудников из\s1С:ЗУП/).waitFor();
    await page.getByLabel('Что в столбце «Табельный номер»').waitFor();
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.getByText(/^1\sстрока с\sошибками/).waitFor();
    await cell(page, 5, 2).click();
    await page.getByLabel('Сотрудник, строка 5').fill('Лис Вера');
    await page.keyboard.press('Tab');
    await cell(page, 5, 4).click();
    await page.getByLabel('Дата приёма, строка 5').fill('31.01.2025');
    await page.keyboard.press('Enter');
    const changes = page.getByRole('region', { name: 'Что изменится' });
    await changes.getByText(/^Изменится у\sучастников: 1/).waitFor();
    await changes.getByText(/^Добавится без учётной записи: 2/).waitFor();
    await changes.getByText(/их не\sтрогаем: 1/).waitFor();
    await expectWhole(visitor, 'what a list of people changes');
    await page.getByRole('button', { name: /^Записать: 3\sчеловека/ }).click();

    await page.getByText(/^Записано: 3\sчеловека/).waitFor();
    expect((await listed(workspace)).toSorted()).toEqual([
      ['Иванова Вера', null, null],
      ['Лис Вера', 'Склад', null],
      ['Орлов Борис', 'Склад', null],
      ['Петрова Анна', 'Продажи', '2024-02-01'],
    ]);
    await expectFlawless(visitor, 'a list of people that came in');
    await page.getByRole('button', { name: 'Отменить загрузку' }).click();
    await page.getByText(/^Загрузка отменена/).waitFor();
    expect(await listed(workspace)).toEqual(before);
    await visitor.context.close();
  });

  it('of twenty thousand is read, held against who is there and mended: few of its rows are drawn', async () => {
    const workspace = await makeWorkspace(owner, 'Завод');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openIn(page, workspace, PEOPLE);
    await page.getByRole('button', { name: 'Выбрать файл' }).waitFor();
    const rows = Array.from({ length: 20_000 }, (_, n) => [
      `Фамилия${n} Имя`,
      `Цех ${n % 30}`,
      n === 18_998 ? 'x' : 45_292,
    ]);
    await choose(page, 'завод.xlsx', [['Сотрудник', 'Подразделение', 'Дата приёма'], ...rows]);
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.getByText(/^1\sстрока с\sошибками/).waitFor();
    await page.getByRole('button', { name: 'Следующая ошибка' }).click();
    await page.getByLabel('Дата приёма, строка 19000').fill('01.02.2024');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Записать: 20\s000\sчеловек/ }).waitFor();
    expect(await page.getByRole('grid').getByRole('row').count()).toBeLessThan(60);
    await visitor.context.close();
  });
});
