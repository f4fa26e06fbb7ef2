import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overview } from '#shared/contract/overview.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Attention } from '#shared/models/overview.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { addDays, moscowDay } from '#shared/rules/working-days.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { forgiveFailedCalls, refuse } from './faults.ts';
import { ATTENTION, inDays } from './overview-fixtures.ts';
import { ATTENTION_URL, band, card, plain, tell, wordsOf } from './overview-page.ts';

let browser: Browser;
let owner: Person;
let leaderId: string;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', premium: true });
  workspace = await makeWorkspace(owner, 'Ромашка');
  const leader = await makePerson({ firstName: 'Семён', lastName: 'Волков' });
  await join(workspace, owner, leader, 'руководитель');
  const at = { params: { id: workspace.id }, query: {} };
  const { members } = await demand(workspaces.listMembers, at, asOwner());
  leaderId = members.find(({ user }) => user.email === leader.email)!.user.id;
  const body = { user_ids: [leaderId], team: 'Продажи' };
  await demand(workspaces.setTeam, { params: { id: workspace.id }, body }, asOwner());
});
afterAll(async () => {
  await browser.close();
});

const asOwner = () => ({ token: owner.tokens.access_token });
const decided = async () => (await demand(overview.getAttention, { params: { id: workspace.id } }, asOwner())).decided;
const allTasks = async () =>
  (await demand(tasks.listTasks, { query: { workspace_id: workspace.id } }, asOwner())).tasks;

/** The screen is told of the teams that were made up, and of what was really decided about them. */
async function tellDecided(page: Page): Promise<void> {
  await tell(page);
  await page.unroute(ATTENTION_URL);
  await page.route(ATTENTION_URL, async (route) => {
    const made = await decided();
    const open = ATTENTION.teams.filter(
      ({ team, source }) => !made.some((one) => one.team === team && one.source === source),
    );
    await route.fulfill({ json: { ...ATTENTION, teams: open, decided: made } satisfies Attention });
  });
}
const first = (page: Page) => band(page).getByRole('article').first();

describe('a decision on the first screen', () => {
  it('becomes the task of whoever leads the team by one click, whose text tells no figure, and can be taken back', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await tellDecided(page);
    await openAs(page, owner, '/app');
    const take = first(page).getByRole('button', { name: /^В.задачу: Семён Волков, до/ });
    await take.click();
    await page.getByText(/^Задача поставлена: Семён Волков, до/).waitFor();
    await expect.poll(async () => plain(await first(page).innerText()), PATIENCE).toContain('Склад');
    const [task] = await allTasks();
    expect(task).toMatchObject({
      title: 'Продажи: разобрать с командой просроченное',
      responsible_id: leaderId,
      priority: 'HIGH',
      source: { kind: 'recommendation', metric: { key: 'overdue:Продажи', count: 12, of: 38 } },
    });
    expect(`${task!.title} ${task!.description}`).not.toMatch(/\d\d|%/);
    expect(task!.source!.text).toContain('Просрочены 12 из 38 задач');
    expect(await decided()).toMatchObject([{ team: 'Продажи', task_id: task!.id }]);

    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect.poll(async () => plain(await first(page).innerText()), PATIENCE).toContain('Продажи');
    expect([await allTasks(), await decided()]).toEqual([[], []]);
    await expectWhole(visitor, 'a decision taken and taken back');
    await visitor.context.close();
  });

  it('is put off until a day, on a phone by the keyboard alone, and stands among what was decided until it is taken back', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await tellDecided(page);
    await openAs(page, owner, '/app');
    await first(page).getByRole('button', { name: 'Отложить до…' }).focus();
    await page.keyboard.press('Enter');
    const days = first(page).getByRole('group', { name: 'До какого дня отложить: Продажи' });
    expect(await days.getByRole('button').count()).toBe(3);
    await days.getByRole('button').nth(1).focus();
    await page.keyboard.press('Enter');
    await page.getByText(/^Отложено до/).waitFor();
    await expect.poll(async () => plain(await first(page).innerText()), PATIENCE).toContain('Склад');
    await band(page).getByText('Решено и ещё действует: 1').click();
    const back = band(page).getByRole('button', { name: 'Вернуть: Продажи: просрочено 32 % открытых задач' });
    await back.waitFor();
    await expectFlawless(visitor, 'a decision put off');
    await back.click();
    await expect.poll(async () => plain(await first(page).innerText()), PATIENCE).toContain('Продажи');
    expect(await decided()).toEqual([]);
    await visitor.context.close();
  });

  it('says that it was not kept, and stays', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await tellDecided(page);
    await openAs(page, owner, '/app');
    await refuse(page, '**/api/overview/workspace/*/decisions', { status: 500, detail: 'Что-то сломалось' });
    await first(page).getByRole('button', { name: 'Отложить до…' }).click();
    await first(page).getByRole('button', { name: /^до/ }).first().click();
    await page.getByText('Не получилось: Что-то сломалось').waitFor();
    expect(plain(await first(page).innerText())).toContain('Продажи');
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'a decision that was not kept');
    await visitor.context.close();
  });

  it('is not made twice where all was decided: that is said, with what it was', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    const made = ATTENTION.teams.map(({ source, team, claim }) => ({
      source,
      team,
      text: `${team}: ${claim}`,
      until: inDays(7).slice(0, 10),
      task_id: null,
    }));
    await tell(page, { attention: { ...ATTENTION, teams: [], decided: made } });
    await openAs(page, owner, '/app');
    await band(page).getByRole('heading', { name: 'Новых решений нет' }).waitFor();
    await band(page).getByText('Решено и ещё действует: 2').waitFor();
    await context.close();
  });
});

it('the first screen names who has come lately, with what comes next for them', async () => {
  const visitor = await visit(browser, PHONE);
  const { page } = visitor;
  await tell(page);
  await openAs(page, owner, '/app');
  await page.getByText('Идёт сейчас').waitFor();
  expect(await card(page, 'Новички').count()).toBe(0);
  const hired = addDays(moscowDay(new Date()), -28);
  const body = { user_ids: [leaderId], hired_on: hired };
  await demand(workspaces.setHiredOn, { params: { id: workspace.id }, body }, asOwner());
  await page.reload();
  await card(page, 'Новички')
    .getByRole('heading', { name: /За.три месяца пришёл 1.человек/ })
    .waitFor();
  expect(await wordsOf(page, 'Новички')).toMatch(/Семён Волков Продажи\s+30-й день/);
  await expectFlawless(visitor, 'newcomers on the first screen');
  await visitor.context.close();
});

it('the first screen says what a step that is done has brought, as far as it is measured', async () => {
  const { context, page } = await visit(browser, DESKTOP);
  await tell(page);
  const metric = { key: 'overdue:Склад', label: 'Просроченные задачи, команда «Склад»', count: 9, of: 31 };
  const source = {
    kind: 'recommendation' as const,
    id: workspace.id,
    subject_id: workspace.id,
    text: 'Склад: просрочено 29 % открытых задач',
    metric: { ...metric, measured_at: inDays(-20) },
  };
  const body = { workspace_id: workspace.id, title: 'Склад: разобрать просроченное', responsible_id: leaderId, source };
  const task = await demand(tasks.createTask, { body }, asOwner());
  await openAs(page, owner, '/app');
  await page.getByText('Идёт сейчас').waitFor();
  expect(await card(page, 'Что дали последние шаги').count()).toBe(0);
  const done = { params: { id: task.id }, body: { status: 'COMPLETED' as const } };
  await demand(tasks.moveTask, done, asOwner());
  await page.reload();
  const steps = card(page, 'Что дали последние шаги');
  await steps.getByRole('link', { name: 'Склад: разобрать просроченное' }).waitFor();
  await steps.getByText(/было 9.из.31/).waitFor();
  await steps.getByText(/Пока не измерено/).waitFor();
  await context.close();
});
