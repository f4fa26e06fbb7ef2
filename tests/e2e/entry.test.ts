import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectWhole, PATIENCE, PHONE, showAs } from './browser.ts';
import { makePerson } from './factories.ts';
import { openLanding } from './landing.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const dialogOf = (page: Page) => page.getByRole('dialog');
const field = (page: Page, label: string) =>
  dialogOf(page).getByLabel(label, { exact: true }).filter({ visible: true });
const press = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).filter({ visible: true }).click();
const titled = (page: Page, name: string) => dialogOf(page).getByRole('heading', { name }).waitFor();
const focused = (page: Page, label: string) =>
  expect.poll(() => field(page, label).evaluate((input) => input === document.activeElement), PATIENCE).toBe(true);

describe('whoever comes', () => {
  it('to begin finds the registration, to log in the login, each time anew (A2.2-02, A2.2-06, A2.2-18); the typed address goes along, and the focus', async () => {
    const guest = await openLanding(browser, DESKTOP);
    const { page } = guest;
    const header = page.getByRole('banner');
    const ways = [
      [header.getByRole('button', { name: 'Начать' }), 'Регистрация', 'Имя'],
      [header.getByRole('button', { name: 'Войти' }), 'Вход', 'Email'],
      [page.getByRole('button', { name: 'Начать бесплатно' }), 'Регистрация', 'Имя'],
      ...['Startup', 'Basic', 'Premium'].map(
        (plan) => [page.getByRole('button', { name: `Выбрать ${plan}` }), 'Регистрация', 'Имя'] as const,
      ),
    ] as const;
    for (const [button, title, first] of ways) {
      await button.click();
      await titled(page, title);
      await focused(page, first);
      expect(new URL(page.url()).pathname).toBe('/');
      await page.keyboard.press('Escape');
      await dialogOf(page).waitFor({ state: 'hidden' });
    }

    await showAs(page, PHONE, 'dark');
    await page.getByRole('button', { name: 'Начать бесплатно' }).first().click();
    await titled(page, 'Регистрация');
    await field(page, 'Email').fill('vera@romashka.example');
    await press(page, 'Войти');
    await titled(page, 'Вход');
    expect(await field(page, 'Email').inputValue()).toBe('vera@romashka.example');
    // The address is there already: the password is what is to be typed.
    await focused(page, 'Пароль');
    await press(page, 'Забыли пароль?');
    expect(await field(page, 'Email').inputValue()).toBe('vera@romashka.example');
    await focused(page, 'Email');
    await field(page, 'Email').press('Home');
    await page.keyboard.type('a.');
    expect(await field(page, 'Email').inputValue()).toBe('a.vera@romashka.example');
    await press(page, 'Войти');
    await press(page, 'Создать аккаунт');
    await focused(page, 'Имя');
    expect(await field(page, 'Email').inputValue()).toBe('a.vera@romashka.example');
    await expectWhole(guest, 'registration with an address');
    await guest.context.close();
  });
});

describe('a plan that a guest has chosen', () => {
  it('is where the first space leads, with its trial a press away', async () => {
    const guest = await openLanding(browser, DESKTOP);
    const { page } = guest;
    await page.getByRole('button', { name: 'Выбрать Premium' }).click();
    await titled(page, 'Регистрация');
    await field(page, 'Имя').fill('Вера');
    await field(page, 'Фамилия').fill('Иванова');
    await field(page, 'Email').fill(`${randomUUID()}@romashka.example`);
    await field(page, 'Пароль').fill('тонус-2026');
    await field(page, 'Пароль ещё раз').fill('тонус-2026');
    await page.getByRole('checkbox', { name: 'Даю согласие на обработку персональных данных' }).check();
    await press(page, 'Зарегистрироваться');
    await page.waitForURL((url) => url.pathname === '/app');
    await page.getByLabel('Название рабочего пространства').fill('Ромашка');
    await page.getByRole('button', { name: 'Создать рабочее пространство' }).click();
    await page.waitForURL((url) => url.pathname === '/app/subscription' && url.searchParams.get('plan') === 'premium');
    const plan = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Premium', level: 3 }) });
    await plan.getByText('вы выбрали').waitFor();
    await expect.poll(() => plan.evaluate((item) => item === document.activeElement), PATIENCE).toBe(true);
    await expectWhole(guest, 'the chosen plan');
    await plan.getByRole('button', { name: /^Попробовать 14\sдней бесплатно$/ }).click();
    await plan.getByText('ваш тариф').waitFor();
    await page.goto('/app');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app');
    await guest.context.close();
  });

  it('is forgotten by whoever logs in: they have theirs', async () => {
    const person = await makePerson();
    const guest = await openLanding(browser, DESKTOP);
    const { page } = guest;
    await page.getByRole('button', { name: 'Выбрать Premium' }).click();
    await press(page, 'Войти');
    await field(page, 'Email').fill(person.email);
    await field(page, 'Пароль').fill(person.password);
    await press(page, 'Войти');
    await page.waitForURL((url) => url.pathname === '/app');
    await page.getByLabel('Название рабочего пространства').fill('Ромашка');
    await page.getByRole('button', { name: 'Создать рабочее пространство' }).click();
    await page.getByText(/^Ромашка · владелец/).waitFor();
    expect(new URL(page.url()).pathname).toBe('/app');
    await guest.context.close();
  });
});
