import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { runFigures as figuresOf } from '#tests/support/run-figures.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { answerWith, forgiveFailedCalls, refuse } from './faults.ts';
import { PULSE, runningRun } from './overview-fixtures.ts';
import { card, tell, wordsOf } from './overview-page.ts';
import { wordsOnPages } from './printed.ts';

const { id: POLL_ID } = runningRun();
const QUESTION_IDS = [randomUUID(), randomUUID()] as const;
const TREND_URL = '**/api/polls/*/trend';
const QUESTION = { text: 'Насколько вы довольны неделей?', scale: '1-5', direction: 'higher_is_better' } as const;
const SAID = 'среднее сдвинулось с 3,0 до 3,5, но это может быть случайностью';

/** A run whose ids are the server's. */
function runFigures(run: Parameters<typeof figuresOf>[0]) {
  const figures = figuresOf(run);
  const frame = { ...figures.frame, id: randomUUID(), poll_id: POLL_ID };
  return {
    ...figures,
    frame,
    questions: figures.questions.map((one, index) => ({ ...one, id: QUESTION_IDS[index]! })),
  };
}

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  await makeWorkspace(owner, 'Ромашка');
});
afterAll(async () => {
  await browser.close();
});

describe('the mood by a poll that is not of eNPS', () => {
  it('is a card of its own on the scale of its question, below eNPS, as a line and as a table, and stays on the one sheet', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await tell(page, { pulse: { ...PULSE, repeated_poll_id: POLL_ID } });
    const runs = [1, 8, 15, 22].map((day) => runFigures({ day, ...QUESTION, asked: 40, scores: { 3: 20, 4: day } }));
    await answerWith(page, TREND_URL, { runs });
    await openAs(page, owner, '/app');
    const mood = card(page, 'Кроме eNPS');
    for (const [where, size, scheme] of [
      ['on a desktop', DESKTOP, 'light'],
      ['on a phone in the dark', PHONE, 'dark'],
    ] as const) {
      await showAs(page, size, scheme);
      await mood.locator('svg.recharts-surface').waitFor();
      expect(await wordsOf(page, 'Кроме eNPS')).toContain(SAID);
      await expectFlawless(visitor, `overview with two measurements ${where}`);
    }
    const link = mood.getByRole('link', { name: 'Насколько вы довольны неделей?' });
    expect(await link.getAttribute('href')).toBe(`/app/poll/${POLL_ID}/results`);
    await mood.getByRole('button', { name: /^Показать таблицей/ }).click();
    await expect.poll(() => mood.getByRole('row').count(), PATIENCE).toBe(5);
    await showAs(page, DESKTOP);
    await page.emulateMedia({ media: 'print' });
    // All that comes late is there: it takes its place on the sheet.
    await card(page, 'Команды').waitFor();
    await card(page, 'Обещали людям и ещё делаем: 2').waitFor();
    const said = page.getByText('Насколько вы довольны неделей? За четыре запуска');
    await said.waitFor();
    expect(wordsOnPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }))).toHaveLength(1);
    await visitor.context.close();
  });

  it('is not there where no question of it can be called better or worse, and says when it cannot be read', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await tell(page, { pulse: { ...PULSE, repeated_poll_id: POLL_ID } });
    const runs = [1, 8].map((day) => runFigures({ day, ...QUESTION, direction: null, scores: { 3: 20 } }));
    await answerWith(page, TREND_URL, { runs });
    const read = page.waitForResponse(TREND_URL);
    await openAs(page, owner, '/app');
    await read;
    await card(page, 'eNPS').locator('svg.recharts-surface').waitFor();
    expect(await page.getByText('Кроме eNPS').count()).toBe(0);

    await page.unroute(TREND_URL);
    await refuse(page, TREND_URL, { detail: 'Сервер не отвечает' });
    await page.reload();
    await page.getByText('Не получилось загрузить сравнение запусков').waitFor();
    await page.unroute(TREND_URL);
    await answerWith(page, TREND_URL, {
      runs: runs.map((run) => ({ ...run, questions: [{ ...run.questions[0]!, ...QUESTION }] })),
    });
    await page
      .getByRole('button', { name: 'Попробовать снова' })
      .or(page.getByRole('button', { name: 'Попробовать снова' }))
      .click();
    await card(page, 'Кроме eNPS').waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'overview whose second measurement came late');
    await visitor.context.close();
  });
});
