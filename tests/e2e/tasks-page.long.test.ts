import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { join, makePerson, makePortal, openAs } from './factories.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import {
  cardOf,
  columnOf,
  expectColumn,
  makeBoard,
  makeTask,
  readTasks,
  type TaskBoard,
  userId,
} from './task-factories.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const LIST = /\/api\/tasks\?/;
let browser: Browser;
/** A board of one task, for whoever does not change it. */
let plain: TaskBoard;
/** The same beside the tasks of a portal. */
let both: TaskBoard;
beforeAll(async () => {
  browser = await openBrowser();
  plain = await makeBoard({ NEW: ['Отчёт'] });
  both = await makeBoard({ NEW: ['Отчёт'] });
  await makePortal(both.owner, both.workspace);
});
afterAll(async () => {
  await browser.close();
});

describe('the page of tasks', () => {
  it('holds own tasks beside Bitrix24’s, which a remembered switch hides (B1-02, B2-02, B2-03, B2-05)', async () => {
    const visitor = await visit(browser, DESKTOP, 'dark');
    const { page } = visitor;
    await openAs(page, both.owner, '/app/tasks');
    await page.getByRole('heading', { level: 1, name: 'Управление задачами' }).waitFor();
    await page.getByRole('button', { name: 'Создать задачу' }).waitFor();
    const cards = columnOf(page, 'Новые').getByRole('article');
    await expect.poll(() => cards.count(), PATIENCE).toBe(5);
    expect(await cards.first().getByRole('heading').innerText()).toBe('Отчёт');
    await expectFlawless(visitor, 'board of both');
    await page.getByRole('switch', { name: 'Задачи Bitrix24' }).click();
    await expectColumn(page, 'Новые', ['Отчёт']);
    await page.reload();
    await expectColumn(page, 'Новые', ['Отчёт']);
    expect(await page.getByRole('switch', { name: 'Задачи Bitrix24' }).isChecked()).toBe(false);
    await page.getByRole('switch', { name: 'Задачи Bitrix24' }).click();
    await expect.poll(() => cards.count(), PATIENCE).toBe(5);
    await visitor.context.close();
  });

  it('keeps own tasks in sight while Bitrix24 fails', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await refuse(page, '**/bitrix24/workspaces/*/credentials', { status: 500, detail: 'Сбой' });
    await openAs(page, both.owner, '/app/tasks');
    await page.getByRole('alert').getByText('Не удалось узнать, подключён ли Bitrix24: Сбой').waitFor();
    await expectColumn(page, 'Новые', ['Отчёт']);
    await page.unrouteAll();
    await refuse(page, '**/get_tasks', { status: 504, detail: 'Портал не отвечает' });
    await page.getByRole('link', { name: 'Опросы', exact: true }).click();
    await page.getByRole('link', { name: 'Задачи', exact: true }).click();
    await page.getByRole('alert').getByText('Не удалось загрузить данные: Портал не отвечает').waitFor();
    await expectColumn(page, 'Новые', ['Отчёт']);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'board whose portal fails');
    await visitor.context.close();
  });

  it('says why own tasks could not be read; of an enum in the specification’s words; goes without statistics that fail, which is only logged (B8-01, B8-06, B8-07)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const again = page.getByRole('button', { name: 'Попробовать снова' });
    await refuse(page, '**/api/tasks/workspace/*/stats', { status: 500, detail: 'Не сосчиталось' });
    await refuse(page, LIST, { status: 400, detail: 'Сервер занят' });
    await openAs(page, plain.owner, '/app/tasks');
    await page.getByText('Не удалось загрузить данные: Сервер занят', { exact: true }).waitFor();
    await page.unroute(LIST);
    await refuse(page, LIST, { status: 400, detail: 'invalid input value for enum' });
    await again.click();
    await page.getByText('Ошибка загрузки задач: проблема с параметрами фильтрации.', { exact: true }).waitFor();
    await page.unroute(LIST);
    await again.click();
    await expectColumn(page, 'Новые', ['Отчёт']);
    const logged = () => visitor.complaints.some((text) => text.startsWith('Task statistics were not read'));
    await expect.poll(logged, PATIENCE).toBe(true);
    expect(await page.getByRole('region', { name: 'Статистика задач' }).count()).toBe(0);
    expect(await page.getByText('Не сосчиталось').count()).toBe(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    // Read again and refused, what is shown stays; the note above it is the same whole sentence.
    await refuse(page, LIST, { status: 400, detail: 'invalid input value for enum' });
    const note = page.getByText('Ошибка загрузки задач: проблема с параметрами фильтрации.');
    const lookAgain = () => page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(async () => [await lookAgain(), await note.count()][1], { ...PATIENCE, interval: 500 }).toBe(1);
    expect(await note.innerText()).toBe('Ошибка загрузки задач: проблема с параметрами фильтрации.');
    await expectColumn(page, 'Новые', ['Отчёт']);
    await visitor.context.close();
  });

  it('shows the figures of the statistics call (B2-70)', async () => {
    const { owner, workspace } = await makeBoard({ NEW: ['Отчёт', 'Смета'], COMPLETED: ['Прайс'] });
    await makeTask(owner, workspace, {
      title: 'Поздно',
      priority: 'URGENT',
      deadline: new Date(Date.now() - DAY_MS).toISOString(),
    });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/tasks');
    const strip = page.getByRole('region', { name: 'Статистика задач' });
    await strip.getByText('открыто из 4').waitFor();
    await strip.getByText('просрочено, 33 %').waitFor();
    await strip
      .getByText('Задач Тонуса 4: 3 новые, 0 в работе, 1 завершена, 0 отменены; по приоритету 1 срочная, 0 высоких')
      .waitFor();
    await expectWhole(visitor, 'statistics');
    await visitor.context.close();
  });

  it('adds tasks one after another, for the same person until the same day; what fails stays typed', async () => {
    const { owner, workspace } = await makeBoard({ IN_PROGRESS: ['Занятая'] });
    const maria = await makePerson({ firstName: 'Мария', lastName: 'Лебедева' });
    await join(workspace, owner, maria, 'сотрудник');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/tasks');
    await page.getByRole('button', { name: 'Добавить задачу в столбец «В работе»' }).click();
    const form = page.getByRole('form', { name: 'Новая задача в столбце «В работе»' });
    const field = form.getByRole('textbox', { name: 'Что нужно сделать' });
    await field.press('Enter');
    await form.getByText('Название задачи обязательно').waitFor();
    await form.getByLabel('Ответственный').selectOption({ label: 'Мария Лебедева' });
    await form.getByLabel('Срок').fill('2031-03-05');
    await refuse(page, '**/api/tasks/', { status: 500, detail: 'Сервер занят', method: 'POST' });
    await field.fill('Первая');
    await field.press('Enter');
    await form.getByRole('alert').getByText('Не удалось создать задачу: Сервер занят').waitFor();
    expect(await field.inputValue()).toBe('Первая');
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'quick add');
    await page.unrouteAll();
    await field.press('Enter');
    await expectColumn(page, 'В работе', ['Первая', 'Занятая']);
    await expect.poll(() => field.inputValue(), PATIENCE).toBe('');
    await page.keyboard.type('Вторая');
    await page.keyboard.press('Enter');
    await expectColumn(page, 'В работе', ['Вторая', 'Первая', 'Занятая']);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    const added = (await readTasks(owner, workspace)).filter(({ title }) => title !== 'Занятая');
    const whom = await userId(maria);
    for (const task of added) {
      expect(task).toMatchObject({ status: 'IN_PROGRESS', responsible_id: whom });
      expect(new Date(task.deadline!).toDateString()).toBe(new Date(2031, 2, 5).toDateString());
    }
    await visitor.context.close();
  });

  it('finds by text, person, priority, status, «Мои» and «Просроченные», keeps that in the address, and forgets it (B2-04)', async () => {
    const { owner, workspace } = await makeBoard({ NEW: ['Отчёт', 'Смета'] });
    const maria = await makePerson({ firstName: 'Мария', lastName: 'Лебедева' });
    await join(workspace, owner, maria, 'сотрудник');
    const deadline = new Date(Date.now() - DAY_MS).toISOString();
    const hers = { title: 'Её отчёт', priority: 'HIGH', responsible_id: await userId(maria), deadline } as const;
    await makeTask(owner, workspace, hers);
    const { page, context } = await visit(browser, DESKTOP);
    await openAs(page, owner, '/app/tasks');
    const reset = page.getByRole('button', { name: 'Сбросить фильтры' });
    const all = ['Её отчёт', 'Отчёт', 'Смета'];
    await expectColumn(page, 'Новые', all);
    const steps: readonly [string, () => Promise<unknown>, readonly string[]][] = [
      ['q', () => page.getByRole('searchbox').fill('отчет'), ['Её отчёт', 'Отчёт']],
      ['mine', () => page.getByRole('button', { name: 'Мои' }).click(), ['Отчёт', 'Смета']],
      ['overdue', () => page.getByRole('button', { name: 'Просроченные' }).click(), ['Её отчёт']],
      [
        'priority',
        () => page.getByRole('combobox', { name: 'Приоритет', exact: true }).selectOption({ label: 'Высокий' }),
        ['Её отчёт'],
      ],
      [
        'responsible',
        () =>
          page.getByRole('combobox', { name: 'Ответственный', exact: true }).selectOption({ label: 'Мария Лебедева' }),
        ['Её отчёт'],
      ],
      [
        'status',
        () => page.getByRole('combobox', { name: 'Статус', exact: true }).selectOption({ label: 'В работе' }),
        [],
      ],
    ];
    for (const [, choose, found] of steps) {
      await choose();
      await expectColumn(page, 'Новые', found);
      await reset.click();
      await expectColumn(page, 'Новые', all);
    }
    // The address brings back what was chosen, every filter by its name, until that is forgotten.
    const names = steps.map(([name]) => name);
    for (const [, choose] of steps) await choose();
    const kept = () => [...new URL(page.url()).searchParams.keys()].toSorted();
    await expect.poll(kept, PATIENCE).toEqual(names.toSorted());
    await page.reload();
    await page.getByText('Под эти фильтры не подходит ни одна задача').waitFor();
    expect(kept()).toEqual(names.toSorted());
    await reset.click();
    await expectColumn(page, 'Новые', all);
    await expect.poll(kept, PATIENCE).toEqual([]);
    await context.close();
  });

  it('on a phone shows one column under tabs, and moves a card by its menu', async () => {
    const { owner, workspace } = await makeBoard({ NEW: ['Отчёт', 'Смета'] });
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, owner, '/app/tasks');
    await expectColumn(page, 'Новые', ['Отчёт', 'Смета']);
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Новые 2', 'В работе 0', 'Завершены 0', 'Отменены 0']);
    await expectFlawless(visitor, 'board on a phone');
    await page.getByRole('button', { name: 'Действия с задачей «Отчёт»' }).click();
    await page.getByRole('menuitem', { name: 'В завершённые' }).dispatchEvent('click');
    await expectColumn(page, 'Новые', ['Смета']);
    await page.getByRole('tab', { name: 'Завершены 1' }).click();
    await expectColumn(page, 'Завершены', ['Отчёт']);
    await cardOf(page, 'Отчёт').waitFor();
    const status = async () => (await readTasks(owner, workspace)).find(({ title }) => title === 'Отчёт')?.status;
    await expect.poll(status, PATIENCE).toBe('COMPLETED');
    await visitor.context.close();
  });

  it('knows the keys N, / and ?, which a field that is written in keeps for itself, and which can be switched off, also after a reload', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, plain.owner, '/app/tasks');
    await expectColumn(page, 'Новые', ['Отчёт']);
    const dialog = page.getByRole('dialog');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Клавиши доски' }).waitFor();
    await expectFlawless(visitor, 'help about keys');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('/');
    await page.keyboard.type('n?/');
    await expect.poll(() => page.getByRole('searchbox').inputValue(), PATIENCE).toBe('n?/');
    expect(await dialog.count()).toBe(0);
    await page.getByRole('searchbox').fill('');
    await page.getByRole('searchbox').blur();
    await page.keyboard.press('j');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Отчёт');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });

    const help = page.getByRole('dialog', { name: 'Клавиши доски' });
    const single = help.getByRole('switch', { name: 'Клавиши из одной буквы, / и ?' });
    await page.getByRole('button', { name: 'Клавиши' }).click();
    await single.uncheck();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    const pressAll = async () => {
      for (const key of ['n', '?', '/']) await page.keyboard.press(key);
      // What they would open or focus comes at once: so much later nothing has.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
    };
    await pressAll();
    await page.reload();
    await expectColumn(page, 'Новые', ['Отчёт']);
    await pressAll();
    await page.getByRole('button', { name: 'Клавиши' }).click();
    await single.check();
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.keyboard.press('n');
    await page.getByRole('dialog', { name: 'Новая задача' }).waitFor();
    await visitor.context.close();
  });
});
