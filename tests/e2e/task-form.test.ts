import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tasks as routes } from '#shared/contract/tasks.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { demand, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { cut, forgiveFailedCalls, refuse } from './faults.ts';
import { makeTask, readTasks } from './task-factories.ts';

const TASKS = '**/api/tasks/**';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterAll(() => browser.close());

const formOf = (page: Page, name = 'Новая задача') => page.getByRole('dialog', { name, exact: true });
async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Создать задачу' }).first().click();
  const form = formOf(page);
  await form.waitFor();
  return form;
}
/** The task with this title as the server has it. */
async function stored(title: string) {
  return (await readTasks(owner, workspace)).find((task) => task.title === title);
}

describe('the form of a task', () => {
  it('asks whoever leaves with unsaved text, at Escape and «back»; says what is missing, forgets a mistake with the next letter, and creates a task with the defaults (B2-09, B5-01, B5-02, B5-07, B5-12)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app');
    await page.getByRole('link', { name: 'Задачи', exact: true }).click();
    const form = await openForm(page);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });

    await openForm(page);
    await form.getByLabel('Название').fill('Черновик');
    const question = page.getByRole('dialog', { name: 'Закрыть, не сохранив?' });
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave();
      await question.waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'hidden' });
      expect(await form.getByLabel('Название').inputValue()).toBe('Черновик');
      expect(new URL(page.url()).search).toContain('section=tasks');
    }
    await page.keyboard.press('Escape');
    await question.waitFor();
    await expectFlawless(visitor, 'question about leaving');
    await question.getByRole('button', { name: 'Закрыть без сохранения' }).click();
    await form.waitFor({ state: 'hidden' });
    expect(await stored('Черновик')).toBeUndefined();

    await openForm(page);
    for (const [label, shown] of [
      ['Приоритет', 'Низкий'],
      ['Статус', 'Новая'],
    ] as const) {
      expect(await form.getByLabel(label, { exact: true }).locator('option:checked').innerText()).toBe(shown);
    }
    const hours = form.getByLabel('Оценка, часов');
    expect(await hours.evaluate((field: HTMLInputElement) => [field.type, field.min, field.step, field.value])).toEqual(
      ['number', '0', '0.5', '0'],
    );
    await form.getByRole('button', { name: 'Создать задачу' }).click();
    await form.getByText('Название задачи обязательно', { exact: true }).waitFor();
    await form.getByText('Выберите ответственного', { exact: true }).waitFor();
    await expectFlawless(visitor, 'form with mistakes');

    await form.getByLabel('Название').fill('План найма');
    await form.getByText('Название задачи обязательно', { exact: true }).waitFor({ state: 'hidden' });
    await form.getByText('Выберите ответственного', { exact: true }).waitFor();
    await form.getByLabel('Ответственный').selectOption({ label: 'Анна Петрова (вы)' });
    await form.getByText('Выберите ответственного', { exact: true }).waitFor({ state: 'hidden' });
    await form.getByRole('button', { name: 'Создать задачу' }).click();
    await form.waitFor({ state: 'hidden' });
    await page.getByRole('article').filter({ hasText: 'План найма' }).waitFor();
    expect(await stored('План найма')).toMatchObject({
      priority: 'LOW',
      status: 'NEW',
      sub_status: 'DEFAULT',
      duration_type: 'DAYS',
      time_estimate: '0',
      deadline: null,
      date_start: null,
      group: [],
    });
    await visitor.context.close();
  });

  it('keeps what was typed when the server refuses or the connection is lost, and creates one task in the end, every field as it was meant: hours as seconds, moments as ISO, labels one by one (B5-09, B5-10, B5-11, B8-05, B8-10)', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, owner, '/app/tasks');
    const form = await openForm(page);
    await form.getByLabel('Название').fill('  Отчёт <b>о</b> смене  ');
    await form.getByLabel('Ответственный').selectOption({ label: 'Анна Петрова (вы)' });
    await form.getByLabel('Срок').fill('2026-12-25T18:00');
    await form.getByLabel('Приоритет').selectOption({ label: 'Срочный' });
    await form.getByLabel('Оценка, часов').fill('2.5');
    await form.getByLabel('Метки').fill(' склад, , график,');
    await form.getByText('План, длительность и подстатус').click();
    await form.getByLabel('Начало работы').fill('2026-12-20T09:00');
    await form.getByLabel('Длительность').fill('3');
    await form.getByLabel('В чём считать').selectOption({ label: 'Недели' });
    await form.getByLabel('Подстатус').selectOption({ label: 'На проверке' });
    await expectFlawless(visitor, 'whole form on a phone');
    const create = form.getByRole('button', { name: 'Создать задачу' });

    await refuse(page, '**/api/tasks/', { method: 'POST', detail: 'Хранилище занято' });
    await create.click();
    await form.getByRole('alert').getByText('Не удалось создать задачу: Хранилище занято', { exact: true }).waitFor();
    await page.unrouteAll();
    await refuse(page, '**/api/tasks/', { method: 'POST', detail: 'invalid input value for enum priority' });
    await create.click();
    await form.getByText('неверные значения полей. Проверьте приоритет, статус и тип длительности.').waitFor();
    await page.unrouteAll();
    // The server creates it, and the reply does not arrive.
    await page.route('**/api/tasks/', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort('connectionfailed');
    });
    await create.click();
    await form.getByText('Нет связи с сервером').waitFor();
    expect(await form.getByLabel('Название').inputValue()).toBe('  Отчёт <b>о</b> смене  ');
    expect(await form.getByLabel('Метки').inputValue()).toBe(' склад, , график,');
    await page.unrouteAll();
    await create.click();
    await form.waitFor({ state: 'hidden' });
    const all = await readTasks(owner, workspace);
    expect(all.filter(({ title }) => title === 'Отчёт <b>о</b> смене')).toHaveLength(1);
    const iso = (local: string) => page.evaluate((text) => new Date(text).toISOString(), local);
    expect(await stored('Отчёт <b>о</b> смене')).toMatchObject({
      deadline: await iso('2026-12-25T18:00'),
      date_start: await iso('2026-12-20T09:00'),
      priority: 'URGENT',
      time_estimate: '9000',
      group: ['склад', 'график'],
      duration_plan: 3,
      duration_type: 'WEEKS',
      sub_status: 'REVIEWING',
    });
    await visitor.context.close();
  });

  it('edits a task, and takes in what somebody else changed meanwhile without losing what was typed (B8-02)', async () => {
    const task = await makeTask(owner, workspace, { title: 'Смены', group: ['склад'] });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, `/app/tasks?task=${task.id}`);
    await page.getByRole('dialog', { name: 'Смены' }).getByRole('button', { name: 'Изменить', exact: true }).click();
    const form = formOf(page, 'Изменить задачу');
    await form.getByLabel('Название').fill('Смены в декабре');
    const save = form.getByRole('button', { name: 'Сохранить' });

    await cut(page, TASKS);
    await save.click();
    await form
      .getByRole('alert')
      .getByText(/^Не удалось обновить задачу: Нет связи с сервером/)
      .waitFor();
    await page.unrouteAll();

    const other = { title: 'Смены на складе', priority: 'URGENT' as const };
    await demand(routes.updateTask, { params: { id: task.id }, body: other }, { token: owner.tokens.access_token });
    await save.click();
    await form.getByText('Название: теперь «Смены на складе».').waitFor();
    expect(await form.getByLabel('Название').inputValue()).toBe('Смены в декабре');
    expect(await form.getByLabel('Приоритет').inputValue()).toBe('URGENT');
    await form.getByRole('button', { name: 'Сохранить мои изменения' }).click();
    await form.waitFor({ state: 'hidden' });
    await expect.poll(async () => (await stored('Смены в декабре'))?.priority, PATIENCE).toBe('URGENT');
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'details after an edit');
    await visitor.context.close();
  });
});
