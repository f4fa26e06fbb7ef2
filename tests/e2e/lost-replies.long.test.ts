import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { beginBlankPoll, card, field, makePoll, menuItem, openPollMenu } from './authoring.ts';
import { DESKTOP, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { forgiveFailedCalls } from './faults.ts';
import { demand, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner);
});
afterAll(async () => {
  await browser.close();
});

/** The titles of all polls, as the server has them. */
async function titles(): Promise<string[]> {
  const body = await demand(polls.listPolls, { params: { id: workspace.id } }, { token: owner.tokens.access_token });
  return body.polls.map(({ title }) => title);
}

/** A name of its own: another attempt of a test may have left a poll. */
const ownTitle = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

/** The request arrives and is carried out; its reply is lost on the way back, once. */
async function loseReply(page: Page, url: string): Promise<void> {
  await page.route(
    url,
    async (route) => {
      await route.fetch();
      await route.abort('connectionfailed');
    },
    { times: 1 },
  );
}

describe('a reply that is lost on its way', () => {
  it('makes no second poll when the person presses again, and does not stand in the way of another one that is changed first', async () => {
    const [one, draft, clean] = [ownTitle('Один опрос'), ownTitle('Черновое имя'), ownTitle('Чистовое имя')];
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, owner, '/app/poll/create');
    await page.getByLabel('Название').fill(one);
    await field(page, 1).fill('Как дела?');
    await loseReply(page, '**/api/polls');
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await page.getByText(/Нет связи с сервером/).waitFor();
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await card(page, one).waitFor();
    expect((await titles()).filter((title) => title === one)).toHaveLength(1);
    await expect.poll(() => card(page, one).count(), PATIENCE).toBe(1);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'poll created although the reply was lost');

    await beginBlankPoll(page);
    await page.getByLabel('Название').fill(draft);
    await field(page, 1).fill('Как дела?');
    await loseReply(page, '**/api/polls');
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await page.getByText(/Нет связи с сервером/).waitFor();
    await page.getByLabel('Название').fill(clean);
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await card(page, clean).waitFor();
    const made = (await titles()).filter((title) => title === draft || title === clean);
    expect(made.toSorted()).toEqual([draft, clean].toSorted());
    await visitor.context.close();
  });

  it('and cannot be had again: the list shows what was done', async () => {
    const title = ownTitle('Образец');
    const poll = await makePoll({ owner, workspace }, title);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, '/app?section=polls&mode=edit');
    await page.route(
      `**/api/polls/${poll.id}/duplicate`,
      async (route) => {
        const copied = await route.fetch();
        if (!copied.ok()) return route.fulfill({ response: copied });
        const body = { detail: 'Мы это уже сделали, но ответ потерялся', code: 'reply_lost' };
        await route.fulfill({ status: 409, json: body });
      },
      { times: 1 },
    );
    await openPollMenu(page, title);
    await menuItem(page, 'Сделать копию').dispatchEvent('click');
    await page.getByText('Мы это уже сделали, но ответ потерялся').waitFor();
    await expect.poll(() => card(page, `Копия: ${title}`).count(), PATIENCE).toBe(1);
    await visitor.context.close();
  });
});
