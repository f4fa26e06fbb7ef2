import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { parse } from 'papaparse';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { forgiveFailedCalls, hold, refuse } from './faults.ts';
import { makePerson, makeWorkspace, join, openAs, type Person } from './factories.ts';
import { wordsOnPages } from './printed.ts';
import {
  answerAs,
  answerByLink,
  counted,
  makeDraft,
  makePoll,
  makePublishedFrame,
  reword,
  setPublished,
} from './results-factories.ts';

const CANARY = '<img src=x onerror="window.canary=1"><script>window.canary=1</script>';
const SCALE = 'Насколько вероятно, что вы порекомендуете нас как место работы?';
/** Long, and one word. */
const ADD = `Что добавить? ${'ы'.repeat(150)}`;
const WHY = `Почему? ${CANARY}`;

let browser: Browser;
let owner: Person;
let workspace: Workspace;
/** With names, two members and two others by link; a newer draft beside its open run. */
let named: { poll: Poll; run: Frame; draft: Frame };
/** Anonymous eNPS, three runs; the wording changes with the last. */
let enps: { poll: Poll; runs: Frame[] };

beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ firstName: 'Вера', lastName: 'Иванова', premium: true });
  workspace = await makeWorkspace(owner);
  const team = [];
  for (const [firstName, lastName] of [
    ['Яна', 'Орлова'],
    ['Ёлка', 'Игнатова'],
  ] as const) {
    const person = await makePerson({ firstName, lastName });
    await join(workspace, owner, person, 'сотрудник');
    team.push(person);
  }
  const poll = await makePoll(owner, workspace, {
    title: `Онбординг ${CANARY}`,
    type: 'PULSE',
    anonymous: false,
    questions: [WHY, ADD],
  });
  const run = await makePublishedFrame(owner, poll);
  await answerAs(team[0]!, poll, run, ['Ещё не знаю', '=1+1']);
  await answerAs(team[1]!, poll, run, [CANARY, '']);
  await answerByLink(poll, run, ['По ссылке', 'Наставника; и план "на неделю"']);
  named = { poll, run, draft: await makeDraft(owner, poll) };

  const pulse = await makePoll(owner, workspace, { questions: [SCALE, WHY] });
  const runs = [];
  for (const scores of [
    [2, 3, 6, 2, 7, 0, 1, 4, 3, 2],
    [10, 9, 10, 9, 10, 8, 10, 9, 9, 10],
  ]) {
    const past = await makePublishedFrame(owner, pulse);
    for (const score of scores) await answerByLink(pulse, past, [String(score), 'Нравится команда']);
    await counted(owner, past, scores.length);
    runs.push(await setPublished(owner, past, false));
  }
  const changed = await reword(owner, pulse, ['Посоветуете ли вы нас друзьям?', WHY]);
  const last = await makePublishedFrame(owner, changed);
  for (const score of [9, 10, 10, 8, 6]) await answerByLink(changed, last, [String(score), `Ответ ${score} ${CANARY}`]);
  await counted(owner, last, 5);
  enps = { poll: changed, runs: [...runs, last] };
});
afterAll(async () => {
  await browser.close();
});

const open = (page: Page, { id }: Poll) => openAs(page, owner, `/app/poll/${id}/results`);
const showAnswers = (page: Page) => page.getByRole('button', { name: 'Показать все ответы' }).click();
const who = (page: Page) => page.getByRole('table', { name: 'Ответы' }).getByRole('rowheader');
/** What the run has found, before every figure. */
const finding = (page: Page) => page.getByRole('region', { name: 'Вывод' });
const trend = (page: Page) => page.getByRole('region', { name: 'Сравнение запусков' });
/** The points of the comparison's chart. */
const points = (page: Page) =>
  trend(page)
    .getByRole('group', { name: /^График по запускам/ })
    .getByRole('img');
const runLine = (page: Page) => page.getByRole('region', { name: 'Какой запуск показан' });
const chooseRun = (page: Page, frame: Frame) =>
  page.getByRole('combobox', { name: 'Запуск', exact: true }).selectOption(frame.id);

describe('the results of a run with names', () => {
  it('prefer the published run, fall back to the id of a person whose name does not load, name members on the next try, and stand in order: people by alphabet, then anonymous (B2-58, B2-59, B2-60, B2-61, B3-31, B3-32, B4-37)', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    const members = new RegExp(`/api/workspaces/${workspace.id}/members`);
    await refuse(page, members, { status: 403 });
    const sent = page.waitForResponse((response) => response.url().includes('/results?'));
    await open(page, named.poll);
    expect(await page.getByRole('combobox', { name: 'Запуск', exact: true }).inputValue()).toBe(named.run.id);
    const { by_question } = (await (await sent).json()) as {
      by_question: Record<string, { anonymous_session_id: string | null }[]>;
    };
    const alias =
      Object.values(by_question)
        .flat()
        .find((record) => record.anonymous_session_id)?.anonymous_session_id ?? '';
    expect(alias.length).toBeGreaterThan(8);

    await showAnswers(page);
    await page.getByText('Имена участников не загрузились').waitFor();
    await expect
      .poll(
        async () => (await who(page).allInnerTexts()).filter((text) => /^[0-9a-f-]{36}/.test(text)).length,
        PATIENCE,
      )
      .toBe(2);
    await page.unroute(members);
    await page.getByRole('button', { name: 'Обновить' }).click();
    await who(page).getByText('Яна Орлова').waitFor();
    const names = (await who(page).allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(names).toEqual(['Ёлка Игнатова', 'Яна Орлова', `Аноним ${alias.slice(0, 8)}`]);
    // Names by the minute, anonymous answers by the hour.
    expect(await who(page).last().innerText()).toMatch(/\d\d:00–\d\d:00$/);
    expect(await who(page).first().innerText()).toMatch(/, \d\d:\d\d$/);
    const table = page.getByRole('table', { name: 'Ответы' });
    expect(await table.getByRole('cell').allInnerTexts()).toEqual([
      CANARY,
      '—',
      'Ещё не знаю',
      '=1+1',
      'По ссылке',
      'Наставника; и план "на неделю"',
    ]);
    await runLine(page).getByText('ответили 3').waitFor();
    await page.getByRole('button', { name: 'Управлять запуском' }).click();
    await page.getByText('2\u00a0участника, 1\u00a0по\u00a0ссылке').waitFor();
    await context.close();
  });

  it('are saved as CSV and XLSX, with names even by whoever does not wait until the answers have come: same order, nothing that runs', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    const letGo = await hold(page, /\/frames\/[0-9a-f-]+\/results/);
    await open(page, named.poll);
    const save = async (format: string, meanwhile?: () => Promise<void>) => {
      await page.getByRole('button', { name: 'Скачать' }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: format }).dispatchEvent('click');
      await meanwhile?.();
      const download = await saved;
      return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
    };
    const csv = await save('CSV', letGo);
    expect(csv.name).toMatch(/^Онбординг [^<>":/\\|?*]*\d{4}-\d\d-\d\d\.csv$/);
    expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const rows = parse<string[]>(csv.bytes.toString().trim(), { delimiter: ';' }).data;
    expect(rows[0]).toEqual(['Кто', 'Когда', WHY, ADD]);
    expect(rows.slice(1).map((cells) => [cells[0]?.slice(0, 14), ...cells.slice(2)])).toEqual([
      ['Ёлка Игнатова', CANARY, ''],
      ['Яна Орлова', 'Ещё не знаю', "'=1+1"],
      [expect.stringMatching(/^Аноним [0-9a-f]/), 'По ссылке', 'Наставника; и план "на неделю"'],
    ]);

    const xlsx = await save('XLSX');
    expect(xlsx.name).toMatch(/\.xlsx$/);
    const files = unzipSync(xlsx.bytes);
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('Ёлка Игнатова');
    // What people wrote, without the apostrophe of CSV.
    expect(sheet).toMatch(/<c [^>]*s="3"[^>]*><is><t[^>]*>=1\+1<\/t>/);
    expect(strFromU8(files['xl/worksheets/sheet2.xml']!)).toMatch(/Ответили.*<v>3<\/v>/);
    expect(sheet).toContain('&lt;script&gt;');
    expect(sheet).not.toMatch(/<f[ >]/);
    await context.close();
  });
});

describe('the results of an eNPS run', () => {
  it('say figures, finding and distribution, and show canaries as text, in every view, size and theme (B2-58); print without shell and controls: figures, charts, comparison and every answer', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await open(page, enps.poll);
    for (const [size, scheme] of [
      [DESKTOP, 'light'],
      [PHONE, 'dark'],
    ] as const) {
      await showAs(page, size, scheme);
      await finding(page)
        .getByText(/^eNPS \+40, вероятно между .\d+ и \+\d+: ответили 5$/)
        .waitFor();
      await finding(page)
        .getByRole('heading', { name: /^Пока сторонников больше/ })
        .waitFor();
      await finding(page)
        .getByText(/сравним с прошлыми, когда он закроется/)
        .waitFor();
      expect(await runLine(page).innerText()).toMatch(/идёт.*ответили 5.*анонимный/s);
      const question = page.getByRole('region', { name: 'Посоветуете ли вы нас друзьям?' });
      expect((await question.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0])).toContain(
        '10: 2\u00a0ответа, 40\u00a0%',
      );
      expect(await question.innerText()).toMatch(/среднее 8,6.*3 сторонника/s);
      await page.getByRole('region', { name: WHY }).getByText(CANARY).nth(1).waitFor();
      await expectFlawless(visitor, `questions, ${scheme}`);

      await question.getByRole('button', { name: /таблицей/ }).click();
      await expect.poll(() => question.getByRole('row').last().innerText(), PATIENCE).toMatch(/^10\s+2\s+40\s%$/);
      await question.getByRole('button', { name: /таблицей/ }).click();

      await showAnswers(page);
      await who(page).first().waitFor();
      await points(page).last().waitFor();
      await expectFlawless(visitor, `answers and runs, ${scheme}`);
      await page.getByRole('button', { name: 'Управлять запуском' }).click();
      const controls = page.getByRole('dialog');
      await controls.getByText('Публичная ссылка', { exact: true }).waitFor();
      await (size === PHONE ? expectFlawless : expectWhole)(visitor, `the run's own controls, ${scheme}`);
      await page.keyboard.press('Escape');
      await controls.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Свернуть ответы' }).click();
      expect(await page.evaluate(() => 'canary' in window)).toBe(false);
    }

    await showAs(page, DESKTOP, 'dark');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    const sheet = page.locator('[data-print-sheet]');
    await sheet.getByRole('heading', { level: 1, name: 'Пульс недели' }).waitFor();
    expect(await page.locator('nav, button, select, input, main h1').filter({ visible: true }).allInnerTexts()).toEqual(
      ['Пульс недели'],
    );
    expect(await sheet.locator('tbody tr:has(td)').filter({ hasText: 'Аноним' }).count()).toBe(5);
    expect(await sheet.getByText(`Ответ 10 ${CANARY}`).count()).toBe(2);
    expect(await sheet.locator('svg.recharts-surface').isVisible()).toBe(true);
    const { colour, cut } = await sheet.evaluate((element) => ({
      colour: getComputedStyle(element).color,
      cut: getComputedStyle(element.querySelector('tbody tr')!).breakInside,
    }));
    expect([colour, cut]).toEqual(['rgb(29, 42, 44)', 'avoid']);
    const pages = wordsOnPages(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.filter((words) => words === 0)).toEqual([]);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect.poll(() => sheet.count(), PATIENCE).toBe(0);
    await visitor.context.close();
  });

  it('compare closed runs, the open one dashed beside them: whether a change is chance, where the wording changed, by keyboard and as a table; can be searched, narrowed to a question and put in another order', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await open(page, enps.poll);
    const card = trend(page);
    await card
      .getByRole('heading', { name: 'eNPS вырос: было −90, стало +90, это больше случайной разницы' })
      .waitFor();
    await card.getByText('Как это посчитано').click();
    await card.getByText(/^Разница двух последних закрытых запусков — \+180, вероятно от/).waitFor();
    await card.getByText('Последний запуск ещё открыт: он показан пунктиром и в сравнение не входит.').waitFor();
    await card.getByText('«Посоветуете ли вы нас друзьям?»').waitFor();
    await points(page).last().waitFor();
    expect(await card.locator('path[stroke-dasharray].recharts-curve').count()).toBe(1);
    const last = points(page).last();
    await last.focus();
    expect(await last.getAttribute('aria-label')).toMatch(
      /\+40, от .\d+ до \+\d+, ответили 5, ещё идёт, вопрос изменён$/,
    );
    await page.keyboard.press('ArrowLeft');
    await card.getByText('ответили 10').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('+90');

    await card.getByRole('button', { name: /таблицей/ }).click();
    const rows = await card.getByRole('row').allInnerTexts();
    expect(rows).toHaveLength(4);
    expect(rows[1]).toMatch(/ещё идёт.*этот запуск.*вопрос изменён\s+\+40\s+от .\d+ до \+\d+\s+5/s);
    expect(rows[3]).toMatch(/−90\s+от −100 до −\d+\s+10$/);
    await page.getByLabel('Что сравнить').selectOption({ label: 'Сколько ответили' });
    await card
      .getByRole('heading', { name: 'В\u00a0двух последних закрытых запусках ответило поровну: по\u00a010' })
      .waitFor();
    await page.getByLabel('Что сравнить').selectOption({ label: 'Среднее: Посоветуете ли вы нас друзьям?' });
    await card.getByRole('heading', { name: /^Среднее выросло: было 3,0, стало 9,4/ }).waitFor();

    await chooseRun(page, enps.runs[0]!);
    await finding(page).getByText('eNPS −90').waitFor();
    await chooseRun(page, enps.runs[2]!);
    await finding(page).getByText('eNPS +40').waitFor();

    await page.getByRole('button', { name: /Читать ответы.*Почему/ }).click();
    await expect.poll(() => page.getByRole('columnheader').count(), PATIENCE).toBe(2);
    await page.getByLabel('Вопрос', { exact: true }).selectOption({ label: 'Все вопросы' });
    await page.getByLabel('Порядок').selectOption({ label: 'Сначала низкие оценки' });
    const scores = page.getByRole('table', { name: 'Ответы' }).locator('tbody tr td:nth-of-type(1)');
    await expect.poll(() => scores.allInnerTexts(), PATIENCE).toEqual(['6', '8', '9', '10', '10']);

    await page.getByLabel('Искать в ответах').fill('ОТВЕТ 1');
    await page.getByText('2\u00a0совпадения: 2\u00a0из\u00a05 ответивших').waitFor();
    expect(await page.locator('mark').allInnerTexts()).toEqual(['Ответ 1', 'Ответ 1']);
    await page.getByLabel('Искать в ответах').fill('нет такого');
    await page.getByRole('heading', { name: 'Ничего не нашлось' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => who(page).count(), PATIENCE).toBe(5);
    await context.close();
  });
});

describe('results that are not there', () => {
  it('keep their shape while loading, say what failed, and load on the next try', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    const letGo = await hold(page, '**/api/polls/frames/*/summary');
    await refuse(page, /\/results\?/, { detail: 'Таблица недоступна' });
    await open(page, named.poll);
    await page.getByRole('status', { name: 'Загрузка…' }).last().waitFor();
    await letGo();
    await runLine(page).getByText('ответили 3').waitFor();
    await page.getByText('Таблица недоступна').waitFor();
    await page.unrouteAll();
    // The figures do not wait for the answers, nor fail with them.
    await finding(page).waitFor();
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.getByRole('region', { name: WHY }).getByText('По ссылке').waitFor();
    forgiveFailedCalls(visitor);
    await expectWhole(visitor, 'a question of one long word');
    await page.setViewportSize(PHONE);
    await showAnswers(page);
    await expectWhole(visitor, 'answers to a question of one long word');

    await chooseRun(page, named.draft);
    await page.getByRole('heading', { name: 'Ответов пока нет' }).waitFor();
    await expectFlawless(visitor, 'no answers');
    await visitor.context.close();
  });
});
