import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { agree } from './agree.ts';
import { expectFlawless, expectWhole, PATIENCE, PHONE, STAND, visit } from './browser.ts';
import { call, demand, makePerson, makeWorkspace, type Person } from './factories.ts';
import {
  answer,
  atStart,
  begin,
  expectNothingOf,
  fill,
  foot,
  keptBy,
  next,
  PIN,
  send,
  stand,
  stopClock,
  wordsIn,
  workerIsReady,
} from './kiosk-stand.ts';
import { EVERY_TYPE, makeOpenSurvey } from './survey-factory.ts';

const SECRET = 'Ухожу в январе';

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
  it('that was closed meanwhile says so, and how many answers came too late', async () => {
    const { run, address } = await stand(owner, workspace);
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
    const { run, address } = await stand(owner, workspace);
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
    const { address } = await stand(owner, workspace);
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
    for (const wrong of ['1111', '2222', '3333']) {
      await tryPin(wrong);
      // A PIN is tried once the one before was.
      await expect.poll(() => page.getByRole('textbox', { name: 'ПИН-код' }).inputValue(), PATIENCE).toBe('');
      const told = wrong === '3333' ? /Ещё раз можно через 5\s*секунд/ : /^ПИН-код не подошёл$/;
      await page.getByText(told).waitFor();
    }
    await page.reload();
    await leave();
    await tryPin(PIN);
    await page.getByText(/Ещё раз можно через [345]\s*секунд/).waitFor();
    await page.clock.runFor(6000);
    await tryPin(PIN);
    await page.getByRole('heading', { name: 'Киоск закрыт на этом планшете' }).waitFor();
    await page.getByText('На планшете ничего не осталось.').waitFor();
    expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
    expect(await keptBy(page)).not.toContain('Проходная');
    await context.close();
  });

  it('that was ended leads nowhere, and one that is away for more than a day says that it may be out of date', async () => {
    const { kiosk, run, address } = await stand(owner, workspace);
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
    await agree(page);
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
