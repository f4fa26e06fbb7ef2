import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tasks as routes } from '#shared/contract/tasks.ts';
import type { Task } from '#shared/models/task.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, goWithin, PATIENCE, PHONE, visit } from './browser.ts';
import { call, demand, join, makePerson, makePortal, makeWorkspace, openAs, type Person } from './factories.ts';
import { cut, forgiveFailedCalls, refuse } from './faults.ts';
import { cardOf, makeTask } from './task-factories.ts';

let browser: Browser;
let owner: Person;
let worker: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  worker = await makePerson({ firstName: 'Борис', lastName: 'Ёлкин' });
  workspace = await makeWorkspace(owner);
  await join(workspace, owner, worker, 'сотрудник');
});
afterAll(() => browser.close());

const as = ({ tokens }: Person) => ({ token: tokens.access_token });
const stored = ({ id }: Task) => demand(routes.getTask, { params: { id } }, as(owner));
const change = ({ id }: Task, body: Parameters<typeof demand<typeof routes.updateTask>>[1]['body']) =>
  demand(routes.updateTask, { params: { id }, body }, as(owner));
const details = (page: Page, title: string) => page.getByRole('dialog', { name: title, exact: true });

describe('the details of a task', () => {
  it('have an address: a card and a link open them, «back» and Escape close them; delete a task after a question, which stays with the reason when that fails (B5-13, B8-04)', async () => {
    const task = await makeTask(owner, workspace, { title: 'График смен' });
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, owner, '/app/tasks');
    await cardOf(page, 'График смен').getByRole('button', { name: 'График смен', exact: true }).click();
    await details(page, 'График смен').waitFor();
    expect(new URL(page.url()).searchParams.get('task')).toBe(task.id);
    await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goBack();
    await details(page, 'График смен').waitFor({ state: 'hidden' });

    await page.goto(link);
    await details(page, 'График смен').waitFor();
    await page.keyboard.press('Escape');
    await details(page, 'График смен').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.has('task')).toBe(false);

    await cardOf(page, 'График смен').getByRole('button', { name: 'График смен', exact: true }).click();
    const drawer = details(page, 'График смен');
    await drawer.getByRole('button', { name: 'Удалить задачу' }).click();
    const question = page.getByRole('dialog', { name: 'Удалить задачу?' });
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    await drawer.waitFor();
    expect((await stored(task)).title).toBe('График смен');

    await drawer.getByRole('button', { name: 'Удалить задачу' }).click();
    await refuse(page, `**/api/tasks/${task.id}`, { method: 'DELETE', detail: 'Хранилище занято' });
    await question.getByRole('button', { name: 'Удалить задачу' }).click();
    await question.getByText('Не удалось удалить задачу: Хранилище занято', { exact: true }).waitFor();
    await page.unrouteAll();
    await question.getByRole('button', { name: 'Удалить задачу' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.getByRole('article').filter({ hasText: 'График смен' }).waitFor({ state: 'hidden' });
    expect((await call(routes.getTask, { params: { id: task.id } }, as(owner))).status).toBe(404);
    await context.close();
  });

  it('say of a deleted task, a stranger’s and a made-up one that it is not found, and lead to the board', async () => {
    const stranger = await makePerson();
    const foreign = await makeTask(stranger, await makeWorkspace(stranger));
    await makeTask(owner, workspace, { title: 'Соседняя' });
    const deleted = await makeTask(owner, workspace);
    await demand(routes.deleteTask, { params: { id: deleted.id } }, as(owner));
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, owner, '/app/tasks');
    await cardOf(page, 'Соседняя').waitFor();
    for (const id of ['constructor', 'b24-1', foreign.id, deleted.id]) {
      await goWithin(page, `/app/tasks?task=${id}`);
      await page.getByRole('heading', { name: 'Задача не найдена' }).waitFor();
      forgiveFailedCalls(visitor);
      await expectWhole(visitor, `task that is not there: ${id}`);
      await page.getByRole('button', { name: 'К доске задач' }).click();
      await page.getByRole('heading', { name: 'Задача не найдена' }).waitFor({ state: 'hidden' });
    }
    await visitor.context.close();
  });

  it('show what the task came from, its plan and its hours, and save single fields as they are changed (B9-01, B3-03)', async () => {
    const task = await makeTask(owner, workspace, {
      title: 'Склад',
      time_estimate: '9000',
      sub_status: 'WAITING',
      group: ['склад'],
      source: { kind: 'poll_finding', id: workspace.id, text: 'Пишут о графике смен: 11 из 22' },
    });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, `/app/tasks?task=${task.id}`);
    const drawer = details(page, 'Склад');
    await drawer.getByRole('region', { name: 'Откуда задача' }).getByText('Пишут о графике смен: 11 из 22').waitFor();
    const findings = drawer.getByRole('link', { name: 'Открыть результаты' });
    expect(await findings.getAttribute('href')).toBe(`/app/poll/${workspace.id}/results#analysis`);
    await drawer.getByText('2 ч 30 мин').waitFor();
    await drawer.getByText('ожидает ответа').waitFor();
    await expectFlawless(visitor, 'details of a task');

    await drawer.getByLabel('Статус').selectOption({ label: 'В работе' });
    await drawer.getByText(/^Сохранено в\s\d\d:\d\d$/).waitFor();
    await drawer.getByLabel('Приоритет').selectOption({ label: 'Срочный приоритет' });
    await drawer.getByRole('button', { name: 'склад + метка' }).click();
    await drawer.getByRole('textbox', { name: 'Метки' }).fill('склад, график');
    await page.keyboard.press('Enter');
    await drawer.getByText('график', { exact: true }).waitFor();
    await drawer.getByRole('button', { name: '2 ч 30 мин' }).click();
    const hours = drawer.getByLabel('Оценка, часов');
    await hours.fill('0.3');
    await page.keyboard.press('Enter');
    await drawer.getByText('Часы — число от 0 до 10 000 с шагом 0,5').waitFor();
    await hours.fill('4');
    await page.keyboard.press('Enter');
    await drawer.getByRole('button', { name: '4 ч' }).waitFor();
    await drawer.getByRole('button', { name: 'без срока' }).click();
    await drawer.getByLabel('Срок').fill('2026-12-25T18:00');
    await page.keyboard.press('Escape');
    await drawer.getByRole('button', { name: 'без срока' }).waitFor();
    expect(await stored(task)).toMatchObject({
      status: 'IN_PROGRESS',
      priority: 'URGENT',
      group: ['склад', 'график'],
      time_estimate: '14400',
      deadline: null,
    });
    await drawer.getByRole('button', { name: 'Завершить задачу' }).click();
    await drawer.getByRole('button', { name: 'Вернуть в работу' }).waitFor();
    expect((await stored(task)).closed_date).not.toBeNull();
    await drawer.getByRole('listitem').filter({ hasText: 'Завершена' }).waitFor();
    await visitor.context.close();
  });

  it('take what somebody else changed elsewhere in the task, ask about the very same field, and keep what was chosen (B8-02, B8-03)', async () => {
    const task = await makeTask(owner, workspace, { title: 'Двое', priority: 'LOW' });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, `/app/tasks?task=${task.id}`);
    const drawer = details(page, 'Двое');
    const priority = drawer.getByLabel('Приоритет');
    await priority.waitFor();
    await change(task, { group: ['чужая'] });
    await priority.selectOption({ label: 'Средний приоритет' });
    await drawer.getByText('чужая', { exact: true }).waitFor();
    await expect.poll(async () => (await stored(task)).priority, PATIENCE).toBe('MEDIUM');

    await change(task, { priority: 'HIGH' });
    await priority.selectOption({ label: 'Срочный приоритет' });
    await drawer.getByText('Приоритет: пока вы меняли, кто-то поставил «Высокий».').waitFor();
    expect(await priority.inputValue()).toBe('URGENT');
    expect((await stored(task)).priority).toBe('HIGH');
    await drawer.getByRole('button', { name: 'Поставить «Срочный»' }).click();
    await expect.poll(async () => (await stored(task)).priority, PATIENCE).toBe('URGENT');

    await refuse(page, `**/api/tasks/${task.id}`, { method: 'PATCH', detail: 'Хранилище занято' });
    await drawer.getByLabel('Статус').selectOption({ label: 'Отменена' });
    await drawer.getByText('Не удалось обновить статус задачи: Хранилище занято', { exact: true }).waitFor();
    await priority.selectOption({ label: 'Низкий приоритет' });
    await drawer.getByText('Не удалось обновить задачу: Хранилище занято', { exact: true }).waitFor();
    await visitor.context.close();
  });

  it('show those who may not edit no way to; take their comments with Ctrl+Enter, keep one that was not sent, and tell who changed what, however late it is written down', async () => {
    const source = { kind: 'rule', id: workspace.id, text: 'eNPS упал до −40' } as const;
    const task = await makeTask(owner, workspace, { title: 'Разговор', source });
    await change(task, { priority: 'HIGH', group: ['склад'] });
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    // The first reading finds nothing but the creation.
    await page.route(/\/events(\?|$)/, (route) => route.fulfill({ json: { events: [], next_cursor: null } }), {
      times: 1,
    });
    await openAs(page, worker, `/app/tasks?task=${task.id}`);
    const drawer = details(page, 'Разговор');
    await drawer.getByRole('listitem').filter({ hasText: 'Приоритет: высокий' }).waitFor();
    await drawer.getByText('Менять эту задачу могут ответственный, автор, владелец, HR и руководители.').waitFor();
    // Where it comes from is told to everybody; what was found there, and the way to it, to those who may read it.
    const origin = drawer.getByRole('region', { name: 'Откуда задача' });
    await origin.getByText('По правилу «если — то»', { exact: true }).waitFor();
    expect(await origin.innerText()).not.toContain('eNPS');
    expect(await origin.getByRole('link').count()).toBe(0);
    expect(await drawer.getByRole('combobox').count()).toBe(0);
    for (const name of ['Завершить задачу', 'Изменить', 'Удалить задачу']) {
      expect(await drawer.getByRole('button', { name, exact: true }).count()).toBe(0);
    }

    const field = drawer.getByLabel('Комментарий');
    await field.fill('Не ставьте две ночные смены подряд');
    await cut(page, '**/comments');
    await page.keyboard.press('Control+Enter');
    await drawer.getByText(/^Не удалось отправить комментарий: Нет связи/).waitFor();
    await drawer.getByRole('button', { name: 'Закрыть задачу' }).click();
    await drawer.waitFor({ state: 'hidden' });
    await page.unrouteAll();
    await cardOf(page, 'Разговор').getByRole('button', { name: 'Разговор', exact: true }).click();
    await expect.poll(() => field.inputValue(), PATIENCE).toBe('Не ставьте две ночные смены подряд');
    await field.focus();
    await page.keyboard.press('Control+Enter');
    await drawer.getByRole('listitem').filter({ hasText: 'Не ставьте две ночные смены подряд' }).waitFor();
    await expect.poll(() => field.inputValue(), PATIENCE).toBe('');
    const trail = drawer.getByRole('region', { name: 'Что было' });
    const changed = trail.getByRole('listitem').filter({ hasText: 'Приоритет: высокий' });
    await changed.getByText('Метки: склад').waitFor();
    await changed.getByText('Анна Петрова').waitFor();
    await trail.getByRole('listitem').filter({ hasText: 'Задача создана' }).waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'comments on a phone');
    await visitor.context.close();
  });

  it('of a task of Bitrix24 are to look at, with what it is called there and when it was read (B2-10)', async () => {
    const boss = await makePerson({ premium: true });
    await makePortal(boss, await makeWorkspace(boss, 'Василёк'));
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, boss, '/app/tasks?task=b24-8000');
    const drawer = page.getByRole('dialog');
    await drawer.getByText(/^Bitrix24: /).waitFor();
    expect(await drawer.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
      'Основное',
      'Планирование',
      'Длительность',
      'Группы',
    ]);
    await drawer.getByText(/Прочитано из\sBitrix24/).waitFor();
    expect(await drawer.locator('input, select, textarea').count()).toBe(0);
    await expectFlawless(visitor, 'task of Bitrix24');
    await visitor.context.close();
  });
});
