import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { MadeKiosk } from '#shared/models/kiosk.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { PATIENCE } from './browser.ts';
import { demand, type Person } from './factories.ts';
import { makePublishedFrame, type Run } from './frame-factory.ts';

/** Of every kiosk made here. */
export const PIN = '2468';

export interface Standing {
  readonly run: Run;
  readonly kiosk: MadeKiosk;
  readonly address: string;
}

/** A kiosk of a fresh run of a poll. */
export async function stand(owner: Person, workspace: Workspace): Promise<Standing> {
  const run = await makePublishedFrame(owner, workspace);
  const input = { params: { id: run.runId }, body: { name: 'Проходная склада', pin: PIN } };
  const kiosk = await demand(polls.makeKiosk, input, { token: owner.tokens.access_token });
  return { run, kiosk, address: `/k/${kiosk.token}` };
}

/** Begins as the next respondent. */
export const begin = (page: Page) => page.getByRole('button', { name: 'Начать' }).click();
/** To the next question. */
export const next = (page: Page) => page.getByRole('button', { name: 'Дальше' }).click();
/** The last press. */
export const send = (page: Page) => page.getByRole('button', { name: 'Отправить' }).click();
/** The screen on which everybody begins. */
export const atStart = (page: Page) => page.getByRole('button', { name: 'Начать' }).waitFor();
/** What the kiosk says of itself. */
export const foot = (page: Page) => page.getByRole('contentinfo');
/** A clock that the test turns; it stands still in between. */
export const stopClock = (page: Page) => page.clock.install({ time: new Date() });

/** Answers all but the last press. */
export async function fill(page: Page, words: string): Promise<void> {
  await begin(page);
  await page.locator('label', { has: page.getByRole('radio', { name: '3', exact: true }) }).click();
  await next(page);
  await page.getByRole('textbox', { name: /Почему/ }).fill(words);
  await next(page);
}
/** Answers, and gives the screen to the next one. */
export async function answer(page: Page, words: string): Promise<void> {
  await fill(page, words);
  await send(page);
  await page.getByRole('heading', { name: 'Спасибо за ответ' }).waitFor();
  await page.getByRole('button', { name: 'К началу' }).click();
  await atStart(page);
}
/** The page and its files are kept, and the worker serves it. */
export async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), PATIENCE).toBe(true);
}
/** What was written to the second question, by everybody. */
export const wordsIn = async (run: Run) =>
  (await run.stored())
    .filter(({ question_id: id }) => id === run.questionIds[1])
    .map(({ content }) => content)
    .toSorted();

/** All that a browser keeps of a page, as text. */
export const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }, history.state, document.cookie];
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('tonus-kiosk');
      opening.addEventListener('success', () => resolve(opening.result));
    });
    for (const name of database.objectStoreNames) {
      const all = database.transaction(name).objectStore(name).getAll();
      await new Promise((resolve) => all.addEventListener('success', resolve));
      kept.push(all.result);
    }
    database.close();
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
    }
    return JSON.stringify(kept);
  });

/** Demands that nothing somebody wrote is on the screen or anywhere in the browser. */
export async function expectNothingOf(page: Page, words: string): Promise<void> {
  expect(await page.content()).not.toContain(words);
  expect(await keptBy(page)).not.toContain(words);
  const typed = await page
    .locator('textarea, input')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(typed.join('')).not.toContain(words);
}
