import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PHONE, visit } from './browser.ts';
import { cut, forgiveFailedCalls, refuse } from './faults.ts';
import { call, makePerson, makeWorkspace, invitationToken, invite, openAs, type Person } from './factories.ts';

let browser: Browser;
let owner: Person;
let romashka: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  romashka = await makeWorkspace(owner, 'Ромашка <b>& Ко</b>');
});
afterAll(async () => {
  await browser.close();
});

describe('the link of an invitation', () => {
  it('leads a guest through the login into the workspace, once', async () => {
    const invited = await makePerson({ firstName: 'Нина' });
    await invite(romashka, owner, invited.email, 'hr');
    const token = await invitationToken(invited.email);
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await page.goto(`/invitation/${token}`);
    const heading = `${owner.firstName} ${owner.lastName} приглашает вас в пространство «Ромашка <b>& Ко</b>» как hr`;
    await page.getByRole('heading', { name: heading }).waitFor();
    await page.getByText(/^Тонус — сервис/).waitFor();
    expect(await page.locator('body').innerText()).not.toContain(invited.email);
    await expectFlawless(visitor, 'invitation of a guest');
    await page.getByRole('button', { name: 'Войти или зарегистрироваться' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email', { exact: true }).filter({ visible: true }).fill(invited.email);
    await dialog.getByLabel('Пароль', { exact: true }).filter({ visible: true }).fill(invited.password);
    await dialog.getByRole('button', { name: 'Войти', exact: true }).filter({ visible: true }).click();
    await page.getByText(`Вы вошли как ${invited.email}.`).waitFor();
    await expectWhole(visitor, 'invitation of a person');

    await cut(page, '**/accept');
    await page.getByRole('button', { name: 'Принять приглашение' }).click();
    await page.getByRole('alert').filter({ hasText: 'Нет связи с сервером' }).waitFor();
    await page.unrouteAll();
    forgiveFailedCalls(visitor);
    await page.getByRole('button', { name: 'Принять приглашение' }).click();
    await page.getByText(/^Ромашка <b>& Ко<\/b> · hr/).waitFor();
    await expectWhole(visitor, 'overview after an invitation');

    // Used, it still leads who is in into the workspace.
    await page.goto(`/invitation/${token}`);
    await page.waitForURL((url) => url.pathname === '/app');
    await page.getByText(/^Ромашка <b>& Ко<\/b> · hr/).waitFor();
    forgiveFailedCalls(visitor);
    await visitor.context.close();
  });

  it('tells somebody else that it is not for their address', async () => {
    await invite(romashka, owner, 'boss@lutik.example');
    const token = await invitationToken('boss@lutik.example');
    const visitor = await visit(browser, DESKTOP, 'dark');
    const { page } = visitor;
    await openAs(page, await makePerson({ firstName: 'Нина' }), `/invitation/${token}`);
    await page.getByRole('button', { name: 'Принять приглашение' }).click();
    await page.getByRole('alert').filter({ hasText: 'Приглашение отправлено на b•••@lutik.example' }).waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'invitation of another account');
    await page.getByRole('button', { name: 'Войти с другим адресом' }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Вход' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    await visitor.context.close();
  });

  it('that is withdrawn, expired, wrong or out of reach says so', async () => {
    const invitation = await invite(romashka, owner, 'late@lutik.example');
    const token = await invitationToken('late@lutik.example');
    await call(
      workspaces.withdrawInvitation,
      { params: { id: romashka.id, invitation: invitation.id } },
      { token: owner.tokens.access_token },
    );
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await cut(page, '**/api/invitations/*');
    await page.goto(`/invitation/${token}`);
    await page.getByText('Нет связи с сервером').waitFor();
    await page.unrouteAll();
    await refuse(page, '**/api/invitations/*', { status: 404, detail: 'Срок приглашения истёк' });
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByText('Срок приглашения истёк').waitFor();
    await page.unrouteAll();
    for (const address of [token, 'not-a-token']) {
      await page.goto(`/invitation/${address}`);
      await page.getByText('Приглашение не найдено: оно отозвано, уже использовано').waitFor();
    }
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'invitation that does not open');
    await page.getByRole('link', { name: 'На главную' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await visitor.context.close();
  });
});
