import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { forgiveFailedCalls } from './faults.ts';
import {
  demand,
  invitationToken,
  invite,
  lastLetter,
  makePerson,
  makeWorkspace,
  openAs,
  type Person,
} from './factories.ts';
import { countClicks } from './team.ts';

let browser: Browser;
let owner: Person;
let romashka: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Анна', lastName: 'Петрова', premium: true });
  romashka = await makeWorkspace(owner, 'Ромашка');
});
afterAll(async () => {
  await browser.close();
});

const HEADING = 'Анна Петрова приглашает вас в пространство «Ромашка» как сотрудника';

/** A joining link of «Ромашка»; the one before ends. */
async function openLink(limit = 10): Promise<string> {
  const input = { params: { id: romashka.id }, body: { limit, team: null } };
  return (await demand(workspaces.createJoinLink, input, { token: owner.tokens.access_token })).token!;
}

async function logIn(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: true }).filter({ visible: true }).fill(person.email);
  await dialog.getByLabel('Пароль', { exact: true }).filter({ visible: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).filter({ visible: true }).click();
}

describe('the joining link of a workspace', () => {
  it('leads a guest through the login into the workspace, and again straight in', async () => {
    const token = await openLink();
    const person = await makePerson();
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await page.goto(`/join/${token}`);
    await page.getByRole('heading', { name: HEADING }).waitFor();
    await expectFlawless(visitor, 'joining link of a guest');
    await page.getByRole('button', { name: 'Войти или зарегистрироваться' }).click();
    await logIn(page, person);
    await page.getByText(`Вы вошли как ${person.email}.`).waitFor();
    await page.getByRole('button', { name: 'Присоединиться' }).click();
    await page.getByText(/^Ромашка · сотрудник/).waitFor();
    await openLink();
    await page.goto(`/join/${token}`);
    await page.waitForURL((url) => url.pathname === '/app');
    await page.getByText(/^Ромашка · сотрудник/).waitFor();
    forgiveFailedCalls(visitor);
    await visitor.context.close();
  });

  it('that was renewed or is full says so, and lets a guest who is in log in', async () => {
    const dead = await openLink();
    const full = await openLink(1);
    const [member, late] = [await makePerson(), await makePerson()];
    await demand(workspaces.acceptJoinLink, { params: { token: full } }, { token: member.tokens.access_token });
    const visitor = await visit(browser, DESKTOP, 'dark');
    const { page } = visitor;
    await page.goto(`/join/${dead}`);
    await page.getByText('Ссылка больше не действует: её отозвали или заменили новой').waitFor();
    await page.goto(`/join/${full}`);
    await page.getByText('Если вы уже присоединились, войдите').waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'joining link that is full');
    await page.getByRole('button', { name: 'Войти', exact: true }).click();
    await logIn(page, member);
    await page.getByText(/^Ромашка · сотрудник/).waitFor();

    await openAs(page, late, `/join/${full}`);
    await page.getByText('По этой ссылке уже присоединилось столько людей').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'joining link that is full, of somebody late');
    await visitor.context.close();
  });
});

describe('whoever has just registered', () => {
  it('reads on the first screens and in the profile where the letter went that shows whose the address is, and can have it sent again', async () => {
    const person = await makePerson();
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, person, '/app');
    const sent = page.getByText(`Письмо отправлено на ${person.email} (`);
    const dialog = page.getByRole('dialog');
    await sent.waitFor();
    await dialog.getByText(`Попросите отправить приглашение на ${person.email}`).waitFor();
    await expectFlawless(visitor, 'first dialog of somebody who has just registered');
    await dialog.getByRole('textbox').fill('Лютик');
    await dialog.getByRole('button', { name: 'Создать рабочее пространство' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await sent.waitFor();
    await expectWhole(visitor, 'first screen of somebody whose address is not shown to be theirs');

    await showAs(page, DESKTOP);
    await page
      .getByRole('button', { name: /настройки пользователя/ })
      .filter({ visible: true })
      .click();
    await dialog.getByText(`Письмо отправлено на ${person.email} (`).waitFor();
    await expectFlawless(visitor, 'profile of somebody whose address is not shown to be theirs');
    const newest = async () => (await lastLetter(person.email, /(\/verify-email\/[\w-]+)/))[1]!;
    const first = await newest();
    await dialog.getByRole('button', { name: 'Прислать ещё раз' }).click();
    await page.getByText(`Письмо отправлено на ${person.email}`, { exact: true }).waitFor();
    await expect.poll(newest, PATIENCE).not.toBe(first);
    await page.goto(await newest());
    await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
    await page.getByText(/^Лютик · владелец/).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await sent.count()).toBe(0);
    await visitor.context.close();
  });
});

describe('whoever has no workspace', () => {
  it('and has registered beside their invitation is told of it, shows whose the address is, and comes in', async () => {
    const person = await makePerson();
    await invite(romashka, owner, person.email, 'hr');
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, person, '/app');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'На ваш адрес есть приглашение' }).waitFor();
    expect(await dialog.innerText()).not.toContain('Ромашка');
    await expectWhole(visitor, 'dialog with an invitation of an address that is not shown to be theirs');
    await dialog.getByText(`Письмо отправлено на ${person.email}`).waitFor();
    const [, path] = await lastLetter(person.email, /(\/verify-email\/[\w-]+)/);
    await page.goto(path!);
    await page.getByRole('button', { name: 'Подтвердить адрес' }).click();
    await dialog.getByText('Анна Петрова приглашает вас в «Ромашка» как HR').waitFor();
    await expectFlawless(visitor, 'dialog with an invitation');
    await dialog.getByRole('button', { name: 'Принять приглашение в «Ромашка»' }).click();
    await page.getByText(/^Ромашка · hr/).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await visitor.context.close();
  });

  it('since they left their only one, in three clicks and told what becomes of their answers and of themselves, can take an invitation that comes then, or log out', async () => {
    const person = await makePerson();
    await invite(romashka, owner, person.email);
    const params = { token: await invitationToken(person.email) };
    await demand(workspaces.acceptInvitation, { params }, { token: person.tokens.access_token });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, person, '/app');
    const question = page.getByRole('dialog', { name: 'Выйти из пространства?' });
    const clicks = await countClicks(
      () => page.getByRole('link', { name: 'Команда', exact: true }).click(),
      () => page.getByRole('button', { name: 'Выйти из пространства' }).click(),
      async () => {
        await question.getByText('Ответы на опросы останутся.').waitFor();
        await question.getByText('Других пространств у вас нет.').waitFor();
        await expectFlawless(visitor, 'leaving the only workspace');
        await question.getByRole('button', { name: 'Выйти из пространства' }).click();
      },
    );
    expect(clicks).toBeLessThanOrEqual(3);
    const dialog = page.getByRole('dialog').filter({ hasText: 'Создайте ваше первое рабочее пространство' });
    await dialog.getByText(`Попросите отправить приглашение на ${person.email}`).waitFor();
    await invite(romashka, owner, person.email);
    await dialog.getByRole('button', { name: 'Обновить' }).click();
    // They came by the letter of an invitation: the address is known to be theirs.
    await dialog.getByText('Анна Петрова приглашает вас в «Ромашка» как сотрудника').waitFor();
    // Whoever is invited is not led to a workspace of their own first.
    expect(await dialog.innerText()).toMatch(/приглашает вас[^]*Название рабочего пространства/);
    // What the page was still reading of the workspace was refused to who had just left it.
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'dialog after leaving the only workspace');
    await dialog.getByRole('button', { name: 'Выйти из аккаунта' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    await visitor.context.close();
  });
});
