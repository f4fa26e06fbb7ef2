import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { card, field, makeCompany, makePoll, menuItem, openPollMenu, type Company } from './authoring.ts';
import { DESKTOP, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { forgiveFailedCalls } from './faults.ts';
import { call, openAs } from './factories.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

/** The titles of all polls, as the server has them. */
async function titles(): Promise<string[]> {
  const { owner, workspace } = company;
  const options = { token: owner.tokens.access_token };
  const { body } = await call(polls.listPolls, { params: { id: workspace.id } }, options);
  return body.polls.map(({ title }) => title);
}

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
  it('makes no second poll when the person presses again', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, company.hr, '/app/poll/create');
    await page.getByLabel('Название').fill('Один опрос');
    await field(page, 1).fill('Как дела?');
    await loseReply(page, '**/api/polls');
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await page.getByText(/Нет связи с сервером/).waitFor();
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await card(page, 'Один опрос').waitFor();
    expect((await titles()).filter((title) => title === 'Один опрос')).toHaveLength(1);
    await expect.poll(() => card(page, 'Один опрос').count(), PATIENCE).toBe(1);
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'poll created although the reply was lost');
    await visitor.context.close();
  });

  it('does not stand in the way of another one that is changed first', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.hr, '/app/poll/create');
    await page.getByLabel('Название').fill('Черновое имя');
    await field(page, 1).fill('Как дела?');
    await loseReply(page, '**/api/polls');
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await page.getByText(/Нет связи с сервером/).waitFor();
    await page.getByLabel('Название').fill('Чистовое имя');
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    await card(page, 'Чистовое имя').waitFor();
    expect((await titles()).filter((title) => title.endsWith('имя')).toSorted()).toEqual([
      'Черновое имя',
      'Чистовое имя',
    ]);
    await visitor.context.close();
  });

  it('and cannot be had again: the list shows what was done', async () => {
    // Of its own name: another attempt of this test may have left one.
    const title = `Образец ${crypto.randomUUID().slice(0, 8)}`;
    const poll = await makePoll(company, title);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.hr, '/app?section=polls&mode=edit');
    await page.route(
      `**/api/polls/${poll.id}/duplicate`,
      async (route) => {
        await route.fetch();
        const body = { detail: 'Мы это уже сделали, но ответ потерялся', code: 'reply_lost' };
        await route.fulfill({ status: 409, json: body });
      },
      { times: 1 },
    );
    await openPollMenu(page, title);
    await menuItem(page, 'Сделать копию').click();
    await page.getByText('Мы это уже сделали, но ответ потерялся').waitFor();
    await expect.poll(() => card(page, `Копия: ${title}`).count(), PATIENCE).toBe(1);
    await visitor.context.close();
  });
});
