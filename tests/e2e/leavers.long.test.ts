import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { automations } from '#shared/contract/automations.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, lastLetter, makePerson, makeWorkspace, openAs, prove, type Person } from './factories.ts';
import { makeLongStanding } from './night.ts';
import { entry, menuOf } from './team.ts';

const PAGE = '/app/settings/automation';
const TEAM = '/app?section=workspaces';
const LABEL = 'Человек ушёл из компании: спросить его почему';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  workspace = await makeWorkspace(owner, 'Ромашка');
});
afterAll(async () => {
  await browser.close();
});

/** Somebody whose address is their own and who has been here for a month. */
async function colleague(firstName: string, lastName: string): Promise<Person> {
  const person = await makePerson({ firstName, lastName });
  await join(workspace, owner, person, 'сотрудник');
  await prove(person);
  const { members } = await demand(
    workspaces.listMembers,
    { params: { id: workspace.id } },
    { token: owner.tokens.access_token },
  );
  await makeLongStanding(workspace, members.find(({ user }) => user.email === person.email)!.user.id);
  return person;
}

const switchOn = (enabled: boolean) =>
  demand(
    automations.changeAutomation,
    { params: { id: workspace.id, name: 'stage_polls' }, body: { enabled } },
    { token: owner.tokens.access_token },
  );

describe('whoever leaves the company', () => {
  it('is asked why by a letter, where whoever removes them does not say otherwise; the card counts letters and names nobody', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const nina = await colleague('Нина', 'Ясная');
    await openAs(page, owner, TEAM);
    const dialog = page.getByRole('dialog', { name: 'Удалить участника?' });
    await menuOf(page, 'Нина Ясная').click();
    await entry(page, 'Удалить из пространства').dispatchEvent('click');
    await dialog.getByText('Нина Ясная сразу потеряет доступ').waitFor();
    // Nobody is asked where it is off.
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await switchOn(true);
    await page.reload();
    await menuOf(page, 'Нина Ясная').click();
    await entry(page, 'Удалить из пространства').dispatchEvent('click');
    const box = dialog.getByRole('checkbox', { name: LABEL });
    await box.waitFor();
    expect(await box.isChecked()).toBe(true);
    await expectFlawless(visitor, 'removal of somebody who has left');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'removal of somebody who has left, on a phone');
    await showAs(page, DESKTOP);
    await dialog.getByRole('button', { name: 'Удалить участника' }).click();
    await dialog.waitFor({ state: 'hidden' });
    const [, link] = await lastLetter(nina.email, /(\/s\/[\w-]+)/);

    await openAs(page, owner, PAGE);
    const row = page.getByRole('listitem', { name: 'Опросы новичков и ушедших' });
    const told = row.getByRole('list', { name: 'Кого уже спросили' });
    await expect
      .poll(async () => told.innerText(), PATIENCE)
      .toMatch(/^После ухода: отправили 1\sписьмо, покажем, когда ответят пятеро$/);
    expect(await row.innerText()).not.toContain('Нина');
    await expectFlawless(visitor, 'the card of those who have left');
    await told.getByRole('link', { name: 'После ухода' }).click();
    await page.getByRole('heading', { name: 'После ухода' }).waitFor();
    await page.getByText('меньше пяти', { exact: false }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Добавить людей' }).count()).toBe(0);
    await expectFlawless(visitor, 'results of those who have left');

    const alone = await visit(browser, PHONE);
    await alone.page.goto(new URL(link!, page.url()).href);
    await alone.page.getByText('Что повлияло на ваш уход?', { exact: false }).waitFor();
    await expectWhole(alone, 'what somebody who has left is asked');
    await alone.context.close();
    await visitor.context.close();
  });

  it('is told that a letter comes, when they leave by themselves', async () => {
    await switchOn(true);
    const oleg = await colleague('Олег', 'Тихий');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, oleg, TEAM);
    await page.getByRole('button', { name: 'Выйти из пространства' }).click();
    const question = page.getByRole('dialog', { name: 'Выйти из пространства?' });
    await question.getByText('На вашу почту придёт одно письмо с вопросами').waitFor();
    await expectFlawless(visitor, 'leaving where it is asked why');
    await visitor.context.close();
  });
});
