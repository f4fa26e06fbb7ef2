import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tasks as routes } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { demand, join, makePerson, makePortal, makeWorkspace, openAs, type Person } from './factories.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { makeTask } from './task-factories.ts';

const LIST = '/app/tasks?view=list';
const MANY = 3000;

let browser: Browser;
let owner: Person;
let worker: Person;
let workspace: Workspace;
let report: Task;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  worker = await makePerson({ firstName: 'Борис', lastName: 'Ёлкин' });
  workspace = await makeWorkspace(owner);
  await join(workspace, owner, worker, 'сотрудник');
  report = await makeTask(owner, workspace, { title: 'Отчёт', priority: 'URGENT', deadline: '2030-01-03T10:00:00Z' });
  await makeTask(owner, workspace, { title: 'Архив', priority: 'LOW', deadline: '2030-01-02T10:00:00Z' });
  await makeTask(worker, workspace, { title: 'Этап 10', priority: 'HIGH' });
  await makeTask(owner, workspace, { title: 'Этап 9', priority: 'MEDIUM', deadline: '2030-01-01T10:00:00Z' });
});
afterAll(() => browser.close());

const stored = async ({ id }: Task) => demand(routes.getTask, { params: { id } }, { token: owner.tokens.access_token });
const row = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name: title, exact: true }) });
/** The titles as they stand, from top to bottom. */
async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('tbody tr')]
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((one) => one.querySelector('th button')?.textContent),
    );
  await expect.poll(shown, PATIENCE).toEqual(titles);
}

describe('the list of tasks', () => {
  it('is a table of six columns, sorted by a press on a head, which the address remembers (B2-07)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, LIST);
    await page.getByRole('table', { name: 'Список задач' }).waitFor();
    const heads = page.getByRole('columnheader');
    expect((await heads.allInnerTexts()).map((text) => text.trim())).toEqual([
      'Задача',
      'Статус',
      'Приоритет',
      'Ответственный',
      'Срок',
      'Действия',
    ]);
    await expectTitles(page, ['Этап 9', 'Архив', 'Отчёт', 'Этап 10']);
    await heads.getByRole('button', { name: 'Задача' }).press('Enter');
    await expectTitles(page, ['Архив', 'Отчёт', 'Этап 9', 'Этап 10']);
    expect(await heads.first().getAttribute('aria-sort')).toBe('ascending');
    await heads.getByRole('button', { name: 'Приоритет' }).click();
    await heads.getByRole('button', { name: 'Приоритет' }).click();
    await expectTitles(page, ['Отчёт', 'Этап 10', 'Этап 9', 'Архив']);
    await expectFlawless(visitor, 'list of tasks');
    await page.reload();
    await expectTitles(page, ['Отчёт', 'Этап 10', 'Этап 9', 'Архив']);
    await visitor.context.close();
  });

  it('opens, edits and deletes a task from its row, by keyboard as well; sets any status with its select, and puts it back with the reason when that fails (B2-07, B2-08, B4-02, B4-03, B4-04, B5-13, B8-03)', async () => {
    await makeTask(owner, workspace, { title: 'Лишняя' });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, LIST);
    await row(page, 'Лишняя').getByRole('button', { name: 'Открыть задачу «Лишняя»' }).press('Enter');
    await page.getByRole('dialog', { name: 'Лишняя' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Лишняя' }).waitFor({ state: 'hidden' });
    await row(page, 'Лишняя').getByRole('button', { name: 'Изменить задачу «Лишняя»' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Изменить задачу' });
    await form.getByLabel('Название').fill('Ещё лишняя');
    await form.getByRole('button', { name: 'Сохранить' }).press('Enter');
    await row(page, 'Ещё лишняя').getByRole('button', { name: 'Удалить задачу «Ещё лишняя»' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Удалить задачу?' });
    await question.getByText('Ещё лишняя').waitFor();
    await question.getByRole('button', { name: 'Отменить' }).click();
    await row(page, 'Ещё лишняя').getByRole('button', { name: 'Удалить задачу «Ещё лишняя»' }).click();
    await question.getByRole('button', { name: 'Удалить задачу' }).click();
    await row(page, 'Ещё лишняя').waitFor({ state: 'hidden' });

    const status = row(page, 'Отчёт').getByLabel('Статус задачи «Отчёт»');
    for (const [label, value] of [
      ['Завершена', 'COMPLETED'],
      ['Новая', 'NEW'],
      ['Отменена', 'CANCELLED'],
      ['В работе', 'IN_PROGRESS'],
    ] as const) {
      await status.selectOption({ label });
      await expect.poll(async () => (await stored(report)).status, PATIENCE).toBe(value);
      const closed = value === 'COMPLETED' || value === 'CANCELLED';
      expect((await stored(report)).closed_date !== null).toBe(closed);
    }
    await refuse(page, '**/api/tasks/*/status', { method: 'PATCH', detail: 'Хранилище занято' });
    await status.selectOption({ label: 'Завершена' });
    await row(page, 'Отчёт')
      .getByText('Не удалось обновить статус задачи: Хранилище занято', { exact: true })
      .waitFor();
    await expect.poll(() => status.inputValue(), PATIENCE).toBe('IN_PROGRESS');
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'status that was not set');
    await visitor.context.close();
  });

  it('on a phone is cards, and offers to an employee what is theirs alone', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, worker, LIST);
    const own = row(page, 'Этап 10');
    await own.getByLabel('Статус задачи «Этап 10»').waitFor();
    await own.getByRole('button', { name: 'Удалить задачу «Этап 10»' }).waitFor();
    const others = row(page, 'Архив');
    expect(await others.getByRole('combobox').count()).toBe(0);
    expect(await others.getByRole('button', { name: /^(Изменить|Удалить)/ }).count()).toBe(0);
    await page.getByLabel('Сортировка').selectOption({ label: 'Задача' });
    await page.getByRole('button', { name: 'По возрастанию' }).click();
    await expectTitles(page, ['Этап 10', 'Этап 9', 'Отчёт', 'Архив']);
    await expectFlawless(visitor, 'list on a phone');
    await visitor.context.close();
  });

  it(`of ${MANY} tasks draws those near the window alone, whose place among all is told`, async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await page.route('**/api/tasks?*', (route) => {
      const tasks = Array.from({ length: MANY }, (_, index) => ({
        ...report,
        id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        title: `Задача ${index + 1}`,
      }));
      return route.fulfill({ json: { tasks, next_cursor: null } });
    });
    await openAs(page, owner, `${LIST}&sort=title`);
    await row(page, 'Задача 1').waitFor();
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe(String(MANY + 1));
    expect(await page.getByRole('row').count()).toBeLessThan(60);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = row(page, `Задача ${MANY}`);
    await last.waitFor();
    expect(await last.getAttribute('aria-rowindex')).toBe(String(MANY + 1));
    const head = await page.getByRole('columnheader', { name: 'Задача' }).boundingBox();
    expect(Math.round(head?.y ?? -1)).toBeLessThanOrEqual(1);
    await visitor.context.close();
  });
});

describe('the chart of the tasks of Bitrix24', () => {
  it('counts them by status, priority and estimate, as bars and as a table, while they are shown (B2-11, B4-18, B4-19, B4-20)', async () => {
    const boss = await makePerson({ premium: true });
    await makePortal(boss, await makeWorkspace(boss, 'Василёк'));
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, boss, '/app/tasks');
    const card = page.locator('section').filter({ has: page.getByLabel('Считать') });
    const view = page.getByRole('radiogroup', { name: 'Вид' });
    await view.getByText('График').click();
    await card.getByText('Посчитано по 12 задачам Bitrix24.').waitFor();
    await card.locator('svg').getByText('Ожидает контроля').waitFor();
    await expectFlawless(visitor, 'chart of tasks');
    await card.getByRole('button', { name: /таблицей/ }).click();
    const cells = async () =>
      (await card.getByRole('row').allInnerTexts()).slice(1).map((text) => text.split('\t').slice(0, 2).join(' '));
    expect(await cells()).toEqual([
      'Новая 1',
      'Ожидает выполнения 2',
      'В работе 3',
      'Ожидает контроля 1',
      'Завершена 3',
      'Отложена 1',
      'Отклонена 1',
    ]);
    await card.getByLabel('Считать').selectOption({ label: 'по приоритету' });
    expect((await cells()).map((text) => text.replace(/ \d+$/, ''))).toEqual(['Низкий', 'Средний', 'Высокий']);
    await card.getByLabel('Считать').selectOption({ label: 'по оценке времени' });
    expect((await cells()).map((text) => text.replace(/ \d+$/, ''))).toEqual([
      'Без оценки',
      'До 1 часа',
      'До 4 часов',
      'До 8 часов',
      'Больше 8 часов',
    ]);
    await expectWhole(visitor, 'table of the chart');
    await page.getByRole('button', { name: 'Просроченные' }).click();
    await card.getByText(/Посчитано по \d\sзадач[еам]+ Bitrix24 из\s12: остальные не\sподходят под фильтры/).waitFor();
    await page.getByRole('searchbox').fill('такой нет');
    await page.getByText('Под эти фильтры не подходит ни одна задача Bitrix24').waitFor();
    await page.getByRole('button', { name: 'Сбросить фильтры' }).click();
    await card.getByText('Посчитано по 12 задачам Bitrix24.').waitFor();
    await page.waitForURL(({ searchParams }) => searchParams.get('view') === 'chart' && searchParams.size === 1);
    await page.getByRole('switch', { name: 'Задачи Bitrix24' }).uncheck();
    await card.waitFor({ state: 'hidden' });
    await view.getByText('Список').waitFor();
    expect(await view.getByText('График').count()).toBe(0);
    await visitor.context.close();
  });
});
