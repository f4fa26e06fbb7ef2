import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs, type Person } from './factories.ts';
import { answerByLink, counted, makePoll, makePublishedFrame, setPublished } from './results-factories.ts';

const SCALE = 'Насколько вероятно, что вы порекомендуете нас как место работы?';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner);
});
afterAll(() => browser.close());

describe('the page of results', () => {
  it('says each sentence once, in the order finding, figures, teams, words, what to do; how it was counted is a press away', async () => {
    const poll = await makePoll(owner, workspace, { title: 'Осенний eNPS', questions: [SCALE, 'Почему?'] });
    for (const scores of [
      [2, 3, 6, 2, 7, 0, 1, 4, 3, 2],
      [10, 9, 10, 9, 10, 8, 10, 9, 9, 10],
    ]) {
      const run = await makePublishedFrame(owner, poll);
      for (const score of scores) await answerByLink(poll, run, [String(score), `Потому что ${score}`]);
      await counted(owner, run, scores.length);
      await setPublished(owner, run, false);
    }
    const { context, page } = await visit(browser, DESKTOP);
    const trend = page.getByRole('region', { name: 'Сравнение запусков' });
    await openAs(page, owner, `/app/poll/${poll.id}/results`);
    await page
      .getByRole('region', { name: 'Вывод' })
      .getByRole('heading', { name: /^eNPS вырос: было −90, стало \+90/ })
      .waitFor();
    await page.getByRole('region', { name: 'Что делать', exact: true }).getByRole('paragraph').first().waitFor();
    await page.getByRole('heading', { name: /^Тон ответов/ }).waitFor();
    await trend.getByRole('img').last().waitFor();
    const sections = await page.locator('main h2').allInnerTexts();
    expect(sections).toEqual(['Вывод', 'Оценки', 'По командам', 'Что пишут', 'Что делать', 'Команде', 'Ответы']);

    // What can be chosen is no sentence.
    const choices = await page.locator('main option').allInnerTexts();
    const said = (await page.locator('main').innerText())
      .split(/\n|(?<=[.!?]) (?=[А-ЯЁa-zA-Z])/)
      .map((sentence) => sentence.trim().replace(/\.$/, ''))
      .filter((sentence) => sentence.split(/\s/).length > 3 && !choices.includes(sentence));
    const twice = said.filter((sentence, place) =>
      said.some((other, at) => at !== place && other.toLowerCase().includes(sentence.toLowerCase())),
    );
    expect(twice).toEqual([]);
    // The figure that the headline has is in no other sentence.
    expect(said.filter((sentence) => sentence.includes('+90'))).toHaveLength(1);
    expect(await page.getByText('Один человек меняет итог не больше чем на').filter({ visible: true }).count()).toBe(0);
    await trend.getByText('Как это посчитано').click();
    await trend.getByText('Один человек меняет итог не больше чем на 20\u00a0пунктов.').waitFor();

    // Whoever is told in a chat reads the finding and what it rests on.
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Скопировать вывод' }).click();
    await page.getByText('Вывод скопирован').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Итоги опроса «Осенний eNPS», неделя \d+\.\neNPS вырос: было −90, стало \+90.*\.\n.*\.\nВероятно между .* ответили 10\.$/,
    );
    await context.close();
  });
});
