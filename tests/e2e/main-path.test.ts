import { randomUUID } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { menuItem, openPollMenu } from './authoring.ts';
import { DESKTOP, expectFlawless, expectWhole, goWithin, PHONE, visit, type Visit } from './browser.ts';
import { call } from './factories.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

type Theme = 'light' | 'dark';

const QUESTIONS = [
  'Насколько вероятно, что вы порекомендуете нас как место работы?',
  'Что на этой неделе мешало работать?',
  'Что порадовало?',
] as const;

/** From the landing to a workspace with nothing in it. */
async function registerCompany(hr: Visit): Promise<void> {
  const { page } = hr;
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectWhole(hr, 'landing');
  await page.getByRole('button', { name: 'Начать бесплатно' }).first().click();
  const dialog = page.getByRole('dialog');
  // Both forms stay in the dialog, so that switching loses nothing of what was typed.
  const field = (label: string) => dialog.getByLabel(label, { exact: true }).filter({ visible: true });
  await field('Имя').fill('Анна');
  await field('Фамилия').fill('Петрова');
  await field('Email').fill(`anna-${randomUUID()}@romashka.example`);
  await field('Пароль').fill('тонус-2026');
  await field('Пароль ещё раз').fill('тонус-2026');
  await dialog.getByRole('checkbox', { name: 'Даю согласие на обработку персональных данных' }).check();
  await expectWhole(hr, 'registration');
  await dialog.getByRole('button', { name: 'Зарегистрироваться' }).click();

  await page.waitForURL('**/app');
  await page.getByRole('heading', { name: 'Создайте ваше первое рабочее пространство' }).waitFor();
  await expectFlawless(hr, 'first workspace');
  await page.getByLabel('Название рабочего пространства').fill('Ромашка');
  await page.getByRole('button', { name: 'Создать рабочее пространство' }).click();
  await page.getByText('Здравствуйте, Анна').waitFor();
  await expectWhole(hr, 'overview');
}

/** Creates a poll of three questions and comes back with its public link. */
async function publishPoll(hr: Visit): Promise<string> {
  const { page } = hr;
  // In the document of the landing, as the person who has just registered goes on.
  await goWithin(page, '/app/poll');
  await page.getByRole('heading', { name: 'Опросов пока нет' }).waitFor();
  await expectWhole(hr, 'no polls yet');
  await page
    .getByRole('link', { name: 'Создать первый опрос' })
    .or(page.getByRole('button', { name: 'Создать первый опрос' }))
    .click();
  await page.getByRole('heading', { name: 'О чём спросить?' }).waitFor();
  await page.getByRole('link', { name: /^Опрос с чистого листа/ }).click();
  await page.getByLabel('Название').fill('Пульс недели');
  await page.getByLabel('Анонимный').check();
  await page.getByLabel('Разрешить публичную ссылку').check();
  for (const [index, text] of QUESTIONS.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Добавить вопрос' }).click();
    await page.getByRole('textbox', { name: `Вопрос ${index + 1}` }).fill(text);
  }
  await page.getByLabel('Обязательный').nth(2).uncheck();
  await expectFlawless(hr, 'new poll');
  await page.getByRole('button', { name: 'Создать опрос' }).click();
  await page.waitForURL((url) => url.search === '?section=polls&mode=edit');
  await page.getByRole('heading', { name: 'Пульс недели' }).waitFor();
  await expectWhole(hr, 'polls');

  await openPollMenu(page, 'Пульс недели');
  await menuItem(page, 'Скопировать ссылку').dispatchEvent('click');
  await page.getByRole('button', { name: 'Создать и опубликовать' }).click();
  await page.getByRole('heading', { name: 'Ссылка скопирована' }).waitFor();
  await expectFlawless(hr, 'public link');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press('Escape');
  return link;
}

/** So many others answer by the link, whose answers are read together with the next one. */
async function othersAnswer(link: string, count: number): Promise<void> {
  const code = link.split('/').at(-1)!;
  const { public_token: token, poll } = (await call(answers.getPollByCode, { params: { code } })).body;
  for (let one = 0; one < count; one++) {
    const given = poll!.questions
      .filter(({ is_required: required }) => required)
      .map(({ id }, index) => ({ question_id: id, content: index === 0 ? '9' : 'Всё хорошо' }));
    const body = { answers: given, anonymous_session_id: randomUUID() };
    await call(answers.takePublicPoll, { params: { token }, body });
  }
}

/** Answers on a phone, without an account. */
async function answer(link: string, theme: Theme): Promise<void> {
  const respondent = await visit(browser, PHONE, theme);
  const { page } = respondent;
  await page.goto(link);
  await page.getByRole('heading', { name: 'Пульс недели' }).waitFor();
  expect(await page.getByText('Ответы анонимны.').isVisible()).toBe(true);
  await expectWhole(respondent, 'poll page');
  const send = page.getByRole('button', { name: 'Отправить' });
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole('radio', { name: '8' }).check();
  await page.getByRole('textbox').first().fill('Много срочных задач');
  expect(await send.isEnabled()).toBe(true);
  await expectFlawless(respondent, 'poll page, filled');
  await send.click();
  await page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();
  await expectFlawless(respondent, 'answers sent');
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.includes('token'))).toEqual([]);
  await respondent.context.close();
}

describe.each([
  ['a desktop', DESKTOP, 'light'],
  ['a phone, in the dark', PHONE, 'dark'],
] as const)('the main path on %s', (_, size, theme) => {
  it('leads from the landing to an answer in the results (A2.3-04, A2.4-19, A4-11, A7-35, B2-39, B6-04)', async () => {
    const hr = await visit(browser, size, theme);
    const called = new Set<string>();
    hr.page.on('request', (one) => {
      if (['fetch', 'xhr'].includes(one.resourceType())) called.add(new URL(one.url()).origin);
    });
    await registerCompany(hr);
    const link = await publishPoll(hr);
    expect(new URL(link).pathname).toMatch(/^\/p\/\w{5}-\w{5}$/);
    await othersAnswer(link, 4);
    await answer(link, theme);

    const { page } = hr;
    await page.getByRole('link', { name: 'Результаты' }).first().click();
    // Answers come into sight five together: the fifth has just been sent.
    const said = page.getByText('Много срочных задач');
    const fresh = page.getByRole('button', { name: 'Показать', exact: true });
    await said.or(fresh).first().waitFor();
    if (await fresh.isVisible()) await fresh.click();
    await said.waitFor();
    await expectWhole(hr, 'results');
    // One host for every call: the service's own.
    expect([...called]).toEqual([new URL(page.url()).origin]);
    await hr.context.close();
  });
});
