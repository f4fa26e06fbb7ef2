import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import type { PublicSurvey, SurveySubmission } from '#shared/models/survey-answers.ts';
import { POLL_LANGUAGES, type PollLanguage } from '#shared/rules/poll-languages.ts';
import { place } from '#shared/rules/text-places.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { agree } from './agree.ts';
import { type Company, makeCompany } from './authoring.ts';
import { expectFlawless, expectWhole, PHONE, visit, type Visit } from './browser.ts';
import { cut, forgiveFailedCalls } from './faults.ts';
import { demand } from './factories.ts';
import { makeLinkedSurvey, makeSurvey, moveSurvey, receivedAll } from './survey-factory.ts';

let browser: Browser;
let company: Company;
beforeAll(async () => {
  browser = await openBrowser();
  company = await makeCompany();
});
afterAll(async () => {
  await browser.close();
});

const SURVEY = /\/api\/surveys\/public\/[^/]+$/;
const UZBEK = ['Ikki kun oldin', 'Bir hafta oldin'];

/** What the server gives of a survey that can be answered in Uzbek, where all but one question was translated. */
function translated(survey: PublicSurvey, language: PollLanguage): PublicSurvey {
  const [, radio, ...others] = survey.questions;
  const options = UZBEK.map((option, index) => [place.option(radio!.id, index), option]);
  const texts = {
    [place.title]: 'Qanday ishlaymiz',
    [place.text(radio!.id)]: 'Jadvalni qachon bilasiz?',
    ...Object.fromEntries([...options, ...others.map(({ id, text }) => [place.text(id), `UZ ${text}`])]),
  };
  const translation = language === 'uz' ? { language, texts } : null;
  return { ...survey, language: 'ru', languages: ['ru', 'uz', 'tg'], translation };
}

/** Somebody whose browser wants these languages, before the survey of a link. */
async function respondent(...wanted: readonly string[]): Promise<Visit> {
  const visitor = await visit(browser, PHONE);
  await visitor.page.addInitScript((tags) => {
    Object.defineProperty(navigator, 'languages', { get: () => tags });
  }, wanted);
  return visitor;
}

/** Has the server know the languages of surveys. */
async function inLanguages(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => SURVEY.test(url.pathname),
    async (route) => {
      const languages = new URL(route.request().url()).searchParams.get('language')!;
      asked.push(languages);
      const [first] = languages.split(',').filter((one) => ['ru', 'uz', 'tg'].includes(one)) as PollLanguage[];
      const response = await route.fetch();
      await route.fulfill({ response, json: translated((await response.json()) as PublicSurvey, first ?? 'ru') });
    },
  );
  return asked;
}

const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);
const menu = (page: Page) => page.getByRole('combobox');

describe('a survey in several languages', () => {
  it('is answered in Uzbek and in Russian without an answer lost, and goes in its own words', async () => {
    const { link } = await makeLinkedSurvey(company.owner, company.workspace);
    const visitor = await respondent('uz-UZ', 'ru');
    const { page } = visitor;
    const asked = await inLanguages(page);
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Qanday ishlaymiz' }).waitFor();
    expect([await languageOf(page), await page.title()]).toEqual(['uz', 'Qanday ishlaymiz']);
    expect(asked).toEqual(['uz,ru']);

    // What nobody has translated stands in its own words, and says so.
    const first = page.getByRole('group', { name: /Порекомендуете/ });
    expect(await first.getByText('tarjima yoʻq').isVisible()).toBe(true);
    expect(await first.locator('[lang=ru]').innerText()).toMatch(/^Порекомендуете/);
    await first.getByRole('radio', { name: '9', exact: true }).check();
    await page.getByRole('radio', { name: UZBEK[1]! }).check();
    await expectFlawless(visitor, 'survey page in Uzbek');

    await menu(page).focus();
    await menu(page).selectOption('ru');
    await page.getByRole('status').filter({ hasText: 'Язык сменили, ответы на месте' }).waitFor();
    await page.getByRole('heading', { level: 1, name: 'Как нам работается' }).waitFor();
    expect([await languageOf(page), await page.title()]).toEqual(['ru', 'Как нам работается']);
    expect(asked).toEqual(['uz,ru', 'ru,uz']);
    expect(await menu(page).evaluate((select) => select === document.activeElement)).toBe(true);
    expect(await page.getByRole('radio', { name: 'За неделю' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: '9', exact: true }).first().isChecked()).toBe(true);
    await expectWhole(visitor, 'survey page, its language changed');

    await page.getByRole('checkbox', { name: 'Дорога' }).check();
    const bonus = page.getByRole('group', { name: /премия/ });
    await bonus.getByRole('radio', { name: '4', exact: true }).check();
    await page.getByRole('radio', { name: 'Да', exact: true }).check();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await agree(page);
    await page.getByRole('button', { name: 'Отправить' }).click();
    const { answers } = (await sent).postDataJSON() as SurveySubmission;
    expect(answers.flatMap(({ answer_options: options }) => options ?? [])).toEqual(['За неделю', 'Дорога', 'Да']);
    await page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();

    // Chosen once, it is the language of this device.
    await page.goto(link);
    await page.getByRole('heading', { level: 1, name: 'Как нам работается' }).waitFor();
    expect(asked.at(-1)).toBe('ru,uz');
    await visitor.context.close();
  });

  it('stays as it is where the other language cannot be fetched', async () => {
    const { link } = await makeLinkedSurvey(company.owner, company.workspace);
    const visitor = await respondent('ru');
    const { page } = visitor;
    await inLanguages(page);
    await page.goto(link);
    await page.getByRole('radio', { name: 'За неделю' }).check();
    await cut(page, (url) => SURVEY.test(url.pathname));
    await menu(page).selectOption('uz');
    await page.getByRole('status').filter({ hasText: 'Язык не сменился' }).waitFor();
    expect(await languageOf(page)).toBe('ru');
    expect(await menu(page).inputValue()).toBe('ru');
    expect(await page.getByRole('radio', { name: 'За неделю' }).isChecked()).toBe(true);
    forgiveFailedCalls(visitor);
    await visitor.context.close();
  });

  it('says in its document that its words have not arrived', async () => {
    const { link } = await makeLinkedSurvey(company.owner, company.workspace);
    const visitor = await respondent('ky');
    const { page } = visitor;
    await cut(page, /\/assets\/survey-(?:ky|ru)-/);
    await page.goto(link);
    await page.getByRole('alert').filter({ hasText: 'Нет связи с сервером' }).waitFor();
    forgiveFailedCalls(visitor);
    await visitor.context.close();
  });
});

describe('a survey that its author has translated', () => {
  it('is read in that language, with what is missing in its own, and kept in the words of its own', async () => {
    const { owner, workspace } = company;
    const as = { token: owner.tokens.access_token };
    const question = { text: 'Где лучше работать?', type: 'RADIO' as const, options: ['Дома', 'В офисе'] };
    const draft = await makeSurvey(owner, workspace, {
      questions: [question],
      anonymous: false,
      allow_unauthenticated: true,
    });
    const params = { id: draft.id };
    const { id } = draft.questions[0]!;
    const { translations } = await demand(surveys.addSurveyLanguage, { params, body: { language: 'uz' } }, as);
    const texts = [
      { place: place.text(id), text: 'Qayerda ishlagan yaxshi?' },
      { place: place.option(id, 0), text: 'Uyda' },
      { place: place.option(id, 1), text: 'Ofisda' },
    ];
    const body = { version: translations[0]!.version, texts };
    await demand(surveys.saveSurveyTexts, { params: { ...params, language: 'uz' }, body }, as);
    await demand(surveys.setSurveyLanguages, { params, body: { on_holes: 'own_language' } }, as);
    await moveSurvey(owner, draft, 'PUBLISHED');
    const { share_link: link } = await demand(surveys.shareSurvey, { params, body: {} }, as);

    const visitor = await respondent('uz');
    const { page } = visitor;
    await page.goto(`/s/${link!}`);
    await page.getByRole('group', { name: /Qayerda ishlagan yaxshi/ }).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('ru');
    await page.getByRole('radio', { name: 'Ofisda' }).check();
    await menu(page).selectOption('ru');
    await page.getByRole('group', { name: /Где лучше работать/ }).waitFor();
    expect(await page.getByRole('radio', { name: 'В офисе' }).isChecked()).toBe(true);
    await agree(page);
    await page.getByRole('button', { name: 'Отправить' }).click();
    await page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
    await receivedAll(owner, draft, 1);
    const results = await demand(surveys.getSurveyResults, { params }, as);
    expect(JSON.stringify(results)).toContain('В офисе');
    expect(JSON.stringify(results)).not.toContain('Ofisda');
    await visitor.context.close();
  });
});

describe('where a code is typed', () => {
  it.each(POLL_LANGUAGES)('everything is said in %s, by the browser’s own choice', async (language) => {
    const visitor = await respondent(language);
    const { page } = visitor;
    await page.goto('/c');
    await page.getByRole('textbox').waitFor();
    expect([await languageOf(page), await menu(page).inputValue()]).toEqual([language, language]);
    await page.getByRole('textbox').fill('?');
    await page.getByRole('button').click();
    await page.getByRole('alert').filter({ hasText: /\p{L}/u }).waitFor();
    await expectWhole(visitor, `where a code is typed, in ${language}`);
    await visitor.context.close();
  });
});
