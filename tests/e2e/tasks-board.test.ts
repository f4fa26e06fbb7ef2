import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, goWithin, PATIENCE, PHONE, TABLET, visit } from './browser.ts';
import { forgiveFailedCalls, hold, refuse } from './faults.ts';
import { makePerson, makePortal, makeWorkspace, join, openAs, type Person } from './factories.ts';

const TASKS = '**/api/bitrix24/workspaces/*/get_tasks';
type Columns = readonly (readonly [name: string, titles: readonly string[]])[];
/** The column each task of the portal stands in, by the code Bitrix24 gives it. */
const COLUMNS: Columns = [
  ['Новые', ['Перенести архив', 'Собеседование', 'Обновить должностные', 'Разослать план']],
  ['В работе', ['Свести отчёт', 'Проверить договор', 'Подготовить адаптационный', 'Провести встречу']],
  ['Завершены', ['Закрыть вакансию', 'Оформить перевод', 'Настроить опрос']],
  ['Отменены', ['Заказать мерч']],
];
/** The same by the table of the specification. */
const COLUMNS_BY_SPEC: Columns = [
  ['Новые', ['Разослать план']],
  ['В работе', ['Обновить должностные', 'Собеседование', 'Перенести архив', 'Заказать мерч']],
  ['Завершены', ['Свести отчёт', 'Подготовить адаптационный', 'Провести встречу']],
  ['Отменены', ['Проверить договор', 'Закрыть вакансию', 'Оформить перевод', 'Настроить опрос']],
];

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner);
  await makePortal(owner, workspace);
});
afterAll(async () => {
  await browser.close();
});

const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
/** Waits until exactly these tasks stand in the columns. */
async function expectColumns(page: Page, columns: Columns): Promise<void> {
  for (const [name, titles] of columns) {
    const cards = column(page, name).getByRole('article');
    // Each of them, and no other: what the board held before may be as many.
    await expect
      .poll(async () => {
        const shown = await cards.getByRole('heading').allInnerTexts();
        return shown.map((one) => titles.find((title) => one.startsWith(title)) ?? one).toSorted();
      }, PATIENCE)
      .toEqual(titles.toSorted());
  }
}

const counter = (page: Page) =>
  page.getByRole('navigation', { name: 'Пространство в числах' }).getByText('Задачи', { exact: true }).locator('..');

describe('the task board', () => {
  it('sends a guest to the landing (A2.1-04)', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await page.goto('/app/bitrix24/tasks');
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
  });

  it('stands at two addresses, with the tasks of Bitrix24 in four columns: says who, until when and what Bitrix24 calls it, and opens a task to look at (A2.1-04, B2-05, B2-10, B3-16)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    for (const address of ['/app/bitrix24/tasks', '/app/tasks']) {
      await openAs(page, owner, address);
      await page.getByRole('heading', { level: 1, name: 'Управление задачами' }).waitFor();
      await expectColumns(page, COLUMNS);
    }
    const card = page.getByRole('article').filter({ hasText: 'Свести отчёт' });
    await card.getByText('просрочено 3 дня').waitFor();
    await card.getByText('А. Петрова').waitFor();
    await card.getByText('высокий приоритет').waitFor();
    await card.getByText('Bitrix24: в работе').waitFor();
    await page.getByText('Bitrix24: ожидает контроля').waitFor();
    await card.getByText('Задача живёт в Bitrix24: переставить её можно только там').waitFor({ state: 'attached' });
    await page.getByText('завтра', { exact: true }).waitFor();
    await expectFlawless(visitor, 'task board');

    await card.getByRole('button', { name: /^Свести отчёт/ }).press('Enter');
    const dialog = page.getByRole('dialog', { name: /^Свести отчёт/ });
    await dialog.waitFor();
    expect(await dialog.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Основное',
      'Планирование',
      'Длительность',
      'Группы',
    ]);
    await dialog.getByText('person1@romashka.example').waitFor();
    await dialog.getByText('отчётность').waitFor();
    await dialog.getByText('2 ч', { exact: true }).waitFor();
    expect(await dialog.getByRole('textbox').count()).toBe(0);
    await expectFlawless(visitor, 'task details');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await visitor.context.close();
  });

  it('keeps its tasks where Bitrix24 has them: neither mouse nor keyboard nor a call moves or changes one; they stand at the address of a section as well (A2.4-03, B2-05, B4-05)', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, owner, '/app/tasks');
    await expectColumns(page, COLUMNS);
    const changes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && !request.url().endsWith('/get_tasks')) changes.push(request.url());
    });
    const title = column(page, 'В работе').getByRole('button', { name: /^Свести отчёт/ });
    const from = (await title.boundingBox())!;
    const to = (await column(page, 'Завершены').boundingBox())!;
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 20, { steps: 5 });
    await page.mouse.move(to.x + to.width / 2, to.y + 120, { steps: 10 });
    await page.mouse.up();
    await expectColumns(page, COLUMNS);

    // The keys that lift, carry and drop a card where cards can be dragged.
    const dialog = page.getByRole('dialog');
    for (const key of ['Space', 'Enter']) {
      await title.press(key);
      await dialog.waitFor();
      expect(await dialog.locator('input, select, textarea, [contenteditable=true]').count()).toBe(0);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await title.press('ArrowRight');
    }
    await expectColumns(page, COLUMNS);
    await page.getByText('Список', { exact: true }).click();
    expect(await page.getByRole('table').locator('input, select, textarea').count()).toBe(0);
    expect(changes).toEqual([]);

    const headers = { authorization: `Bearer ${owner.tokens.access_token}` };
    const change = { status: 'COMPLETED', closed_date: new Date().toISOString() };
    for (const id of ['b24-8000', '8000']) {
      for (const [method, path, data] of [
        ['PATCH', `/api/tasks/${id}/status`, change],
        ['PUT', `/api/tasks/${id}`, { title: 'Чужая', ...change }],
        ['DELETE', `/api/tasks/${id}`, undefined],
        ['POST', `/api/bitrix24/workspaces/${workspace.id}/get_tasks`, { id, ...change }],
      ] as const) {
        const reply = await page.request.fetch(path, { method, headers, ...(data ? { data } : {}) });
        expect(reply.status(), `${method} ${path}`).toBeGreaterThanOrEqual(400);
      }
    }
    await page.goto('/app?section=tasks');
    await page.getByRole('heading', { level: 1, name: 'Управление задачами' }).waitFor();
    await expectColumns(page, COLUMNS);
    await context.close();
  });

  it('is laid out by the table its workspace has chosen: the board, the list, the page of a person, for everybody (B4-14, B4-09)', async () => {
    const boss = await makePerson({ premium: true });
    const place = await makeWorkspace(boss, 'Василёк');
    await makePortal(boss, place);
    const worker = await makePerson();
    await join(place, boss, worker, 'сотрудник');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, boss, '/app?section=workspaces');
    const panel = page.getByRole('region', { name: 'Bitrix24', exact: true });
    await panel.getByText('Дополнительно', { exact: true }).click();
    await panel.getByRole('radio', { name: 'Как в Bitrix24' }).waitFor();
    expect(await panel.getByRole('radio', { name: 'Как в Bitrix24' }).isChecked()).toBe(true);
    await expectFlawless(visitor, 'choice of the columns');
    await refuse(page, '**/api/bitrix24/workspaces/*/credentials', {
      method: 'PATCH',
      status: 502,
      detail: 'Не вышло',
    });
    await panel.getByRole('radio', { name: 'По номеру статуса' }).click();
    await panel.getByRole('alert').getByText('Ошибка сохранения: Не вышло').waitFor();
    expect(await panel.getByRole('radio', { name: 'Как в Bitrix24' }).isChecked()).toBe(true);
    forgiveFailedCalls(visitor);
    await page.unrouteAll();
    await panel.getByRole('radio', { name: 'По номеру статуса' }).click();
    await panel.getByText('Столбцы доски изменены', { exact: true }).waitFor();
    expect(await panel.getByRole('radio', { name: 'По номеру статуса' }).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Задачи', exact: true }).click();
    await expectColumns(page, COLUMNS_BY_SPEC);
    // Completed by this table, so not late, although its deadline is past.
    await column(page, 'Завершены').getByRole('article').filter({ hasText: 'Свести отчёт' }).waitFor();
    expect(
      await column(page, 'Завершены')
        .getByText(/просрочен/)
        .count(),
    ).toBe(0);
    await page.getByText('Список', { exact: true }).click();
    await page.getByRole('combobox', { name: 'Статус', exact: true }).selectOption({ label: 'Завершены' });
    await page.getByText('Показано 3 из 12').waitFor();
    await visitor.context.close();

    const other = await visit(browser, PHONE);
    await openAs(other.page, worker, '/app/tasks');
    for (const one of COLUMNS_BY_SPEC) {
      await other.page.getByRole('tab', { name: one[0] }).click();
      await expectColumns(other.page, [one]);
    }
    await goWithin(other.page, '/app/bitrix24/employee/1?mode=tasks');
    await other.page.getByRole('heading', { name: 'Список задач (4)' }).waitFor();
    for (const [label, value] of [
      ['В работе', '1'],
      ['Завершено', '2'],
      ['Просрочено', '1'],
    ] as const) {
      const stat = other.page.getByText(label, { exact: true }).first().locator('..');
      expect((await stat.innerText()).split(/\n+/)).toEqual([label, value]);
    }
    await other.context.close();
  });

  it('turns into a list, remembers that in the address, and finds by text, status, priority and responsible (B1-03, B2-04, B2-07)', async () => {
    const visitor = await visit(browser, TABLET, 'dark');
    const { page } = visitor;
    await openAs(page, owner, '/app/tasks');
    await page.getByText('Список', { exact: true }).click();
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
      'Задача',
      'Статус',
      'Приоритет',
      'Ответственный',
      'Срок',
      'Действия',
    ]);
    await expectFlawless(visitor, 'list of tasks');
    await page.waitForURL((url) => url.searchParams.get('view') === 'list');
    const rows = page.getByRole('table').getByRole('row');
    await expect.poll(() => rows.count(), PATIENCE).toBe(13);
    await page.getByRole('searchbox').fill('ОТЧЕТ');
    // «Свести отчёт» by its title, four more by the label «отчётность».
    await page.getByText('Показано 4 из 12').waitFor();
    await page.getByRole('combobox', { name: 'Приоритет', exact: true }).selectOption({ label: 'Высокий' });
    await page.getByText('Показано 1 из 12').waitFor();
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
    await page.getByRole('combobox', { name: 'Статус', exact: true }).selectOption({ label: 'Завершены' });
    await page.getByText('Показано 3 из 12').waitFor();
    await page.getByRole('combobox', { name: 'Ответственный', exact: true }).selectOption({ label: 'Дарья Щукина' });
    await expect.poll(() => rows.count(), PATIENCE).toBe(2);
    await page.getByRole('button', { name: 'Открыть задачу «Закрыть вакансию дизайнера»' }).click();
    await page.getByRole('dialog', { name: 'Закрыть вакансию дизайнера' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Приоритет', exact: true }).selectOption({ label: 'Низкий' });
    await page.getByText('Под эти фильтры не подходит ни одна задача').waitFor();
    await visitor.context.close();
  });

  it('on a phone says that Bitrix24 is on its way, why it could not be read, tries again, and keeps what it has when a refresh fails; an empty portal is an empty board (B8-01)', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await refuse(page, TASKS, { status: 502, detail: 'Портал закрыт' });
    const letGo = await hold(page, TASKS);
    await openAs(page, owner, '/app/tasks');
    await page.getByRole('status').getByText('Задачи из Bitrix24 загружаются.').waitFor();
    await letGo();
    await page.getByRole('alert').getByText('Не удалось загрузить данные: Портал закрыт', { exact: true }).waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'board without its portal');
    await page.unroute(TASKS);
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('article').first().waitFor();
    await expectWhole(visitor, 'board on a phone');
    await refuse(page, TASKS, { status: 504, detail: 'Портал не отвечает слишком долго' });
    await page.getByRole('button', { name: 'Обновить', exact: true }).click();
    await page.getByRole('alert').getByText('Не удалось загрузить данные: Портал не отвечает слишком долго').waitFor();
    expect(await page.getByRole('article').count()).toBe(4);
    await page.unroute(TASKS);
    await page.route(TASKS, (route) => route.fulfill({ json: { total: 0, result: { tasks: [] } } }));
    await page.getByRole('button', { name: 'Обновить', exact: true }).click();
    await page.getByRole('heading', { name: 'Поставьте первую задачу' }).waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'empty board');
    await visitor.context.close();
  });

  it('without Bitrix24 invites to the first task, offers to connect it to those who may, and tells the others whom to ask; the counter is a dash (B1-02)', async () => {
    const boss = await makePerson({ premium: true });
    const place = await makeWorkspace(boss, 'Лютик');
    const worker = await makePerson();
    await join(place, boss, worker, 'сотрудник');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const first = page.getByRole('heading', { name: 'Поставьте первую задачу' });
    const whom = page.getByText('может владелец или руководитель');
    const way = page.getByRole('link', { name: 'Подключить Bitrix24' });
    await openAs(page, worker, '/app/tasks');
    await first.waitFor();
    await whom.waitFor();
    expect(await way.count()).toBe(0);
    await expectWhole(visitor, 'board without a portal, for an employee');

    await openAs(page, boss, '/app/tasks');
    await first.waitFor();
    await way.waitFor();
    expect(await whom.count()).toBe(0);
    expect(await page.getByRole('switch', { name: 'Задачи Bitrix24' }).count()).toBe(0);
    await expectFlawless(visitor, 'board without a portal');
    await way.click();
    await page.getByRole('region', { name: 'Bitrix24', exact: true }).waitFor();
    await goWithin(page, '/app');
    await counter(page).getByText('источник задач не подключён').waitFor();
    expect(await counter(page).innerText()).toContain('—');
    await visitor.context.close();
  });

  it('says that the plan has no Bitrix24, and leads to the plans', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await page.route(TASKS, (route) =>
      route.fulfill({ status: 402, json: { code: 'plan_limit', detail: 'Bitrix24 — с тарифа Basic' } }),
    );
    await openAs(page, owner, '/app/tasks');
    await page.getByText('Bitrix24 — с тарифа Basic').waitFor();
    expect(await page.getByRole('link', { name: 'Сравнить тарифы' }).getAttribute('href')).toBe('/app/subscription');
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'board that the plan leaves without Bitrix24');
    await visitor.context.close();
  });
});

describe('the counter of tasks on the dashboard', () => {
  it('is the number of tasks in Bitrix24, and no number where that is not known (A7-06)', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await refuse(page, TASKS, { status: 502, detail: 'Портал закрыт' });
    await openAs(page, owner, '/app');
    await counter(page).getByText('не удалось посчитать').waitFor();
    expect(await counter(page).innerText()).toContain('—');
    expect(await counter(page).innerText()).not.toContain('0');
    forgiveFailedCalls(visitor);
    await page.unroute(TASKS);
    await goWithin(page, '/app/tasks');
    await page.getByRole('article').first().waitFor();
    await goWithin(page, '/app');
    await counter(page).getByText('12', { exact: true }).waitFor();
    await counter(page).getByText('в Bitrix24').waitFor();
    await expectWhole(visitor, 'dashboard with tasks');
    await visitor.context.close();
  });
});
