import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { polls } from '#shared/contract/polls.ts';
import type { Translations } from '#shared/models/translations.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { readPdf } from '#web/test-support/read-pdf.ts';
import { DESKTOP, expectFlawless, visit } from './browser.ts';
import { demand } from './factories.ts';
import {
  dialog,
  heading,
  inDialog,
  inRun,
  makeCompany,
  makePoll,
  makePublishedFrame,
  openRun,
} from './poll-run-steps.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

it('a sheet of codes is printed in a language of its run, the title too, by whoever reads another', async () => {
  const company = await makeCompany();
  const poll = await makePoll(company, 'Смены и график', { link: false });
  const [as, params, language] = [{ token: company.owner.tokens.access_token }, { id: poll.id }, 'tg' as const];
  const { places } = (await demand(polls.addPollLanguage, { params, body: { language } }, as)) as Translations;
  const texts = places.map(({ place, text }) => ({ place, text: `Баста ва ҷадвал: ${text}` }));
  await demand(polls.savePollTexts, { params: { ...params, language }, body: { version: 1, texts } }, as);
  await makePublishedFrame(company, poll, { open: false });
  const visitor = await visit(browser, DESKTOP);
  const page = await openRun(visitor, poll, company.owner);
  await inRun(page, 'Сделать лист').click();
  await heading(page, 'Лист с одноразовыми кодами').waitFor();
  const choice = dialog(page).getByRole('combobox', { name: 'Язык листа' });
  expect(await choice.locator('option').allInnerTexts()).toEqual(['Как у опроса', 'Тоҷикӣ']);
  await choice.selectOption(language);
  await expectFlawless(visitor, 'a sheet to make in another language');
  const arrival = page.waitForEvent('download');
  await inDialog(page, 'Сделать и скачать').click();
  const pages = await readPdf(await readFile(await (await arrival).path()));
  const said = pages.flatMap((one) => one.texts.map(({ text }) => text)).join('');
  for (const words of ['Баста ва ҷадвал: Смены', 'Пурсиш беном аст', 'Камераи телефонро', 'Саҳифаи 1 аз 1']) {
    expect(said.replaceAll(' ', '')).toContain(words.replaceAll(' ', ''));
  }
  expect(said).not.toContain('Наведите');
  await visitor.context.close();
});
