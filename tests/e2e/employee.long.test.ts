import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, goWithin, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { forgiveFailedCalls, hold, refuse } from './faults.ts';
import { makePerson, makePortal, makeWorkspace, join, openAs, type Person } from './factories.ts';

const TASKS = '**/api/bitrix24/workspaces/*/get_tasks';
const PEOPLE = '**/api/bitrix24/workspaces/*/get_emploees';
/** The list of everybody, from whichever function. */
const LIST = /\/api\/(finance\/)?workspace\/[^/]+\/people\?/;
const ONE = '**/api/workspace/*/people/portal-1';
const ANNA = '/app/bitrix24/employee/1';

let browser: Browser;
let owner: Person;
let worker: Person;
let workspace: Workspace;
/** A workspace whose portal has people with holes. */
let holes: Workspace;
let keeper: Person;
/** Whose portal has more people than a page lists. */
let boss: Person;
let crowd: Workspace;
/** Whose workspace has no portal. */
let newcomer: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Иван', lastName: 'Иванов', premium: true });
  workspace = await makeWorkspace(owner);
  await makePortal(owner, workspace);
  worker = await makePerson({ firstName: 'Яна', lastName: 'Яковлева' });
  await join(workspace, owner, worker, 'сотрудник');
  keeper = await makePerson({ premium: true });
  holes = await makeWorkspace(keeper, 'Лютик');
  await makePortal(keeper, holes, 'goodcode');
  boss = await makePerson({ premium: true });
  crowd = await makeWorkspace(boss, 'Завод');
  await makePortal(boss, crowd, 'crowdedportal');
  newcomer = await makePerson();
});
afterAll(async () => {
  await browser.close();
});

describe('the list of people', () => {
  it('shows everybody with initials, name, address and when they were here, in the order one likes (B1-04, B2-12, B2-13, B2-14, B2-16, B3-11, B4-10, B4-11)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, worker, '/app?section=employees');
    await page.getByText('Найдено: 7 сотрудников').waitFor();
    const rows = page.locator('main').getByRole('listitem');
    const names = () => rows.locator('bdi').allInnerTexts();
    const byLastName = [
      'Борис Ёлкин',
      'Вера Жданова-Константинопольская',
      'Иван Иванов',
      'Глеб Орлов',
      'Анна Петрова',
      'Дарья Щукина',
      'Яна Яковлева',
    ];
    expect(await names()).toEqual(byLastName);
    const row = (name: string) => rows.filter({ hasText: name });
    for (const [name, words] of [
      ['Анна', ['АП', 'person1@romashka.example', 'Онлайн']],
      ['Борис', ['БЁ', 'person2@romashka.example', '2 д. назад']],
      ['Глеб', ['Неактивен', '6 д. назад']],
      ['Дарья', ['Никогда']],
    ] as const) {
      for (const text of words) await row(name).getByText(text, { exact: true }).waitFor();
    }
    await expectWhole(visitor, 'people');
    expect(await page.getByText(/не\sотвечает/).count()).toBe(0);

    const sort = page.getByRole('button', { name: /^Сортировка/ });
    const choose = async (field: string) => {
      await sort.click();
      await page.getByRole('menuitem', { name: field, exact: true }).dispatchEvent('click');
    };
    await sort.click();
    await page.getByRole('menuitem').first().waitFor();
    const fields = ['ID', 'имя', 'фамилия', 'почта', 'последний вход'];
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(fields);
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem').first().waitFor({ state: 'hidden' });
    await choose('фамилия');
    await expect.poll(names, PATIENCE).toEqual(byLastName.toReversed());
    await page.getByRole('button', { name: /^По убыванию/ }).click();
    await expect.poll(names, PATIENCE).toEqual(byLastName);
    await choose('ID');
    await expect.poll(async () => (await names())[0], PATIENCE).toBe('Анна Петрова');
    await choose('последний вход');
    // Who never was on the portal stands at the end.
    const atTheEnd = ['Иван Иванов', 'Дарья Щукина', 'Яна Яковлева'];
    await expect.poll(async () => (await names()).slice(4), PATIENCE).toEqual(atTheEnd);

    await page.getByRole('searchbox', { name: 'Найти сотрудника' }).fill('елкин');
    await page.getByText('Найдено: 1 сотрудник', { exact: true }).waitFor();
    await page.getByRole('searchbox').fill('никто');
    await page.getByText('Найдено: 0 сотрудников').waitFor();
    await page.getByRole('heading', { name: 'Никого не нашли' }).waitFor();
    await visitor.context.close();
  });

  it('on a phone leads to a person and back, and says why it could not load (B2-18, B2-19, B8-11, A2.1-05)', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await refuse(page, LIST, { status: 502, detail: 'Портал закрыт' });
    await openAs(page, owner, '/app?section=employees');
    await page.getByText('Не удалось загрузить список сотрудников: Портал закрыт', { exact: true }).waitFor();
    forgiveFailedCalls(visitor);
    await page.unroute(LIST);
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('link', { name: /Борис Ёлкин/ }).waitFor();
    await expectWhole(visitor, 'people on a phone');
    await page.getByRole('link', { name: /Борис Ёлкин/ }).click();
    await page.waitForURL('**/app/bitrix24/employee/2');
    await page.getByRole('heading', { level: 1, name: 'Борис Ёлкин' }).waitFor();
    await page.getByRole('link', { name: 'Назад к сотрудникам' }).click();
    await page.waitForURL((url) => url.pathname + url.search === '/app?section=employees');
    await page.getByText('Найдено: 7 сотрудников').waitFor();
    await visitor.context.close();
  });

  it('of a portal that does not answer says of when they are, on each of the screens, wide and light, narrow and dark', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    for (const list of [PEOPLE, TASKS]) {
      await page.route(list, async (route) => {
        const response = await route.fetch();
        const live = (await response.json()) as object;
        await route.fulfill({
          response,
          json: { ...live, snapshot_at: new Date(2026, 10, 21, 3, 12).toISOString() },
        });
      });
    }
    const note = page.getByText(/^Bitrix24 не\sотвечает\. Показываем данные на\s21\sноября( 2026\sг\.)?, 03:12$/);
    await openAs(page, worker, '/app?section=employees');
    await note.waitFor();
    await page.getByText('Найдено: 7 сотрудников').waitFor();
    await expectFlawless(visitor, 'people of a portal that is down');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'people of a portal that is down, on a phone');
    await goWithin(page, `${ANNA}?mode=tasks`);
    await page.getByRole('heading', { level: 1, name: /Петрова/ }).waitFor();
    await page.getByRole('heading', { name: 'Список задач (4)' }).waitFor();
    await note.waitFor();
    await expectFlawless(visitor, 'a person of a portal that is down, on a phone');
    await showAs(page, DESKTOP);
    await expectFlawless(visitor, 'a person of a portal that is down');
    expect(await note.count()).toBe(1);
    await visitor.context.close();
  });

  it('of a portal of 2,300 finds, counts and orders all of them, whom the browser does not hold, and asks in the one spelling of the workspace’s id (B1-04, B2-13, B2-16, B7-08)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    // As if the id had been written in capitals somewhere on its way.
    await page.route('**/api/workspaces', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(crowd.id, crowd.id.toUpperCase()) });
    });
    const asked: string[] = [];
    page.on('request', (request) => {
      const [, id] = /workspaces\/([^/]+)\/(get_emploees|get_tasks)$/.exec(request.url()) ?? [];
      if (id) asked.push(`${id} ${request.postData()}`);
    });
    await openAs(page, boss, '/app?section=employees');
    await page.getByText('Найдено: 2 301 сотрудник', { exact: true }).waitFor();
    // What is scrolled away is not drawn, and has no inner text.
    const names = () => page.locator('main').getByRole('listitem').locator('bdi').allTextContents();
    await page.getByRole('button', { name: 'Показать ещё 100', exact: true }).click();
    await expect.poll(async () => new Set(await names()).size, PATIENCE).toBe(200);
    await page.getByRole('searchbox', { name: 'Найти сотрудника' }).fill('имя 2299');
    await page.getByText('Найдено: 1 сотрудник', { exact: true }).waitFor();
    expect(await names()).toEqual([expect.stringMatching(/^Имя 2299\b/)]);
    await expectWhole(visitor, 'people of a large portal');
    await page.getByRole('searchbox').fill('никто');
    await page.getByRole('heading', { name: 'Никого не нашли' }).waitFor();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('button', { name: /^Сортировка/ }).click();
    await page.getByRole('menuitem', { name: 'ID', exact: true }).dispatchEvent('click');
    await page.getByRole('button', { name: /^По возрастанию/ }).click();
    await expect.poll(async () => (await names())[0], PATIENCE).toMatch(/^Имя 2300\b/);
    await page.getByRole('link', { name: /Имя 2300/ }).click();
    await page.getByRole('heading', { level: 1, name: /^Имя 2300/ }).waitFor();
    await page.getByRole('tab', { name: 'Задачи 0' }).waitFor();
    asked.length = 0;
    await goWithin(page, '/app/bitrix24/employee/2299');
    await page.getByRole('heading', { level: 1, name: 'Имя 2299' }).waitFor();
    await page.getByRole('tab', { name: 'Задачи 0' }).waitFor();
    expect(asked).toEqual([`${crowd.id} {"id":"2299"}`, `${crowd.id} {"responsible_id":2299}`]);
    await goWithin(page, '/app/bitrix24/employee/x7');
    await page.getByRole('alert').getByText('Сотрудник не найден', { exact: true }).waitFor();
    expect(asked).toHaveLength(2);
    await visitor.context.close();
  });

  it('of a portal without people says so, and so does a workspace without a portal (B2-17)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const lonely = await makePerson({ premium: true });
    await makePortal(lonely, await makeWorkspace(lonely, 'Новая'), 'emptyportal');
    await openAs(page, lonely, '/app?section=employees');
    await page.getByText(/^В Bitrix24 пока нет сотрудников/).waitFor();
    await openAs(page, newcomer, '/app?section=employees');
    await page.getByRole('heading', { name: 'Создайте ваше первое рабочее пространство' }).waitFor();
    await makeWorkspace(newcomer, 'Пустая');
    await page.goto(ANNA);
    await page.getByRole('heading', { name: 'Подключите Bitrix24, чтобы увидеть команду' }).waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'person without a portal');
    await visitor.context.close();
  });
});

describe('the page of a person', () => {
  it('says who it is and what the portal knows, the information first (A2.1-05, B2-20, B2-21, B2-22, B2-23, B2-24, B4-13, B7-10)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const letGo = await hold(page, ONE);
    const asked: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/get_tasks')) asked.push(request.postDataJSON());
    });
    await openAs(page, worker, ANNA);
    await page.getByRole('status', { name: 'Загрузка…' }).waitFor();
    expect(asked).toEqual([]);
    await letGo();
    await page.getByRole('heading', { level: 1, name: 'Анна Сергеевна Петрова' }).waitFor();
    const main = page.locator('main');
    await main.getByText('АП', { exact: true }).waitFor();
    await main.getByText('Активен', { exact: true }).waitFor();
    await main.getByText('Онлайн сейчас', { exact: true }).waitFor();
    await main.getByRole('link', { name: 'person1@romashka.example' }).waitFor();
    expect(await page.getByRole('tab').first().getAttribute('aria-selected')).toBe('true');
    const facts = async (title: string) => {
      const block = page.getByRole('region', { name: title, exact: true });
      const [terms, values] = [
        await block.getByRole('term').allInnerTexts(),
        await block.getByRole('definition').allInnerTexts(),
      ];
      return terms.map((term, index) => `${term}: ${values[index]}`.replaceAll('\u00a0', ' '));
    };
    expect(await facts('Персональная информация')).toEqual([
      'Пол: Женский',
      'День рождения: 7 мая',
      'Часовой пояс: Europe/Moscow',
      'Дата приёма на работу: 1 февраля 2021 г.',
    ]);
    expect(await facts('Системная информация')).toEqual([
      'Дата регистрации: 1 февраля 2021 г.',
      'Последний вход: Был онлайн 4 ч. назад',
      'Тип пользователя: Сотрудник',
      'Подразделения: ООО Ромашка, Бухгалтерия',
    ]);
    await page.getByRole('tab', { name: 'Задачи 4' }).waitFor();
    expect(asked).toEqual([{ responsible_id: 1 }]);
    await expectFlawless(visitor, 'person');
    await goWithin(page, `${ANNA}?mode=tasks`);
    await page.getByRole('heading', { name: 'Список задач (4)' }).waitFor();
    await goWithin(page, `${ANNA}?mode=other`);
    await page.getByRole('heading', { name: 'Системная информация' }).waitFor();
    expect(asked).toHaveLength(1);
    await visitor.context.close();
  });

  it('shows the tasks, counted and in Bitrix24’s words, and opens each (B2-22, B2-25, B2-27, B2-28, B2-29, B2-30, B3-12, B4-21, B4-22)', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, worker, `${ANNA}?mode=tasks`);
    await page.getByRole('heading', { name: 'Список задач (4)' }).waitFor();
    expect(await page.getByRole('tab', { name: /Задачи/ }).getAttribute('aria-selected')).toBe('true');
    for (const [label, value] of [
      ['Всего задач', '4'],
      ['Завершено', '1'],
      ['Просрочено', '2'],
    ] as const) {
      const stat = page.getByText(label, { exact: true }).locator('..');
      expect((await stat.innerText()).split(/\n+/)).toEqual([label, value]);
    }
    const late = page.getByRole('article').filter({ hasText: 'Свести отчёт' });
    await late.getByText('Высокий', { exact: true }).waitFor();
    await late.getByText('В работе', { exact: true }).waitFor();
    await late.getByText(/^Срок: \d{1,2}\s[а-я]+\s\d{4}\sг\. в \d{2}:\d{2}$/).waitFor();
    await late.getByText(/^Создана: \d{1,2}\s[а-я]+\s\d{4}\sг\. в \d{2}:\d{2}$/).waitFor();
    const undated = page.getByRole('article').filter({ hasText: 'Настроить опрос' });
    await undated.getByText('Срок: Не указано', { exact: true }).waitFor();
    await undated.getByText('Завершена', { exact: true }).waitFor();
    await expectWhole(visitor, 'tasks of a person');
    await undated.getByRole('button').click();
    await page.getByRole('dialog', { name: 'Настроить опрос пульса' }).waitFor();
    await expectWhole(visitor, 'task of a person');
    await page.keyboard.press('Escape');

    await page.getByRole('tab', { name: 'Информация' }).click();
    await page.waitForURL((url) => url.search === '');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL((url) => url.search === '?mode=tasks');
    await page.getByRole('heading', { name: 'Список задач (4)' }).waitFor();
    await goWithin(page, '/app/bitrix24/employee/4?mode=tasks');
    await page.getByRole('heading', { name: 'Список задач (2)' }).waitFor();
    await page.getByText('Неактивен', { exact: true }).waitFor();
    await visitor.context.close();
  });

  it('with holes in it says what is not there, and that there are no tasks (B2-23, B2-24, B2-26, B4-12)', async () => {
    const visitor = await visit(browser, DESKTOP, 'dark');
    const { page } = visitor;
    await openAs(page, keeper, '/app/bitrix24/employee/14');
    await page.getByRole('heading', { level: 1, name: /Сотрудник №\s14/ }).waitFor();
    await page.getByText('Никогда не входил', { exact: true }).first().waitFor();
    const personal = page.getByRole('region', { name: 'Персональная информация', exact: true });
    expect(await personal.getByRole('definition').allInnerTexts()).toEqual([
      'Не указан',
      'Не указан',
      'Не указан',
      'Не указана',
    ]);
    await page.getByText('Не указаны', { exact: true }).waitFor();
    await expectFlawless(visitor, 'nobody in particular');
    await page.getByRole('tab', { name: 'Задачи 0' }).click();
    await page.getByRole('heading', { name: 'У этого сотрудника нет задач' }).waitFor();
    await expectWhole(visitor, 'nobody’s tasks');
    await goWithin(page, '/app/bitrix24/employee/7');
    await page.getByText('Неверный формат даты', { exact: true }).waitFor();
    await visitor.context.close();
  });

  it('says that nobody has this number, why it could not load, and why the tasks could not (B8-12, B8-13, B8-14, B8-15)', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, owner, '/app/bitrix24/employee/999');
    const alert = page.getByRole('alert');
    await alert.getByRole('heading', { name: 'Ошибка загрузки' }).waitFor();
    await alert.getByText('Сотрудник не найден', { exact: true }).waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'unknown person');
    await refuse(page, PEOPLE, { status: 502, detail: 'Портал закрыт' });
    await goWithin(page, ANNA);
    await alert.getByRole('heading', { name: 'Ошибка загрузки' }).waitFor();
    await alert.getByText('Не удалось загрузить данные сотрудника: Портал закрыт', { exact: true }).waitFor();
    await page.unroute(PEOPLE);
    await refuse(page, TASKS, { status: 504, detail: 'Портал молчит' });
    await alert.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('tab', { name: /^Задачи/ }).click();
    await alert.getByText('Не удалось загрузить задачи: Портал молчит', { exact: true }).waitFor();
    expect(await page.getByRole('article').count()).toBe(0);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'tasks that failed');
    await page.unroute(TASKS);
    await alert.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('heading', { name: 'Список задач (4)' }).waitFor();
    await visitor.context.close();
  });

  it('sends a guest to the landing (A2.1-05)', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await page.goto(`${ANNA}?mode=tasks`);
    await page.waitForURL((url) => url.pathname === '/');
    await context.close();
  });
});
