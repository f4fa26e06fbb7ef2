import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { forgiveFailedCalls } from './faults.ts';
import { demand, makePerson, makeWorkspace } from './factories.ts';
import { answerByLink, makeLinkedSurvey, moveSurvey } from './survey-factory.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const item = (said: string, state: string, responsible = '') => ({ said, done: `Решили: ${said}`, state, responsible });
const ITEMS = [
  item('Новичкам трудно', 'done', 'Анна Петрова'),
  item('График узнаём за два дня', 'doing'),
  item('Непонятно, за что премия', 'decided_otherwise'),
];

it('tells whoever answered by link what came of it, on a page that prints, until it is closed again', async () => {
  const owner = await makePerson({ premium: true });
  const questions = [{ text: 'Как вам работается?', type: 'RATING' as const }];
  const { survey, link } = await makeLinkedSurvey(owner, await makeWorkspace(owner), { questions });
  // A page about fewer would be about somebody.
  await answerByLink(owner, survey, 5);
  await moveSurvey(owner, survey, 'COMPLETED');
  // A page opens once respondents have been compared.
  const state = async () => {
    const input = { params: { id: survey.id } };
    return (await demand(surveys.getSurveyResults, input, { token: owner.tokens.access_token })).breakdown_state;
  };
  await expect.poll(state, PATIENCE).toBe('ready');
  const report = (published: boolean) => {
    const body = { intro: 'Мы прочли всё.', items: ITEMS, question_ids: [survey.questions[0]!.id], published } as never;
    return demand(surveys.saveSurveyReport, { params: { id: survey.id }, body }, { token: owner.tokens.access_token });
  };
  await report(true);
  const reader = await visit(browser, PHONE);
  const { page } = reader;
  await page.goto(link);
  await page.getByRole('heading', { name: 'Опрос завершён' }).waitFor();
  await page.getByRole('link', { name: 'Вы сказали — мы сделали' }).click();
  await page.waitForURL('**/r/*');
  await page.getByRole('heading', { level: 1, name: 'Вы сказали — мы сделали' }).waitFor();
  forgiveFailedCalls(reader);
  for (const [size, scheme] of [
    [PHONE, 'light'],
    [DESKTOP, 'dark'],
  ] as const) {
    await showAs(page, size, scheme);
    expect(await page.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/Новичкам трудно[^]*сделано[^]*Отвечает: Анна Петрова/),
      expect.stringMatching(/График узнаём[^]*делаем/),
      expect.stringMatching(/премия[^]*решили иначе/),
    ]);
    await page.getByText('Ответов: 5', { exact: true }).waitFor();
    // Its author has thanked; the page does not once more.
    const header = page.getByRole('main').locator('header');
    expect(await header.innerText()).toMatch(/ответили 5[^]*Мы прочли всё\.$/);
    // The scale of a mean says where it begins and ends.
    expect(await page.getByRole('article').innerText()).toMatch(/\n1\n+5\n/);
    await expectFlawless(reader, `report page at ${size.width}`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Напечатать' }).isVisible()).toBe(false);
    expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await page.emulateMedia({ media: null });
  }
  const { link: end } = await report(false);
  await page.goto(`/r/${end}`);
  await page.getByRole('heading', { name: 'Страница не найдена' }).waitFor();
  await expect.poll(() => reader.complaints.length, PATIENCE).toBeGreaterThan(0);
  forgiveFailedCalls(reader);
  await expectWhole(reader, 'no report page');
  await reader.context.close();
});
