import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { agree } from './agree.ts';
import { type Company, makeCompany } from './authoring.ts';
import { DESKTOP, expectFlawless, PATIENCE, PHONE, showAs, TABLET, visit } from './browser.ts';
import { demand, openAs } from './factories.ts';
import { moveSurvey } from './survey-factory.ts';

/*
 * Kinds of questions beside the six of the specification, each along its whole way: built, answered on a phone by
 * keyboard alone, read as figures.
 */

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

const question = (page: Page, position: number) =>
  page.getByRole('textbox', { name: `Вопрос ${position}`, exact: true });
const asOwner = () => ({ token: company.owner.tokens.access_token });

/** Opens the builder with a first question of this kind. */
async function build(page: Page, title: string, kind: string, text: string): Promise<void> {
  await openAs(page, company.owner, '/app/surveys/create');
  await page.getByRole('textbox', { name: 'Название', exact: true }).fill(title);
  await page.getByLabel('Чем отвечают на вопрос 1').selectOption({ label: kind });
  await question(page, 1).fill(text);
}

/** Saves what is built, and opens it with names and a link, so that a few are enough. */
async function launch(page: Page): Promise<{ survey: Survey; link: string }> {
  await page.getByRole('button', { name: 'Сохранить черновик', exact: true }).click();
  await page.waitForURL('**/edit');
  const id = /surveys\/([0-9a-f-]+)\/edit/.exec(page.url())![1]!;
  const body = { anonymous: false, allow_unauthenticated: true, smallest_group: 3 };
  await demand(surveys.updateSurvey, { params: { id }, body }, asOwner());
  await moveSurvey(company.owner, { id }, 'PUBLISHED');
  const survey = await demand(surveys.shareSurvey, { params: { id }, body: {} }, asOwner());
  return { survey, link: survey.share_link! };
}

const thanks = (page: Page) => page.getByRole('heading', { name: /тветы отправлены/ }).waitFor();

/** Others answer by the link as well; the survey is over when they are counted. */
async function answered(link: string, survey: Survey, given: readonly object[][]): Promise<void> {
  for (const one of given) {
    const body = { answers: one.map((said, place) => ({ question_id: survey.questions[place]!.id, ...said })) };
    await demand(answers.respondToPublicSurvey, { params: { link }, body });
  }
  await moveSurvey(company.owner, survey, 'COMPLETED');
  const input = { params: { id: survey.id } };
  const shown = async () => (await demand(surveys.getSurveyResults, input, asOwner())).shown;
  await expect.poll(shown, PATIENCE).toBe(given.length + 1);
}

/** Opens how a question was answered, below its line in the results. */
async function openRow(page: Page, question: string): Promise<void> {
  await page.getByRole('region', { name: 'Оценки' }).getByRole('button', { name: question, exact: true }).click();
}

it('a number is built with its bounds, moved along a line or typed on a phone by keyboard, and read among those near it', async () => {
  const author = await visit(browser, DESKTOP);
  const { page } = author;
  await build(page, 'Нагрузка', 'Число', 'Сколько встреч у вас в день?');
  const field = (name: string, position: number) => page.getByRole('textbox', { name: `${name}, вопрос ${position}` });
  await field('Наибольшее число', 1).fill('');
  await page.getByText('Границы — целые числа от 0 до миллиарда').waitFor();
  await field('Наибольшее число', 1).fill('10');
  await page.getByRole('button', { name: 'Число', exact: true }).click();
  await question(page, 2).fill('Сколько часов переработки в неделю?');
  await field('Наибольшее число', 2).fill('60');
  await field('Единица', 2).fill('ч');
  await page.getByText(/^Число от\s0 до\s10$/).waitFor();
  const preview = page.getByRole('region', { name: 'Предпросмотр' });
  await preview.getByRole('slider', { name: /Сколько встреч/ }).waitFor();
  await preview.getByText(/^От 0 до 60\sч$/).waitFor();
  await expectFlawless(author, 'numbers in the builder');
  await showAs(page, TABLET, 'dark');
  await expectFlawless(author, 'numbers in the builder, dark');
  await showAs(page, DESKTOP);
  const { survey, link } = await launch(page);
  expect(survey.questions.map(({ type, settings }) => [type, settings])).toEqual([
    ['NUMBER', { min: 0, max: 10, unit: '' }],
    ['NUMBER', { min: 0, max: 60, unit: 'ч' }],
  ]);

  const respondent = await visit(browser, PHONE);
  const phone = respondent.page;
  await phone.goto(`/s/${link}`);
  const line = phone.getByRole('slider', { name: /Сколько встреч/ });
  expect(await line.getAttribute('aria-valuetext')).toBe('ответа пока нет');
  const send = phone.getByRole('button', { name: /^Отправ/ });
  await line.focus();
  // To come by is no answer; the space bar takes what the thumb stands at.
  await phone.keyboard.press('Tab');
  await phone.keyboard.press('Shift+Tab');
  await phone.getByText('На этот вопрос нужен ответ', { exact: true }).first().waitFor();
  await phone.keyboard.press('Space');
  expect(await line.getAttribute('aria-valuetext')).toBe('0');
  for (let step = 0; step < 3; step++) await phone.keyboard.press('ArrowRight');
  expect(await line.getAttribute('aria-valuetext')).toBe('3');
  await phone.keyboard.press('Tab');
  await phone.keyboard.type('7x5');
  await phone.keyboard.press('Tab');
  await phone.getByText('Ответ на этот вопрос — целое число от 0 до 60.').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await expectFlawless(respondent, 'numbers on a phone');
  await phone.getByRole('button', { name: 'Один из ответов нужно поправить' }).press('Enter');
  await phone.keyboard.press('Backspace');
  await phone.getByText('Всё обязательное заполнено', { exact: true }).waitFor();
  await showAs(phone, PHONE, 'dark');
  await expectFlawless(respondent, 'numbers on a phone, dark');
  await agree(phone);
  await send.press('Enter');
  await thanks(phone);
  await respondent.context.close();

  const said = (meetings: number, hours: number) => [{ answer_rating: meetings }, { answer_rating: hours }];
  await answered(link, survey, [said(3, 5), said(4, 6), said(3, 8), said(3, 41)]);
  await page.goto(`/app/surveys/${survey.id}/results`);
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const hours = card('Сколько часов переработки в неделю?');
  await openRow(page, 'Сколько часов переработки в неделю?');
  await openRow(page, 'Сколько встреч у вас в день?');
  await hours.getByText(/Чаще всего отвечают «5–9\sч»\. Среднее — примерно 14,\d\sч, вероятно/).waitFor();
  await hours.getByText(/^Числа собраны по\s5, среднее/).waitFor();
  expect((await hours.getByRole('listitem').allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^5–9 ч 4 · 80 %$/),
    ...Array.from({ length: 6 }, () => expect.stringMatching(/0 · 0 %$/) as string),
    expect.stringMatching(/^40–44 ч 1 · 20 %$/),
  ]);
  await card('Сколько встреч у вас в день?')
    .getByText(/Чаще всего отвечают «3»\. Среднее 3,2/)
    .waitFor();
  await expectFlawless(author, 'numbers in the results');
  await showAs(page, PHONE, 'dark');
  await hours.waitFor();
  await expectFlawless(author, 'numbers in the results on a phone');
  await author.context.close();
});

it('options are put in order by two buttons or arrows, the most important first, on a phone by keyboard, and read by their mean place', async () => {
  const author = await visit(browser, DESKTOP);
  const { page } = author;
  const what = 'Что для вас важнее?';
  await build(page, 'Что важно', 'По важности', what);
  await page.getByRole('textbox', { name: 'Вариант 1' }).fill('Зарплата');
  await page.getByRole('textbox', { name: 'Вариант 2' }).fill('Зарплата');
  await page.getByText('Есть одинаковые варианты').waitFor();
  await page.getByRole('textbox', { name: 'Вариант 2' }).fill('График');
  await page.getByRole('textbox', { name: 'Ещё вариант' }).fill('Рост');
  const preview = page.getByRole('region', { name: 'Предпросмотр' });
  await preview.getByRole('button', { name: 'Рост: выше' }).press('Enter');
  await preview.getByText('Рост: место 2 из 3').waitFor();
  await expectFlawless(author, 'a ranking in the builder');
  const { survey, link } = await launch(page);
  expect(survey.questions[0]).toMatchObject({ type: 'RANKING', options: ['Зарплата', 'График', 'Рост'] });

  const respondent = await visit(browser, PHONE);
  const phone = respondent.page;
  await phone.goto(`/s/${link}`);
  const send = phone.getByRole('button', { name: /^Отправ/ });
  const rows = async () =>
    (await phone.getByRole('list').getByRole('listitem').allInnerTexts()).map((row) => row.trim());
  const move = (name: string) => phone.getByRole('button', { name, exact: true });
  // What nobody has touched is no answer.
  await phone.getByText('Стрелками поставьте наверх самое важное. Пока ничего не сдвинуто, ответа нет.').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await phone.getByRole('button', { name: 'Порядок уже верный' }).press('Enter');
  await phone.getByText('Всё обязательное заполнено', { exact: true }).waitFor();
  await phone.getByRole('button', { name: 'Убрать ответ' }).press('Enter');
  await phone.getByRole('button', { name: 'Осталось ответить на обязательные' }).press('Enter');
  await expect.poll(() => move('Зарплата: ниже').evaluate((one) => one === document.activeElement)).toBe(true);
  await expectFlawless(respondent, 'a ranking on a phone');
  // It goes down by the button and on by the arrows, and keeps the focus; its place is said.
  await phone.keyboard.press('Enter');
  await phone.getByRole('status').getByText('Зарплата: место 2 из 3').waitFor();
  await expect.poll(() => move('Зарплата: ниже').evaluate((one) => one === document.activeElement)).toBe(true);
  await phone.keyboard.press('ArrowDown');
  await phone.getByRole('status').getByText('Зарплата: место 3 из 3').waitFor();
  expect(await move('Зарплата: ниже').getAttribute('aria-disabled')).toBe('true');
  await move('Рост: выше').press('Enter');
  await phone.getByRole('status').getByText('Рост: место 1 из 3').waitFor();
  await move('Рост: выше').press('ArrowDown');
  expect((await rows()).map((row) => row.replaceAll(/\s+/g, ' '))).toEqual(['1 График', '2 Рост', '3 Зарплата']);
  const sizes = await phone
    .getByRole('button', { name: /: (?:выше|ниже)$/ })
    .evaluateAll((all) => all.map((one) => [one.clientWidth, one.clientHeight]));
  expect(new Set(sizes.flat())).toEqual(new Set([44]));
  await phone.getByText('Всё обязательное заполнено', { exact: true }).waitFor();
  await showAs(phone, PHONE, 'dark');
  await expectFlawless(respondent, 'a ranking on a phone, dark');
  await agree(phone);
  await send.press('Enter');
  await thanks(phone);
  await respondent.context.close();

  const order = (...options: string[]) => [{ answer_options: options }];
  await answered(link, survey, [
    order('График', 'Рост', 'Зарплата'),
    order('График', 'Зарплата', 'Рост'),
    order('Рост', 'График', 'Зарплата'),
    order('График', 'Рост', 'Зарплата'),
  ]);
  await page.goto(`/app/surveys/${survey.id}/results`);
  const card = page.getByRole('region', { name: what, exact: true });
  await openRow(page, what);
  await card.getByText('Важнее всего «График»: среднее место 1,2').waitFor();
  expect((await card.getByRole('listitem').allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^График место 1,2 .*Первым поставили 80 %$/),
    expect.stringMatching(/^Рост место 2,0 .*Первым поставили 20 %$/),
    expect.stringMatching(/^Зарплата место 2,8 .*Первым поставили 0 %$/),
  ]);
  await card.getByRole('button', { name: /таблиц/ }).click();
  await card.getByRole('columnheader', { name: 'Среднее место' }).waitFor();
  await card.getByRole('button', { name: /таблиц/ }).click();
  await expectFlawless(author, 'a ranking in the results');
  await showAs(page, PHONE, 'dark');
  await card.waitFor();
  await expectFlawless(author, 'a ranking in the results on a phone');
  await author.context.close();
});

it('a day is asked within its bounds, given on a phone by keyboard, and read by its month', async () => {
  const author = await visit(browser, DESKTOP);
  const { page } = author;
  const when = 'Когда вам удобно в отпуск?';
  await build(page, 'Отпуска', 'Дата', when);
  const last = page.getByLabel('Последний день, вопрос 1');
  await page.getByLabel('Первый день, вопрос 1').fill('2026-01-01');
  await last.fill('2025-12-31');
  await page.getByText('Последний день должен быть позже первого').waitFor();
  await last.fill('2026-12-31');
  await page.getByRole('region', { name: 'Предпросмотр' }).getByText('С 1 января 2026 по 31 декабря 2026').waitFor();
  await expectFlawless(author, 'a day in the builder');
  const { survey, link } = await launch(page);
  expect(survey.questions[0]!.settings).toEqual({ from: '2026-01-01', to: '2026-12-31' });

  const respondent = await visit(browser, PHONE);
  const phone = respondent.page;
  await phone.goto(`/s/${link}`);
  const send = phone.getByRole('button', { name: /^Отправ/ });
  const day = phone.getByLabel(/Когда вам удобно/);
  await day.focus();
  // Month, day and year, as the browser of this machine has them.
  await phone.keyboard.type('06142027');
  await phone.getByText('С 1 января 2026 по 31 декабря 2026').waitFor();
  await day.blur();
  await phone.getByText('Ответ на этот вопрос — день с 1 января 2026 по 31 декабря 2026.').waitFor();
  expect(await send.isDisabled()).toBe(true);
  await expectFlawless(respondent, 'a day on a phone');
  await day.focus();
  await phone.keyboard.type('06142026');
  expect(await day.inputValue()).toBe('2026-06-14');
  await phone.getByText('Всё обязательное заполнено', { exact: true }).waitFor();
  await showAs(phone, PHONE, 'dark');
  await expectFlawless(respondent, 'a day on a phone, dark');
  await agree(phone);
  await send.press('Enter');
  await thanks(phone);
  await respondent.context.close();

  const said = (answer: string) => [{ answer_text: answer }];
  await answered(link, survey, ['2026-06-01', '2026-07-31', '2026-06-30', '2026-08-15'].map(said));
  await page.goto(`/app/surveys/${survey.id}/results`);
  const card = page.getByRole('region', { name: when, exact: true });
  await openRow(page, when);
  await card.getByText('Чаще всего отвечают «июнь 2026»').waitFor();
  expect((await card.getByRole('listitem').allInnerTexts()).map((row) => row.replaceAll(/\s+/g, ' '))).toEqual([
    'июнь 2026 3 · 60 %',
    'июль 2026 1 · 20 %',
    'август 2026 1 · 20 %',
  ]);
  await expectFlawless(author, 'days in the results');
  await showAs(page, PHONE, 'dark');
  await card.waitFor();
  await expectFlawless(author, 'days in the results on a phone');
  await author.context.close();
});

it('statements are rated on one scale, on a phone by keyboard, and read each by its mean', async () => {
  const author = await visit(browser, DESKTOP);
  const { page } = author;
  const question = 'Насколько вы согласны: 1 — совсем нет, 5 — полностью';
  await build(page, 'С чем согласны', 'Утверждения', question);
  await page.getByRole('textbox', { name: 'Утверждение 1' }).fill('Мне понятны цели');
  await page.getByText('Нужно хотя бы два утверждения').waitFor();
  await page.getByRole('textbox', { name: 'Утверждение 2' }).fill('Мне хватает времени');
  const preview = page.getByRole('region', { name: 'Предпросмотр' });
  await preview.getByRole('radiogroup', { name: 'Мне хватает времени' }).waitFor();
  await expectFlawless(author, 'statements in the builder');
  await showAs(page, TABLET, 'dark');
  await expectFlawless(author, 'statements in the builder, dark');
  await showAs(page, DESKTOP);
  const { survey, link } = await launch(page);
  expect(survey.questions[0]).toMatchObject({ type: 'MATRIX', scale: '1-5' });

  const respondent = await visit(browser, PHONE);
  const phone = respondent.page;
  await phone.goto(`/s/${link}`);
  const send = phone.getByRole('button', { name: /^Отправ/ });
  const number = (statement: string, value: string) =>
    phone.getByRole('radiogroup', { name: statement }).getByRole('radio', { name: value, exact: true });
  await number('Мне понятны цели', '1').focus();
  await phone.keyboard.press('5');
  expect(await number('Мне понятны цели', '5').isChecked()).toBe(true);
  await phone.keyboard.press('ArrowLeft');
  expect(await number('Мне понятны цели', '4').isChecked()).toBe(true);
  await phone.getByText('Осталось оценить: 1').waitFor();
  // A row is one step: the next is the other statement, and what is left of the question is said behind it.
  await phone.keyboard.press('Tab');
  await phone.keyboard.press('Tab');
  await phone.getByText('Оцените каждое утверждение.').waitFor();
  const groups = phone.getByRole('radiogroup');
  const wrong = () => groups.evaluateAll((all) => all.map((one) => one.getAttribute('aria-invalid')));
  expect(await wrong()).toEqual(['false', 'true']);
  // Five keys stand below their statement, 48 high, as wide as its words may be.
  const key = (await number('Мне понятны цели', '1').locator('xpath=following-sibling::span').boundingBox())!;
  const words = (await phone.getByText('Мне понятны цели', { exact: true }).boundingBox())!;
  expect([key.height, key.x, key.y > words.y + words.height]).toEqual([48, words.x, true]);
  expect(await send.isDisabled()).toBe(true);
  await expectFlawless(respondent, 'statements on a phone');
  await phone.getByRole('button', { name: 'Осталось ответить на обязательные' }).press('Enter');
  // Led to the first that is not rated.
  await phone.keyboard.press('2');
  expect(await number('Мне хватает времени', '2').isChecked()).toBe(true);
  await phone.getByText('Всё обязательное заполнено', { exact: true }).waitFor();
  await showAs(phone, PHONE, 'dark');
  await expectFlawless(respondent, 'statements on a phone, dark');
  await agree(phone);
  await send.press('Enter');
  await thanks(phone);
  await respondent.context.close();

  const said = (...numbers: string[]) => [{ answer_options: numbers }];
  await answered(link, survey, [said('5', '1'), said('4', '2'), said('5', '1'), said('4', '1')]);
  await page.goto(`/app/surveys/${survey.id}/results`);
  await openRow(page, 'Мне понятны цели');
  const card = page.getByRole('region', { name: 'Мне понятны цели', exact: true });
  await card.getByText(/^Чаще всего ставят 4\. Среднее 4,4/).waitFor();
  await page.getByText(/^Утверждение из вопроса «Насколько вы согласны/).waitFor();
  await expectFlawless(author, 'statements in the results');
  await showAs(page, PHONE, 'dark');
  await card.waitFor();
  await expectFlawless(author, 'statements in the results on a phone');
  // On paper they stand together.
  await showAs(page, DESKTOP);
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const sheet = page.locator('[data-print-sheet]');
  await sheet
    .getByText('Выше всего оценили «Мне понятны цели»: среднее 4,4, ниже всего «Мне хватает времени»: 1,4')
    .waitFor();
  await author.context.close();
});
