import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { expectFlawless, PHONE, STAND, visit } from './browser.ts';
import { demand, makePerson, makeWorkspace, type Person } from './factories.ts';
import { makePublishedFrame, type Run } from './frame-factory.ts';
import { PIN, workerIsReady } from './kiosk-stand.ts';

let browser: Browser;
let owner: Person;
let run: Run;
let address: string;
const TEXTS: Readonly<Record<string, string>> = { title: 'Hafta pulsi', 0: 'Bizni tavsiya qilasizmi?', 1: 'Nega?' };
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  const workspace = await makeWorkspace(owner, 'Ромашка');
  run = await makePublishedFrame(owner, workspace, { open: false });
  await translate();
  await run.publish(true);
  const input = { params: { id: run.runId }, body: { name: 'Склад', pin: PIN } };
  const { token } = await demand(polls.makeKiosk, input, { token: owner.tokens.access_token });
  address = `/k/${token}`;
});
afterAll(async () => {
  await browser.close();
});

/** Says all of the poll in Uzbek. */
async function translate(): Promise<void> {
  const as = { token: owner.tokens.access_token };
  const params = { id: run.pollId };
  const { places } = await demand(polls.addPollLanguage, { params, body: { language: 'uz' } }, as);
  const texts = places.map(({ place, text }) => {
    const index = run.questionIds.findIndex((id) => place.startsWith(id));
    return { place, text: (place === 'title' ? TEXTS['title'] : TEXTS[index]) ?? `${text} (uz)` };
  });
  const body = { version: 1, texts };
  await demand(polls.savePollTexts, { params: { ...params, language: 'uz' }, body }, as);
}

const language = (page: Page, name: string) =>
  page.getByRole('group', { name: /^(Язык страницы|Sahifa tili)$/ }).getByRole('button', { name });

it('a kiosk is read in each language of its run at any moment, without a connection too, and goes back to the run’s own', async () => {
  const visitor = await visit(browser, STAND, 'light', { serviceWorkers: 'allow' });
  const { page, context } = visitor;
  await page.goto(address);
  await page.getByRole('button', { name: 'Начать' }).waitFor();
  await workerIsReady(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Начать' }).click();
  await page.locator('label', { has: page.getByRole('radio', { name: /^3(,|$)/ }) }).click();
  await language(page, 'Oʻzbekcha').click();
  await page.getByRole('group', { name: 'Bizni tavsiya qilasizmi?' }).waitFor();
  expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('3');
  expect(await page.locator('html').getAttribute('lang')).toBe('uz');
  expect(await language(page, 'Oʻzbekcha').getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Davom etish' }).click();
  await page.getByRole('textbox', { name: /Nega/ }).fill('Shovqin');
  visitor.failuresForgiven = true;
  await expectFlawless(visitor, 'kiosk in another language');
  await page.getByRole('button', { name: 'Davom etish' }).click();
  await page.getByRole('button', { name: 'Yuborish' }).click();
  await page.getByRole('heading', { name: 'Javobingiz uchun rahmat' }).waitFor();
  await page.getByRole('button', { name: 'Boshiga' }).click();
  await page.getByRole('button', { name: 'Начать' }).waitFor();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await context.close();
});

it('the languages of a kiosk fit a phone', async () => {
  const visitor = await visit(browser, PHONE, 'dark', { serviceWorkers: 'allow' });
  const { page, context } = visitor;
  await page.goto(address);
  await language(page, 'Oʻzbekcha').click();
  await page.getByRole('heading', { name: 'Hafta pulsi' }).waitFor();
  await expectFlawless(visitor, 'kiosk in another language, on a phone');
  await context.close();
});
