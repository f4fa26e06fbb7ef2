import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit, type Visit } from './browser.ts';
import { cut, forgiveFailedCalls, hold, refuse } from './faults.ts';
import { call, makePerson, makeWorkspace, lastLetter, openAs, type Person } from './factories.ts';
import { expectToStay } from './stays.ts';

const ME = '**/api/auth/me';
const PHRASE = 'УДАЛИТЬ МОЙ АККАУНТ';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** A person with a workspace, in the settings dialog. */
async function inSettings(person: Person, ...shown: [] | [typeof PHONE, 'dark']): Promise<Visit> {
  const [size = DESKTOP, scheme] = shown;
  const visitor = await visit(browser, size, scheme);
  await openAs(visitor.page, person, '/app');
  await openSettings(visitor.page);
  return visitor;
}

async function openSettings(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Открыть меню' });
  const block = page.getByRole('button', { name: /настройки пользователя/ }).filter({ visible: true });
  await menu.or(block).first().waitFor();
  if (await menu.isVisible()) await menu.click();
  await block.click();
  await page.getByRole('dialog', { name: 'Настройки пользователя' }).waitFor();
}

async function makeOwner(workspace = 'Ромашка'): Promise<Person> {
  const person = await makePerson();
  await makeWorkspace(person, workspace);
  return person;
}

const tokensOf = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('access_token'), localStorage.getItem('refresh_token')]);

describe('the settings of a user', () => {
  it('hold the profile, the subscription and the danger zone, give everything kept of a person as a file, and lead to the plans (A2.4-35, A7-25, A2.1-06)', async () => {
    const person = await makeOwner();
    const visitor = await inSettings(person);
    const { page } = visitor;
    const dialog = page.getByRole('dialog');
    for (const part of ['Профиль', 'Подписка', 'Опасная зона']) {
      await dialog.getByRole('region', { name: part }).waitFor();
    }
    const profile = dialog.getByRole('region', { name: 'Профиль' });
    expect(await profile.getByLabel('Имя').inputValue()).toBe('Анна');
    expect(await profile.getByLabel('Фамилия').inputValue()).toBe('Петрова');
    expect(await profile.getByLabel('Email').inputValue()).toMatch(/@romashka\.example$/);
    await dialog.getByRole('region', { name: 'Подписка' }).getByText('Startup').waitFor();
    await expectWhole(visitor, 'user settings');

    const arrival = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Скачать данные аккаунта' }).click();
    const file = readFileSync(await (await arrival).path(), 'utf8');
    expect(JSON.parse(file)).toMatchObject({ profile: { email: person.email, first_name: 'Анна' } });
    expect(file).not.toContain(person.tokens.refresh_token);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await showAs(page, PHONE, 'dark');
    await openSettings(page);
    await expectWhole(visitor, 'user settings on a phone');
    await dialog.getByRole('link', { name: 'Улучшить тариф' }).click();
    await page.waitForURL((url) => url.pathname === '/app/subscription');
    await page.getByRole('heading', { name: 'Подписка', level: 1 }).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await openSettings(page);
    await dialog.getByRole('link', { name: 'Что о вас хранят' }).click();
    await page.waitForURL((url) => url.pathname === '/app/settings/my-data');
    await dialog.waitFor({ state: 'hidden' });
    await visitor.context.close();
  });

  it('refuse an empty or wrong profile at its fields (A5-28, A5-29, A5-30); save a new name everywhere at once, say so for 3 seconds, and lose nothing when saving fails (A5-31, A8-13)', async () => {
    const person = await makeOwner();
    const visitor = await inSettings(person);
    const { page } = visitor;
    const profile = page.getByRole('region', { name: 'Профиль' });
    await profile.getByLabel('Имя').fill('  ');
    await profile.getByLabel('Фамилия').fill('');
    await profile.getByLabel('Email').fill('');
    await profile.getByRole('button', { name: 'Сохранить' }).click();
    await profile.getByText('Имя не может быть пустым', { exact: true }).waitFor();
    await profile.getByText('Фамилия не может быть пустой', { exact: true }).waitFor();
    await profile.getByText('Email не может быть пустым', { exact: true }).waitFor();
    await profile.getByLabel('Email').fill('анна');
    await profile.getByRole('button', { name: 'Сохранить' }).click();
    await profile.getByText('Введите корректный email адрес', { exact: true }).waitFor();
    await expectWhole(visitor, 'refused profile');

    await profile.getByLabel('Фамилия').fill(person.lastName);
    await profile.getByLabel('Email').fill(person.email);
    const save = profile.getByRole('button', { name: /Сохран/ });
    await refuse(page, ME, { method: 'PUT' });
    await profile.getByLabel('Имя').fill('Мария «Мэри»');
    await save.click();
    await profile.getByRole('alert').getByText('Произошла ошибка при обновлении данных', { exact: true }).waitFor();
    expect(await profile.getByLabel('Имя').inputValue()).toBe('Мария «Мэри»');
    await page.unroute(ME);
    await cut(page, ME);
    await save.click();
    await profile.getByRole('alert').getByText('Нет связи с сервером').waitFor();
    expect(await profile.getByLabel('Имя').inputValue()).toBe('Мария «Мэри»');
    await page.unroute(ME);
    forgiveFailedCalls(visitor);

    const letGo = await hold(page, ME);
    await save.click();
    await expect.poll(() => save.isDisabled(), PATIENCE).toBe(true);
    const shown = page.getByText('Данные успешно обновлены!', { exact: true });
    await expectToStay(page, { shown, milliseconds: 3_000 }, letGo);
    await page.keyboard.press('Escape');
    await page.getByText('Здравствуйте, Мария «Мэри»').waitFor();
    await expectWhole(visitor, 'saved profile');
    await visitor.context.close();
  });

  it('keep the old address until the link in the letter to the new one is opened', async () => {
    const person = await makeOwner();
    const visitor = await inSettings(person);
    const { page } = visitor;
    const fresh = person.email.replace('@', '-new@');
    const profile = page.getByRole('region', { name: 'Профиль' });
    await profile.getByLabel('Email').fill(fresh);
    await profile.getByRole('button', { name: 'Сохранить' }).click();
    await profile.getByText(fresh).waitFor();
    expect(await profile.getByLabel('Email').inputValue()).toBe(person.email);
    // A new name alone does not call the new address off.
    await profile.getByLabel('Имя').fill('Мария');
    await profile.getByRole('button', { name: 'Сохранить' }).click();
    await profile.getByText('Данные успешно обновлены!').waitFor();
    await profile.getByText(fresh).waitFor();
    await expectWhole(visitor, 'pending address');

    const [, token = ''] = await lastLetter(fresh, /\/confirm-email\/([\w.-]+)/);
    await page.goto(`/confirm-email/${token}`);
    await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
    await page.getByRole('heading', { name: 'Адрес подтверждён' }).waitFor();
    await page.getByText(fresh).waitFor();
    await expectFlawless(visitor, 'confirmed address');
    await page.goto(`/confirm-email/${token}`);
    await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
    await page.getByRole('alert').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'used link');
    const login = await call(auth.login, { body: { email: fresh, password: person.password } });
    expect(login.status).toBe(200);
    await visitor.context.close();
  });

  it('change the password of whoever knows the old one, and end the other sessions (A9-30)', async () => {
    const person = await makeOwner();
    const credentials = { email: person.email, password: person.password };
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
    const { body: elsewhere } = await call(auth.login, { body: credentials }, { userAgent });
    const visitor = await inSettings(person);
    const { page } = visitor;
    const devices = page.getByRole('region', { name: 'Где открыт аккаунт' });
    await devices.getByText('это устройство').waitFor();
    await devices.getByText('Firefox, Linux').waitFor();
    expect(await devices.getByRole('listitem').count()).toBe(2);

    await page.getByRole('button', { name: 'Сменить пароль' }).click();
    const form = page.getByRole('region', { name: 'Пароль', exact: true });
    const save = form.getByRole('button', { name: 'Сохранить пароль' });
    await form.getByLabel('Текущий пароль').fill('не тот пароль');
    await form.getByLabel('Новый пароль', { exact: true }).fill('1234567');
    await form.getByLabel('Новый пароль ещё раз').fill('12345678');
    await save.click();
    await form.getByText('Пароль должен содержать минимум 8 символов').waitFor();
    await form.getByText('Пароли не совпадают').waitFor();
    await form.getByLabel('Новый пароль', { exact: true }).fill('другой-тонус-27');
    await form.getByLabel('Новый пароль ещё раз').fill('другой-тонус-27');
    await save.click();
    await form.getByText('Текущий пароль неверен').first().waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'wrong password');
    await form.getByLabel('Текущий пароль').fill(person.password);
    await save.click();
    await form.getByText('Пароль изменён').waitFor();
    await form.getByText('Пароль изменён').waitFor({ state: 'detached' });
    await expect.poll(() => devices.getByRole('listitem').count(), PATIENCE).toBe(1);
    expect((await call(auth.me, {}, { token: elsewhere.access_token })).status).toBe(401);
    await expectWhole(visitor, 'changed password');

    await devices.getByRole('button', { name: 'Выйти везде' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await tokensOf(page)).toEqual([null, null]);
    await visitor.context.close();
  });
});

describe('the end of an account', () => {
  it('is asked for, named, typed letter by letter, reported when it fails (A4-20, A4-21, A8-14, A8-15); clears the tokens, leads to the landing, and nobody can log in any more (A4-22)', async () => {
    const person = await makeOwner('Ромашка <b>"№ 1"</b>');
    const visitor = await inSettings(person, PHONE, 'dark');
    const { page } = visitor;
    const zone = page.getByRole('region', { name: 'Опасная зона' });
    const field = zone.getByLabel(`Введите «${PHRASE}»`);
    const confirm = zone.getByRole('button', { name: 'Удалить аккаунт навсегда' });
    expect(await field.count()).toBe(0);
    await zone.getByRole('button', { name: 'Удалить аккаунт' }).click();
    await field.waitFor();
    await zone.getByText('«Ромашка <b>„№ 1“</b>»').waitFor();
    const mistake = zone.getByText(`Пожалуйста, введите "${PHRASE}" для подтверждения`, { exact: true });
    for (const typed of ['', PHRASE.toLowerCase(), `${PHRASE} `, 'УДАЛИТЬ', PHRASE.replace('Й', 'И')]) {
      await field.fill(typed);
      expect(await confirm.isDisabled(), `typed «${typed}»`).toBe(true);
      expect(await mistake.isVisible(), `typed «${typed}»`).toBe(!PHRASE.startsWith(typed));
    }
    await field.fill(PHRASE);
    expect(await confirm.isEnabled()).toBe(true);
    expect(await mistake.isVisible()).toBe(false);
    await expectFlawless(visitor, 'deletion of an account');
    const OWN_ACCOUNT = /\/api\/auth\/me(\?|$)/;
    await refuse(page, OWN_ACCOUNT, { method: 'DELETE' });
    await confirm.click();
    await zone.getByRole('alert').getByText('Произошла ошибка при удалении аккаунта', { exact: true }).waitFor();
    expect(await field.inputValue()).toBe(PHRASE);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'failed deletion');

    await page.unroute(OWN_ACCOUNT);
    await page.evaluate(() => localStorage.setItem('device_token', 'of a login on this device'));
    // A call of the page that is answered after the deletion is refused, which the browser complains of.
    await page.waitForLoadState('networkidle');
    await confirm.click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await tokensOf(page)).toEqual([null, null]);
    expect(await page.evaluate(() => localStorage.getItem('device_token'))).toBeNull();
    const login = await call(auth.login, { body: { email: person.email, password: person.password } });
    expect(login.status).toBe(401);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectWhole(visitor, 'landing after deletion');
    await visitor.context.close();
  });
});

describe('a forgotten password', () => {
  it('is replaced by the link of a letter, once', async () => {
    const person = await makeOwner();
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await page.goto('/');
    await page.getByRole('button', { name: 'Начать бесплатно' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Войти', exact: true }).filter({ visible: true }).click();
    await dialog.getByRole('button', { name: 'Забыли пароль?' }).click();
    const email = dialog.getByLabel('Email').filter({ visible: true });
    await email.fill('анна');
    await dialog.getByRole('button', { name: 'Прислать ссылку' }).click();
    await dialog.getByText('Введите корректный email').waitFor();
    await email.fill(person.email);
    await dialog.getByRole('button', { name: 'Прислать ссылку' }).click();
    await dialog.getByText('Если такой аккаунт есть').waitFor();
    await expectFlawless(visitor, 'forgotten password');

    const [, token = ''] = await lastLetter(person.email, /\/reset-password\/([\w.-]+)/);
    await page.goto(`/reset-password/${token}`);
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await page.getByText('Пароль обязателен для заполнения').waitFor();
    await page.getByText('Подтвердите пароль').waitFor();
    await expectFlawless(visitor, 'new password');
    await page.getByLabel('Новый пароль', { exact: true }).fill('другой-тонус-27');
    await page.getByLabel('Новый пароль ещё раз').fill('другой-тонус-27');
    await page.getByRole('button', { name: 'Сохранить пароль' }).click();
    await page.getByRole('heading', { name: 'Пароль изменён' }).waitFor();
    await page.getByRole('link', { name: 'Перейти ко входу' }).click();
    await page.getByRole('dialog', { name: 'Вход' }).waitFor();
    expect((await call(auth.login, { body: { email: person.email, password: person.password } })).status).toBe(401);

    await page.goto(`/reset-password/${token}`);
    await page.getByRole('heading', { name: 'Ссылка больше не работает' }).waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'used link');
    await page.getByLabel('Email').fill(person.email);
    await page.getByRole('button', { name: 'Прислать ссылку' }).click();
    await page.getByText('Если такой аккаунт есть').waitFor();
    const [, other = ''] = await lastLetter(person.email, new RegExp(`/reset-password/(?!${token})([\\w.-]+)`));
    // Where the server cannot be asked, the form is there and says so itself.
    await cut(page, '**/password/reset/check');
    await page.goto(`/reset-password/${other}`);
    await page.getByLabel('Новый пароль', { exact: true }).waitFor();
    await visitor.context.close();
  });
});
