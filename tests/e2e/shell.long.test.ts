import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_FINANCE } from '#shared/rules/finance/access.ts';
import { ZONE } from '#tests/support/time-zone-names.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { answerWith, cut, forgiveFailedCalls, hold, refuse } from './faults.ts';
import { makeOpenPoll, makePerson, makeWorkspace, invite, join, openAs, type Person } from './factories.ts';
import { NO_AI } from '#tests/support/no-ai.ts';

/** The name in the navigation, the address, the title of the page. */
const SECTIONS = [
  ['Обзор', '/app?section=dashboard', 'Обзор'],
  ['Опросы', '/app/poll', 'Опросы'],
  ['Сотрудники', '/app?section=employees', 'Сотрудники'],
  ['Задачи', '/app?section=tasks', 'Управление задачами'],
  ['Финансы', '/app?section=finance', 'Финансы'],
  ['Команда', '/app?section=workspaces', 'Команда'],
  ['Настройки', '/app?section=settings', 'Настройки'],
] as const;
const NAMES = SECTIONS.map(([name]) => name);

/** Pages that are not sections of `/app` itself. */
const WRAPPED = [
  '/app/tasks',
  '/app/bitrix24/tasks',
  '/app/bitrix24/employee/7',
  '/app/subscription',
  '/app/settings/integrations',
  '/app/settings/plan',
  '/app/settings/profile',
  '/app/poll',
  '/app/poll/new',
  '/app/poll/create',
  '/app/poll/{id}',
  '/app/poll/{id}/view',
  '/app/poll/{id}/take',
  '/app/poll/{id}/results',
  '/app/poll/{id}/edit',
];

/** Names that are written in Latin letters in Russian, too. */
const OWN_NAMES =
  'Bitrix YouTrack Jira Premium hr GigaChat HR eNPS Startup Basic CSV JSON README txt Enter English Telegram MAX SMS SMSC SCIM ru UTC'.split(
    ' ',
  );

/** Metrics of finance, as the specification names them, addresses, and names of keys. */
const METRICS = /TCE|ROI|(?:hourly|retention|replacement) cost( with filters)?|Development Rate|Ctrl K|Shift|\S+@\S+/g;

let browser: Browser;
let owner: Person;
let romashka: Workspace;
let lutik: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  romashka = await makeWorkspace(owner, 'Ромашка');
  lutik = await makeWorkspace(owner, 'Лютик');
  await invite(lutik, owner, 'novichok@lutik.example');
});
afterAll(async () => {
  await browser.close();
});

const addressOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search;

/** Goes to an address of the app from within it: the document stays. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

const drawn = (page: Page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

/** Does this, and waits until every call that came of it has been answered and the answers are drawn. */
async function untilQuiet(page: Page, act: () => Promise<void>): Promise<void> {
  const asked = new Set<Request>();
  const begin = (request: Request) => void asked.add(request);
  const end = (request: Request) => void asked.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  await act();
  await drawn(page);
  await expect.poll(() => asked.size, PATIENCE).toBe(0);
  await drawn(page);
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Words in Latin letters that are no name of their own. */
async function foreignWords(page: Page): Promise<string[]> {
  const words =
    (await page.locator('body').innerText())
      .replaceAll(METRICS, '')
      .replaceAll(ZONE, '')
      .match(/[A-Za-z]{2,}/g) ?? [];
  return words.filter((word) => !OWN_NAMES.includes(word));
}

describe('the shell', () => {
  it('holds the sections, their headings with workspace and role, the switcher, the person and the way out (A2.4-01, A2.4-02, A2.4-05, A2.4-07, A2.4-08, A2.4-09, A2.4-10, A2.1-03, A2.1-09), and speaks Russian everywhere (B1-01)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app');
    await page.getByText('Здравствуйте, Вера').waitFor();
    const links = page.getByRole('navigation', { name: 'Разделы', exact: true }).getByRole('link');
    expect(await links.allInnerTexts()).toEqual(NAMES);
    for (const [name, address, title] of SECTIONS) {
      await untilQuiet(page, () => page.getByRole('link', { name, exact: true }).click());
      expect(addressOf(page)).toBe(address);
      const header = page
        .locator('header')
        .filter({ has: page.getByRole('heading', { level: 1, name: title, exact: true }) });
      await header.getByText(/^Ромашка · владелец/).waitFor();
      const sections = page.getByRole('navigation', { name: 'Разделы', exact: true });
      const current = () => sections.locator('[aria-current=page]').allInnerTexts();
      await expect.poll(current, PATIENCE).toEqual([name]);
      expect([name, ...(await foreignWords(page))]).toEqual([name]);
    }
    await goTo(page, '/app?section=no-such-section');
    await page.getByText('Здравствуйте, Вера').waitFor();

    const aside = page.getByRole('complementary');
    expect(await aside.getByRole('link', { name: 'Тонус' }).getAttribute('href')).toBe('/');
    await aside.getByRole('button', { name: /Вера Иванова/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await aside.getByRole('button', { name: 'Выйти' }).waitFor();
    await visitor.context.close();
  });

  it('shows every section to every role, and who is here (A6-02, A2.4-10)', async () => {
    const person = await makePerson({ firstName: 'Пётр' });
    const roles = [
      [romashka, 'hr'],
      [lutik, 'руководитель'],
      [await makeWorkspace(owner, 'Фиалка'), 'сотрудник'],
    ] as const;
    for (const [workspace, role] of roles) await join(workspace, owner, person, role);
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, person, '/app?section=settings');
    const header = page.locator('header').filter({ has: page.getByRole('heading', { level: 1, name: 'Настройки' }) });
    const switcher = page.getByRole('complementary').getByRole('button', { name: /Пространство/ });
    const links = page.getByRole('navigation', { name: 'Разделы', exact: true }).getByRole('link');
    await header.getByText(/^(Ромашка|Лютик|Фиалка) · /).waitFor();
    for (const [{ name }, role] of roles) {
      if (!(await switcher.innerText()).includes(name)) {
        await switcher.click();
        await page.getByRole('menuitem', { name }).dispatchEvent('click');
      }
      await header.getByText(`${name} · ${role}`, { exact: true }).waitFor();
      expect(await links.allInnerTexts(), `sections of ${role}`).toEqual(NAMES);
    }
    await context.close();
  });

  it('wraps every page and leads a guest away from it, who learns nothing of a poll (A2.1-09, B2-32, B2-33, B2-34, B2-35, B2-36, B2-37)', async () => {
    const { poll } = await makeOpenPoll(owner, romashka, ['Порекомендуете ли вы нас?']);
    const { context, page } = await visit(browser, DESKTOP);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
    });
    const addresses = WRAPPED.map((path) => path.replace('{id}', poll.id));
    await page.goto('/app');
    for (const address of ['/app', ...addresses]) {
      if (address !== '/app') await goTo(page, address);
      await page.waitForURL((url) => url.pathname === '/');
      await page.getByRole('link', { name: 'Тонус' }).first().waitFor();
      expect(await page.getByText(poll.title).count(), `the poll at ${address}`).toBe(0);
    }
    expect(asked.filter((url) => /polls|workspaces/.test(url))).toEqual([]);
    await openAs(page, owner, '/app');
    for (const address of addresses) {
      await untilQuiet(page, () => goTo(page, address));
      await page.getByRole('navigation', { name: 'Разделы', exact: true }).waitFor();
      await page.locator('h1').waitFor();
      expect(addressOf(page)).toBe(address);
      expect(await page.getByText('Страница не найдена').count(), `not found: ${address}`).toBe(0);
    }
    await context.close();
  });

  it('folds its sidebar and remembers it (A2.4-06)', async () => {
    const visitor = await visit(browser, DESKTOP, 'dark');
    const { page } = visitor;
    await openAs(page, owner, '/app');
    await page.getByRole('button', { name: 'Свернуть меню' }).click();
    const width = async () => (await page.getByRole('complementary').boundingBox())?.width ?? 0;
    await expect.poll(width).toBeLessThan(120);
    expect(await page.evaluate(() => localStorage.getItem('sidebarCollapsed'))).toBe('true');
    await page.reload();
    await page.getByRole('button', { name: 'Развернуть меню' }).waitFor();
    await expect.poll(width).toBeLessThan(120);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectFlawless(visitor, 'folded sidebar');
    await page.getByRole('button', { name: 'Развернуть меню' }).click();
    expect(await page.evaluate(() => localStorage.getItem('sidebarCollapsed'))).toBe('false');
    await visitor.context.close();
  });

  it('switches the workspace at once and asks the server for the role (A4-13, A4-12, A4-14); one without a role is one of a «сотрудник» (A6-08)', async () => {
    const { context, page } = await visit(browser, PHONE);
    await openAs(page, owner, '/app');
    await page.getByText(/^Ромашка · владелец/).waitFor();
    await page.route(`**/api/workspaces/${lutik.id}/my-role`, (route) => route.fulfill({ json: { user_role: 'hr' } }));
    const letGo = await hold(page, `**/api/workspaces/${lutik.id}/my-role`);
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await page
      .getByRole('button', { name: /Пространство/ })
      .filter({ visible: true })
      .click();
    await page.getByRole('menuitem', { name: 'Лютик' }).filter({ visible: true }).dispatchEvent('click');
    await page.getByText(/^Лютик · владелец/).waitFor();
    await letGo();
    await page.getByText(/^Лютик · hr/).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('currentWorkspaceId'))).toBe(lutik.id);
    await page.unrouteAll();
    await page.reload();
    await page.getByText(/^Лютик · владелец/).waitFor();
    await page.evaluate(() => localStorage.setItem('currentWorkspaceId', '0b8e5f5e-0000-4000-8000-000000000000'));
    const list = [romashka, lutik].map(({ id, name }) => ({ id, name, description: '', finance_access: NO_FINANCE }));
    await answerWith(page, '**/api/workspaces', list);
    await page.reload();
    await page.getByText(/^Ромашка · сотрудник/).waitFor();
    await context.close();
  });

  it('goes on where the list of workspaces does not come, and says so', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { context, page } = visitor;
    await cut(page, '**/assets/workspace-menu-*.js');
    await openAs(page, owner, '/app');
    await page
      .getByRole('button', { name: /Пространство/ })
      .filter({ visible: true })
      .click();
    await page.getByText('Эта часть не загрузилась. Обновите страницу.').waitFor();
    forgiveFailedCalls(visitor);
    await page.getByText(/^Ромашка · владелец/).waitFor();
    await context.close();
  });

  it('shows a long name of a workspace whole, in the switcher, its list and the header', async () => {
    const name = 'Общество с ограниченной ответственностью «Ромашка»';
    const person = await makePerson({ premium: true });
    await makeWorkspace(person, name);
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, person, '/app');
    const header = page.getByText(`${name} · владелец`);
    const switcher = page.getByRole('button', { name: /Пространство/ }).filter({ visible: true });
    const item = page.getByRole('menuitem').filter({ visible: true }).getByText(name);
    for (const size of [DESKTOP, PHONE]) {
      await showAs(page, size);
      await header.waitFor();
      if (size === PHONE) await page.getByRole('button', { name: 'Открыть меню' }).click();
      await switcher.click();
      for (const place of [header, switcher.getByText(name), item]) {
        await place.waitFor();
        const hidden = await place.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
        expect(hidden, `cut off at ${size.width}`).toBeLessThanOrEqual(0);
      }
      await page.keyboard.press('Escape');
      await item.waitFor({ state: 'hidden' });
    }
    await context.close();
  });

  it('says that nothing came and offers a reload that mends it (A4-10, A2.4-12): it asks for the person and the workspaces at the same moment, and waits with a spinner (A4-09, A2.4-11)', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await refuse(page, '**/api/workspaces');
    await openAs(page, owner, '/app');
    await page.getByText('Не удалось загрузить данные. Попробуйте обновить страницу.').waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'nothing loaded');
    await page.unrouteAll();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const letPersonGo = await hold(page, '**/api/auth/me');
    const letListGo = await hold(page, '**/api/workspaces');
    await page.getByRole('button', { name: 'Обновить страницу' }).click();
    await expect.poll(() => asked, PATIENCE).toEqual(expect.arrayContaining(['/api/auth/me', '/api/workspaces']));
    await letPersonGo();
    await page.getByRole('status').filter({ hasText: 'Загрузка данных…' }).locator('svg').waitFor();
    await letListGo();
    await page.getByText('Здравствуйте, Вера').waitFor();
    await visitor.context.close();
  });
});

describe('the dashboard', () => {
  it('welcomes by first name, shows workspace, role, subscription and its end (A2.4-14, A2.4-15), counts polls, employees and the integrations that are there and work, and says what it could not count (A2.4-16, A7-04, A7-05)', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    const counter = (label: string) =>
      page.getByRole('navigation', { name: 'Пространство в числах' }).getByText(label, { exact: true }).locator('..');
    const integrations = counter('Интеграции');
    const bitrix24Url = `**/api/bitrix24/workspaces/${romashka.id}/credentials`;
    const aiUrl = `**/api/workspaces/${romashka.id}/ai-credentials`;
    const answer = async (webhook_url: string | null, client_id: string | null, has_valid_credentials: boolean) => {
      await page.unrouteAll();
      await answerWith(page, bitrix24Url, { webhook_url, created_at: null, updated_at: null });
      await answerWith(page, aiUrl, { ...NO_AI, client_id, has_valid_credentials });
    };
    await answer(null, 'id-1', true);
    const stats = { members: 1234, polls: 7, invitations: 0, untold: 0 };
    await answerWith(page, `**/api/workspaces/${romashka.id}/stats`, stats);
    await openAs(page, owner, '/app');
    await page.getByText('Здравствуйте, Вера').waitFor();
    const end = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).getFullYear();
    const place = String.raw`^Ромашка · владелец · .+ · подписка Premium до\s\d+\s[а-я]+\s${end}`;
    await page.locator('header').getByText(new RegExp(place)).waitFor();
    for (const [label, value, address] of [
      ['Опросы', '7', '/app/poll'],
      ['Сотрудники', '1 234', '/app?section=workspaces'],
      ['Задачи', '—', '/app/tasks'],
      ['Интеграции', '1', '/app/settings/integrations'],
    ] as const) {
      await counter(label).getByText(value, { exact: true }).waitFor();
      expect(await counter(label).getAttribute('href')).toBe(address);
    }
    await integrations.getByText('ИИ', { exact: true }).waitFor();
    await expectFlawless(visitor, 'overview on a phone');
    await showAs(page, DESKTOP);

    for (const [webhook, client, valid, shown, names] of [
      ['https://a.bitrix24.ru/rest/1/•••/', 'id-1', true, '2', 'Bitrix24, ИИ'],
      ['https://a.bitrix24.ru/rest/1/•••/', 'id-1', false, '1', 'Bitrix24'],
    ] as const) {
      await answer(webhook, client, valid);
      await page.reload();
      await integrations.getByText(shown, { exact: true }).waitFor();
      await integrations.getByText(names, { exact: true }).waitFor();
    }

    await page.unrouteAll();
    await refuse(page, `**/api/workspaces/${romashka.id}/stats`);
    await refuse(page, `**/api/workspaces/${romashka.id}/plan`);
    await page.reload();
    await counter('Опросы').getByText('не удалось посчитать').waitFor();
    await integrations.getByText('0', { exact: true }).waitFor();
    await page.getByText(/не удалось узнать о подписке/).waitFor();
    for (const url of [bitrix24Url, aiUrl]) {
      await answer(null, null, false);
      await refuse(page, url);
      await page.reload();
      await integrations.getByText('не удалось посчитать').waitFor();
    }
    await visitor.context.close();
  });
});

describe('an unknown address', () => {
  it('is a page of its own for guests and members, with a way home and a way back (A2.1-07, A2.1-10, A2.1-11)', async () => {
    const guest = await visit(browser, PHONE);
    const { page } = guest;
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor();
    await page.getByText('Возможно, её перенесли или удалили, или в адресе опечатка.').waitFor();
    await expectFlawless(guest, 'not found');
    await page.getByRole('link', { name: 'На главную' }).click();
    await page.waitForURL((url) => url.pathname === '/');

    await openAs(page, owner, '/app?section=settings');
    await page.getByRole('heading', { name: 'Настройки' }).waitFor();
    await goTo(page, '/app/no-such-page');
    await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor();
    await page.getByRole('button', { name: 'Назад' }).click();
    await page.getByRole('heading', { name: 'Настройки' }).waitFor();
    await cut(page, '**/api/**');
    await page.goto('/app/poll/не-опрос');
    await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor();
    await guest.context.close();
  });
});
