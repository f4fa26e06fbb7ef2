import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnalysisJob } from '#shared/models/analysis.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import {
  makeJob,
  WORKLOAD_RECOMMENDATIONS,
  WORKLOAD_STATUS,
  WORKLOAD_SUMMARY,
} from '#tests/support/analysis-replies.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, goWithin, PATIENCE, PHONE, visit } from './browser.ts';
import { join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { answerWith, forgiveFailedCalls, refuse } from './faults.ts';
import { makeTask, readTasks } from './task-factories.ts';

const STATUS = /workload-analysis-status$/;
const SUMMARY = /workload-summary$/;
const RECOMMENDATIONS = /workload-recommendations$/;
const EVIDENCE = /workload-evidence\//;
const JOB = /\/api\/ai\/workspace\/[^/]+\/jobs\/[^/]+$/;
const PAGE = '/app/tasks/analysis';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner);
  await makeTask(owner, workspace, { title: 'Разобрать сделки октября' });
});
afterAll(() => browser.close());

/** The page of a workspace whose analysis is ready. */
async function ready(page: Page): Promise<void> {
  await answerWith(page, STATUS, WORKLOAD_STATUS);
  await answerWith(page, SUMMARY, WORKLOAD_SUMMARY);
  await answerWith(page, RECOMMENDATIONS, WORKLOAD_RECOMMENDATIONS);
}
const band = (page: Page) => page.getByRole('region', { name: 'Итог' });
const finding = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'В продажах просрочка растёт быстрее, чем закрываются задачи' });

describe('the analysis of workload', () => {
  it('is reached from the tasks, shows what each finding rests on, and makes a task that leads back to it (B2-31, B4-26)', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await ready(page);
    await answerWith(page, EVIDENCE, {
      total: 12,
      tasks: [
        {
          id: workspace.id,
          source: 'own',
          title: 'Сделка с «Линией»',
          deadline: '2026-11-10T09:00:00.000Z',
          overdue: true,
        },
        { id: '8017', source: 'bitrix24', title: 'Договор поставки', deadline: null, overdue: false },
      ],
    });
    await openAs(page, owner, '/app/tasks');
    const block = page.getByRole('region', { name: 'Анализ нагрузки' });
    await block.getByText('61 из 100', { exact: true }).waitFor();
    // The figures of the board are of this moment, these may be older.
    await block.getByRole('heading', { name: /^Анализ нагрузки на\s\d+ \S+, \d\d:\d\d$/ }).waitFor();
    await block.getByRole('link', { name: 'Рекомендации' }).waitFor();
    await expectWhole(visitor, 'the board with the way to the analysis');
    await block.getByRole('link', { name: 'Выводы' }).click();

    await band(page).getByText('61', { exact: true }).waitFor();
    await band(page).getByText('с неизвестным в данных до 66').waitFor();
    expect(await band(page).getAttribute('data-level')).toBe('medium');
    await page.getByRole('tab', { name: 'Выводы 4', selected: true }).waitFor();
    await page.getByText('данные не уходили наружу').waitFor();
    await expectFlawless(visitor, 'findings about workload');

    await finding(page).getByRole('button', { name: 'Показать, на чём основано: 12 задач' }).click();
    const drawer = page.getByRole('dialog', { name: '12 задач' });
    await drawer.getByText('Показано 2 из 12.').waitFor();
    const hrefs = await drawer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual([`/app/tasks?task=${workspace.id}`, '/app/tasks?task=b24-8017']);
    await expectFlawless(visitor, 'the tasks behind a finding');
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });

    await finding(page)
      .getByRole('button', { name: /^В задачу/ })
      .click();
    const form = page.getByRole('dialog', { name: 'Новая задача' });
    expect(await form.getByLabel('Название').inputValue()).toBe(
      'В продажах просрочка растёт быстрее, чем закрываются задачи',
    );
    await form.getByRole('button', { name: 'Создать задачу' }).click();
    await form.waitFor({ state: 'hidden' });
    const made = finding(page).getByRole('link', { name: /^Открыть задачу/ });
    await made.waitFor();
    const [task] = await readTasks(owner, workspace);
    expect(task?.source).toMatchObject({
      kind: 'recommendation',
      subject_id: workspace.id,
      metric: { key: 'overdue:Продажи', count: 12, of: 38, measured_at: WORKLOAD_SUMMARY.analysis_date },
    });

    await made.click();
    const details = page.getByRole('dialog', { name: task?.title ?? '' });
    const origin = details.getByRole('region', { name: 'Откуда задача' });
    await origin.getByText('Просрочено в продажах: было 12 из 38.').waitFor();
    await origin.getByText('Пока не измерено, будет после следующего анализа нагрузки.').waitFor();
    await expectWhole(visitor, 'a task made of a finding');
    await origin.getByRole('link', { name: 'Открыть вывод' }).click();
    await finding(page)
      .getByRole('link', { name: /^Открыть задачу/ })
      .waitFor();
    await expect.poll(() => finding(page).evaluate((item) => item === document.activeElement), PATIENCE).toBe(true);
    await visitor.context.close();
  });

  it('has recommendations with steps and reasons, and reads as tables on a phone', async () => {
    const visitor = await visit(browser, PHONE, 'dark');
    const { page } = visitor;
    await ready(page);
    await openAs(page, owner, `${PAGE}?tab=recommendations`);
    const actions = page.getByRole('region', { name: 'Что сделать' });
    await actions.getByRole('heading', { name: 'Начните с продаж: это 12 из 27 просроченных задач.' }).waitFor();
    expect(await actions.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
      WORKLOAD_RECOMMENDATIONS.immediate_actions.map(({ title }) => title),
    );
    await actions.getByText('Закрыть устаревшие').waitFor();
    await page.getByRole('region', { name: 'Когда насторожиться' }).waitFor();
    await expectFlawless(visitor, 'recommendations about workload');
    const [first] = WORKLOAD_RECOMMENDATIONS.immediate_actions;
    await actions.getByRole('button', { name: `В задачу: ${first!.title}` }).click();
    const form = page.getByRole('dialog', { name: 'Новая задача' });
    expect(await form.getByLabel('Описание').inputValue()).toBe(
      first!.steps.map((step, index) => `${index + 1}. ${step}`).join('\n'),
    );
    expect(await form.getByLabel('Приоритет').inputValue()).toBe('HIGH');
    expect(await form.getByLabel('Срок').inputValue()).toMatch(/T18:00$/);
    await expectWhole(visitor, 'the task of a recommendation');
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    await actions.getByRole('link', { name: /вывод.2$/ }).click();

    await page.getByRole('button', { name: 'Показать таблицей: нагрузка по командам' }).click();
    await page.getByRole('row', { name: /^Продажи ?просрочено 32 % открытых задач 84 38 9$/ }).waitFor();
    await page.getByRole('heading', { name: 'Как считается' }).click();
    await page.getByRole('row', { name: /^Просрочка ?Просрочено 27 из 142 открытых.*61$/ }).waitFor();
    await page.getByRole('button', { name: 'Открыть список' }).click();
    await page
      .getByRole('dialog', { name: 'Задачи по людям' })
      .getByRole('row', { name: /^Дмитрий Орлов/ })
      .waitFor();
    await expectFlawless(visitor, 'workload as tables');
    await visitor.context.close();
  });
});

describe('whoever may not see the analysis', () => {
  it('reads why: the employee, the owner without Premium, another leader without it (B4-23, B4-24, B8-20, B8-40)', async () => {
    const poor = await makePerson({ firstName: 'Пётр', lastName: 'Бедный' });
    const place = await makeWorkspace(poor);
    const [hr, worker] = await Promise.all([makePerson(), makePerson()]);
    await join(place, poor, hr, 'hr');
    await join(place, poor, worker, 'сотрудник');
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;

    await openAs(page, poor, PAGE);
    await page.getByRole('heading', { name: 'Анализ нагрузки — на тарифе Premium' }).waitFor();
    await expectFlawless(visitor, 'analysis for an owner without Premium');
    expect(await page.getByRole('link', { name: 'Попробовать Premium' }).getAttribute('href')).toBe(
      '/app/subscription',
    );

    await openAs(page, hr, PAGE);
    await page.getByText('Сменить тариф может владелец пространства: Пётр Бедный.').waitFor();
    expect(await page.getByRole('link', { name: 'Попробовать Premium' }).count()).toBe(0);

    await openAs(page, worker, PAGE);
    await page.getByRole('heading', { name: 'У вас нет доступа к анализу нагрузки' }).waitFor();
    await expectWhole(visitor, 'analysis for an employee');
    await page.getByRole('link', { name: 'Открыть доску задач' }).click();
    await page.getByRole('heading', { name: 'Управление задачами' }).waitFor();
    expect(await page.getByRole('region', { name: 'Анализ нагрузки' }).count()).toBe(0);
    await visitor.context.close();
  });

  it('reads what stands in the way, and of each failure what it was (B4-25, B8-16, B8-17, B8-18, B8-19)', async () => {
    const rich = await makePerson({ premium: true });
    await makeWorkspace(rich);
    const visitor = await visit(browser, DESKTOP, 'dark');
    const { page } = visitor;

    // What is known of the analysis is asked again by whoever comes back to it.
    const comeBack = async () => {
      await goWithin(page, '/app?section=workspaces');
      await page.getByRole('region', { name: 'Bitrix24', exact: true }).waitFor();
      await goWithin(page, PAGE);
    };
    await refuse(page, STATUS, { status: 403 });
    await openAs(page, rich, PAGE);
    const warning = page.getByRole('alert').filter({ hasText: 'Анализ пока недоступен' });
    await warning.getByText('Ошибка проверки статуса анализа').waitFor();
    await page.unroute(STATUS);
    await comeBack();
    await warning.getByText('В пространстве нет задач').waitFor();
    await warning.getByText('Подключите источник задач или создайте задачи').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'an analysis that is not possible');

    await answerWith(page, STATUS, WORKLOAD_STATUS);
    await refuse(page, SUMMARY, { status: 402, detail: 'Premium subscription required' });
    await refuse(page, RECOMMENDATIONS, { status: 409 });
    await page.reload();
    await page.getByRole('heading', { name: 'Нужна подписка Premium' }).waitFor();
    await page.getByText('Перейдите на тариф Premium, чтобы получить анализ.').waitFor();
    await page.getByRole('tab', { name: 'Рекомендации' }).click();
    await page.getByText('Произошла ошибка при генерации рекомендаций').waitFor();
    await refuse(page, SUMMARY, { status: 409 });
    await comeBack();
    await page.getByText('Произошла ошибка при генерации анализа').waitFor();
    forgiveFailedCalls(visitor);
    await expectFlawless(visitor, 'an analysis that failed');

    await page.unroute(SUMMARY);
    await answerWith(page, SUMMARY, WORKLOAD_SUMMARY);
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await band(page).getByText('61', { exact: true }).waitFor();
    await visitor.context.close();
  });
});

describe('an analysis that is being prepared', () => {
  it('tells its steps, lets one go elsewhere, and says there that it is ready', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await ready(page);
    const job = makeJob({ id: '0b54f1c0-1111-4000-8000-000000000001', subject: 'workload', subject_id: workspace.id });
    let known: AnalysisJob = job;
    await page.route(JOB, (route) => route.fulfill({ json: known }));
    await answerWith(page, SUMMARY, { job }, 202);
    await answerWith(page, RECOMMENDATIONS, { job }, 202);
    await openAs(page, owner, `${PAGE}?analyst=gigachat`);
    const progress = page.getByRole('region', { name: 'Анализ готовится' });
    await progress.getByRole('heading', { name: 'Готовим анализ, обычно это 20–40 секунд' }).waitFor();
    await progress.getByText('Собрали 318 задач, из них 142 открыты').waitFor();
    await progress.getByText('Сверяем каждое утверждение с данными').waitFor();
    await page.getByText('Прошлый анализ остаётся, пока новый не готов').waitFor();
    await expectFlawless(visitor, 'an analysis under way');

    await page.getByRole('link', { name: 'Задачи', exact: true }).first().click();
    await page.getByRole('heading', { name: 'Управление задачами' }).waitFor();
    await page.unroute(SUMMARY);
    await page.unroute(RECOMMENDATIONS);
    await ready(page);
    known = { ...job, state: 'done', finished_at: new Date().toISOString() };
    const notice = page.getByRole('alert').filter({ hasText: 'Анализ готов' });
    await notice.waitFor();
    await expectWhole(visitor, 'the notice of a ready analysis');
    await notice.getByRole('link', { name: 'Открыть' }).click();
    await band(page).getByText('61', { exact: true }).waitFor();
    await notice.waitFor({ state: 'hidden' });
    await visitor.context.close();
  });

  it('can be stopped; what failed can be tried again or left to the built-in analysis', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await ready(page);
    const job = makeJob({ id: '0b54f1c0-1111-4000-8000-000000000002', subject: 'workload', subject_id: workspace.id });
    let known: AnalysisJob = job;
    await page.route(JOB, (route) => route.fulfill({ json: known }));
    await page.route(/\/jobs\/[^/]+\/cancel$/, (route) => {
      known = { ...job, state: 'cancelled' };
      return route.fulfill({ json: known });
    });
    await page.route(/\/jobs\/[^/]+\/retry$/, (route) => {
      known = { ...job, state: 'failed', problem: 'GigaChat не ответил вовремя.' };
      return route.fulfill({ json: known, status: 202 });
    });
    await page.route(SUMMARY, (route) =>
      route.request().postDataJSON().ai_provider === 'gigachat'
        ? route.fulfill({ json: { job }, status: 202 })
        : route.fallback(),
    );
    await openAs(page, owner, `${PAGE}?analyst=gigachat`);
    await page.getByRole('button', { name: 'Остановить' }).click();
    await page.getByRole('heading', { name: 'Анализ остановлен' }).waitFor();
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByText('GigaChat не ответил вовремя.').waitFor();
    await expectWhole(visitor, 'an analysis that did not turn out');
    await page.getByRole('button', { name: 'Подготовить встроенным анализом' }).click();
    await band(page).getByText('61', { exact: true }).waitFor();
    await visitor.context.close();
  });
});
