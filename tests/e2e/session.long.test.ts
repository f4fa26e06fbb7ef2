import { randomUUID } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { cut, forgiveFailedCalls, hold, refuse } from './faults.ts';
import { makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { WAITING_ROOM } from './kept-pages.ts';

let browser: Browser;
let person: Person;
beforeAll(async () => {
  browser = await openBrowser();
  person = await makePerson({ firstName: 'Вера', lastName: 'Иванова' });
  await makeWorkspace(person);
});
afterAll(async () => {
  await browser.close();
});

const tokensIn = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]);

/** The parts of the login dialog; all its forms stay in it, so that switching loses nothing of what was typed. */
function authDialog(page: Page) {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    field: (label: string) => dialog.getByLabel(label, { exact: true }).filter({ visible: true }),
    button: (name: string) => dialog.getByRole('button', { name, exact: true }).filter({ visible: true }),
    says: (text: string) => dialog.getByText(text, { exact: true }).filter({ visible: true }).waitFor(),
    silent: (text: string) =>
      dialog.getByText(text, { exact: true }).filter({ visible: true }).waitFor({ state: 'detached' }),
  };
}

const consentIn = (dialog: Locator) =>
  dialog.getByRole('checkbox', { name: 'Даю согласие на обработку персональных данных' });

async function openLogin(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Войти', exact: true }).first().click();
  const auth = authDialog(page);
  await auth.dialog.getByRole('heading', { name: 'Вход' }).waitFor();
  return auth;
}

describe('the login dialog', () => {
  it('shows the login first, switches to the registration and back, closes by X and overlay (A2.3-01, A2.3-02, A2.3-03); sends a login once, waits as «Входа...», gives the reason of a refusal under the form (A2.3-05, A8-01)', async () => {
    const guest = await visit(browser, DESKTOP);
    const { page } = guest;
    const { dialog, field, button, says } = await openLogin(page);
    await expectFlawless(guest, 'login');
    await field('Email').fill('vera@romashka.example');
    await button('Создать аккаунт').click();
    await dialog.getByRole('heading', { name: 'Регистрация' }).waitFor();
    await field('Имя').fill('Вера');
    await button('Войти').click();
    await dialog.getByRole('heading', { name: 'Вход' }).waitFor();
    expect(await field('Email').inputValue()).toBe('vera@romashka.example');

    await button('Закрыть').click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Войти', exact: true }).first().click();
    await dialog.waitFor();
    await page.mouse.click(8, 8);
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/');

    await page.getByRole('button', { name: 'Войти', exact: true }).first().click();
    await field('Email').fill(person.email);
    await field('Пароль').fill('не тот пароль');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/login')) sent += 1;
    });
    const letGo = await hold(page, '**/api/auth/login');
    await button('Войти').click();
    await says('Входа...');
    expect(await button('Входа...').isDisabled()).toBe(true);
    await field('Пароль').press('Enter');
    await letGo();
    const alert = dialog.getByRole('alert').filter({ visible: true });
    await alert.filter({ hasText: 'Неверный' }).waitFor();
    expect(sent).toBe(1);
    expect(await field('Пароль').inputValue()).toBe('не тот пароль');

    await refuse(page, '**/api/auth/login');
    await button('Войти').click();
    await alert.filter({ hasText: /^Ошибка входа$/ }).waitFor();
    await page.unrouteAll();
    await cut(page, '**/api/auth/login');
    await button('Войти').click();
    await alert.filter({ hasText: 'Нет связи с сервером' }).waitFor();
    expect(await field('Email').inputValue()).toBe(person.email);
    await page.unrouteAll();
    await field('Пароль').fill(person.password);
    await button('Войти').click();
    await page.waitForURL('**/app');
    await guest.context.close();
  });

  it('says what is wrong in each field until it is edited (A5-16, A5-02, A5-04, A5-05, A5-06, A5-10); asks for the consent by a tick and a text of its own, sends nothing without it, and its version with it; waits as «Регистрация...», gives the reason of a refusal under the form (A2.3-06, A8-02)', async () => {
    const guest = await visit(browser, PHONE, 'dark');
    const { page, context } = guest;
    await page.goto('/');
    await page.getByRole('button', { name: 'Начать бесплатно' }).first().click();
    const { dialog, field, button, says, silent } = authDialog(page);
    // From the registration, which this button leads to.
    await button('Войти').click();
    await button('Войти').click();
    await says('Email обязателен для заполнения');
    await says('Пароль обязателен для заполнения');
    await field('Email').fill('в');
    await silent('Email обязателен для заполнения');
    await says('Пароль обязателен для заполнения');

    await button('Создать аккаунт').click();
    await button('Зарегистрироваться').click();
    for (const text of [
      'Имя обязательно для заполнения',
      'Фамилия обязательна для заполнения',
      'Подтвердите пароль',
      'Без этого согласия аккаунт создать нельзя',
    ]) {
      await says(text);
    }
    await field('Имя').fill('В');
    await silent('Имя обязательно для заполнения');
    await says('Фамилия обязательна для заполнения');

    await field('Имя').fill('Вера');
    await field('Фамилия').fill('Иванова');
    await field('Email').fill(person.email);
    await field('Пароль').fill('тонус-2026');
    await field('Пароль ещё раз').fill('тонус-2026');
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/auth/register')) sent.push(request.postDataJSON());
    });
    expect(await consentIn(dialog).isChecked()).toBe(false);
    await button('Зарегистрироваться').click();
    await says('Без этого согласия аккаунт создать нельзя');
    const focused = () => consentIn(dialog).evaluate((box) => box === document.activeElement);
    await expect.poll(focused, PATIENCE).toBe(true);
    await expectFlawless(guest, 'registration without consent');
    const link = dialog.getByRole('link', { name: /^Текст согласия в.редакции от.23.ноября.2026/ });
    expect(await link.getAttribute('href')).toBe('/consent');
    await consentIn(dialog).check();
    await silent('Без этого согласия аккаунт создать нельзя');
    expect(sent).toEqual([]);

    const letGo = await hold(page, '**/api/auth/register');
    await button('Зарегистрироваться').click();
    await says('Регистрация...');
    expect(await button('Регистрация...').isDisabled()).toBe(true);
    await letGo();
    const alert = dialog.getByRole('alert').filter({ visible: true });
    await alert.filter({ hasText: 'Не получилось создать аккаунт с этим адресом' }).waitFor();
    await refuse(page, '**/api/auth/register');
    await button('Зарегистрироваться').click();
    await alert.filter({ hasText: /^Ошибка регистрации$/ }).waitFor();
    expect(await field('Пароль ещё раз').inputValue()).toBe('тонус-2026');

    await page.unrouteAll();
    sent.length = 0;
    await field('Email').fill(`${randomUUID()}@romashka.example`);
    await button('Зарегистрироваться').click();
    await page.waitForURL('**/app');
    expect(sent).toEqual([expect.objectContaining({ consent_version: '2026-11-23' })]);
    await context.close();
  });
});

describe('the guard', () => {
  it('checks with «Проверка авторизации...» and then lets in (A4-05, A6-01)', async () => {
    const known = await visit(browser, DESKTOP);
    const { page } = known;
    const letGo = await hold(page, '**/api/auth/me');
    await openAs(page, person, '/app');
    await page.getByText('Проверка авторизации...').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    await letGo();
    await page.getByText('Здравствуйте, Вера').waitFor();
    await expectWhole(known, 'overview');
    await known.context.close();
  });

  it('takes any successful answer as a yes (A4-06, A2.4-13)', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await page.route('**/api/auth/me', (route) => route.fulfill({ status: 204 }));
    await openAs(page, person, '/app');
    await page.getByText('Загрузка пользователя...').waitFor();
    expect(new URL(page.url()).pathname).toBe('/app');
    expect(await tokensIn(page)).toEqual([person.tokens.access_token, person.tokens.refresh_token]);
    await context.close();
  });

  it.each([
    ['a refusal', (page: Page) => refuse(page, '**/api/auth/me', { status: 403, detail: 'Нет' })],
    ['a failure', (page: Page) => refuse(page, '**/api/auth/me')],
    ['a missing connection', (page: Page) => cut(page, '**/api/auth/me')],
  ])('takes %s as a no: both tokens go, the visitor lands on / in place of the page (A4-07)', async (_, prepare) => {
    const { context, page } = await visit(browser, DESKTOP);
    await prepare(page);
    await page.goto(WAITING_ROOM);
    const before = await page.evaluate(() => history.length);
    await openAs(page, person, '/app?section=settings');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await tokensIn(page)).toEqual([null, null]);
    // The landing took the place of the page, it did not follow it.
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await context.close();
  });

  it('is found at /login by a guest, and sections at their names by whoever is in', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await page.goto('/login');
    await page.getByRole('dialog', { name: 'Вход' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    const person = await makePerson();
    await makeWorkspace(person);
    await openAs(page, person, '/app/employees');
    await page.getByRole('heading', { name: 'Сотрудники', level: 1 }).waitFor();
    expect(new URL(page.url()).search).toBe('?section=employees');
    await visitor.context.close();
  });

  it('leads a guest to / and, once logged in, on to the page that was asked for (A4-07, A1-09)', async () => {
    const guest = await visit(browser, DESKTOP);
    const { page } = guest;
    await page.goto('/app?section=settings');
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('button', { name: 'Войти', exact: true }).first().click();
    const { field, button } = authDialog(page);
    await field('Email').fill(person.email);
    await field('Пароль').fill(person.password);
    await button('Войти').click();
    await page.waitForURL('**/app?section=settings');
    await page.getByRole('heading', { name: 'Настройки' }).waitFor();
    expect(await tokensIn(page)).toEqual([expect.any(String), expect.any(String)]);
    await expectWhole(guest, 'settings');
    await guest.context.close();
  });
});

describe('a session', () => {
  it('that ran out ends with both tokens and says so on / (A4-07, A8-03)', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, person, '/app');
    await page.getByText('Здравствуйте, Вера').waitFor();
    await refuse(page, '**/api/auth/refresh', { status: 401, detail: 'Войдите' });
    await refuse(page, '**/api/workspaces', { status: 401, detail: 'Войдите', method: 'POST' });
    await page
      .getByRole('button', { name: /Пространство/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Новое пространство' }).dispatchEvent('click');
    await page.getByLabel('Название рабочего пространства').fill('Второе');
    await page.getByRole('button', { name: 'Создать', exact: true }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: 'Сессия истекла. Пожалуйста, войдите в систему заново.' })
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await tokensIn(page)).toEqual([null, null]);
    await context.close();
  });

  it('ended in one tab is ended in all of them (A4-08, A3-10)', async () => {
    const own = await makePerson({ firstName: 'Глеб' });
    await makeWorkspace(own);
    const first = await visit(browser, DESKTOP);
    await openAs(first.page, own, '/app');
    await first.page.getByText('Здравствуйте, Глеб').waitFor();
    const second = await first.context.newPage();
    await second.goto('/app?section=settings');
    await second.getByRole('heading', { name: 'Настройки' }).waitFor();
    await first.page.getByRole('button', { name: 'Выйти' }).first().click();
    await second.waitForURL((url) => url.pathname === '/');
    await first.page.waitForURL((url) => url.pathname === '/');
    expect(await tokensIn(second)).toEqual([null, null]);
    await first.page.getByRole('heading', { level: 1 }).waitFor();
    await expectWhole(first, 'landing after a logout');
    await second.close();
    await first.context.close();
  });

  it('lives as long as the page where the browser keeps nothing (A4-17)', async () => {
    const guest = await visit(browser, DESKTOP);
    const { page } = guest;
    await guest.context.addInitScript(() => {
      const refused = () => {
        throw new DOMException('The storage is closed', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: refused });
      Object.defineProperty(window, 'sessionStorage', { get: refused });
    });
    const { field, button } = await openLogin(page);
    await field('Email').fill(person.email);
    await field('Пароль').fill(person.password);
    await button('Войти').click();
    await page.getByText('Здравствуйте, Вера').waitFor();
    await page.getByRole('button', { name: 'Свернуть меню' }).click();
    await page.getByRole('button', { name: 'Развернуть меню' }).waitFor();
    await expectWhole(guest, 'overview without storage');
    await guest.context.close();
  });
});

describe('the head of the landing', () => {
  it('forgets tokens the server refuses, keeps them when it is out of reach (A4-02, A4-03, A4-04)', async () => {
    const other = await visit(browser, DESKTOP);
    const { page } = other;
    await openAs(page, person, '/');
    await page.getByText('Вера Иванова').waitFor();
    await cut(page, '**/api/auth/me');
    await page.reload();
    await page.getByRole('button', { name: 'Войти', exact: true }).first().waitFor();
    expect(await tokensIn(page)).toEqual([person.tokens.access_token, person.tokens.refresh_token]);
    await page.unrouteAll();
    forgiveFailedCalls(other);
    await page.evaluate((token) => localStorage.setItem('access_token', token), `wrong-${randomUUID()}`);
    await refuse(page, '**/api/auth/refresh', { status: 401, detail: 'Войдите' });
    await page.reload();
    await expect.poll(() => tokensIn(page), PATIENCE).toEqual([null, null]);
    await page.getByRole('button', { name: 'Войти', exact: true }).first().waitFor();
    await other.context.close();
  });
});
