import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { type Company, field, makeCompany, menuItem, openPollMenu, stored } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { call, openAs } from './factories.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

/** The choice between own words and the scales, of a question counted from 1. */
const choice = (page: Page, position: number) =>
  page.getByRole('radiogroup', { name: `Чем отвечают на вопрос ${position}` });
const chosen = (page: Page, position: number) =>
  choice(page, position).getByRole('radio', { checked: true }).getAttribute('value');

/** Which answers of a question are the better ones, as it is chosen. */
const direction = (page: Page, position: number) =>
  page.getByRole('combobox', { name: `Какие оценки лучше в вопросе ${position}` });

/** An open run of a pulse with both scales and a question in own words. */
async function openRun() {
  const { workspace, owner } = company;
  const as = { token: owner.tokens.access_token };
  const questions = [
    { text: 'Как прошла неделя? 0 — очень плохо, 10 — отлично.', order_index: 0, scale: '0-10' as const },
    { text: 'Хватало ли времени? 1 — нет, 5 — да.', order_index: 1, scale: '1-5' as const },
    { text: 'Что мешало?', order_index: 2, is_required: false },
  ];
  const settings = { title: 'Пульс', type: 'PULSE', is_anonymous: true, allow_anonymous_link: true } as const;
  const { body: poll } = await call(
    polls.createPoll,
    { body: { workspace_id: workspace.id, ...settings, questions } },
    as,
  );
  const { body: frame } = await call(polls.createFrame, { params: { id: poll.id }, body: {} }, as);
  await call(polls.publishFrame, { params: { id: frame.id }, body: { published: true } }, as);
  return {
    take: `/app/poll/${poll.id}/take`,
    link: `/app/poll/${poll.id}/anonymous/${frame.public_token}/take`,
    stored: async () => {
      const { body } = await call(polls.getResults, { params: { id: frame.id }, query: {} }, as);
      return poll.questions.map(({ id }) => body.by_question[id]?.map(({ content }) => content) ?? []);
    },
  };
}

/** Where the numbers of a scale stand: one row, each a target high enough for a thumb. */
async function expectOneRow(scale: Locator, numbers: number): Promise<void> {
  const boxes = await scale.getByRole('radio').evaluateAll((radios) =>
    radios.map((radio) => {
      const { top, width, height } = radio.getBoundingClientRect();
      return { top, width, height };
    }),
  );
  expect(boxes).toHaveLength(numbers);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const { width, height } of boxes) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(width).toBeGreaterThanOrEqual(24);
  }
}

const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);

describe('a scale', () => {
  it('is chosen for a question by keyboard on a phone, is kept by the draft, and is fixed for the question of eNPS', async () => {
    const visitor = await visit(browser, PHONE);
    const { page } = visitor;
    await openAs(page, company.hr, '/app/poll/create');
    await page.getByLabel('Название').fill('Шкалы');
    await field(page, 1).fill('Как прошла неделя?');
    expect(await choice(page, 1).count()).toBe(0);
    await page.getByText(/На этот вопрос отвечают оценкой/).waitFor();
    await page.getByRole('radio', { name: 'Пульс' }).check();
    expect(await chosen(page, 1)).toBe('words');
    await choice(page, 1).getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    expect(await chosen(page, 1)).toBe('0-10');
    await page.getByText(/Что значат края, скажите в вопросе: «0 — /).waitFor();
    // What the words make likely is only proposed.
    await page.getByText('Похоже, больше — лучше.').waitFor();
    expect(await direction(page, 1).inputValue()).toBe('');
    await direction(page, 1).selectOption({ label: 'Больше — хуже' });
    expect(await page.getByText(/^Похоже/).count()).toBe(0);
    await page.getByRole('button', { name: 'Добавить вопрос' }).click();
    await field(page, 2).fill('Хватало ли времени?');
    await choice(page, 2).getByRole('radio', { checked: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await chosen(page, 2)).toBe('1-5');
    await page.getByRole('button', { name: 'Похоже, больше — лучше: да, так в вопросе 2' }).press('Enter');
    expect(await direction(page, 2).inputValue()).toBe('higher_is_better');
    expect(await direction(page, 2).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Добавить вопрос' }).click();
    await field(page, 3).fill('Что мешало?');
    await expectFlawless(visitor, 'scales of questions on a phone');

    await page.reload();
    await field(page, 3).waitFor();
    expect(await Promise.all([1, 2, 3].map((position) => chosen(page, position)))).toEqual(['0-10', '1-5', 'words']);
    const reply = page.waitForResponse((one) => one.request().method() === 'POST' && one.url().endsWith('/api/polls'));
    await page.getByRole('button', { name: 'Создать опрос' }).click();
    const made = (await (await reply).json()) as { id: string };
    const scales = async () => (await stored(made, company.owner)).questions.map(({ scale }) => scale);
    const directions = async () => (await stored(made, company.owner)).questions.map((one) => one.direction);
    expect(await scales()).toEqual(['0-10', '1-5', null]);
    expect(await directions()).toEqual(['lower_is_better', 'higher_is_better', null]);

    await openPollMenu(page, 'Шкалы');
    await menuItem(page, 'Изменить').dispatchEvent('click');
    await expect.poll(() => chosen(page, 2), PATIENCE).toBe('1-5');
    await choice(page, 2).getByText('Свой ответ').click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await page.getByRole('dialog', { name: 'Изменения сохранены' }).waitFor();
    expect(await scales()).toEqual(['0-10', null, null]);
    expect(await directions()).toEqual(['lower_is_better', null, null]);
    await visitor.context.close();
  });

  it('is answered by keyboard alone on a phone by link, in one row, its ends named', async () => {
    const run = await openRun();
    const respondent = await visit(browser, PHONE);
    const { page } = respondent;
    await page.goto(run.link);
    const week = page.getByRole('group', { name: /Как прошла неделя/ });
    const time = page.getByRole('group', { name: /Хватало ли времени/ });
    await week.waitFor();
    await expectOneRow(week, 11);
    await expectOneRow(time, 5);
    await expectFlawless(respondent, 'scales of the poll page');
    await page.setViewportSize({ width: 320, height: 640 });
    await expectOneRow(week, 11);
    await expectWhole(respondent, 'scales of the poll page at 320 px');
    await page.setViewportSize(PHONE);
    expect(await week.getByRole('radio', { name: '0, Очень плохо' }).count()).toBe(1);
    expect(await time.getByRole('radio', { name: '5, Да' }).count()).toBe(1);
    // Past what becomes of the answers.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Созвоны');
    await page.getByRole('checkbox', { name: 'Можно ответить мне' }).waitFor();
    // Past whether one wants to be answered, and what is kept of the answers.
    const send = page.getByRole('button', { name: /^Отправ/ });
    for (let step = 0; step < 4 && !(await isFocused(send)); step++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
    expect(await run.stored()).toEqual([['10'], ['2'], ['Созвоны']]);
    await respondent.context.close();
  });

  it('is the same in the app, in the dark', async () => {
    const run = await openRun();
    const member = await visit(browser, DESKTOP, 'dark');
    const { page } = member;
    await openAs(page, company.employee, run.take);
    const week = page.getByRole('group', { name: /Как прошла неделя/ });
    await week.waitFor();
    await expectOneRow(week, 11);
    await week.getByRole('radio', { name: '7', exact: true }).check();
    await page
      .getByRole('group', { name: /Хватало/ })
      .getByRole('radio', { name: '4', exact: true })
      .check();
    await expectFlawless(member, 'scales in the app');
    await page.getByRole('button', { name: /^Отправ/ }).click();
    await page.getByRole('dialog').getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
    expect(await run.stored()).toEqual([['7'], ['4'], []]);
    await member.context.close();
  });
});
