import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { cut, forgiveFailedCalls, hold, refuse } from './faults.ts';
import {
  demand,
  makePerson,
  makePortal,
  makeWorkspace,
  invitationToken,
  invite,
  join,
  openAs,
  type Person,
} from './factories.ts';
import { product } from './own-product.ts';
import { entry, menuOf, openInviteDialog } from './team.ts';
import { expectToStay } from './stays.ts';

const PAGE = '/app?section=workspaces';
const NOW = new Date().toISOString();

let browser: Browser;
let owner: Person;
let colleague: Person;
let romashka: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  colleague = await makePerson({ firstName: 'Пётр' });
  romashka = await makeWorkspace(owner, 'Ромашка');
  await join(romashka, owner, colleague, 'hr');
});
afterAll(async () => {
  await browser.close();
});

describe('an invitation', () => {
  it('wants an address, offers the server’s roles, starts at «сотрудник», says so and closes (A2.4-32, A5-21, A5-22, A6-03, A4-18, A7-14, A7-22)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const rights = Object.fromEntries(
      [
        'invite_members',
        'remove_members',
        'manage_roles',
        'rename_workspace',
        'delete_workspace',
        'manage_workspace',
      ].map((name) => [`can_${name}`, false]),
    );
    await page.route('**/api/roles', (route) =>
      route.fulfill({ json: ['hr', 'сотрудник'].map((name) => ({ name, permissions: rights })) }),
    );
    await openAs(page, owner, PAGE);
    const dialog = await openInviteDialog(page);
    const role = dialog.getByLabel('Роль');
    await expect.poll(() => role.locator('option').allTextContents(), PATIENCE).toEqual(['hr', 'сотрудник']);
    expect(await role.inputValue()).toBe('сотрудник');
    await dialog.getByRole('button', { name: 'Импортировать из Bitrix24' }).waitFor();
    await expectFlawless(visitor, 'invitation');
    const send = dialog.getByRole('button', { name: 'Отправить приглашение' });
    await send.click();
    await dialog.getByText('Введите email пользователя').waitFor();
    const email = `${randomUUID()}@lutik.example`;
    await dialog.getByLabel('Email').fill(email.toUpperCase());
    const letGo = await hold(page, new RegExp(`/api/workspaces/${romashka.id}/members$`));
    await send.click();
    await dialog.getByRole('button', { name: 'Отправка…' }).waitFor();
    const shown = dialog.getByText(`Приглашение отправлено: ${email}`);
    await expectToStay(page, { shown, gone: dialog, milliseconds: 1_500 }, letGo);
    await page.getByRole('region', { name: 'Приглашения' }).getByText(email).waitFor();
    await visitor.context.close();
  });

  it('offers every role but the owner’s where they cannot be read, stays in the dialog with its reason when it is refused (A5-21, A5-22, A6-03, A7-22, A8-08), and is sent again or withdrawn from the list (B2-01)', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await refuse(page, '**/api/roles');
    await openAs(page, owner, PAGE);
    const dialog = await openInviteDialog(page);
    const role = dialog.getByLabel('Роль');
    const options = () => role.locator('option').allTextContents();
    await expect.poll(options, PATIENCE).toEqual(['владелец', 'hr', 'руководитель', 'сотрудник']);
    expect(await role.locator('option:disabled').allTextContents()).toEqual(['владелец']);

    const send = dialog.getByRole('button', { name: 'Отправить приглашение' });
    await dialog.getByLabel('Email').fill('не адрес');
    await send.click();
    await dialog.getByText('Введите корректный email').waitFor();
    await dialog.getByLabel('Email').fill(colleague.email);
    await send.click();
    const alert = dialog.getByRole('alert');
    await alert.filter({ hasText: 'Не удалось пригласить пользователя' }).filter({ hasText: 'уже участник' }).waitFor();
    await cut(page, new RegExp(`/api/workspaces/${romashka.id}/members$`));
    await send.click();
    await alert.filter({ hasText: 'Не удалось пригласить пользователя' }).filter({ hasText: 'Нет связи' }).waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(colleague.email);
    await page.unrouteAll();

    const email = `${randomUUID()}@lutik.example`;
    await dialog.getByLabel('Email').fill(email);
    await send.click();
    await dialog.waitFor({ state: 'hidden' });
    const again = async () => {
      await menuOf(page, email).click();
      await entry(page, 'Напомнить письмом').dispatchEvent('click');
    };
    // The letter is a moment old: the server asks to wait.
    await again();
    await page
      .getByRole('alert')
      .filter({ hasText: `Не удалось отправить ещё раз (${email}): ` })
      .waitFor();
    const sent = { role: 'сотрудник', team: null, invited_by: 'Вера', sent_at: NOW, expires_at: NOW, token: 'новая' };
    await page.route('**/resend', (route) =>
      route.fulfill({ status: 202, json: { id: randomUUID(), email, expired: false, voided: false, ...sent } }),
    );
    await again();
    await page.getByText(`Приглашение отправлено ещё раз: ${email}`).waitFor();
    await menuOf(page, email).click();
    await entry(page, 'Отозвать приглашение').dispatchEvent('click');
    await page.getByRole('dialog').getByRole('button', { name: 'Отозвать приглашение' }).click();
    await menuOf(page, email).waitFor({ state: 'detached' });
    await context.close();
  });

  it('whose letter came back says so, on a phone and in the dark too; one that waits has a link to pass on by hand, and the link works', async () => {
    const email = `${randomUUID()}@lutik.example`;
    await invite(romashka, owner, email);
    await invitationToken(email);
    const bounced = await fetch(`${product.url}/__local/mail/feedback`, {
      method: 'POST',
      body: JSON.stringify({ to: email, kind: 'bounce' }),
    });
    expect(await bounced.json()).toEqual({ functions: 1 });
    const invited = await makePerson();
    await invite(romashka, owner, invited.email);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, PAGE);
    const undelivered = page.getByRole('listitem').filter({ hasText: email });
    await undelivered.getByText('письмо не дошло', { exact: true }).waitFor();
    await undelivered.getByText('Проверьте адрес: возможно, в нём опечатка.').waitFor();
    const link = page.getByRole('button', { name: `Ссылка: ${invited.email}` });
    await link.click();
    await page.getByText('Ссылка скопирована').waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('/invitation/');
    // Where the browser does not let it be copied, it is shown.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
    });
    await link.click();
    const shown = page.getByLabel(`Ссылка приглашения: ${invited.email}`);
    await shown.waitFor();
    expect(await shown.inputValue()).toContain('/invitation/');
    await expectWhole(visitor, 'link of an invitation');
    await showAs(page, PHONE, 'dark');
    await undelivered.getByText('письмо не дошло', { exact: true }).waitFor();
    await expectFlawless(visitor, 'an undelivered letter and a link on a phone');

    await openAs(page, invited, copied);
    await page.getByRole('button', { name: 'Принять приглашение' }).click();
    await page.getByText(/^Ромашка · сотрудник/).waitFor();
    await visitor.context.close();
  });

  it('of somebody who may invite no more is shown as void, and hr decides about no manager’s', async () => {
    const leaver = await makePerson();
    await join(romashka, owner, leaver, 'руководитель');
    const [fallen, high] = [`${randomUUID()}@lutik.example`, `${randomUUID()}@lutik.example`];
    await invite(romashka, leaver, fallen);
    await invite(romashka, owner, high, 'руководитель');
    await demand(workspaces.leaveWorkspace, { params: { id: romashka.id } }, { token: leaver.tokens.access_token });
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, colleague, PAGE);
    const row = (email: string) => page.getByRole('listitem').filter({ hasText: email });
    await row(fallen).getByText('не действует', { exact: true }).waitFor();
    await row(fallen).getByText('Тот, кто пригласил, больше не может приглашать.').waitFor();
    expect(await row(fallen).getByRole('button').count()).toBe(1);
    await row(high).waitFor();
    expect(await row(high).getByRole('button').count()).toBe(0);
    await expectWhole(visitor, 'void invitation');
    await visitor.context.close();
  });

  it('of a whole team goes on part by part, shows how far it is, and after a stop or a failure goes on where it ended; it reports imported, skipped and failed, and a failure with its reason (A4-19, A8-11, A8-12, A7-19)', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, owner, PAGE);
    const dialog = await openInviteDialog(page);
    const run = dialog.getByRole('button', { name: 'Импортировать из Bitrix24' });
    await refuse(page, '**/bitrix24/import/members', { status: 409, detail: 'Сначала подключите Bitrix24' });
    await run.click();
    await dialog.getByRole('heading', { name: 'Ошибка импорта' }).waitFor();
    await dialog.getByText('Ошибка импорта из Битрикс24: Сначала подключите Bitrix24').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'failed import');
    await page.unrouteAll();

    const asked: unknown[] = [];
    const part = (imported: number, cursor: string | null, left: number) => ({
      imported_count: imported,
      skipped_count: 1,
      failed_count: 0,
      total_processed: imported + 1,
      imported_members: [],
      skipped_members: [],
      failed_members: [],
      cursor,
      left,
    });
    const parts = [part(249, '250', 2050), null, part(249, '500', 1800), part(1799, null, 0)];
    await page.route('**/bitrix24/import/members', (route) => {
      asked.push(route.request().postDataJSON());
      const json = parts.shift();
      return json
        ? route.fulfill({ json })
        : route.fulfill({ status: 502, json: { code: 'x', detail: 'Портал занят' } });
    });
    const counts = () => dialog.getByRole('definition').allInnerTexts();
    await run.click();
    await dialog.getByText('Ошибка импорта из Битрикс24: Портал занят').waitFor();
    await dialog.getByText(/^Осталось просмотреть: 2\s050\sчеловек$/).waitFor();
    expect(await counts()).toEqual(['249', '1', '0']);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'import broken off');

    const letGo = await hold(page, '**/bitrix24/import/members');
    const goOn = dialog.getByRole('button', { name: 'Продолжить импорт' });
    await goOn.click();
    const bar = dialog.getByRole('progressbar');
    await bar.waitFor();
    const [at, of] = [await bar.getAttribute('aria-valuenow'), await bar.getAttribute('aria-valuemax')];
    expect(Number(at) / Number(of)).toBeCloseTo(250 / 2300);
    await expectFlawless(visitor, 'import under way');
    await dialog.getByRole('button', { name: 'Остановить' }).click();
    await dialog.getByRole('button', { name: 'Останавливаем…' }).waitFor();
    await letGo();
    await dialog.getByRole('heading', { name: 'Импорт остановлен' }).waitFor();
    expect(await counts()).toEqual(['498', '2', '0']);

    await goOn.click();
    await dialog.getByRole('heading', { name: 'Импорт завершен!' }).waitFor();
    expect((await counts()).map((text) => text.replaceAll(/\s/g, ''))).toEqual(['2297', '3', '0']);
    expect(asked).toEqual([{}, { cursor: '250' }, { cursor: '250' }, { cursor: '500' }]);

    await page.unrouteAll();
    await page.route('**/bitrix24/import/members', (route) =>
      route.fulfill({
        json: {
          imported_count: 12,
          skipped_count: 3,
          failed_count: 1,
          total_processed: 16,
          imported_members: [],
          skipped_members: [],
          cursor: null,
          left: 0,
          failed_members: [{ email: '', full_name: 'Глеб Орлов', reason: 'в Bitrix24 не указан адрес почты' }],
        },
      }),
    );
    const shown = dialog.getByRole('heading', { name: 'Импорт завершен!' });
    const meanwhile = async () => {
      expect(await dialog.getByRole('term').allInnerTexts()).toEqual([
        'Приглашены',
        'Пропущены (уже есть)',
        'Не получилось',
      ]);
      expect(await dialog.getByRole('definition').allInnerTexts()).toEqual(['12', '3', '1']);
    };
    await expectToStay(page, { shown, milliseconds: 3_000, meanwhile }, () => run.click());
    expect(await dialog.isVisible()).toBe(true);
    await dialog.getByText('Глеб Орлов: в Bitrix24 не указан адрес почты').waitFor();
    await expectWhole(visitor, 'import with somebody left out');
    await visitor.context.close();
  });

  it('of a whole team brings in the people of the connected Bitrix24, each once (A2.4-32, A7-19)', async () => {
    const boss = await makePerson({ premium: true });
    const place = await makeWorkspace(boss, 'Лютик');
    await makePortal(boss, place);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, boss, PAGE);
    const dialog = await openInviteDialog(page);
    const run = dialog.getByRole('button', { name: 'Импортировать из Bitrix24' });
    await run.click();
    // Of five one is dismissed.
    await dialog.getByRole('heading', { name: 'Импорт завершен!' }).waitFor();
    expect(await dialog.getByRole('definition').allInnerTexts()).toEqual(['4', '0', '0']);
    await page.getByText('person2@romashka.example').waitFor();
    await run.click();
    await expect.poll(() => dialog.getByRole('definition').allInnerTexts(), PATIENCE).toEqual(['0', '4', '0']);
    expect(await invitationToken('person2@romashka.example')).not.toBe('');
    await visitor.context.close();
  });
});
