import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { tasks } from '#shared/contract/tasks.ts';
import type { ToldReport } from '#shared/models/overview.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { answerWith, forgiveFailedCalls, refuse } from './faults.ts';
import { inDays, NOTHING_WAITING, runningRun, WAITING } from './overview-fixtures.ts';
import { card, main, plain, tell, wordsOf } from './overview-page.ts';

/** What came of a poll of last month. */
const REPORT: ToldReport = {
  kind: 'poll',
  title: 'Пульс недели',
  opened_at: inDays(-30),
  link: 'a-link',
  items: [
    { said: 'Мало времени', done: 'Пятница без встреч', state: 'done', responsible: '' },
    { said: 'Тесно', done: 'Переезда не будет', state: 'decided_otherwise', responsible: '' },
  ],
  viewers: 3,
};

let browser: Browser;
let owner: Person;
let member: Person;
let romashka: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  member = await makePerson({ firstName: 'Дмитрий' });
  romashka = await makeWorkspace(owner, 'Ромашка');
  await join(romashka, owner, member, 'сотрудник');
});
afterAll(async () => {
  await browser.close();
});

const pollsLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Разделы', exact: true }).getByRole('link', { name: /Опросы/ });

describe('the first screen of an employee', () => {
  it('says what waits for them, counts it in the navigation, and shows nothing that is forbidden to them, on a desktop and on a phone in the dark', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await tell(page, { waiting: WAITING });
    await answerWith(page, '**/api/workspace/*/reports', { reports: [REPORT] });
    const forbidden: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/(overview|finance|ai\/)/.test(request.url())) forbidden.push(request.url());
    });
    await openAs(page, member, '/app');
    await pollsLink(page).getByText('2', { exact: true }).waitFor();
    expect(plain((await pollsLink(page).textContent()) ?? '')).toBe('Опросы2, вас ждут 2 опроса');
    for (const [where, size, scheme] of [
      ['on a desktop', DESKTOP, 'light'],
      ['on a phone in the dark', PHONE, 'dark'],
    ] as const) {
      await showAs(page, size, scheme);
      const waiting = card(page, 'Что вас ждёт');
      await waiting.getByRole('heading', { level: 2, name: /Вас ждут 2.опроса/ }).waitFor();
      const words = await wordsOf(page, 'Что вас ждёт');
      expect(words).toContain('Здравствуйте, Дмитрий');
      expect(words).toContain('анонимный · 3 вопроса · около минуты');
      expect(words).toContain('с именем: его увидят владелец, HR и руководители · 6 вопросов · около 2 минут');
      const take = waiting.getByRole('link', { name: 'Пройти «Пульс недели»' });
      expect(await take.getAttribute('href')).toBe(`/app/poll/${runningRun().id}/take`);
      expect(await wordsOf(page, 'Вы ответили')).toContain('Офис на зиму');
      const reports = await wordsOf(page, 'Что стало с тем, что вы сказали');
      expect(reports).toMatch(/сделано\s+Мало времени\. Пятница без встреч/);
      expect(reports).toMatch(/решили иначе\s+Тесно\. Переезда не будет/);
      expect(plain(reports)).toContain('Результаты видели 3 человека.');
      await card(page, 'Что о вас видно').waitFor();
      await card(page, 'Мои задачи').getByText('Задач на вас нет').waitFor();
      expect(await main(page).getByText('Startup').count()).toBe(0);
      expect(await main(page).getByRole('link', { name: 'Создать опрос' }).count()).toBe(0);
      await expectFlawless(visitor, `overview of an employee ${where}`);
    }
    expect(forbidden).toEqual([]);
    await visitor.context.close();
  });

  it('says that tasks of a connected Bitrix24 are not among theirs, and leads to them', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await answerWith(page, `**/api/bitrix24/workspaces/${romashka.id}/credentials`, {
      webhook_url: 'https://a.bitrix24.ru/rest/1/•••/',
      created_at: inDays(-30),
      updated_at: inDays(-30),
      status_preset: 'bitrix24',
      reading: null,
      changes: null,
    });
    await answerWith(page, `**/api/bitrix24/workspaces/${romashka.id}/get_tasks`, { result: { tasks: [] }, total: 3 });
    await openAs(page, member, '/app');
    const own = card(page, 'Мои задачи');
    await own.getByRole('heading', { name: 'В Тонусе задач на вас нет' }).waitFor();
    const portal = own.getByRole('link', { name: 'Ваши задачи Bitrix24' });
    expect(await portal.getAttribute('href')).toBe('/app/tasks?mine=1');
    await context.close();
  });

  it('counts nothing where nothing waits; says in Russian why their tasks are not shown when the server speaks of an enum, and shows them when asked again (B8-08), the late one first, each to be ticked off and taken back', async () => {
    const { id } = await demand(auth.me, {}, { token: member.tokens.access_token });
    const as = { token: owner.tokens.access_token };
    const make = (title: string, deadline: string | null) =>
      demand(tasks.createTask, { body: { workspace_id: romashka.id, title, responsible_id: id, deadline } }, as);
    await make('План на декабрь', null);
    await make('Обзвонить клиентов', inDays(4));
    const late = await make('Счёт для «Альфы»', inDays(-1));
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await tell(page, { waiting: NOTHING_WAITING });
    await refuse(page, '**/api/tasks/my-tasks*', { detail: "'ASAP' is not among the defined enum values" });
    await openAs(page, member, '/app');
    await card(page, 'Что вас ждёт').getByRole('heading', { name: 'Опросов для вас сейчас нет' }).waitFor();
    expect(await pollsLink(page).textContent()).toBe('Опросы');
    const own = card(page, 'Мои задачи');
    const said = own.getByRole('alert').getByRole('paragraph');
    await said.waitFor();
    expect(await said.innerText()).toBe('Ошибка загрузки моих задач: проблема с параметрами фильтрации.');
    await page.unroute('**/api/tasks/my-tasks*');
    await showAs(page, PHONE);
    await own.getByRole('button', { name: 'Попробовать снова' }).click();
    await own.getByRole('alert').waitFor({ state: 'detached' });
    await own.getByRole('heading', { name: 'Мои задачи: одна просрочена' }).waitFor();
    expect(await own.getByRole('listitem').getByRole('link').allInnerTexts()).toEqual([
      'Счёт для «Альфы»',
      'Обзвонить клиентов',
      'План на декабрь',
    ]);
    await own.getByRole('checkbox', { name: 'Завершить: Счёт для «Альфы»' }).click();
    await own.getByRole('heading', { name: /Мои задачи: 2.открытые/ }).waitFor();
    const stored = () => demand(tasks.getTask, { params: { id: late.id } }, as).then(({ status }) => status);
    await expect.poll(stored, PATIENCE).toBe('COMPLETED');
    await own.getByRole('checkbox', { name: 'Вернуть: Счёт для «Альфы»' }).click();
    await expect.poll(stored, PATIENCE).toBe('NEW');
    await own.getByRole('heading', { name: 'Мои задачи: одна просрочена' }).waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'tasks of an employee');
    await visitor.context.close();
  });
});
