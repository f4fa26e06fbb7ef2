import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SurveyResults } from '#shared/models/survey-results.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, visit } from './browser.ts';
import { join, makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { hugeResults, showResults, storeResults } from './survey-fixtures.ts';

/** Milliseconds of script for the largest map there is. */
const DRAWN_WITHIN = 100;

let browser: Browser;
let owner: Person;
let employee: Person;
let workspace: Workspace;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner);
  employee = await makePerson({ firstName: 'Олег', lastName: 'Рябов' });
  await join(workspace, owner, employee, 'сотрудник');
});
afterAll(async () => {
  await browser.close();
});

const address = ({ survey }: SurveyResults) => `/app/surveys/${survey.id}/results`;
const open = (page: Page, results: SurveyResults) => openAs(page, owner, address(results));
const map = (page: Page) => page.getByRole('grid', { name: 'Оценки групп: Команды' });
const row = (page: Page, name: string) =>
  map(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${name}`) }) });
const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('the results of a completed survey', () => {
  it('begin with the difference beyond chance, who answered, and the map of groups with hidden ones named without a figure, whose cells open how a group answered, by arrows and Enter, and give the focus back', async () => {
    const one = await visit(browser, DESKTOP);
    const { page, context } = one;
    await showResults(page, storeResults(workspace));
    await open(page, storeResults(workspace));
    const band = page.getByRole('region', { name: 'Вывод' });
    await band.getByText('отличие больше случайного').waitFor();
    expect(spaced(await band.innerText())).toContain('Склад: «График мне удобен» — 1,7 из 5');
    expect(spaced(await band.innerText())).toContain('34 из 40');
    expect(spaced(await row(page, '3 группы').innerText())).toMatch(
      /^3 группы\s+Поддержка, Маркетинг, Администрация: меньше пяти ответов — показываем только вместе с другими$/,
    );
    expect(await row(page, '3 группы').getByRole('gridcell').count()).toBe(1);
    const scores = page.getByRole('region', { name: 'Оценки' });
    await scores
      .getByRole('row', { name: /^Понимаю цели|^Мне понятны цели/ })
      .getByText('не отличимо от прежнего')
      .waitFor();
    expect(await scores.getByRole('row', { name: /^График мне удобен/ }).innerText()).toContain(
      'ниже больше случайного',
    );
    await scores.getByText('Как менялось', { exact: true }).click();
    await scores
      .getByRole('region', { name: 'Как менялось' })
      .getByRole('combobox', { name: 'Что сравнить' })
      .waitFor();
    await page.getByText('Пока не написана').waitFor();
    await expectFlawless(one, 'the results of a survey');

    const first = row(page, 'Вся компания').getByRole('gridcell').first();
    await first.focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
      await page.keyboard.press(key);
    const cell = row(page, 'Склад').getByRole('gridcell').nth(3);
    expect(await cell.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await cell.innerText()).toContain('ниже остальных больше случайного');
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Склад' });
    await drawer.getByText('Ниже, чем у остальных: отличие больше случайного.').waitFor();
    await drawer.getByRole('region', { name: 'Вся компания' }).waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'hidden' });
    await expect.poll(() => cell.evaluate((element) => element === document.activeElement), PATIENCE).toBe(true);
    await context.close();
  });

  it('show the groups by one question at a time on a phone, where nothing sticks out, open a question from its row, and find a comment among those that were read', async () => {
    const one = await visit(browser, PHONE, 'dark');
    const { page, context } = one;
    const results = storeResults(workspace);
    await showResults(page, results);
    await open(page, results);
    // The question that groups differ by comes first; another can be chosen.
    const cells = row(page, 'Склад').getByRole('gridcell');
    await expect.poll(() => cells.allInnerTexts(), PATIENCE).toEqual([expect.stringContaining('ниже остальных')]);
    const theme = page.getByRole('combobox', { name: 'Какой вопрос показать' });
    await theme.selectOption('Команда помогает, когда…');
    await expect.poll(() => cells.allInnerTexts(), PATIENCE).toEqual([expect.stringMatching(/^4,3/)]);
    await cells.click();
    await page.getByRole('dialog', { name: 'Склад' }).getByText('Команда помогает, когда трудно').waitFor();
    await page.keyboard.press('Escape');
    const name = await row(page, 'Склад').getByRole('rowheader').boundingBox();
    expect(name!.x).toBeGreaterThanOrEqual(0);
    const question = page.getByRole('button', { name: 'Где вам удобнее работать?' });
    expect(await question.getAttribute('aria-expanded')).toBe('false');
    await question.click();
    await page.getByRole('region', { name: 'Где вам удобнее работать?' }).waitFor();
    const comments = page.getByRole('region', { name: 'Что пишут', exact: true });
    await comments.getByText('Все ответы словами').click();
    await comments.getByRole('searchbox', { name: 'Найти в ответах' }).fill('с детьми');
    await comments.getByText('Нашлось: 1').waitFor();
    await expect
      .poll(
        () =>
          comments
            .getByRole('listitem')
            .filter({ hasText: /ответ \d|не спланировать/ })
            .allInnerTexts(),
        PATIENCE,
      )
      .toEqual(['Смены ставят за два дня, с детьми не спланировать.']);
    await expectFlawless(one, 'the results of a survey on a phone');
    await context.close();
  });

  it('draw forty groups by twenty questions within a tenth of a second of script, with elements to match', async () => {
    const { page, context } = await visit(browser, DESKTOP);
    const huge = hugeResults(workspace, 40, 20);
    await showResults(page, huge);
    await open(page, huge);
    await map(page).waitFor();
    // A cell is itself, its interval and its words; a row has a name and who answered.
    const elements = await map(page).evaluate((table) => table.querySelectorAll('*').length);
    expect(elements).toBeLessThanOrEqual(41 * (20 * 3 + 3) + 25);
    const asTable = page.getByRole('button', { name: 'Показать таблицей: Оценки групп' });
    const spent = [];
    for (let turn = 0; turn < 5; turn++) {
      await asTable.click();
      // From the press that brings the map back until its elements stand in the page.
      spent.push(
        await asTable.evaluate(async (button) => {
          const begun = performance.now();
          (button as HTMLButtonElement).click();
          // React draws in a microtask: nothing else of the page runs in between.
          while (!document.querySelector('[role=grid]')) await Promise.resolve();
          return performance.now() - begun;
        }),
      );
      await map(page).waitFor();
    }
    // The quickest: by the clock the others measure what else the machine did.
    expect(Math.min(...spent)).toBeLessThan(DRAWN_WITHIN);
    await context.close();
  });
});

describe('results that cannot be shown', () => {
  const withState = (values: Partial<SurveyResults>, survey: Partial<SurveyResults['survey']> = {}) => {
    const results = storeResults(workspace);
    return { ...results, breakdown: null, shown: 0, enps: null, ...values, survey: { ...results.survey, ...survey } };
  };

  it('say while it runs how many answered and when figures appear; completing asks first; where too few answered nobody is shown anything, and it says why', async () => {
    const { page, context } = await visit(browser, DESKTOP);
    const results = withState(
      { breakdown_state: 'open' },
      { status: 'PUBLISHED', results_visibility: 'closed', responded_at_least: true },
    );
    await showResults(page, results);
    const sent: unknown[] = [];
    await page.route(`**/api/surveys/${results.survey.id}`, async (route) => {
      sent.push(route.request().postDataJSON());
      await showResults(page, withState({ breakdown_state: 'too_few' }));
      return route.fulfill({ json: { ...results.survey, status: 'COMPLETED' } });
    });
    await open(page, results);
    await page.getByText('Ответило не меньше 34 из 40').first().waitFor();
    await page.getByText('Итог появится, когда исследование завершат. До этого').waitFor();
    await page.getByRole('button', { name: 'Завершить' }).click();
    const dialog = page.getByRole('dialog', { name: 'Завершить исследование?' });
    await dialog.getByText('открыть исследование снова нельзя').waitFor();
    expect(sent).toEqual([]);
    await dialog.getByRole('button', { name: 'Завершить' }).click();
    await expect.poll(() => sent, PATIENCE).toEqual([{ status: 'COMPLETED', version: 4 }]);
    await page.getByRole('heading', { name: 'Ответило меньше пяти человек: итога не будет' }).waitFor();
    await page.getByText('не увидит никто: ни вы, ни руководители, ни мы').waitFor();
    expect(await page.getByRole('button', { name: 'Скачать' }).count()).toBe(0);
    await context.close();
  });

  it('come by themselves when groups have been compared, say of a dimension that is not told why, and read as a table', async () => {
    const { page, context } = await visit(browser, DESKTOP);
    const results = storeResults(workspace);
    await showResults(page, results);
    let asked = 0;
    await page.route(`**/api/surveys/${results.survey.id}/results`, (route) => {
      asked += 1;
      return route.fulfill({ json: asked < 3 ? withState({ breakdown_state: 'preparing', shown: 34 }) : results });
    });
    await open(page, results);
    await page.getByRole('heading', { name: 'Считаем отличия между группами' }).first().waitFor();
    await map(page).waitFor();
    await page.getByRole('radiogroup', { name: 'Чем отличаются группы' }).getByText('Стаж').click();
    await page.getByText('не указана дата приёма на работу').waitFor();
    await page.getByRole('radiogroup', { name: 'Чем отличаются группы' }).getByText('Команды').click();
    await page.getByRole('button', { name: 'Показать таблицей: Оценки групп' }).click();
    const table = page.getByRole('table', { name: 'Оценки групп' });
    await table.getByText(/^1,7, от \d,\d до \d,\d, ниже остальных больше случайного$/).waitFor();
    await context.close();
  });

  it('are tried again after a failure, and saved as a workbook of what the screen shows; who may not read results is told so', async () => {
    const { page, context } = await visit(browser, DESKTOP);
    const results = storeResults(workspace);
    await showResults(page, results);
    let fails = true;
    await page.route(`**/api/surveys/${results.survey.id}/results`, (route) =>
      fails
        ? route.fulfill({ status: 400, json: { detail: 'Не вышло', code: 'invalid' } })
        : route.fulfill({ json: results }),
    );
    await open(page, results);
    await page.getByText('Итоги не загрузились').waitFor();
    fails = false;
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await map(page).waitFor();
    await page.getByRole('button', { name: 'Скачать', exact: true }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'Книга Excel (XLSX)' }).dispatchEvent('click');
    const file = await download;
    expect(file.suggestedFilename()).toBe('Как нам работается ноябрь 2026-11-17.xlsx');
    const files = unzipSync(await readFile(await file.path()));
    const groups = strFromU8(files['xl/worksheets/sheet3.xml']!);
    expect(groups).toContain('Склад');
    // The line of a hidden group says why it is one, and has no figure.
    const hidden = groups.match(/<row.*?<\/row>/g)?.find((row) => row.includes('Поддержка'));
    expect(hidden).toContain('показываем только вместе с другими');
    expect(hidden).not.toContain('<v>');

    await page.getByRole('button', { name: 'Скачать: Оценки групп' }).click();
    const table = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: 'CSV для Excel' }).dispatchEvent('click');
    const lines = (await readFile(await (await table).path(), 'utf8')).split('\r\n');
    expect(lines.find((line) => line.startsWith('"Поддержка"'))).toContain('показываем только вместе с другими');

    await openAs(page, employee, address(results));
    await page.getByText('Итоги исследований видят владелец, HR и руководители.').waitFor();
    await context.close();
  });
});
