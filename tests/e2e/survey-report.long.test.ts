import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, PATIENCE, PHONE, visit } from './browser.ts';
import { demand, makePerson, makeWorkspace, openAs } from './factories.ts';
import { forgiveFailedCalls } from './faults.ts';
import { answerByLink, makeLinkedSurvey, moveSurvey } from './survey-factory.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

it('leads from the results of a survey to a page for the team, which is written, previewed, opened and read; what two write at once is lost to neither', async () => {
  const owner = await makePerson({ premium: true });
  const questions = [{ text: 'Как вам работается?', type: 'RATING' as const }];
  const { survey } = await makeLinkedSurvey(owner, await makeWorkspace(owner), { questions });
  await answerByLink(owner, survey, 5);
  await moveSurvey(owner, survey, 'COMPLETED');

  const writer = await visit(browser, DESKTOP);
  const { page } = writer;
  await openAs(page, owner, `/app/surveys/${survey.id}/results`);
  await page.getByRole('region', { name: 'По командам' }).waitFor();
  await page.getByRole('button', { name: 'Как вам работается?' }).click();
  await page.getByRole('region', { name: 'Как вам работается?' }).getByText('5 оценок').waitFor();
  // The head of the page and what the team hears lead to one place, under one name.
  const told = page.getByRole('link', { name: 'Рассказать команде' });
  const places = await told.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(places).toEqual(Array.from({ length: 2 }, () => `/app/surveys/${survey.id}/report`));
  await told.first().click();

  await page.getByText('Пока закрыта').waitFor();
  await page.getByRole('button', { name: 'Добавить пункт' }).click();
  const item = page.getByRole('group', { name: 'Пункт 1' });
  await item.getByRole('textbox', { name: 'Вы сказали' }).fill('График узнаём за два дня');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await item.getByText('Напишите, что вы решили').waitFor();
  // The button that said so stands at the bottom of the screen, wherever the field is: one writes on at once.
  const done = item.getByRole('textbox', { name: 'Мы', exact: true });
  await expect.poll(() => done.evaluate((field) => field === document.activeElement), PATIENCE).toBe(true);
  await item.getByRole('textbox', { name: 'Мы', exact: true }).fill('Показываем за две недели');
  await page.getByRole('checkbox', { name: 'Как вам работается?' }).check();
  const preview = page.locator('[data-preview]');
  await preview.getByText('Показываем за две недели').waitFor();
  await preview.getByText('3 из 5').waitFor();
  await expectFlawless(writer, 'the editor of a report');
  await page.setViewportSize(PHONE);
  await page.getByRole('textbox', { name: 'Вступление' }).scrollIntoViewIfNeeded();
  const save = await page.getByRole('button', { name: 'Сохранить' }).boundingBox();
  expect(save!.y + save!.height).toBeLessThanOrEqual(PHONE.height);
  await expectWhole(writer, 'the editor of a report on a phone');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await page
    .getByRole('dialog', { name: 'Опубликовать страницу?' })
    .getByRole('button', { name: 'Опубликовать' })
    .click();
  const address = await page.getByRole('textbox', { name: 'Ссылка на страницу' }).inputValue();

  const reader = await visit(browser, PHONE);
  await reader.page.goto(address);
  await reader.page.getByText('Показываем за две недели').waitFor();
  await reader.page.getByText('3 из 5').waitFor();
  await reader.context.close();

  // Somebody else saves meanwhile.
  const theirs = { said: 'Шумно', done: 'Поставим ширмы', state: 'doing' as const, responsible: '' };
  await demand(
    surveys.saveSurveyReport,
    { params: { id: survey.id }, body: { intro: '', items: [theirs], question_ids: [], published: true } },
    { token: owner.tokens.access_token },
  );
  await item.getByRole('textbox', { name: 'Вы сказали' }).fill('График узнаём поздно');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await page.getByText('страницу сохранил кто-то ещё').waitFor();
  forgiveFailedCalls(writer);
  expect(await item.getByRole('textbox', { name: 'Вы сказали' }).inputValue()).toBe('График узнаём поздно');
  await page.getByRole('button', { name: 'Сохранить мой текст' }).click();
  await page.getByText('страницу сохранил кто-то ещё').waitFor({ state: 'hidden' });
  const { items, published } = await demand(
    surveys.getSurveyReport,
    { params: { id: survey.id } },
    { token: owner.tokens.access_token },
  );
  expect([items.map(({ said }) => said), published]).toEqual([['График узнаём поздно'], true]);
  await writer.context.close();
});
