import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { MadeKiosk } from '#shared/models/kiosk.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { expectFlawless, expectWhole, PATIENCE, PHONE, showAs, STAND, visit } from './browser.ts';
import { call, demand, makePerson, makeWorkspace, type Person } from './factories.ts';
import { makePublishedFrame, type Run } from './frame-factory.ts';
import { product } from './own-product.ts';
import { EVERY_TYPE, makeOpenSurvey } from './survey-factory.ts';

const PIN = '2468';
const SECRET = 'Ухожу в январе';
const TAKING = /\/api\/kiosks\/[^/]+\/poll-answers$/;

let browser: Browser;
let owner: Person;
let workspace: Workspace;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  workspace = await makeWorkspace(owner, 'Ромашка');
});
afterAll(async () => {
  await browser.close();
});

interface Standing {
  readonly run: Run;
  readonly kiosk: MadeKiosk;
  readonly address: string;
}

/** A kiosk of a fresh run of a poll. */
async function stand(options?: Parameters<typeof makePublishedFrame>[2]): Promise<Standing> {
  const run = await makePublishedFrame(owner, workspace, options);
  const input = { params: { id: run.runId }, body: { name: 'Проходная склада', pin: PIN } };
  const kiosk = await demand(polls.makeKiosk, input, { token: owner.tokens.access_token });
  return { run, kiosk, address: `/k/${kiosk.token}` };
}

/** The tablet: its browser keeps what a page keeps, and runs the worker. */
const tablet = (size: Parameters<typeof visit>[1] = STAND) =>
  visit(browser, size, 'light', { serviceWorkers: 'allow' });
const begin = (page: Page) => page.getByRole('button', { name: 'Начать' }).click();
const next = (page: Page) => page.getByRole('button', { name: 'Дальше' }).click();
const send = (page: Page) => page.getByRole('button', { name: 'Отправить' }).click();
const atStart = (page: Page) => page.getByRole('button', { name: 'Начать' }).waitFor();
const foot = (page: Page) => page.getByRole('contentinfo');
/** A clock that the test turns; it stands still in between. */
const stopClock = (page: Page) => page.clock.install({ time: new Date() });

async function fill(page: Page, words: string): Promise<void> {
  await begin(page);
  await page.locator('label', { has: page.getByRole('radio', { name: '3', exact: true }) }).click();
  await next(page);
  await page.getByRole('textbox', { name: /Почему/ }).fill(words);
  await next(page);
}
async function answer(page: Page, words: string): Promise<void> {
  await fill(page, words);
  await send(page);
  await page.getByRole('heading', { name: 'Спасибо за ответ' }).waitFor();
  await page.getByRole('button', { name: 'К началу' }).click();
  await atStart(page);
}
/** The page and its files are kept, and the worker serves it. */
async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), PATIENCE).toBe(true);
}
const wordsIn = async (run: Run) =>
  (await run.stored())
    .filter(({ question_id: id }) => id === run.questionIds[1])
    .map(({ content }) => content)
    .toSorted();

/** All that a browser keeps of a page, as text. */
const keptBy = (page: Page) =>
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

async function expectNothingOf(page: Page, words: string): Promise<void> {
  expect(await page.content()).not.toContain(words);
  expect(await keptBy(page)).not.toContain(words);
  const typed = await page
    .locator('textarea, input')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(typed.join('')).not.toContain(words);
}

describe('a kiosk', () => {
  it('asks one question a screen, takes the answers once, begins anew and leaves nothing in the browser', async () => {
    const { run, address } = await stand();
    const visitor = await tablet();
    const { page, context } = visitor;
    await page.goto(address);
    await atStart(page);
    expect(await page.getByRole('region', { name: 'Что будет с ответами' }).innerText()).toMatch(/^Ответы анонимны\./);
    await expectFlawless(visitor, 'kiosk, start');
    const entries = await page.evaluate(() => history.length);
    await begin(page);
    await page.getByText(/^1\s*из\s*3$/).waitFor();
    expect(await page.getByRole('group', { name: 'Порекомендуете ли вы нас?' }).count()).toBe(1);
    expect(await page.getByText('Почему?').count()).toBe(0);
    // It cannot be passed over, and says so.
    await next(page);
    await page.getByText('На этот вопрос нужен ответ').waitFor();
    await expectFlawless(visitor, 'kiosk, question');
    await page.locator('label', { has: page.getByRole('radio', { name: '3', exact: true }) }).click();
    await next(page);
    await page.getByRole('textbox', { name: /Почему/ }).fill(SECRET);
    await page.getByRole('button', { name: 'Назад' }).click();
    expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('3');
    await next(page);
    expect(await page.getByRole('textbox', { name: /Почему/ }).inputValue()).toBe(SECRET);
    await next(page);
    await send(page);
    await page.getByText('Ответ отправлен, на этом экране его больше нет.').waitFor();
    await expectFlawless(visitor, 'kiosk, thanks');
    expect(await wordsIn(run)).toEqual([SECRET]);
    // By itself, after a few seconds.
    await atStart(page);
    await expectNothingOf(page, SECRET);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.goBack().catch(() => null);
    await page.goto(address);
    await page.reload();
    await atStart(page);
    await expectNothingOf(page, SECRET);
    await begin(page);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await context.close();
  });

  it('is pressed with a finger: nothing is smaller than 48 pixels, on a tablet and on a phone, in both themes', async () => {
    const { address } = await stand();
    const visitor = await tablet();
    const { page, context } = visitor;
    await page.goto(address);
    await atStart(page);
    for (const [size, scheme] of [
      [STAND, 'light'],
      [PHONE, 'dark'],
    ] as const) {
      await showAs(page, size, scheme);
      await expectFlawless(visitor, `kiosk, start, ${scheme}`);
      const small = () =>
        page.locator('button, summary, label:has(> input)').evaluateAll((all) =>
          all
            .filter((one) => one.getClientRects().length > 0)
            .filter((one) => one.getBoundingClientRect().height < 48)
            .map((one) => one.textContent),
        );
      expect(await small()).toEqual([]);
      await begin(page);
      await page.getByRole('radio').first().waitFor();
      expect(await small()).toEqual([]);
      await expectFlawless(visitor, `kiosk, scale, ${scheme}`);
      await page.getByRole('button', { name: 'Назад' }).click();
      await atStart(page);
    }
    await context.close();
  });

  it('forgets whoever goes away: said from 20 seconds on, begun anew after 60, and a touch puts it off', async () => {
    const { run, address } = await stand();
    const { page, context } = await tablet();
    await stopClock(page);
    await page.goto(address);
    await atStart(page);
    await fill(page, SECRET);
    await page.getByRole('button', { name: 'Назад' }).click();
    await page.clock.runFor(18_000);
    expect(await page.getByText(/Без касаний/).count()).toBe(0);
    await page.clock.runFor(4000);
    await page.getByText(/^Без касаний вернёмся к\s*началу через 38\s*секунд$/).waitFor();
    await page.getByRole('textbox').press('End');
    await page.clock.runFor(1000);
    expect(await page.getByText(/Без касаний/).count()).toBe(0);
    await page.clock.runFor(57_000);
    await page.getByRole('textbox').waitFor();
    await page.clock.runFor(4000);
    await atStart(page);
    await expectNothingOf(page, SECRET);
    expect(await run.stored()).toEqual([]);
    await begin(page);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    // A tablet that slept is not held by ticks it has missed.
    await page.locator('label', { has: page.getByRole('radio', { name: '3', exact: true }) }).click();
    await page.clock.fastForward(120_000);
    await atStart(page);
    await context.close();
  });

  it('keeps what is answered without a connection and delivers it by itself, in order, although its page was opened without one', async () => {
    const { run, address } = await stand();
    const visitor = await tablet();
    const { page, context } = visitor;
    await page.goto(address);
    await atStart(page);
    await workerIsReady(page);
    await context.setOffline(true);
    for (const words of ['Первый', 'Второй']) await answer(page, words);
    await foot(page).getByText('сети нет, 2 ответа ждут и уйдут сами').waitFor();
    // The tablet was switched off and on again.
    await page.reload();
    await atStart(page);
    await fill(page, 'Третий');
    await send(page);
    await page.getByText('Ответ сохранён на планшете и уйдёт сам, когда появится сеть.').waitFor();
    expect(await run.stored()).toEqual([]);
    const order: string[] = [];
    context.on('request', (request) => {
      if (TAKING.test(request.url())) order.push(String(request.postDataJSON().answers[1].content));
    });
    await context.setOffline(false);
    await expect.poll(() => wordsIn(run), PATIENCE).toEqual(['Второй', 'Первый', 'Третий']);
    expect(order).toEqual(['Первый', 'Второй', 'Третий']);
    await foot(page).getByText('Проходная склада', { exact: true }).waitFor();
    await atStart(page);
    for (const words of ['Первый', 'Второй', 'Третий']) await expectNothingOf(page, words);
    await context.close();
  });

  it('delivers each once although the tab was killed in the middle and a reply was lost', async () => {
    const { run, address } = await stand();
    const { page, context } = await tablet();
    await page.goto(address);
    await atStart(page);
    await workerIsReady(page);
    await context.setOffline(true);
    for (const words of ['Первый', 'Второй', 'Третий']) await answer(page, words);
    // The server takes the first one, and nobody hears of it: the tab dies while it waits.
    const { promise: taken, resolve } = Promise.withResolvers<void>();
    await context.route(TAKING, async (route) => {
      await route.fetch();
      resolve();
    });
    await context.setOffline(false);
    await taken;
    expect(await wordsIn(run)).toEqual(['Первый']);
    await page.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    // The next one hears of nothing but lost replies at first.
    let lost = 2;
    await context.route(TAKING, async (route) => {
      if (lost-- <= 0) return route.fallback();
      await route.fetch();
      return route.abort('connectionfailed');
    });
    const again = await context.newPage();
    await again.goto(address);
    await expect.poll(() => wordsIn(run), PATIENCE).toEqual(['Второй', 'Первый', 'Третий']);
    await foot(again).getByText('Проходная склада', { exact: true }).waitFor();
    expect(await wordsIn(run)).toHaveLength(3);
    await context.close();
  });

  it('that was closed meanwhile says so, and how many answers came too late', async () => {
    const { run, address } = await stand();
    const visitor = await tablet();
    const { page, context } = visitor;
    await page.goto(address);
    await atStart(page);
    await workerIsReady(page);
    await context.setOffline(true);
    for (const words of ['Первый', 'Второй']) await answer(page, words);
    await run.publish(false);
    await context.setOffline(false);
    await page.getByRole('heading', { name: 'Опрос завершён' }).waitFor();
    await foot(page).getByText('не принято, потому что опрос закрыт: 2 ответа').waitFor();
    await expectNothingOf(page, 'Первый');
    expect(await run.stored()).toEqual([]);
    visitor.failuresForgiven = true;
    await expectFlawless(visitor, 'kiosk, over');
    await context.close();
  });

  it('whose run is closed under the hands of somebody says that their answer was not taken', async () => {
    const { run, address } = await stand();
    const { page, context } = await tablet();
    await page.goto(address);
    await atStart(page);
    await fill(page, SECRET);
    await run.publish(false);
    await send(page);
    await page.getByRole('heading', { name: 'Ответ не принят' }).waitFor();
    await page.getByRole('button', { name: 'К началу' }).click();
    await page.getByRole('heading', { name: 'Опрос завершён' }).waitFor();
    await expectNothingOf(page, SECRET);
    await context.close();
  });

  it('is left by its PIN alone, without a connection too; wrong ones are slowed, a reload does not help', async () => {
    const { address } = await stand();
    const visitor = await tablet();
    const { page, context } = visitor;
    await stopClock(page);
    await page.goto(address);
    await atStart(page);
    await workerIsReady(page);
    await begin(page);
    await context.setOffline(true);
    const leave = () => page.getByRole('button', { name: 'Выйти по ПИН-коду' }).click();
    const tryPin = async (pin: string) => {
      await page.getByRole('textbox', { name: 'ПИН-код' }).fill(pin);
      await page.getByRole('button', { name: 'Выйти', exact: true }).click();
    };
    await leave();
    await expectFlawless(visitor, 'kiosk, PIN');
    for (const wrong of ['1111', '2222']) {
      await tryPin(wrong);
      await page.getByText('ПИН-код не подошёл', { exact: true }).waitFor();
    }
    await tryPin('3333');
    await page.getByText(/Ещё раз можно через 5\s*секунд/).waitFor();
    await page.reload();
    await leave();
    await tryPin(PIN);
    await page.getByText(/Ещё раз можно через [345]\s*секунд/).waitFor();
    await page.clock.runFor(6000);
    await tryPin(PIN);
    await page.getByRole('heading', { name: 'Киоск закрыт на этом планшете' }).waitFor();
    await page.getByText('На планшете ничего не осталось.').waitFor();
    expect(await keptBy(page)).not.toContain('Проходная');
    await context.close();
  });

  it('that was ended leads nowhere, and one that is away for more than a day says that it may be out of date', async () => {
    const { kiosk, run, address } = await stand();
    const visitor = await tablet();
    const { page, context } = visitor;
    await stopClock(page);
    await page.goto(address);
    await atStart(page);
    await workerIsReady(page);
    await context.setOffline(true);
    await answer(page, 'Первый');
    await page.clock.fastForward(25 * 3_600_000);
    await foot(page)
      .getByText(/связи нет больше суток/)
      .waitFor();
    await answer(page, 'Второй');
    await context.setOffline(false);
    await expect.poll(() => wordsIn(run), PATIENCE).toEqual(['Второй', 'Первый']);
    const as = { token: owner.tokens.access_token };
    await call(polls.endKiosk, { params: { id: run.runId, kioskId: kiosk.id } }, as);
    await page.reload();
    await page.getByRole('heading', { name: 'Этот киоск завершён' }).waitFor();
    await context.close();
  });

  it('asks a survey as well, each kind of question, and what is asked of some alone', async () => {
    const { id } = await makeOpenSurvey(owner, workspace, { questions: [...EVERY_TYPE] });
    const as = { token: owner.tokens.access_token };
    const kiosk = await demand(surveys.makeSurveyKiosk, { params: { id }, body: { name: 'Столовая', pin: PIN } }, as);
    const visitor = await tablet(PHONE);
    const { page, context } = visitor;
    await page.goto(`/k/${kiosk.token}`);
    await begin(page);
    const choose = (name: string) =>
      page.locator('label', { has: page.getByRole('radio', { name, exact: true }) }).click();
    const step = (number: number, total: number) =>
      page.getByText(new RegExp(`^${number}\\s*из\\s*${total}$`)).waitFor();
    await step(1, 6);
    await choose('9');
    await next(page);
    await choose('За неделю');
    await next(page);
    await page.getByRole('checkbox', { name: 'Дорога' }).check();
    await expectWhole(visitor, 'kiosk, several options');
    await next(page);
    await choose('4');
    await next(page);
    await choose('Нет');
    await step(5, 7);
    await next(page);
    await page.getByRole('textbox', { name: /Почему не стоит/ }).fill(SECRET);
    await next(page);
    await expectWhole(visitor, 'kiosk, one line');
    const reply = page.waitForResponse(/survey-answers$/);
    await send(page);
    expect((await reply).status()).toBe(200);
    expect((await reply).request().postDataJSON()).toMatchObject({
      answers: { length: 6 },
      time_spent: expect.any(Number),
    });
    await page.getByRole('heading', { name: 'Спасибо за ответ' }).waitFor();
    await expectNothingOf(page, SECRET);
    await context.close();
  });
});
