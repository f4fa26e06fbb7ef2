import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, PHONE, visit } from './browser.ts';
import { makePublishedFrame } from './frame-factory.ts';
import { makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { WAITING_ROOM } from './kept-pages.ts';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterAll(async () => {
  await browser.close();
});

/** Every poll here asks for text alone. */
async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /Порекомендуете/ }).fill(text);
  await page.getByRole('textbox', { name: /Почему/ }).fill(text);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
}

const draftsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tonus:draft:')));

describe('a draft of the poll page', () => {
  it('that was sent replaces what was sent, though its text was cleared before a reload', async () => {
    const run = await makePublishedFrame(owner, workspace, { type: 'PULSE' });
    const { context, page } = await visit(browser, PHONE);
    await page.goto(run.link);
    await write(page, 'Да');
    await send(page);
    await page.getByRole('button', { name: 'Изменить ответы' }).click();
    await write(page, '');
    await page.reload();
    await page.getByText('двух ответов не будет').waitFor();
    await write(page, 'Передумал');
    await send(page);
    expect((await run.stored()).map(({ content }) => content)).toEqual(['Передумал', 'Передумал']);
    await context.close();
  });

  it('goes after a month, whichever page is opened', async () => {
    const run = await makePublishedFrame(owner, workspace, { type: 'PULSE' });
    const { context, page } = await visit(browser, DESKTOP);
    const age = (days: number) =>
      page.evaluate(
        (at) => {
          localStorage.setItem('tonus:draft:elsewhere', JSON.stringify({ answers: { q: 'Шумно' }, session: null, at }));
        },
        new Date(Date.now() - days * 86_400_000).toISOString(),
      );
    const open = async () => {
      await page.goto(run.link);
      await page.getByRole('textbox', { name: /Почему/ }).waitFor();
    };
    await page.goto(WAITING_ROOM);
    await age(29);
    await open();
    expect(await draftsIn(page)).toEqual(['tonus:draft:elsewhere']);
    await age(31);
    await open();
    expect(await draftsIn(page)).toEqual([]);

    await age(31);
    await openAs(page, owner, '/app/poll');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await draftsIn(page)).toEqual([]);
    await context.close();
  });
});
