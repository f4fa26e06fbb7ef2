import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tasks } from '#shared/contract/tasks.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, visit } from './browser.ts';
import { demand, openAs } from './factories.ts';
import { forgiveFailedCalls, hold, refuse } from './faults.ts';
import { cardOf, expectColumn, makeBoard, readTasks } from './task-factories.ts';

const MOVE = '**/api/tasks/*/status';
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

async function moveByMenu(page: Page, title: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Действия с задачей «${title}»` }).click();
  await page.getByRole('menuitem', { name: to }).dispatchEvent('click');
}

describe('a move on the board', () => {
  it('is shown before the server has answered; refused, the card stands where it was and says why; of a task that was deleted meanwhile, it is taken away, and that is said (B8-03)', async () => {
    const { owner, workspace } = await makeBoard({ NEW: ['Отчёт', 'Смета'] });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app/tasks');
    await expectColumn(page, 'Новые', ['Отчёт', 'Смета']);
    const strip = page.getByRole('region', { name: 'Статистика задач' });
    await strip.getByText('2 новые, 0 в работе').waitFor();
    await refuse(page, MOVE, { status: 502, detail: 'Сервер занят' });
    const letGo = await hold(page, MOVE);
    await moveByMenu(page, 'Отчёт', 'В завершённые');
    await expectColumn(page, 'Завершены', ['Отчёт']);
    await strip.getByText('1 новая, 0 в работе, 1 завершена').waitFor();
    await letGo();
    await expectColumn(page, 'Новые', ['Отчёт', 'Смета']);
    await cardOf(page, 'Отчёт')
      .getByRole('alert')
      .getByText('Не удалось обновить статус задачи: Сервер занят', { exact: true })
      .waitFor();
    await strip.getByText('2 новые, 0 в работе').waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'refused move');
    await page.unrouteAll();
    await moveByMenu(page, 'Отчёт', 'В работу');
    await expectColumn(page, 'В работе', ['Отчёт']);
    expect(await cardOf(page, 'Отчёт').getByRole('alert').count()).toBe(0);

    const { id } = (await readTasks(owner, workspace)).find(({ title }) => title === 'Смета')!;
    await demand(tasks.deleteTask, { params: { id } }, { token: owner.tokens.access_token });
    await moveByMenu(page, 'Смета', 'В работу');
    await page.getByRole('alert').getByText('Задачу «Смета» тем временем удалили').waitFor();
    await expectColumn(page, 'Новые', []);
    await expectColumn(page, 'В работе', ['Отчёт']);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'deleted task');
    await visitor.context.close();
  });

  it('holds whoever leaves the page before it and those behind it are sent; afterwards the page lets go', async () => {
    const { owner, workspace } = await makeBoard({ NEW: ['Отчёт', 'Смета'] });
    const { page, context } = await visit(browser, DESKTOP);
    await openAs(page, owner, '/app/tasks');
    await expectColumn(page, 'Новые', ['Отчёт', 'Смета']);
    const letGo = await hold(page, MOVE);
    await moveByMenu(page, 'Отчёт', 'В работу');
    await moveByMenu(page, 'Смета', 'В работу');
    await expectColumn(page, 'В работе', ['Смета', 'Отчёт']);
    let asked = 0;
    page.on('dialog', (dialog) => {
      asked += dialog.type() === 'beforeunload' ? 1 : 0;
      void dialog.dismiss();
    });
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked, PATIENCE).toBe(1);
    await letGo();
    const statuses = async () => (await readTasks(owner, workspace)).map(({ status }) => status);
    await expect.poll(statuses, PATIENCE).toEqual(['IN_PROGRESS', 'IN_PROGRESS']);
    await expect
      .poll(async () => {
        if (!page.isClosed()) await page.close({ runBeforeUnload: true });
        return page.isClosed();
      }, PATIENCE)
      .toBe(true);
    await context.close();
  });

  it('of one card in two browsers at once ends in one truth for both', async () => {
    const { owner, workspace } = await makeBoard({ NEW: ['Отчёт'] });
    const [one, two] = await Promise.all([visit(browser, DESKTOP), visit(browser, DESKTOP)]);
    const pages = [one.page, two.page] as const;
    for (const page of pages) {
      await openAs(page, owner, '/app/tasks');
      await expectColumn(page, 'Новые', ['Отчёт']);
    }
    const letGo = await Promise.all(pages.map((page) => hold(page, MOVE)));
    await moveByMenu(one.page, 'Отчёт', 'В работу');
    await moveByMenu(two.page, 'Отчёт', 'В завершённые');
    await expectColumn(one.page, 'В работе', ['Отчёт']);
    await expectColumn(two.page, 'Завершены', ['Отчёт']);
    await Promise.all(letGo.map((go) => go()));
    const lost = async () => {
      for (const page of pages) {
        if ((await cardOf(page, 'Отчёт').getByRole('alert').count()) === 1) return page;
      }
      return null;
    };
    await expect.poll(lost, PATIENCE).not.toBe(null);
    const { status } = (await readTasks(owner, workspace))[0]!;
    const column = { IN_PROGRESS: 'В работе', COMPLETED: 'Завершены' }[status as 'IN_PROGRESS' | 'COMPLETED'];
    for (const page of pages) await expectColumn(page, column, ['Отчёт']);
    expect(await lost()).toBe(status === 'IN_PROGRESS' ? two.page : one.page);
    await Promise.all([one.context.close(), two.context.close()]);
  });

  it('of several cards, one right after another, lands in the order they were put in', async () => {
    const { owner, workspace } = await makeBoard({ NEW: ['Первая', 'Вторая', 'Третья'] });
    const { page, context } = await visit(browser, DESKTOP);
    await openAs(page, owner, '/app/tasks');
    await expectColumn(page, 'Новые', ['Первая', 'Вторая', 'Третья']);
    const letGo = await hold(page, MOVE);
    for (const title of ['Первая', 'Вторая', 'Третья']) await moveByMenu(page, title, 'В работу');
    await moveByMenu(page, 'Вторая', 'В завершённые');
    await expectColumn(page, 'В работе', ['Третья', 'Первая']);
    await letGo();
    const statuses = async () => (await readTasks(owner, workspace)).map(({ title, status }) => `${title} ${status}`);
    await expect
      .poll(async () => (await statuses()).toSorted(), PATIENCE)
      .toEqual(['Вторая COMPLETED', 'Первая IN_PROGRESS', 'Третья IN_PROGRESS']);
    await page.reload();
    await expectColumn(page, 'В работе', ['Третья', 'Первая']);
    await expectColumn(page, 'Завершены', ['Вторая']);
    await context.close();
  });
});
