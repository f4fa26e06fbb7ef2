import type { Browser, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaskSource } from '#shared/models/task-source.ts';
import { NO_TASK_SOURCE } from '#tests/support/no-task-source.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectWhole, goWithin, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs } from './factories.ts';

const SOURCE = /\/task-source(\/read)?$/;

const READ: TaskSource = {
  ...NO_TASK_SOURCE,
  kind: 'jira-cloud',
  place: 'https://romashka.atlassian.net',
  login: 'tonus@romashka.example',
  state: 'read',
  people: 12,
  tasks: 340,
  connected_at: '2026-11-29T09:00:00.000Z',
  read_at: '2026-11-29T22:00:00.000Z',
  statuses: [
    { status: '3', name: 'В работе', tasks: 210, state: 'open', chosen: false },
    { status: '7', name: 'На согласовании', tasks: 130, state: 'open', chosen: false },
  ],
};

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('the panel of what tasks are read from', () => {
  it('connects Jira, which is one of the first steps and counts on the first screen, says what its statuses count as and since when it is silent, on any screen', async () => {
    const owner = await makePerson({ premium: true });
    await makeWorkspace(owner);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    // What reads tasks is outside of the browser: how far it is, is said here.
    let source: TaskSource = NO_TASK_SOURCE;
    const sent: unknown[] = [];
    await page.route(SOURCE, async (route: Route) => {
      const method = route.request().method();
      if (method !== 'GET') {
        sent.push(route.request().postDataJSON());
        if (method === 'PUT') source = { ...READ, state: 'reading', tasks: 100, read_at: null, statuses: [] };
        if (method === 'PATCH') source = { ...READ, silent_since: READ.read_at, problem: 'Источник не отвечает' };
      }
      await route.fulfill({ json: source });
    });
    await openAs(page, owner, '/app/settings/integrations');
    const panel = page.getByRole('region', { name: 'Задачи из Трекера, YouTrack и Jira', exact: true });
    await panel.getByRole('button', { name: 'Подключить' }).click();
    await panel.getByLabel('Источник').selectOption('jira-cloud');
    await panel.getByLabel('Адрес').fill('https://romashka.atlassian.net');
    await panel.getByLabel('Почта в Atlassian').fill('tonus@romashka.example');
    await panel.getByRole('button', { name: 'Сохранить' }).click();
    await panel.getByText('Вставьте токен целиком').waitFor();
    await panel.getByLabel('Токен', { exact: true }).fill('ATATT3x');
    await panel.getByRole('button', { name: 'Сохранить' }).click();
    await panel.getByText('уже 100 задач').waitFor();
    source = READ;
    await goWithin(page, '/app');
    const steps = page.getByRole('region', { name: 'С чего начать' });
    await steps.getByText('готовы 2 шага из 4').waitFor();
    const counters = page.getByRole('navigation', { name: 'Пространство в числах' });
    await expect
      .poll(async () => (await counters.innerText()).replaceAll(/\s/g, ' '), PATIENCE)
      .toMatch(/340 в Jira.* 1 Jira/);
    await goWithin(page, '/app/settings/integrations');
    await panel.getByLabel('На согласовании').selectOption('waiting');
    await panel.getByText('молчит с').waitFor();
    expect(sent).toEqual([
      {
        kind: 'jira-cloud',
        address: 'https://romashka.atlassian.net',
        login: 'tonus@romashka.example',
        token: 'ATATT3x',
      },
      { statuses: [{ status: '7', state: 'waiting' }] },
    ]);
    await showAs(page, PHONE);
    await expectWhole(visitor, 'a source of tasks on a phone');
  });
});
