import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, PHONE, visit } from './browser.ts';
import { makeOpenPoll, makePerson, makeWorkspace, lastLetter, type Person } from './factories.ts';

let browser: Browser;
let person: Person;
beforeAll(async () => {
  browser = await openBrowser();
  person = await makePerson();
});
afterAll(async () => {
  await browser.close();
});

const deviceIn = (page: Page) => page.evaluate(() => localStorage.getItem('device_token'));
const textOf = (request: Request) =>
  `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`;

async function openLogin(page: Page) {
  // Whoever has just logged out is there already.
  if (new URL(page.url()).pathname !== '/') await page.goto('/');
  await page.getByRole('button', { name: 'Войти', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Вход' });
  await dialog.getByLabel('Email', { exact: true }).filter({ visible: true }).fill(person.email);
  return dialog;
}

async function logIn(page: Page, password = person.password): Promise<void> {
  const dialog = await openLogin(page);
  await dialog.getByLabel('Пароль', { exact: true }).filter({ visible: true }).fill(password);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).filter({ visible: true }).click();
  await page.waitForURL('**/app');
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Выйти', exact: true }).first().click();
  await page.waitForURL((url) => url.pathname === '/');
}

it('a device that has logged in says so at the next login and when a password is forgotten, and to nobody else', async () => {
  const workspace = await makeWorkspace(person);
  const { link } = await makeOpenPoll(person, workspace, ['Порекомендуете ли вы нас?']);
  const { context, page } = await visit(browser, DESKTOP);
  const requests: Request[] = [];
  context.on('request', (request) => requests.push(request));
  await logIn(page);
  const first = await deviceIn(page);
  expect(first).toMatch(/^[\w-]{70}$/);

  // Logging out leaves it: it is for the next login.
  await logOut(page);
  await page.goto(link);
  await page.getByRole('radio', { name: '8' }).check();
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
  expect(requests.filter((request) => textOf(request).includes(first!))).toEqual([]);

  await logIn(page);
  const told = requests.filter((request) => textOf(request).includes(first!));
  expect(told.map((request) => new URL(request.url()).pathname)).toEqual(['/api/auth/login']);
  const second = await deviceIn(page);
  expect(second).not.toBe(first);

  await logOut(page);
  const dialog = await openLogin(page);
  await dialog.getByRole('button', { name: 'Забыли пароль?' }).click();
  const forgotten = page.getByRole('dialog');
  await forgotten.getByLabel('Email').filter({ visible: true }).fill(person.email);
  await forgotten.getByRole('button', { name: 'Прислать ссылку' }).click();
  await forgotten.getByText('Если такой аккаунт есть').waitFor();
  const asked = requests.filter((request) => textOf(request).includes(second!));
  expect(asked.map((request) => new URL(request.url()).pathname)).toEqual(['/api/auth/password/reset-request']);
  await context.close();

  // The letter is opened on a phone: that is known from then on.
  const phone = await visit(browser, PHONE);
  const [, token = ''] = await lastLetter(person.email, /\/reset-password\/([\w.-]+)/);
  await phone.page.goto(`/reset-password/${token}`);
  await phone.page.getByLabel('Новый пароль', { exact: true }).fill('другой-тонус-27');
  await phone.page.getByLabel('Новый пароль ещё раз').fill('другой-тонус-27');
  await phone.page.getByRole('button', { name: 'Сохранить пароль' }).click();
  await phone.page.getByRole('heading', { name: 'Пароль изменён' }).waitFor();
  expect(await deviceIn(phone.page)).toMatch(/^[\w-]{70}$/);
  await phone.context.close();
});
