import { readFileSync } from 'node:fs';
import type { Browser, Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finance } from '#shared/contract/finance.ts';
import { IMPORT_MAX_ROWS } from '#shared/models/finance/common.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { answerWith, cut, forgiveFailedCalls } from './faults.ts';

const PAGE = '/app/finance/import?kind=employees';
const HEAD = 'Почта;ФИО;Отдел;Оклад;НДФЛ;Премия;Дата приёма';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
});
afterAll(async () => {
  await browser.close();
});

/** A file as somebody chooses it. */
async function choose(page: Page, content: string | Buffer, name = 'зарплата март 2026.csv') {
  await page.getByRole('button', { name: /^Выбрать/ }).waitFor();
  const buffer = typeof content === 'string' ? Buffer.from(content) : content;
  await page.setInputFiles('input[type=file]', { name, mimeType: 'text/csv', buffer });
}
const cell = (page: Page, row: number, column: number) =>
  page.getByRole('grid').locator(`[aria-rowindex="${row}"] [aria-colindex="${column}"]`);
const sendButton = (page: Page) => page.getByRole('button', { name: /^Загрузить \d/ });
const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8');

/** As old Excel saves a file. */
function inWindows1251(content: string): Buffer {
  const letters = new TextDecoder('windows-1251').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Buffer.from(Array.from(content, (letter) => letters.indexOf(letter)));
}

/** Opens the page of this workspace, whatever others its owner has. */
async function openIn(page: Page, workspace: Workspace, path = PAGE) {
  await page.goto('/favicon.svg');
  await page.evaluate((id) => localStorage.setItem('currentWorkspaceId', id), workspace.id);
  await openAs(page, owner, path);
}

function employeesOf(workspace: Workspace, period: string) {
  const input = { params: { id: workspace.id }, query: { period } };
  return demand(finance.listEmployees, input, { token: owner.tokens.access_token });
}

describe('a file of employees', () => {
  it('is chosen, understood, mended, compared, brought in and taken back', async () => {
    const workspace = await makeWorkspace(owner, 'Ромашка');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openIn(page, workspace);
    await page.getByRole('button', { name: 'Выбрать файл' }).waitFor();
    await expectFlawless(visitor, 'choosing a file');
    await choose(
      page,
      [
        HEAD,
        'anna@romashka.example;Анна Петрова;Продажи;120 000,50;15 600;10 000 ₽;01.02.2024',
        'boris@romashka.example;Борис Орлов;Поддержка;12k;10400;-;45292',
        '=1+2@romashka;=HYPERLINK("x");Продажи;90000;0;0;2025-03-01',
        'Итого;;;210000;;;',
      ].join('\r\n'),
    );
    await expect.poll(() => page.getByLabel('За какой месяц').inputValue(), PATIENCE).toBe('2026-03');
    await page.getByLabel('Что в столбце «НДФЛ»').waitFor();
    expect(await page.getByLabel('Что в столбце «НДФЛ»').inputValue()).toBe('taxes');
    await expectFlawless(visitor, 'naming columns');
    await page.getByRole('button', { name: 'Проверить' }).click();

    // Nothing is sent while there is a mistake.
    await page.getByText(/^2\sстроки с\sошибками/).waitFor();
    await page.getByText(/^1\sстрока с\sитогами: исключили/).waitFor();
    expect(await sendButton(page).isDisabled()).toBe(true);
    await expectFlawless(visitor, 'rows with mistakes');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать строки с ошибками' }).click();
    expect(await textOf(await saved)).toContain('"3";"Оклад: сокращение: напишите число полностью"');

    await page.getByRole('button', { name: 'Следующая ошибка' }).click();
    await expect.poll(() => page.getByLabel('Оклад, строка 3').inputValue(), PATIENCE).toBe('12k');
    // What was typed is forgotten by Escape; what stands in an opened cell is typed over.
    await page.keyboard.type('1');
    await page.keyboard.press('Escape');
    await cell(page, 3, 5).getByText('12k').waitFor();
    await page.keyboard.press('F2');
    await page.keyboard.type('80000');
    await page.keyboard.press('Enter');
    await page.getByText(/^1\sстрока с\sошибками/).waitFor();
    await page.getByRole('button', { name: 'Исключить строку 4' }).click();
    await page.getByText(/^Ошибок нет\. 2\sстроки готовы/).waitFor();
    await page.getByText('Раньше здесь ничего не было: добавится всё.').waitFor();
    await expectWhole(visitor, 'rows without mistakes');
    await sendButton(page).click();

    await page.getByText(/^Загружено: 2\sстроки, март 2026/).waitFor();
    await expectFlawless(visitor, 'a file that came in');
    const { employees } = await employeesOf(workspace, '2026-03');
    const byEmail = employees.toSorted((one, other) => (one.email ?? '').localeCompare(other.email ?? ''));
    expect(byEmail).toMatchObject([
      {
        email: 'anna@romashka.example',
        name: 'Анна Петрова',
        salary: 120_000.5,
        taxes: 15_600,
        hired_on: '2024-02-01',
      },
      { email: 'boris@romashka.example', salary: 80_000, bonus: 0, hired_on: '2024-01-01' },
    ]);
    await page.getByRole('button', { name: 'Отменить загрузку' }).click();
    await page.getByText(/^Загрузка отменена/).waitFor();
    expect((await employeesOf(workspace, '2026-03')).employees).toEqual([]);
    await visitor.context.close();
  });

  it('takes nothing while there is no connection, keeps everything until there is, and tells who was faster: what they brought is replaced only when told so', async () => {
    const workspace = await makeWorkspace(owner, 'Лютик');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openIn(page, workspace);
    await choose(page, `${HEAD}\nanna@romashka.example;Анна;;100;;;\nboris@romashka.example;Борис;;200;;;`);
    await page.getByRole('button', { name: 'Проверить' }).click();
    await cut(page, '**/employees/import');
    await sendButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'Не загрузилось: Нет связи с сервером' }).waitFor();
    await page.getByText('Файл и правки остались здесь.').waitFor();
    await page.unrouteAll();

    // What only the server finds stands at its row and column, and is gone once the cell is mended.
    const errors = [{ path: 'rows.1.salary', message: 'Слишком мало' }];
    await answerWith(page, '**/employees/import', { detail: 'Проверьте строки', code: 'invalid_input', errors }, 422);
    await sendButton(page).click();
    await cell(page, 3, 5).getByText('Слишком мало').waitFor();
    expect(await sendButton(page).isDisabled()).toBe(true);
    await page.unrouteAll();
    await cell(page, 3, 5).click();
    await page.getByLabel('Оклад, строка 3').fill('250');
    await page.keyboard.press('Tab');
    await sendButton(page).click();
    await page.getByText(/^Загружено: 2\sстроки/).waitFor();
    const { employees } = await employeesOf(workspace, '2026-03');
    expect(employees.map(({ salary }) => salary).toSorted((one, other) => one - other)).toEqual([100, 250]);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'a file that came in at the second try');

    await showAs(page, PHONE, 'dark');
    await page.getByRole('button', { name: 'Загрузить ещё файл' }).click();
    await choose(page, `${HEAD}\nanna@romashka.example;Анна;;100;;;`, 'зарплата апрель 2026.csv');
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.getByText('Раньше здесь ничего не было').waitFor();
    const rows = [{ email: 'boris@romashka.example', salary: 7 }] as never;
    const body = { period: '2026-04', file_name: 'чужой.csv', base_version: null, rows };
    await demand(finance.importEmployees, { params: { id: workspace.id }, body }, { token: owner.tokens.access_token });
    await sendButton(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Пока вы проверяли файл, данные изменились' });
    await notice.getByText(/^Эти данные уже изменили: Вера Иванова, \d+ \S+ в \d\d:\d\d по\sМоскве\.$/).waitFor();
    await page.getByText('Исчезнет: 1').waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'somebody was faster');
    expect((await employeesOf(workspace, '2026-04')).employees).toMatchObject([{ email: 'boris@romashka.example' }]);
    await notice.getByRole('button', { name: 'Всё равно заменить' }).click();
    await page.getByText(/^Загружено: 1\sстрока/).waitFor();
    expect((await employeesOf(workspace, '2026-04')).employees).toMatchObject([{ email: 'anna@romashka.example' }]);
    await visitor.context.close();
  });
});

describe('a file', () => {
  it('that is none is refused with its reason; one of ten thousand rows is not: few of them are drawn, and all of them arrive', async () => {
    const workspace = await makeWorkspace(owner, 'Пион');
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openIn(page, workspace);
    for (const [content, reason] of [
      ['', 'Файл пустой.'],
      ['PK\u0003\u0004 xl/workbook.xml', 'Книга Excel повреждена'],
      ['имя\0;1', 'Это не таблица'],
      [HEAD, 'В файле только заголовки столбцов'],
      [`${HEAD}\nanna@a.example;"Анна`, 'Файл обрывается: в строке 2 открыта кавычка'],
      [`${HEAD}\n${'a@a.example;;;1;;;\n'.repeat(IMPORT_MAX_ROWS + 1)}`, 'В файле больше 10 000 строк'],
      [Buffer.alloc(11 * 1024 * 1024, 'a'), 'Файл больше 10 МБ'],
    ] as const) {
      await choose(page, content);
      await page.getByRole('alert').filter({ hasText: reason }).waitFor();
    }
    await expectWhole(visitor, 'a file that was refused');

    await showAs(page, DESKTOP);
    const rows = Array.from({ length: IMPORT_MAX_ROWS }, (_, n) => {
      const salary = n === 8998 ? '12k' : '100 000,50';
      return `n${n}@romashka.example;Сотрудник ${n};Отдел ${n % 30};${salary};13000;5000;01.02.2024`;
    });
    await choose(page, [HEAD, ...rows].join('\n'));
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.getByText(/^1\sстрока с\sошибками/).waitFor();
    expect(await page.getByRole('grid').getByRole('row').count()).toBeLessThan(60);
    // However far one scrolls, the cell one was at can be reached by Tab.
    await page.getByRole('grid').locator('..').hover();
    await page.mouse.wheel(0, 100_000);
    await page
      .getByRole('rowheader')
      .filter({ hasText: /^2\s2\d\d/ })
      .first()
      .waitFor();
    expect(await page.getByRole('grid').locator('[tabindex="0"]').count()).toBe(1);
    await page.getByRole('button', { name: 'Следующая ошибка' }).click();
    await expect.poll(() => page.getByLabel('Оклад, строка 9000').inputValue(), PATIENCE).toBe('12k');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await sendButton(page).click();
    await page.getByText(/^Загружено: 10\s000\sстрок/).waitFor();
    const { head } = await employeesOf(workspace, '2026-03');
    expect(head?.rows).toBe(IMPORT_MAX_ROWS);
    await visitor.context.close();
  });

  it('of leavers comes in by keyboard from windows-1251 and names nobody, as one of employees where names are replaced by numbers', async () => {
    const workspace = await makeWorkspace(owner, 'Ива');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openIn(page, workspace, '/app/finance/import?kind=leavers');
    const content =
      'Отдел,Дата приёма,Дата увольнения,Причина\nПродажи,01.02.2020,15.03.2024,Сокращение\nОпт,2021-05-01,,';
    await choose(page, inWindows1251(content), 'история.csv');
    await page.getByText('история.csv: 2 строки, windows-1251').waitFor();
    await page.getByRole('button', { name: 'Проверить' }).press('Enter');
    // A key is not held back until a button may be pressed, as a click is.
    await expect.poll(() => sendButton(page).isEnabled(), PATIENCE).toBe(true);
    await sendButton(page).press('Enter');
    await page.getByText(/^Загружено: 2\sстроки/).waitFor();
    const as = { token: owner.tokens.access_token };
    const { leavers } = await demand(finance.listLeavers, { params: { id: workspace.id }, query: {} }, as);
    expect(leavers).toEqual([
      { key: null, department: 'Продажи', hired_on: '2020-02-01', left_on: '2024-03-15', leaving: 'employer' },
      { key: null, department: 'Опт', hired_on: '2021-05-01', left_on: null, leaving: null },
    ]);

    await page.getByRole('button', { name: 'Загрузить ещё файл' }).click();
    await page.getByText('Сотрудники за месяц', { exact: true }).click();
    await choose(
      page,
      'Почта;ФИО;Оклад\nanna@romashka.example;Анна Петрова;100\nboris@romashka.example;Борис;200',
      'зарплата апрель 2026.csv',
    );
    await page.getByRole('switch', { name: 'Заменить имена номерами' }).check({ force: true });
    await page.getByText(/^Номера по порядку живут в пределах одного файла/).waitFor();
    await page.getByRole('button', { name: 'Проверить' }).click();
    const sent = page.waitForRequest('**/employees/import');
    await sendButton(page).click();
    expect((await sent).postData()).not.toMatch(/anna|boris|Анна|Борис/i);
    await page.getByText(/^Загружено: 2\sстроки/).waitFor();
    const { employees } = await employeesOf(workspace, '2026-04');
    expect(employees.map(({ email, name }) => [email, name])).toEqual([
      [null, '1'],
      [null, '2'],
    ]);
    await visitor.context.close();
  });
});

describe('a plan without finance', () => {
  it('is told before a file is worked at, and keeps the work when it is sent all the same', async () => {
    const poor = await makePerson();
    await makeWorkspace(poor, 'Мак');
    const visitor = await visit(browser, DESKTOP, 'dark');
    const { page } = visitor;
    await openAs(page, poor, PAGE);
    await page.getByRole('link', { name: 'Сравнить тарифы' }).waitFor();
    await choose(page, `${HEAD}\nanna@romashka.example;Анна;;100;;;`);
    await page.getByRole('button', { name: 'Проверить' }).click();
    await sendButton(page).click();
    await page.getByRole('alert').filter({ hasText: 'Не загрузилось: ' }).getByRole('link').waitFor();
    await cell(page, 2, 3).getByText('Анна').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'a plan without finance');
    await visitor.context.close();
  });
});

describe('months', () => {
  it('come in from the file of the template, and leaving half way is asked about', async () => {
    const workspace = await makeWorkspace(owner, 'Клён');
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openIn(page, workspace);
    await page.getByText('Выручка и расходы', { exact: true }).click();
    await page.getByText('Выручка, численность и расходы компании, по строке на месяц.').waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать шаблон' }).click();
    await choose(page, await textOf(await saved), 'выручка.csv');
    await page.getByRole('button', { name: 'Проверить' }).click();
    await page.getByText(/^Ошибок нет\. 2\sстроки готовы/).waitFor();
    await page.getByText('Раньше здесь ничего не было').waitFor();
    await expectWhole(visitor, 'months before they are sent');

    await page.getByRole('link', { name: 'Обзор' }).click();
    const question = page.getByRole('dialog', { name: 'Уйти без загрузки?' });
    await question.getByRole('button', { name: 'Остаться' }).click();
    await sendButton(page).click();
    await page.getByText(/^Загружено: 2\sстроки/).waitFor();
    const as = { token: owner.tokens.access_token };
    const { months } = await demand(finance.listMonths, { params: { id: workspace.id }, query: {} }, as);
    expect(months).toMatchObject([
      {
        month: '2026-01',
        revenue: 12_500_000,
        people: 40,
        expenses: [{ name: 'Аренда', amount: 350_000 }, { amount: 900_000.5 }],
      },
      { month: '2026-02', people: 41 },
    ]);
    await visitor.context.close();
  });
});
