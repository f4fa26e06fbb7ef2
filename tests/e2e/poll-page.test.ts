import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { expectFlawless, PATIENCE, PHONE, visit } from './browser.ts';
import { givenOpenPoll, givenPerson, givenWorkspace } from './given.ts';

let browser: Browser;
let link: string;
beforeAll(async () => {
  browser = await openBrowser();
  const owner = await givenPerson();
  ({ link } = await givenOpenPoll(owner, await givenWorkspace(owner), ['Хорошо ли вам у нас?', 'Почему?']));
});
afterAll(async () => {
  await browser.close();
});

const SECRET = 'Ухожу в январе';
const keysOf = (page: Page) => page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);

async function answer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('textbox').fill(SECRET);
  await page.getByRole('button', { name: 'Отправить' }).click();
  await page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
}

async function expectBlank(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Пульс недели' }).waitFor();
  await expect.poll(() => page.getByRole('textbox').inputValue(), PATIENCE).toBe('');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
}

describe('the poll page', () => {
  it('asks the first question of an eNPS poll on a scale, however it is worded', async () => {
    const respondent = await visit(browser, PHONE);
    const { page } = respondent;
    await page.goto(link);
    const scale = page.getByRole('group', { name: 'Хорошо ли вам у нас?' });
    await scale.waitFor();
    expect(await scale.getByRole('radio').count()).toBe(11);
    expect(await page.getByRole('textbox').count()).toBe(1);
    await expectFlawless(respondent, 'poll page');
    await respondent.context.close();
  });

  it('leaves nothing of a respondent who is done in the browser', async () => {
    const { context, page } = await visit(browser, PHONE);
    await page.goto(link);
    await answer(page);
    expect((await keysOf(page)).filter((key) => key.startsWith('tonus:session:'))).toHaveLength(1);
    await page.getByRole('link', { name: 'Завершить' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await keysOf(page)).filter((key) => /session|draft/.test(key))).toEqual([]);
    await page.goBack();
    await expectBlank(page);
    await context.close();
  });

  it('opens anew when going back brings it from memory with the answers of whoever was here', async () => {
    const { context, page } = await visit(browser, PHONE);
    await page.goto(link);
    await answer(page);
    // What the browser says to a page it kept in memory; one that is driven from outside keeps none.
    const opened = page.waitForEvent('load');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await opened;
    await expectBlank(page);
    await context.close();
  });
});
