import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inSigns } from '#shared/ballots/in-signs.ts';
import type { Recount, RunRecord } from '#shared/models/ballot.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PHONE, visit } from './browser.ts';
import { openAs } from './factories.ts';
import {
  answerByLink,
  card,
  type Company,
  countedTo,
  dialog,
  framesOf,
  heading,
  inDialog,
  inRun,
  makeCompany,
  makePoll,
  manageRun,
  openResults,
  openRun,
  setPublished,
} from './poll-run-steps.ts';
import { showResults, storeResults } from './survey-fixtures.ts';

let browser: Browser;
let company: Company;
let poll: Poll;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
  poll = await makePoll(company, 'Пульс недели');
});
afterAll(async () => {
  await browser.close();
});

const record = (run: string, again: number): RunRecord => ({
  version: 1,
  run,
  title: 'Пульс недели',
  workspace_name: 'Ромашка',
  opened_on: '2026-11-20',
  closed_on: '2026-11-29',
  openings: [{ manifest: '{}', issued: 7 + again, again }],
  invited: 8,
  counted: 7,
  others: 0,
  waiting: 0,
  parts: [],
  root: 'AAAA',
});
/** A page with this answer. */
const recountOf = (answer: string, next_cursor: string | null): Recount => ({
  questions: [{ question_id: '7f9c0a4e-1d22-4a55-9b3f-0c8d5e6f7a8b', answers: [{ answer, salt: 'c29s' }] }],
  next_cursor,
});
/** What is published of a run, as the server would send it. */
const publish = (page: Page, run: string, again: number) =>
  page.route(`**/api/ballots/${run}/record`, (route) => route.fulfill({ json: record(run, again) }));
const check = (page: Page) => page.getByRole('link', { name: 'Итог можно проверить' });

let run: Frame;

it('whoever opens a run is told which anonymity it will have and what prevents another, then its fingerprint', async () => {
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await openAs(page, company.owner, `/app/poll/${poll.id}/results`);
  await page.getByRole('button', { name: 'Открыть', exact: true }).first().click();
  await dialog(page).getByText('Анонимность будет проверяемой.').waitFor();
  await dialog(page).getByRole('radio', { name: 'Сразу' }).check();
  await dialog(page).getByText('Анонимность будет обычной.').waitFor();
  await dialog(page).getByText('Проверяемой она станет, если показывать ответы не сразу.').waitFor();
  await dialog(page).getByRole('radio', { name: 'Группами от пяти' }).check();
  await dialog(page).getByText('Анонимность будет проверяемой.').waitFor();
  await dialog(page)
    .getByRole('button', { name: /^Открыть и разослать/ })
    .click();
  await heading(page, 'Опрос открыт').waitFor();
  run = (await framesOf(company, poll))[0]!;
  const signs = inSigns(run.fingerprint!);
  await dialog(page).getByText(`Отпечаток: ${signs}.`).waitFor();
  await expectFlawless(visitor, 'an opened run with a fingerprint');
  await inDialog(page, 'QR-код и плакат').click();
  await dialog(page).getByRole('heading', { name: 'QR-код опроса' }).waitFor();
  const poster = await page.locator('[data-poster]').textContent();
  expect(poster!.replaceAll('\u00a0', ' ')).toContain(`Отпечаток опроса: ${signs}.`);
  await visitor.context.close();
});

it('its card shows the fingerprint, and a reminder says whom else it may reach', async () => {
  const visitor = await visit(browser, PHONE, 'dark');
  const page = await openRun(visitor, poll, company.owner);
  await card(page).getByText(inSigns(run.fingerprint!), { exact: true }).waitFor();
  await card(page).getByRole('button', { name: 'Напомнить об опросе' }).click();
  await dialog(page).getByText('участники отвечают бюллетенями').waitFor();
  await expectFlawless(visitor, 'a reminder of a run with ballots');
  await visitor.context.close();
});

it('the results of a closed run lead to where it is checked, tell of ballots given out again, and save a recount', async () => {
  for (const content of ['9', '10', '8', '9', '10', '7', '9', '10', '6', '9']) {
    expect(await answerByLink(poll, run.public_token, content)).toBe(200);
  }
  await countedTo(company, run, { byLink: 5 });
  await setPublished(company, run, false);
  await countedTo(company, run, { byLink: 10 });
  const visitor = await visit(browser, DESKTOP);
  await publish(visitor.page, run.id, 2);
  await visitor.page.route(`**/api/polls/frames/${run.id}/recount*`, (route) => {
    const isSecond = new URL(route.request().url()).searchParams.get('cursor') === 'next';
    return route.fulfill({ json: isSecond ? recountOf('8', null) : recountOf('9', 'next') });
  });
  const page = await openResults(visitor, poll, company.owner);
  await check(page).waitFor();
  expect(await check(page).getAttribute('href')).toBe(`/verify/${run.id}`);
  await page.getByText('Вместо потерянных выдали ещё 2 бюллетеня.').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Выгрузить для пересчёта' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^Пересчёт Пульс недели \d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual({
    questions: [
      {
        question_id: '7f9c0a4e-1d22-4a55-9b3f-0c8d5e6f7a8b',
        answers: [
          { answer: '9', salt: 'c29s' },
          { answer: '8', salt: 'c29s' },
        ],
      },
    ],
    next_cursor: null,
  });
  await expectFlawless(visitor, 'results that can be checked');
  // Letters and posters go on showing the fingerprint that there was.
  await manageRun(page);
  await inRun(page, 'Опубликовать снова').click();
  await dialog(page).getByText('Отпечаток запуска сменится').waitFor();
  await visitor.context.close();
});

it('a survey does the same, says nothing of ballots that were not given out again, and nothing without a record', async () => {
  const visitor = await visit(browser, PHONE);
  const { page } = visitor;
  const results = storeResults(company.workspace);
  const { survey } = results;
  const withBallots = { ...results, survey: { ...survey, fingerprint: run.fingerprint } };
  await showResults(page, withBallots);
  await publish(page, survey.id, 0);
  await openAs(page, company.owner, `/app/surveys/${survey.id}/results`);
  await check(page).waitFor();
  expect(await page.getByText('Вместо потерянных').count()).toBe(0);
  await expectFlawless(visitor, 'results of a survey that can be checked');
  await page.route(`**/api/ballots/${survey.id}/record`, (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await page.getByRole('region', { name: 'Вывод' }).waitFor();
  await page.getByText('Пока не написана').waitFor();
  expect(await check(page).count()).toBe(0);
  await visitor.context.close();
});
