import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, TABLET, visit } from './browser.ts';
import { pressAndHear } from './drag-keys.ts';
import { join, makePerson, openAs } from './factories.ts';
import { cardOf, columnOf, expectColumn, makeBoard, makeTask, readTasks, type TaskBoard } from './task-factories.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

async function taskOf({ owner, workspace }: TaskBoard, title: string) {
  return (await readTasks(owner, workspace)).find((task) => task.title === title)!;
}

async function middle(place: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** Takes a card by the mouse and carries it to a point; it is still held. */
async function carry(page: Page, title: string, to: { x: number; y: number }): Promise<void> {
  const from = await middle(cardOf(page, title));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

describe('a card that is dragged', () => {
  it('by mouse finds its place between two others, and Escape returns it; stands in another column, for everybody and after a reload; closing has its moment, reopening has none (B2-06, B4-02, B4-03, B4-04)', async () => {
    const board = await makeBoard({ NEW: ['Отчёт', 'Смета', 'Опись'], COMPLETED: ['Прайс'] });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, board.owner, '/app/tasks');
    await expectColumn(page, 'Новые', ['Отчёт', 'Смета', 'Опись']);
    const second = (await cardOf(page, 'Смета').boundingBox())!;
    await carry(page, 'Опись', { x: second.x + 40, y: second.y + 4 });
    await page.getByText('Отпустите, чтобы поставить сюда').waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectColumn(page, 'Новые', ['Отчёт', 'Смета', 'Опись']);
    await carry(page, 'Опись', { x: second.x + 40, y: second.y + 4 });
    await page.getByText('Отпустите, чтобы поставить сюда').waitFor();
    await page.mouse.up();
    await expectColumn(page, 'Новые', ['Отчёт', 'Опись', 'Смета']);

    const before = Date.now();
    await carry(page, 'Отчёт', await middle(columnOf(page, 'Завершены').getByText('Завершены')));
    await columnOf(page, 'Завершены').getByText('Отпустите, чтобы завершить').waitFor();
    await page.mouse.up();
    await expectColumn(page, 'Завершены', ['Отчёт', 'Прайс']);
    await expectColumn(page, 'Новые', ['Опись', 'Смета']);
    await cardOf(page, 'Отчёт').getByText('закрыта сегодня').waitFor();
    await expect.poll(async () => (await taskOf(board, 'Отчёт')).status, PATIENCE).toBe('COMPLETED');
    const closed = Date.parse((await taskOf(board, 'Отчёт')).closed_date ?? '');
    expect(closed).toBeGreaterThanOrEqual(before - 1000);
    expect(closed).toBeLessThanOrEqual(Date.now() + 1000);
    await expectWhole(visitor, 'board after a drag');

    await page.reload();
    await expectColumn(page, 'Завершены', ['Отчёт', 'Прайс']);
    await expectColumn(page, 'Новые', ['Опись', 'Смета']);
    await carry(page, 'Отчёт', await middle(columnOf(page, 'В работе').getByText('В работе')));
    await page.mouse.up();
    await expectColumn(page, 'В работе', ['Отчёт']);
    await expect.poll(async () => (await taskOf(board, 'Отчёт')).status, PATIENCE).toBe('IN_PROGRESS');
    expect((await taskOf(board, 'Отчёт')).closed_date).toBe(null);
    await visitor.context.close();
  });

  it('by keys goes within its column and to others, says where it is, keeps the focus, and Escape returns it (B2-06)', async () => {
    const board = await makeBoard({ NEW: ['Первая', 'Вторая'], IN_PROGRESS: ['Занятая'] });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, board.owner, '/app/tasks');
    await expectColumn(page, 'Новые', ['Первая', 'Вторая']);
    const button = page.getByRole('button', { name: 'Первая', exact: true });
    const said = page.locator('[aria-live=assertive]').filter({ hasText: /./ });
    const press = (key: string, answer: string) => pressAndHear(page, key, said.getByText(answer));
    await button.focus();
    await press('Space', 'Задача «Первая» взята: столбец «Новые», место 1');
    await press('ArrowRight', 'Столбец «В работе», место 1 из 2');
    await press('ArrowDown', 'Столбец «В работе», место 2 из 2');
    await expectFlawless(visitor, 'card carried by keys');
    await press('Escape', 'Задача «Первая» вернулась на место');
    await expectColumn(page, 'Новые', ['Первая', 'Вторая']);

    await press('Space', 'взята');
    await press('ArrowRight', 'Столбец «В работе», место 1 из 2');
    await press('ArrowDown', 'Столбец «В работе», место 2 из 2');
    await press('Space', 'Задача «Первая» поставлена в столбец «В работе», место 2');
    await expectColumn(page, 'В работе', ['Занятая', 'Первая']);
    await expect.poll(() => button.evaluate((element) => element === document.activeElement), PATIENCE).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(async () => (await taskOf(board, 'Первая')).status, PATIENCE).toBe('IN_PROGRESS');
    await press('Space', 'взята');
    await press('ArrowUp', 'Столбец «В работе», место 1 из 2');
    await press('Space', 'Задача «Первая» поставлена в столбец «В работе», место 1');
    await expectColumn(page, 'В работе', ['Первая', 'Занятая']);
    await page.reload();
    await expectColumn(page, 'В работе', ['Первая', 'Занятая']);
    await visitor.context.close();
  });

  it('by a finger that rests on it first is moved; one that moves at once scrolls', async () => {
    const board = await makeBoard({ NEW: ['Отчёт'] });
    const { page, context } = await visit(browser, TABLET);
    await openAs(page, board.owner, '/app/tasks');
    await expectColumn(page, 'Новые', ['Отчёт']);
    const finger = await context.newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) => {
      await finger.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] });
    };
    const from = await middle(cardOf(page, 'Отчёт'));
    const to = await middle(columnOf(page, 'В работе').getByText('В работе'));
    await touch('touchStart', from);
    await touch('touchMove', { x: from.x + 60, y: from.y });
    await touch('touchMove', to);
    await touch('touchEnd');
    expect(await page.getByText('Отпустите').count()).toBe(0);
    await expectColumn(page, 'Новые', ['Отчёт']);

    const taken = page.locator('[aria-live=assertive]').getByText('взята');
    await touch('touchStart', from);
    await taken.waitFor({ state: 'attached' });
    await touch('touchMove', { x: from.x + 30, y: from.y });
    await touch('touchMove', to);
    await page.getByText('Отпустите, чтобы взять в работу').waitFor();
    await touch('touchEnd');
    await expectColumn(page, 'В работе', ['Отчёт']);
    await expect.poll(async () => (await taskOf(board, 'Отчёт')).status, PATIENCE).toBe('IN_PROGRESS');
    await context.close();
  });

  it('has to be one’s own for an employee: others’ say why they stay, by mouse and by keys', async () => {
    const board = await makeBoard({ NEW: ['Чужая'] });
    const worker = await makePerson();
    await join(board.workspace, board.owner, worker, 'сотрудник');
    await makeTask(worker, board.workspace, { title: 'Своя' });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, worker, '/app/tasks');
    await expectColumn(page, 'Новые', ['Своя', 'Чужая']);
    const moves: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') moves.push(request.url());
    });
    const done = await middle(columnOf(page, 'Завершены').getByText('Завершены'));
    await carry(page, 'Чужая', done);
    expect(await page.getByText('Отпустите').count()).toBe(0);
    await page.mouse.up();
    const other = cardOf(page, 'Чужая');
    await other.getByText('Переставить её могут ответственный, автор').waitFor({ state: 'attached' });
    expect(await other.getByRole('button', { name: /^Действия/ }).count()).toBe(0);
    await expectWhole(visitor, 'board of an employee');
    await expectColumn(page, 'Новые', ['Своя', 'Чужая']);
    expect(moves).toEqual([]);
    await carry(page, 'Своя', done);
    await page.mouse.up();
    await expectColumn(page, 'Завершены', ['Своя']);
    await visitor.context.close();
  });
});
