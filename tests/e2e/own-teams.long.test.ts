import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '#shared/contract/people.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { demand, join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { plain } from './overview-page.ts';

const SPACE = '/app?section=workspaces';
const TEAM = 5;

interface Asked {
  readonly poll: Poll;
  readonly runId: string;
}

let browser: Browser;
let owner: Person;
let manager: Person;
let romashka: Workspace;
let asked: Asked;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  manager = await makePerson({ firstName: 'Олег', lastName: 'Громов' });
  romashka = await makeWorkspace(owner, 'Ромашка');
  await join(romashka, owner, manager, 'руководитель');
  const staff = await Promise.all(Array.from({ length: 2 * TEAM }, () => makePerson()));
  // One after another: each changes the workspace's count of people.
  for (const person of staff) await join(romashka, owner, person, 'сотрудник');
  const [stock, sales] = [staff.slice(0, TEAM), staff.slice(TEAM)];
  await setFacts(stock, { team: 'Склад', manager: await idOf(manager) });
  await setFacts(sales, { team: 'Продажи', manager: null });
  asked = await askTeams(stock, sales);
});
afterAll(async () => {
  await browser.close();
});

const asOwner = () => ({ token: owner.tokens.access_token });
const at = () => ({ params: { id: romashka.id } });

async function idOf({ email }: Person): Promise<string> {
  const { members } = await demand(workspaces.listMembers, { ...at(), query: {} }, asOwner());
  return members.find(({ user }) => user.email === email)!.user.id;
}

async function setFacts(of: readonly Person[], { team, manager: by }: { team: string; manager: string | null }) {
  const ids = await Promise.all(of.map(idOf));
  await demand(
    people.setPeople,
    { ...at(), body: { people: ids.map((id) => ({ id, team, manager_id: by })) } },
    asOwner(),
  );
}

/** A closed run that the stock answered with twos and sales with tens. */
async function askTeams(stock: readonly Person[], sales: readonly Person[]): Promise<Asked> {
  const question = { text: 'Посоветуете ли вы нас друзьям?', order_index: 0, is_required: true };
  const body = { workspace_id: romashka.id, title: 'Пульс недели', type: 'ENPS', is_anonymous: true } as const;
  const made = await demand(polls.createPoll, { body: { ...body, questions: [question] } }, asOwner());
  const run = { deadline: null, results_visibility: 'closed', compare_teams: true } as const;
  const frame = await demand(polls.createFrame, { params: { id: made.id }, body: run }, asOwner());
  const publish = (published: boolean) =>
    demand(polls.publishFrame, { params: { id: frame.id }, body: { published } }, asOwner());
  await publish(true);
  for (const [index, person] of [...stock, ...sales].entries()) {
    const answers = [{ question_id: made.questions[0]!.id, content: index < TEAM ? '2' : '10' }];
    await demand(
      polls.takePoll,
      { params: { id: frame.id }, body: { answers } },
      { token: person.tokens.access_token },
    );
  }
  await publish(false);
  return { poll: made, runId: frame.id };
}

const main = (page: Page) => page.locator('main');

describe('what managers see', () => {
  it('is chosen by the owner, who is told first which teams are whose', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, owner, SPACE);
    const card = page.getByRole('region', { name: 'Что видят руководители' });
    await card.getByText('Олег Громов').waitFor();
    expect(plain(await card.innerText())).toContain('5 человек: Склад (5)');
    expect(await card.getByRole('radio', { name: 'Всю компанию' }).isChecked()).toBe(true);
    await card.getByRole('radio', { name: 'Только свои команды' }).click();
    await page.getByText('Руководители видят только свои команды').waitFor();
    await expectFlawless(visitor, 'what managers see');
    await page.reload();
    await expect.poll(() => card.getByRole('radio', { name: 'Только свои команды' }).isChecked(), PATIENCE).toBe(true);
    await visitor.context.close();
  });

  it('is told to the manager on every screen that is of the company, with the way to their teams', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, manager, '/app');
    await main(page)
      .getByText(/Вы видите свою команду: «Склад»/)
      .waitFor();
    const first = plain(await main(page).innerText());
    expect(first).toContain('Склад');
    expect(first).not.toContain('Продажи');
    expect(await page.getByRole('link', { name: 'Создать опрос' }).count()).toBe(0);
    await expectFlawless(visitor, 'the first screen of a manager');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'the first screen of a manager, in the dark');
    await showAs(page, DESKTOP);

    for (const path of [
      '/app/tasks/analysis',
      '/app/finance/rules',
      '/app/poll/new',
      `/app/poll/${asked.poll.id}/edit`,
    ]) {
      await page.goto(path);
      await main(page).getByRole('heading', { name: 'Открыто владельцу и HR' }).waitFor();
    }
    await page.getByRole('link', { name: 'К моим командам' }).click();
    await main(page)
      .getByText(/Вы видите свою команду: «Склад»/)
      .waitFor();
    await visitor.context.close();
  });

  it('is their teams in the results of a poll, too, from the list on', async () => {
    const told = () => demand(polls.getFrameTeams, { params: { id: asked.runId } }, asOwner());
    await expect.poll(async () => (await told()).teams.length, PATIENCE).toBe(2);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, manager, '/app?section=polls');
    await page.getByRole('link', { name: 'Результаты' }).click();
    const team = main(page).getByRole('region', { name: 'Склад' });
    await team.getByText('2,0', { exact: true }).waitFor();
    expect(plain(await team.innerText())).toMatch(/ответили 5 из 5[^]*у остальных 10,0/);
    expect(await main(page).innerText()).not.toContain('Продажи');
    await expectFlawless(visitor, 'results by team');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'results by team, in the dark');
    await page.goto(SPACE);
    await page
      .getByRole('region', { name: 'Что вы видите' })
      .getByText(/^Только свои команды/)
      .waitFor();
    await expectWhole(visitor, 'the space of a manager');
    await visitor.context.close();
  });
});
