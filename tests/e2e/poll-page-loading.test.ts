import type { Browser, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { expectFlawless, expectWhole, PATIENCE, PHONE, visit, type Visit } from './browser.ts';
import { cut, forgiveFailedCalls, hold } from './faults.ts';
import { makePublishedFrame, type Run } from './frame-factory.ts';
import { makePerson, makeWorkspace } from './factories.ts';

let browser: Browser;
let newRun: () => Promise<Run>;
beforeAll(async () => {
  browser = await openBrowser();
  const owner = await makePerson({ premium: true });
  const workspace = await makeWorkspace(owner);
  newRun = () => makePublishedFrame(owner, workspace);
});
afterAll(async () => {
  await browser.close();
});

const API = /\/api\/polls\/public\//;
/** Longer than the page waits for a reply. */
const STALLED_MS = 21_000;
/** The browser reports a failed call a moment after the page has shown what came of it. */
async function forgive(one: Visit, expected = /Failed to load resource/): Promise<void> {
  await expect.poll(() => one.complaints.join(), PATIENCE).toMatch(expected);
  forgiveFailedCalls(one);
}

describe('the poll page, until its poll is there,', () => {
  it('loads, says that it could not, asks again, knows no poll behind a wrong link (B2-50, B2-51, B8-29)', async () => {
    const run = await newRun();
    const respondent = await visit(browser, PHONE);
    const { page } = respondent;
    await cut(page, API);
    const release = await hold(page, API);
    await page.goto(run.link);
    await page.getByText('Загружаем опрос').waitFor({ state: 'attached' });
    await release();
    await page.getByRole('heading', { name: 'Не получилось загрузить опрос' }).waitFor();
    await forgive(respondent);
    await expectWhole(respondent, 'poll page, not loaded');
    await page.unroute(API);
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('heading', { name: 'Пульс недели' }).waitFor();

    await page.goto(run.link.replace(/anonymous\/.{8}/, 'anonymous/AAAAAAAA'));
    await page
      .getByRole('heading', {
        name: 'Опрос не найден: ссылка неверна или опрос больше не принимает ответы',
        exact: true,
      })
      .waitFor();
    await forgive(respondent, /status of 404/);
    await expectFlawless(respondent, 'poll page, not found');
    await respondent.context.close();
  });

  it('asks for its poll before its script is there, and only once', async () => {
    const run = await newRun();
    const respondent = await visit(browser, PHONE);
    const { page } = respondent;
    const release = await hold(page, /\.js$/);
    const asked: Request[] = [];
    page.on('request', (request) => {
      if (API.test(request.url())) asked.push(request);
    });
    const early = page.waitForResponse(API);
    await page.goto(run.link, { waitUntil: 'commit' });
    await early;
    await release();
    await page.getByRole('heading', { name: 'Пульс недели' }).waitFor();
    expect(asked).toHaveLength(1);
    expect(respondent.complaints).toEqual([]);
    await respondent.context.close();
  });

  it('does not wait for ever for a poll on a connection that has stalled', async () => {
    const run = await newRun();
    const { page, context } = await visit(browser, PHONE);
    await page.clock.install();
    const release = await hold(page, API);
    const asked = page.waitForRequest(API);
    await page.goto(run.link, { waitUntil: 'commit' });
    await asked;
    await page.waitForFunction(() => window.early.request === undefined);
    await page.clock.fastForward(STALLED_MS);
    await page.getByRole('heading', { name: 'Не получилось загрузить опрос' }).waitFor();
    await release();
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('heading', { name: 'Пульс недели' }).waitFor();
    await context.close();
  });
});
