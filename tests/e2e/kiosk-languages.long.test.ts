import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { expectFlawless, PHONE, showAs, STAND, visit } from './browser.ts';
import { demand, makePerson, makeWorkspace, type Person } from './factories.ts';
import { makePublishedFrame, type Run } from './frame-factory.ts';
import { PIN, workerIsReady } from './kiosk-stand.ts';

let browser: Browser;
let owner: Person;
let workspace: Workspace;
let address: string;
const TEXTS: Readonly<Record<string, string>> = { title: 'Hafta pulsi', 0: 'Bizni tavsiya qilasizmi?', 1: 'Nega?' };
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner, 'Ромашка');
  ({ address } = await standInUzbek({ anonymous: true }));
});
afterAll(async () => {
  await browser.close();
});

/** A kiosk of a run that is asked in Uzbek, too. */
async function standInUzbek({ anonymous }: { readonly anonymous: boolean }) {
  const run = await makePublishedFrame(owner, workspace, { open: false, anonymous });
  await translate(run);
  await run.publish(true);
  const input = { params: { id: run.runId }, body: { name: 'Склад', pin: PIN } };
  const { token } = await demand(polls.makeKiosk, input, { token: owner.tokens.access_token });
  return { run, address: `/k/${token}` };
}

/** Says all of the poll in Uzbek. */
async function translate(run: Run): Promise<void> {
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

it('a kiosk of a run with names asks for the consent of a kiosk by a tick, in the language it is read in', async () => {
  const { address: named } = await standInUzbek({ anonymous: false });
  const visitor = await visit(browser, STAND, 'light', { serviceWorkers: 'allow' });
  const { page, context } = visitor;
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.postDataJSON()?.consent);
  });
  await page.goto(named);
  await language(page, 'Oʻzbekcha').click();
  await page.getByRole('button', { name: 'Boshlash' }).click();
  await page.locator('label', { has: page.getByRole('radio', { name: /^3(,|$)/ }) }).click();
  await page.getByRole('button', { name: 'Davom etish' }).click();
  await page.getByRole('textbox', { name: /Nega/ }).fill('Men Olgaman, ombordan');
  await page.getByRole('button', { name: 'Davom etish' }).click();
  const tick = page.getByRole('checkbox', { name: /^Kompaniya oʻzim haqimda/ });
  await tick.waitFor();
  await page.getByRole('button', { name: 'Yuborish' }).click();
  expect(await tick.evaluate((field: HTMLInputElement) => field === document.activeElement)).toBe(true);
  await expectFlawless(visitor, 'the tick of a kiosk');
  await page.getByRole('button', { name: 'Rozilik matni' }).click();
  // Its way back is none: nobody finds an answer that was given on a shared tablet.
  await page.getByText(/^Umumiy planshetda havola yoʻq/).waitFor();
  await expectFlawless(visitor, 'the text of the consent at a kiosk');
  await page.getByRole('button', { name: 'Yopish' }).click();
  // A window that fills the screen has no other size.
  await page.evaluate(() => document.exitFullscreen());
  await showAs(page, PHONE, 'dark');
  await expectFlawless(visitor, 'the tick of a kiosk on a phone');
  for (const label of await page.locator('label:has(> input[type=checkbox]), button:visible').all())
    expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  await tick.check();
  await page.getByRole('button', { name: 'Yuborish' }).click();
  await page.getByRole('heading', { name: 'Javobingiz uchun rahmat' }).waitFor();
  expect(sent).toEqual(['2026-11-30']);
  await context.close();
});
