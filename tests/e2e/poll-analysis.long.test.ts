import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { makeJob, POLL_RECOMMENDATIONS, POLL_SUMMARY, WORKLOAD_STATUS } from '#tests/support/analysis-replies.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { answerWith, forgiveFailedCalls, refuse } from './faults.ts';
import { answerByLink, counted, makePoll, makePublishedFrame } from './results-factories.ts';
import { readTasks } from './task-factories.ts';

const STATUS = /workload-analysis-status$/;
const SUMMARY = /\/ai\/summary\?/;
const RECOMMENDATIONS = /\/ai\/recommendations\?/;
const EVIDENCE = /\/ai\/evidence\//;
const ANSWERS = ['График узнаём за два дня', 'Коллеги помогают', 'Смены', 'Премия', 'Всё хорошо'];

let browser: Browser;
let owner: Person;
let workspace: Workspace;
let poll: Poll;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner);
  poll = await makePoll(owner, workspace, { questions: ['Насколько вероятно, что вы порекомендуете нас?', 'Почему?'] });
  const run = await makePublishedFrame(owner, poll);
  for (const [index, answer] of ANSWERS.entries()) await answerByLink(poll, run, [String(6 + index), answer]);
  await counted(owner, run, ANSWERS.length);
});
afterAll(() => browser.close());

describe('the analysis of the answers to a poll', () => {
  it('shows themes with their answers and recommendations by horizon, for as many runs as asked (B2-57, B5-26)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const asked: (string | null)[] = [];
    await answerWith(page, STATUS, WORKLOAD_STATUS);
    await answerWith(page, RECOMMENDATIONS, POLL_RECOMMENDATIONS);
    await page.route(SUMMARY, (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('frames'));
      return route.fulfill({ json: POLL_SUMMARY });
    });
    await answerWith(page, EVIDENCE, {
      total: 11,
      answers: [{ question_id: poll.questions[1]?.id, content: 'Смены ставят за два дня.' }],
    });
    await openAs(page, owner, `/app/poll/${poll.id}/results`);
    const block = page.getByRole('region', { name: 'Что пишут и что делать' });
    const theme = block.getByRole('region', { name: 'Темы' });
    const row = theme.getByRole('button', { name: /^График смен/ });
    await row.getByText('чаще критикуют').waitFor();
    await row.getByText('11 из 22').waitFor();
    // What people say stands beside the theme that is chosen.
    await theme.getByText('Смены ставят за два дня, с детьми не спланировать.').waitFor();
    await theme.getByRole('button', { name: /^Поддержка коллег/ }).click();
    await theme.getByText('Если завис, всегда кто-то подойдёт. Это держит.').waitFor();
    expect(await theme.getByText('Смены ставят за два дня').count()).toBe(0);
    await row.click();
    await expectFlawless(visitor, 'the analysis of a poll');

    await theme.getByRole('button', { name: 'Читать все 11: График смен' }).click();
    const drawer = page.getByRole('dialog', { name: '11 ответов' });
    await drawer.getByText('Смены ставят за два дня.').waitFor();
    await expectFlawless(visitor, 'the answers behind a theme');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    const frames = block.getByLabel('Последних запусков, от 1 до 10');
    await frames.fill('3');
    await frames.press('Enter');
    await expect.poll(() => asked.at(-1), PATIENCE).toBe('3');
    const taken = { abc: '1', 0: '1', 11: '10' };
    for (const [typed, count] of Object.entries(taken)) {
      await frames.fill(typed);
      await frames.press('Enter');
      await expect.poll(() => frames.inputValue(), PATIENCE).toBe(count);
    }
    await expect.poll(() => new Set(asked), PATIENCE).toEqual(new Set(['1', '3', '10']));

    for (const horizon of ['Сейчас', 'Скоро', 'Потом']) await block.getByRole('region', { name: horizon }).waitFor();
    await block.getByText('Подробнее').first().click();
    await block.getByText('Кто: руководитель склада').waitFor();
    await expectWhole(visitor, 'recommendations of a poll');
    await block.getByRole('button', { name: 'В задачу: Показывать график смен за две недели' }).click();
    await page.getByRole('dialog', { name: 'Новая задача' }).getByRole('button', { name: 'Создать задачу' }).click();
    await block.getByRole('link', { name: /^Открыть задачу/ }).waitFor();
    const [task] = await readTasks(owner, workspace);
    expect(task?.source).toMatchObject({ kind: 'poll_finding', id: poll.id, metric: { key: 'theme:schedule' } });
    await visitor.context.close();
  });

  it('says why it is not there: too few answers, a refusal, a job that failed (B8-30)', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    const analysts = WORKLOAD_STATUS.analysts.map((one) => ({ ...one, available: true, problem: null }));
    await answerWith(page, STATUS, { ...WORKLOAD_STATUS, analysts });
    await page.route(SUMMARY, (route) =>
      route.fulfill({ status: 409, json: { code: 'too_few_answers', detail: 'Ответов меньше пяти.' } }),
    );
    await openAs(page, owner, `/app/poll/${poll.id}/results`);
    const block = page.getByRole('region', { name: 'Что пишут и что делать' });
    await block.getByRole('heading', { name: 'Для анализа пока мало ответов' }).waitFor();
    await block.getByText('Ответов меньше пяти.').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'an analysis of too few answers');

    await page.unroute(SUMMARY);
    await refuse(page, SUMMARY, { status: 409, detail: 'Сейчас не получится' });
    await refuse(page, RECOMMENDATIONS, { status: 409, detail: 'Сейчас не получится' });
    const frames = block.getByLabel('Последних запусков, от 1 до 10');
    await frames.fill('2');
    await frames.press('Enter');
    await block.getByText('Не удалось получить выводы: Сейчас не получится').waitFor();
    await block.getByText('Не удалось получить рекомендации: Сейчас не получится').waitFor();

    const job = makeJob({
      id: '0b54f1c0-2222-4000-8000-000000000001',
      subject: 'poll',
      subject_id: poll.id,
      state: 'failed',
      problem: 'GigaChat не ответил вовремя.',
    });
    await answerWith(page, /\/ai\/jobs\//, job);
    await page.unroute(RECOMMENDATIONS);
    await page.route(RECOMMENDATIONS, (route) =>
      route.fulfill(
        new URL(route.request().url()).searchParams.get('ai_provider') === 'gigachat'
          ? { json: { job }, status: 202 }
          : { json: POLL_RECOMMENDATIONS },
      ),
    );
    const toDo = page.getByRole('region', { name: 'Что делать', exact: true });
    await toDo.getByRole('button', { name: 'Попробовать снова' }).click();
    await block.getByRole('region', { name: 'Сейчас' }).waitFor();
    await block.getByLabel('Готовил').selectOption('gigachat');
    await block.getByText('GigaChat не ответил вовремя.').waitFor();
    // What is known stays where it is.
    await block.getByRole('region', { name: 'Сейчас' }).waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'an analysis that did not turn out');
    await toDo.getByRole('button', { name: 'Подготовить встроенным анализом' }).click();
    await block.getByText('GigaChat не ответил вовремя.').waitFor({ state: 'hidden' });
    await visitor.context.close();
  });
});
