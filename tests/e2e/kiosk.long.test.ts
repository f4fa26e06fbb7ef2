import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { expectFlawless, PATIENCE, PHONE, showAs, STAND, visit } from './browser.ts';
import { makePerson, makeWorkspace, type Person } from './factories.ts';
import {
  answer,
  atStart,
  begin,
  expectNothingOf,
  fill,
  foot,
  next,
  send,
  stand,
  stopClock,
  wordsIn,
  workerIsReady,
} from './kiosk-stand.ts';

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

/** The tablet: its browser keeps what a page keeps, and runs the worker. */
const tablet = (size: Parameters<typeof visit>[1] = STAND) =>
  visit(browser, size, 'light', { serviceWorkers: 'allow' });

describe('a kiosk', () => {
  it('asks one question a screen, takes the answers once, begins anew and leaves nothing in the browser', async () => {
    const { run, address } = await stand(owner, workspace);
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
    const { address } = await stand(owner, workspace);
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
      // A window that fills the screen has no other size.
      expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
      await page.evaluate(() => document.exitFullscreen());
    }
    await context.close();
  });

  it('forgets whoever goes away: said from 20 seconds on, begun anew after 60, and a touch puts it off', async () => {
    const { run, address } = await stand(owner, workspace);
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
    const { run, address } = await stand(owner, workspace);
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
    const { run, address } = await stand(owner, workspace);
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
});
