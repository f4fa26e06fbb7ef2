import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, forgetFailures, PATIENCE, visit } from './browser.ts';
import { hold, refuse } from './faults.ts';
import { makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { answerByLink, counted, makePoll, makePublishedFrame, showHugeRun } from './results-factories.ts';

const SCALE = 'Насколько вероятно, что вы порекомендуете нас как место работы?';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
/** Nobody has answered it: its answers are made up on their way to the browser. */
let poll: Poll;
let run: Frame;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner);
  poll = await makePoll(owner, workspace, { questions: [SCALE, 'Почему?'] });
  run = await makePublishedFrame(owner, poll);
});
afterAll(async () => {
  await browser.close();
});

const open = (page: Page, { id }: Poll) => openAs(page, owner, `/app/poll/${id}/results`);
const showAnswers = (page: Page) => page.getByRole('button', { name: 'Показать все ответы' }).click();
const who = (page: Page) => page.getByRole('table', { name: 'Ответы' }).getByRole('rowheader');

describe('a run with five thousand answers', () => {
  it('keeps those that came when a later page fails; is quick: few rows at a time, read on when all are needed, stopped on demand', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await showHugeRun(page, poll, run, 5000);
    await refuse(page, /cursor=1000/, { detail: 'Нет ответа' });
    await open(page, poll);
    await page.getByText('Остальные ответы не загрузились: Нет ответа').waitFor();
    await showAnswers(page);
    await page.getByText('1\u00a0000\u00a0человек ответили').waitFor();
    await page.unroute(/cursor=1000/);
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByText('Загружено 2\u00a0000\u00a0из\u00a05\u00a0000').waitFor();
    await who(page).first().waitFor();
    expect(await who(page).count()).toBeLessThan(60);
    const table = page.getByRole('table', { name: 'Ответы' });
    expect(await table.getAttribute('aria-rowcount')).toBe('2001');

    const letGo = await hold(page, /results\?.*cursor=4000/);
    await page.getByLabel('Искать в ответах').fill('ЕЩЕ ДУЕТ');
    await page.getByText('Загружено 4\u00a0000\u00a0из\u00a05\u00a0000').waitFor();
    await page.getByRole('button', { name: 'Остановить' }).click();
    await letGo();
    await page.getByText('Загружено 4\u00a0500\u00a0из\u00a05\u00a0000').waitFor();
    await page.getByText('45\u00a0совпадений').waitFor();
    await page.getByRole('button', { name: 'Загрузить остальные' }).click();
    await page.getByText('50\u00a0совпадений: 50\u00a0из\u00a05\u00a0000 ответивших').waitFor();
    expect(await page.locator('mark').first().innerText()).toBe('Ещё дует');

    await page.getByRole('button', { name: 'Очистить поиск' }).click();
    await expect.poll(() => table.getAttribute('aria-rowcount'), PATIENCE).toBe('5001');
    await page.getByRole('rowheader').first().click();
    // Rows are as high as was guessed until they are seen: the end may lie further down than the first press leads.
    const atTheEnd = async () => {
      await page.keyboard.press('End');
      return page.getByText('Ответ 4999').count();
    };
    await expect.poll(atTheEnd, PATIENCE).toBe(1);
    expect(await who(page).count()).toBeLessThan(60);
    // Of so many rows a worker would be asked to pack them, which the content policy refuses.
    await page.getByRole('button', { name: 'Скачать' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'XLSX' }).dispatchEvent('click'),
    ]);
    const files = unzipSync(await readFile(await download.path()));
    expect(strFromU8(files['xl/worksheets/sheet1.xml']!)).toContain('r="D5001"');
    forgetFailures(visitor);
    expect(visitor.complaints).toEqual([]);
    await visitor.context.close();
  });
});

describe('answers that come late', () => {
  it('come when they are there: what was answered meanwhile is told on return to the page, and shown on demand', async () => {
    const asked = await makePoll(owner, workspace, { questions: [SCALE, 'Почему?'] });
    const opened = await makePublishedFrame(owner, asked);
    await answerByLink(asked, opened, ['9', 'Первый ответ']);
    const { context, page } = await visit(browser, DESKTOP);
    await open(page, asked);
    await page.getByText('Первый ответ').waitFor();
    const finding = page.getByRole('region', { name: 'Вывод' });
    await finding.getByText(/^Один человек уже ответил/).waitFor();

    await answerByLink(asked, opened, ['2', 'Второй ответ']);
    await counted(owner, opened, 2);
    const fresh = page.getByText('Появились новые ответы: 1');
    await expect
      .poll(async () => {
        await page.evaluate(() => window.dispatchEvent(new Event('focus')));
        return fresh.count();
      }, PATIENCE)
      .toBe(1);
    expect(await page.getByText('Второй ответ').count()).toBe(0);
    await page.getByRole('button', { name: 'Показать', exact: true }).click();
    await page.getByText('Второй ответ').waitFor();
    await finding.getByText(/^Двое уже ответили/).waitFor();
    await expect.poll(() => fresh.count(), PATIENCE).toBe(0);
    await context.close();
  });
});
