import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { field } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { forgiveFailedCalls } from './faults.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { WAITING_ROOM } from './kept-pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const remove = ({ id }: Workspace, { tokens }: Person) =>
  demand(workspaces.deleteWorkspace, { params: { id } }, { token: tokens.access_token });
const told = (page: Page, name: string) =>
  page.getByRole('alert').filter({ hasText: `Пространства «${name}» больше нет среди ваших` });
const choiceOn = (page: Page) => page.evaluate(() => localStorage.getItem('currentWorkspaceId'));

/** An owner of two workspaces who is in the first of them. */
async function ownerOfTwo() {
  const owner = await makePerson({ premium: true });
  const [first, second] = [await makeWorkspace(owner, 'Ромашка'), await makeWorkspace(owner, 'Лютик')];
  return { owner, first, second };
}

async function openPoll(page: Page, owner: Person, { id }: Workspace): Promise<void> {
  await page.goto(WAITING_ROOM);
  await page.evaluate((current) => localStorage.setItem('currentWorkspaceId', current), id);
  await openAs(page, owner, '/app/poll/create');
  await page.getByLabel('Название').fill('Не сохранено');
  await field(page, 1).fill('Как дела?');
}

describe('a workspace that is gone', () => {
  it('is said to be at the next refusal, keeps what was typed on the page, and leads to another one', async () => {
    const { owner, first, second } = await ownerOfTwo();
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openPoll(page, owner, first);
    await remove(first, owner);
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await told(page, 'Ромашка').waitFor();
    expect(await page.getByLabel('Название').inputValue()).toBe('Не сохранено');
    expect(await field(page, 1).inputValue()).toBe('Как дела?');
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'a workspace that is gone');
    await page.getByRole('button', { name: 'Перейти в «Лютик»' }).click();
    await told(page, 'Ромашка').waitFor({ state: 'detached' });
    await expect.poll(() => new URL(page.url()).pathname, PATIENCE).toBe('/app');
    await page.getByText('Лютик').first().waitFor();
    await expect.poll(() => choiceOn(page), PATIENCE).toBe(second.id);
    await visitor.context.close();
  });

  it('is said to be as soon as another tab has left it', async () => {
    const { owner, first, second } = await ownerOfTwo();
    const { context, page } = await visit(browser, DESKTOP, 'dark');
    await openPoll(page, owner, first);
    const other = await context.newPage();
    await openAs(other, owner, '/app/poll');
    await other.getByRole('heading', { level: 1, name: 'Опросы' }).waitFor();
    await remove(first, owner);
    // What the page of a workspace does when it has deleted it: the other tab goes on elsewhere.
    await other.evaluate((id) => localStorage.setItem('currentWorkspaceId', id), second.id);
    await told(page, 'Ромашка').waitFor();
    expect(await page.getByLabel('Название').inputValue()).toBe('Не сохранено');
    await context.close();
  });

  it('was the only one: the way on is a new one', async () => {
    const [owner, employee] = await Promise.all([makePerson(), makePerson({ firstName: 'Пётр' })]);
    const workspace = await makeWorkspace(owner, 'Ромашка');
    await join(workspace, owner, employee, 'сотрудник');
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, employee, '/app');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await remove(workspace, owner);
    await page.getByRole('button', { name: 'Открыть меню' }).click();
    await page.getByRole('dialog').getByText('Опросы', { exact: true }).click();
    await told(page, 'Ромашка').waitFor();
    // The section that was chosen is on its way.
    await page.getByRole('heading', { level: 1, name: 'Опросы' }).waitFor();
    expect(await page.getByRole('dialog', { name: /пространство/ }).count()).toBe(0);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'the only workspace is gone, phone');
    await page.getByRole('button', { name: 'Создать пространство' }).click();
    await page.getByRole('dialog').getByLabel('Название рабочего пространства').fill('Новое');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Создать/ })
      .click();
    await told(page, 'Ромашка').waitFor({ state: 'detached' });
    await expect.poll(() => choiceOn(page), PATIENCE).not.toBe(workspace.id);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await visitor.context.close();
  });

  it('is one thing, a role that was taken another: its rights are the new ones from the next refusal on', async () => {
    const [owner, hr] = await Promise.all([makePerson(), makePerson({ firstName: 'Мария' })]);
    const workspace = await makeWorkspace(owner, 'Ромашка');
    await join(workspace, owner, hr, 'hr');
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, hr, '/app/poll/create');
    await page.getByLabel('Название').fill('Без права');
    await field(page, 1).fill('Как дела?');
    const params = { id: workspace.id, email: hr.email };
    await demand(workspaces.changeRole, { params, body: { role: 'сотрудник' } }, { token: owner.tokens.access_token });
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await page.getByText('Ромашка · сотрудник').first().waitFor();
    await context.close();
  });
});
