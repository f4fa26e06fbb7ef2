import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, visit } from './browser.ts';
import { forgiveFailedCalls, hold, refuse } from './faults.ts';
import { makePerson, makeWorkspace, openAs } from './factories.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

describe('the first workspace', () => {
  it('is asked for by a dialog there is no way around (A2.4-19, A2.4-20, A2.4-21, A2.4-22, A2.4-23, A2.4-24, A2.4-30, A5-17); what went wrong is reported in place, whatever it was (A8-04)', async () => {
    const person = await makePerson();
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, person, '/app?section=workspaces');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Создайте ваше первое рабочее пространство' }).waitFor();
    const explanation =
      'Рабочее пространство — это ваша компания или отдел в Тонусе. Оно нужно, чтобы начать работу: в нём вы организуете команду и проекты.';
    await dialog.getByText(explanation, { exact: true }).waitFor();
    await dialog.getByText('Возьмите понятное название команды или проекта').waitFor();
    const field = dialog.getByLabel('Название рабочего пространства');
    expect(await field.getAttribute('placeholder')).toBe('Моя компания');
    // No way to close it and none to cancel: only on, to the letter that proves the address, to somebody else's workspace, or out.
    const ways = ['Создать рабочее пространство', 'Прислать ещё раз', 'Обновить', 'Выйти из аккаунта'];
    await dialog.getByText(`Попросите отправить приглашение на ${person.email}`).waitFor();
    await expect.poll(() => dialog.getByRole('button').allInnerTexts()).toEqual(ways);
    await page.getByText('Нет активного рабочего пространства').waitFor();
    await expectFlawless(visitor, 'first workspace on a phone');

    await page.mouse.click(5, 5);
    await page.keyboard.press('Escape');
    const submit = dialog.getByRole('button', { name: 'Создать рабочее пространство' });
    expect(await submit.isDisabled()).toBe(true);
    await field.fill('   ');
    expect(await submit.isDisabled()).toBe(true);

    await refuse(page, '**/api/workspaces', { method: 'POST', detail: 'Сегодня не получится' });
    await field.fill('  «Ромашка» 🌼  ');
    await submit.click();
    await dialog
      .getByRole('alert')
      .filter({ hasText: 'Ошибка создания рабочего пространства: Сегодня не получится' })
      .waitFor();
    expect(await field.inputValue()).toBe('  «Ромашка» 🌼  ');
    await page.unrouteAll();
    // The server may have no words of its own.
    await refuse(page, '**/api/workspaces', { method: 'POST' });
    await submit.click();
    await dialog.getByRole('alert').filter({ hasText: 'Сегодня не получится' }).waitFor({ state: 'detached' });
    await dialog
      .getByRole('alert')
      .filter({ hasText: /^Ошибка создания рабочего пространства: .+/ })
      .waitFor();
    await page.unrouteAll();
    forgiveFailedCalls(visitor);

    const asked = page.waitForRequest((request) => request.method() === 'POST');
    await submit.click();
    expect((await asked).postDataJSON()).toEqual({
      name: '«Ромашка» 🌼',
      description: 'Рабочее пространство «Ромашка» 🌼',
    });
    await page.getByText(/^«Ромашка» 🌼 · владелец/).waitFor();
    await expectWhole(visitor, 'page of a new workspace');
    await visitor.context.close();
  });
});

describe('one more workspace', () => {
  it('is made in a dialog that blocks while it works, and is gone to at once (A2.4-08, A2.4-18, A2.4-24, A2.4-25, A5-19, A4-11); it stays in its dialog, with the name, when it fails (A8-05)', async () => {
    const person = await makePerson({ premium: true });
    await makeWorkspace(person, 'Ромашка');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, person, '/app');
    const openDialog = async () => {
      await page
        .getByRole('button', { name: /Пространство/ })
        .first()
        .click();
      await page.getByRole('menuitem', { name: 'Новое пространство' }).dispatchEvent('click');
    };
    await openDialog();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Создание рабочего пространства' }).waitFor();
    await expectFlawless(visitor, 'new workspace');
    await dialog.getByRole('button', { name: 'Отменить' }).last().click();
    await dialog.waitFor({ state: 'hidden' });
    await openDialog();
    const field = dialog.getByLabel('Название рабочего пространства');
    await field.fill('Л'.repeat(60));
    expect(await field.inputValue()).toHaveLength(50);

    await field.fill('Лютик');
    await refuse(page, '**/api/workspaces', { method: 'POST' });
    const create = dialog.getByRole('button', { name: 'Создать', exact: true });
    await create.click();
    await page.getByText(/^Ошибка создания рабочего пространства: /).waitFor();
    expect(await dialog.getByRole('alert').count()).toBe(0);
    expect(await field.inputValue()).toBe('Лютик');
    await expect.poll(() => create.isEnabled()).toBe(true);
    await page.unrouteAll();
    forgiveFailedCalls(visitor);

    const letGo = await hold(page, '**/api/workspaces');
    await create.click();
    await dialog.getByRole('button', { name: 'Создание...' }).waitFor();
    for (const control of await dialog.getByRole('button').all()) expect(await control.isDisabled()).toBe(true);
    expect(await field.isDisabled()).toBe(true);
    await page.keyboard.press('Escape');
    await page.mouse.click(8, 8);
    expect(await dialog.isVisible()).toBe(true);
    await letGo();
    await page.getByText(/^Лютик · владелец/).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await expectWhole(visitor, 'overview of a second workspace');
    await visitor.context.close();
  });
});
