import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Translations } from '#shared/models/translations.ts';
import { surveySets } from '#shared/rules/survey-sets.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, forgetFailures, PHONE, showAs, visit } from './browser.ts';
import { call, demand, openAs } from './factories.ts';
import { framesOf, makeCompany, makePoll, makePublishedFrame, type Company } from './poll-run-steps.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

const as = () => ({ token: company.owner.tokens.access_token });
const stored = async ({ id }: Poll) =>
  (await call(polls.getPollTranslations, { params: { id } }, as())).body as Translations;
const uzbek = async (poll: Poll) => (await stored(poll)).translations[0]!;
const field = (page: Page, own: string) => page.getByRole('textbox', { name: new RegExp(`^Перевод: .*${own}`) });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

describe('the languages of a poll', () => {
  let poll: Poll;

  it('are added beside its texts; what is written is stored by itself, and Enter leads to the next hole', async () => {
    poll = await makePoll(company, 'Смены и график');
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, `/app/poll/${poll.id}/edit`);
    await page.getByRole('link', { name: 'Языки' }).click();
    await page.getByText('Опрос пока на одном языке').waitFor();
    await expectFlawless(visitor, 'a poll in one language');
    await button(page, 'Добавить язык').click();
    await page.getByRole('menuitem', { name: 'Oʻzbekcha' }).dispatchEvent('click');
    await button(page, 'Oʻzbekcha 0 из 2').waitFor();
    await expectFlawless(visitor, 'a language in which nothing is said yet');

    await field(page, 'Смены и график').fill('Smenalar va ish jadvali');
    await field(page, 'Смены и график').press('Enter');
    expect(await focused(page)).toContain('Насколько вероятно');
    await page.getByText(/проверено: Анна\sП\./).waitFor();
    await button(page, 'Oʻzbekcha 1 из 2').waitFor();
    await page.getByRole('link', { name: 'Языки 1 пустая' }).waitFor();
    expect((await uzbek(poll)).texts['title']).toMatchObject({ text: 'Smenalar va ish jadvali', state: 'checked' });
    await page.getByRole('checkbox', { name: 'Скрыть проверенное' }).check();
    await button(page, 'Ещё 1 строка, все проверены').waitFor();
    expect(await field(page, 'Смены и график').count()).toBe(0);
    await button(page, 'Ещё 1 строка, все проверены').click();
    await showAs(page, PHONE, 'dark');
    await expectFlawless(visitor, 'translations on a phone');
    await visitor.context.close();
  });

  it('hold up a launch while a line is missing, with the way to it; once all is said, it opens', async () => {
    const frame = await makePublishedFrame(company, poll, { open: false });
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, '/app/poll');
    await page.getByRole('button', { name: 'Открыть' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('С пустыми не запустить').waitFor();
    await expectWhole(visitor, 'a launch with a hole');
    const refused = await call(polls.publishFrame, { params: { id: frame.id }, body: { published: true } }, as());
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'texts_missing' }]);
    await dialog.getByRole('link', { name: 'Открыть переводы' }).click();
    await field(page, 'Насколько вероятно').fill('Bizni tavsiya qilasizmi?');
    await field(page, 'Насколько вероятно').blur();
    await button(page, 'Oʻzbekcha 2 из 2').waitFor();
    await visitor.context.close();

    const opened = await demand(polls.publishFrame, { params: { id: frame.id }, body: { published: true } }, as());
    expect(opened.languages).toEqual(['ru', 'uz']);
    const [run] = await framesOf(company, poll);
    const asked = await call(answers.getPublicPoll, {
      params: { token: run!.public_token! },
      query: { language: 'uz,ru' },
    });
    expect(asked.body.translation?.texts['title']).toBe('Smenalar va ish jadvali');
  });

  it('lose nothing that is typed: not where storing fails, nor where a colleague writes the same line', async () => {
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, `/app/poll/${poll.id}/languages`);
    await button(page, 'Oʻzbekcha 2 из 2').waitFor();
    let broken = true;
    await page.route('**/translations/uz', (route) =>
      broken && route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await field(page, 'Смены и график').fill('Smenalar');
    await field(page, 'Смены и график').blur();
    await page.getByText('Написанное осталось здесь').waitFor();
    expect(await field(page, 'Смены и график').inputValue()).toBe('Smenalar');
    broken = false;
    // Meanwhile a colleague has written the same line, and another one.
    const { version, texts } = await uzbek(poll);
    const question = Object.keys(texts).find((place) => place !== 'title')!;
    const theirs = [
      { place: 'title', text: 'Boshqa' },
      { place: question, text: 'Tavsiya?' },
    ];
    await demand(
      polls.savePollTexts,
      { params: { id: poll.id, language: 'uz' }, body: { version, texts: theirs } },
      as(),
    );
    await button(page, 'Сохранить ещё раз').click();
    await page.getByText('Ваш вариант не потерян').waitFor();
    await page.getByText('«Boshqa»').waitFor();
    expect(await field(page, 'Насколько вероятно').inputValue()).toBe('Tavsiya?');
    await button(page, 'Сохранить ещё раз').click();
    await expect.poll(async () => (await uzbek(poll)).texts['title']?.text).toBe('Smenalar');
    expect((await uzbek(poll)).texts[question]?.text).toBe('Tavsiya?');
    forgetFailures(visitor);
    await expectWhole(visitor, 'a line that two have written');
    await visitor.context.close();
  });

  it('say what to connect where drafts are wanted, decide about holes, and go away after a question', async () => {
    await demand(polls.updatePoll, { params: { id: poll.id }, body: { title: 'Смены, график, отдых' } }, as());
    const visitor = await visit(browser, DESKTOP);
    const { page } = visitor;
    await openAs(page, company.owner, `/app/poll/${poll.id}/languages`);
    await page.getByText('изменился оригинал').waitFor();
    await button(page, 'Проверено: Смены, график, отдых').click();
    await button(page, 'Oʻzbekcha 2 из 2').waitFor();
    await field(page, 'Смены, график, отдых').fill('');
    await field(page, 'Смены, график, отдых').blur();
    await page.getByText('не хватает').waitFor();
    await button(page, 'Черновики перевода').click();
    await page.getByText('Черновики готовит ваш ИИ').waitFor();
    expect(await page.getByRole('link', { name: 'Подключить ИИ' }).getAttribute('href')).toContain('connect=ai');
    visitor.failuresForgiven = true;
    await expectWhole(visitor, 'drafts without a provider');
    await page.getByText('Показать на языке опроса', { exact: true }).click();
    await expect.poll(async () => (await stored(poll)).on_holes).toBe('own_language');
    await button(page, 'Убрать язык').click();
    await page.getByRole('dialog').getByText('Идущие запуски останутся').waitFor();
    await expectFlawless(visitor, 'a language to be removed');
    await page.getByRole('dialog').getByRole('button', { name: 'Убрать язык' }).click();
    await page.getByText('Опрос пока на одном языке').waitFor();
    expect((await stored(poll)).translations).toEqual([]);
    await visitor.context.close();
  });
});

it('a survey has the same room for its languages', async () => {
  const body = {
    title: 'Как нам работается',
    questions: [{ text: 'Где вы работаете?', type: 'RADIO', options: ['Склад', 'Магазин'] }],
  } as const;
  const survey = await demand(
    surveys.createSurvey,
    { params: { id: company.workspace.id }, body: body as never },
    as(),
  );
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await openAs(page, company.owner, `/app/surveys/${survey.id}/edit`);
  await page.getByRole('link', { name: 'Языки' }).click();
  await button(page, 'Добавить язык').click();
  await page.getByRole('menuitem', { name: 'Тоҷикӣ' }).dispatchEvent('click');
  await field(page, 'Магазин').fill('Мағоза');
  await field(page, 'Склад').fill('Мағоза');
  await field(page, 'Склад').blur();
  await page.getByText('их не различить').waitFor();
  expect(await field(page, 'Склад').inputValue()).toBe('Мағоза');
  await field(page, 'Склад').fill('Анбор');
  await field(page, 'Склад').blur();
  await button(page, 'Тоҷикӣ 2 из 4').waitFor();
  visitor.failuresForgiven = true;
  await expectFlawless(visitor, 'the languages of a survey');
  await page.getByRole('link', { name: 'Вопросы' }).click();
  await page.getByRole('link', { name: 'Языки 2 пустых' }).waitFor();
  await expectWhole(visitor, 'the builder of a survey in two languages');
  await visitor.context.close();
});

it('what was taken from the bank is translated at once, and says that it is ours and validated by no study', async () => {
  const { title, questions } = surveySets().find(({ id }) => id === 'load')!;
  const own = { text: 'Как вам новый склад?', type: 'TEXTAREA' as const };
  const taken = questions.map(({ text, type, scale, options }) => ({ text, type, scale, options: [...options] }));
  const survey = await demand(
    surveys.createSurvey,
    { params: { id: company.workspace.id }, body: { title, questions: [...taken, own] } as never },
    as(),
  );
  const visitor = await visit(browser, DESKTOP);
  const { page } = visitor;
  await openAs(page, company.owner, `/app/surveys/${survey.id}/languages`);
  await button(page, 'Добавить язык').click();
  await page.getByRole('menuitem', { name: 'Қазақша' }).dispatchEvent('click');
  const lines = 1 + questions.length + questions.flatMap(({ options }) => options).length;
  await button(page, `Қазақша ${lines} из ${lines + 1}`).waitFor();
  expect(await field(page, 'Нагрузка').first().inputValue()).toBe('Жұмыс жүктемесі');
  expect(await page.getByText('из банка вопросов', { exact: true }).count()).toBe(lines);
  expect(await page.getByText('Исследованием перевод не проверен').isVisible()).toBe(true);
  await expectFlawless(visitor, 'texts of the bank in Kazakh');
  await showAs(page, PHONE, 'dark');
  await expectFlawless(visitor, 'texts of the bank on a phone');

  // Whoever has read one makes it theirs; the others are not hidden as if somebody had.
  await field(page, 'Нагрузка').press('Enter');
  await page.getByText(/проверено: Анна\sП\./).waitFor();
  expect(await focused(page)).toContain('Какой была нагрузка');
  await page.getByRole('checkbox', { name: 'Скрыть проверенное' }).check();
  await button(page, 'Ещё 1 строка, все проверены').waitFor();
  expect(await page.getByText('из банка вопросов', { exact: true }).count()).toBe(lines - 1);
  await button(page, `Отметить проверенными: ${lines - 1}`).click();
  await button(page, `Ещё ${lines} строк, все проверены`).waitFor();
  await visitor.context.close();
});
