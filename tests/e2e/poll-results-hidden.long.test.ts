import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { ResultsVisibility } from '#shared/models/answers.ts';
import type { Frame } from '#shared/models/run.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { enps } from '#shared/rules/enps.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { forgiveFailedCalls } from './faults.ts';
import { demand, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { answerByLink, makePoll, setPublished } from './results-factories.ts';

const SCALE = 'Насколько вероятно, что вы порекомендуете нас как место работы?';
const TEXT = 'Так пишу только я';

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

const makeRun = async (poll: Poll, results_visibility: ResultsVisibility): Promise<Frame> => {
  const input = { params: { id: poll.id }, body: { results_visibility, name: 'Осенний запуск' } };
  return setPublished(owner, await demand(polls.createFrame, input, { token: owner.tokens.access_token }), true);
};
const answer = async (poll: Poll, run: Frame, scores: readonly number[]) => {
  for (const score of scores) await answerByLink(poll, run, [String(score), `${TEXT} ${score}`]);
};
const read = (run: Frame) => demand(polls.getSummary, { params: { id: run.id } }, { token: owner.tokens.access_token });
/** Answers are counted, and shown, a moment after they are there. */
const counted = (run: Frame) => expect.poll(async () => (await read(run)).answered_by_link, PATIENCE);
const shown = (run: Frame) => expect.poll(async () => (await read(run)).responses, PATIENCE);

const PAST = 'Рассказать, что стало с прошлым итогом';

describe('answers that are not shown', () => {
  it('wait for the fifth one: neither scores, texts nor their number are on the page before', async () => {
    const poll = await makePoll(owner, workspace, { questions: [SCALE, 'Почему?'] });
    const run = await makeRun(poll, 'from_5');
    await answer(poll, run, [9, 10, 2]);
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await openAs(page, owner, `/app/poll/${poll.id}/results`);
    await page.getByRole('heading', { name: 'Итог откроется с пятого ответа' }).waitFor();
    await page.getByText('ответило меньше пяти').waitFor();
    // Of a first run there is nothing to tell what has become of it.
    expect(await page.getByText(PAST).count()).toBe(0);
    expect(await page.getByText(TEXT).count()).toBe(0);
    expect(await page.locator('main').innerText()).not.toMatch(/ответил\S* \d|eNPS [+−]?\d/);
    await expectFlawless(visitor, 'results that wait for a fifth answer');

    await answer(poll, run, [8, 7]);
    await shown(run).toBe(5);
    await page.reload();
    await page
      .getByRole('region', { name: 'Вывод' })
      .getByText(/^eNPS \+20/)
      .waitFor();
    await page.getByText('ответило не меньше 5').waitFor();
    // The page quotes three of them, whichever these are.
    await page.getByRole('button', { name: 'Читать ответы (5)' }).click();
    await page.getByRole('region', { name: 'Ответы', exact: true }).getByText(`${TEXT} 2`).waitFor();
    await visitor.context.close();
  });

  it('wait for the closing, and stay unseen for good where fewer than five came', async () => {
    const poll = await makePoll(owner, workspace, { questions: [SCALE, 'Почему?'] });
    const before = await makeRun(poll, 'closed');
    await answer(poll, before, [9, 10, 9, 10, 2]);
    await counted(before).toBe(5);
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, owner, `/app/poll/${poll.id}/results`);
    await page.getByRole('heading', { name: 'Итог откроется, когда запуск закроется' }).waitFor();
    await page.getByText('ответило не меньше 5').waitFor();
    expect(await page.getByText(TEXT).count()).toBe(0);
    await expectFlawless(visitor, 'results that wait for the closing');
    await setPublished(owner, before, false);
    await shown(before).toBe(5);

    const few = await makeRun(poll, 'from_5');
    await answer(poll, few, [1, 2]);
    await page.reload();
    await page.getByRole('heading', { name: PAST }).waitFor();
    await setPublished(owner, few, false);
    await counted(few).toBe(2);
    await page.reload();
    await page.getByLabel('Запуск', { exact: true }).and(page.locator('select')).selectOption(few.id);
    await page.getByRole('heading', { name: 'Ответов меньше пяти: итога не будет' }).waitFor();
    expect(await page.getByText(TEXT).count()).toBe(0);
    const autumn = page.getByRole('region', { name: 'Осенний запуск: что было тогда' });
    await autumn.getByText('+60').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'results of fewer than five');
    await autumn.getByRole('button', { name: 'Открыть', exact: true }).click();
    await page
      .getByRole('region', { name: 'Вывод' })
      .getByText(/^eNPS \+60/)
      .waitFor();
    await page.getByText('ответили 5', { exact: true }).waitFor();
    await page.getByText(TEXT).first().waitFor();
    await visitor.context.close();
  });
});

describe('teams of a run', () => {
  it('are said not to be compared, and what to do the next time', async () => {
    const poll = await makePoll(owner, workspace, { questions: [SCALE, 'Почему?'] });
    const run = await makeRun(poll, 'live');
    await answer(poll, run, [9, 10, 9, 10, 2]);
    await shown(run).toBe(5);
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, owner, `/app/poll/${poll.id}/results`);
    const teams = page.getByRole('region', { name: 'По командам' });
    await teams
      .getByText(
        /^В этом запуске команды не сравнивали\. В следующий раз покажите ответы группами или после закрытия и отметьте «Сравнить команды»/,
      )
      .waitFor();
    expect(await teams.getByRole('table').count()).toBe(0);
    await context.close();
  });

  it('stand side by side with their intervals, on every size and in every theme', async () => {
    const poll = await makePoll(owner, workspace, { questions: [SCALE, 'Почему?'] });
    const run = await makeRun(poll, 'live');
    await answer(poll, run, [9, 10, 9, 10, 2]);
    await shown(run).toBe(5);
    const group = (team: string | null, scores: readonly number[]) => ({
      team,
      responses: scores.length,
      asked: null,
      by_question: [],
      enps: enps(scores),
    });
    const by_team: FrameSummary['by_team'] = [
      group('Продажи', [2, 3, 4, 7, 7]),
      group('Склад и доставка', [9, 9, 10, 9, 10, 9, 9, 10, 9, 8, 5]),
      group('Финансы', [7, 8, 7, 3, 9, 7]),
      group('Разработка', [9, 8, 7, 7, 5, 6, 8]),
      group(null, [9, 7, 8, 3, 5, 7, 9, 9, 8, 2]),
    ];
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const summary = await read(run);
    await page.route(`**/api/polls/frames/${run.id}/summary`, (route) =>
      route.fulfill({ json: { ...summary, by_team } }),
    );
    await openAs(page, owner, `/app/poll/${poll.id}/results`);
    const card = page.getByRole('region', { name: 'По командам' });
    const table = card.getByRole('table');
    const names = () => table.getByRole('rowheader').allInnerTexts();
    await card.getByText('Как это посчитано').click();
    await card.getByText(/^Ромб: чем меньше в команде ответов, тем сильнее мы тянем её итог к среднему/).waitFor();
    for (const [size, theme] of [
      [DESKTOP, 'light'],
      [PHONE, 'dark'],
    ] as const) {
      await showAs(page, size, theme);
      await card.getByRole('heading', { name: 'Склад и доставка: выше остальных, и это больше случайного' }).waitFor();
      await card.getByText('С поправкой на 4 сравнения.').waitFor();
      expect(await table.getByRole('row').nth(1).innerText()).toMatch(
        /Склад и доставка\s+11\s+\+73\s+от \+14 до \+100\s+выше остальных\s+вероятно, на\sсамом деле \+64, от\s\+25 до\s\+100/,
      );
      expect(await names()).toEqual(['Склад и доставка', 'Финансы', 'Остальные вместе', 'Разработка', 'Продажи']);
      // All others together are no team, and are told as they answered.
      expect(await table.getByRole('row', { name: 'Остальные вместе' }).innerText()).not.toMatch(/на\sсамом деле/);
      await expectFlawless(visitor, `teams side by side, ${theme}`);
      await table.getByRole('button', { name: 'Ответили' }).click();
      expect((await names()).slice(0, 3)).toEqual(['Склад и доставка', 'Остальные вместе', 'Разработка']);
      await table.getByRole('button', { name: 'Команда' }).click();
      expect(await names()).toEqual(['Продажи', 'Разработка', 'Склад и доставка', 'Финансы', 'Остальные вместе']);
      await table.getByRole('button', { name: 'eNPS' }).click();
    }
    await visitor.context.close();
  });
});
