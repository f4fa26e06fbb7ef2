import type { Browser, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isUuid } from '#shared/rules/ids.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { agree } from './agree.ts';
import { expectFlawless, expectWhole, PATIENCE, PHONE, showAs, visit } from './browser.ts';
import { makePublishedFrame, type Run } from './frame-factory.ts';
import { makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

let browser: Browser;
let owner: Person;
let newRun: (options?: Parameters<typeof makePublishedFrame>[2]) => Promise<Run>;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson({ premium: true });
  const workspace = await makeWorkspace(owner);
  newRun = (options) => makePublishedFrame(owner, workspace, options);
});
afterAll(async () => {
  await browser.close();
});

const API = /\/api\/polls\/public\//;
const TAKE = /\/api\/polls\/public\/[^/]+\/take$/;
const SECRET = 'Ухожу в январе';
const keysOf = (page: Page) => page.evaluate(() => [...Object.keys(sessionStorage), ...Object.keys(localStorage)]);
const sessionIn = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(sessionStorage).find((name) => name.startsWith('tonus:session:'));
    return key === undefined ? null : sessionStorage.getItem(key);
  });
const sendButton = (page: Page) => page.getByRole('button', { name: /Отправ/ });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Ответы отправлены' }).waitFor();

async function fill(page: Page, text = SECRET): Promise<void> {
  await page.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('textbox', { name: /Почему/ }).fill(text);
}

async function answer(page: Page): Promise<void> {
  await fill(page);
  await sendButton(page).click();
  await thanks(page);
}

/** What is sent from now on. */
function submissions(page: Page): Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (TAKE.test(request.url())) sent.push(request);
  });
  return sent;
}
const sessionOf = (request: Request) => String(request.postDataJSON().anonymous_session_id);

async function expectBlank(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Пульс недели' }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: /Почему/ }).inputValue(), PATIENCE).toBe('');
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
}

describe('the poll page', () => {
  it('says what becomes of the answers, asks for what is required, by keyboard alone (B5-22, B5-23, B5-24, B5-25)', async () => {
    const run = await newRun();
    const respondent = await visit(browser, PHONE);
    const { page } = respondent;
    await page.goto(run.link);
    const scale = page.getByRole('group', { name: /Порекомендуете/ });
    await scale.waitFor();
    expect(await scale.getByRole('radio').count()).toBe(11);
    const statement = page.getByRole('region', { name: 'Что будет с ответами' });
    expect(await statement.innerText()).toMatch(/^Ответы анонимны\.[^]*Не пишите того[^]*Подробнее$/);
    await expectWhole(respondent, 'poll page');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await statement.innerText()).toMatch(
      /имя, IP-адрес и устройство[^]*владелец, HR и руководители[^]*резервных копий/,
    );
    await expectWhole(respondent, 'poll page, statement open');

    const progress = page.getByRole('progressbar');
    const send = sendButton(page);
    expect(await progress.getAttribute('aria-valuetext')).toMatch(/^Ответили на 0\s*из\s*3$/);
    await page.getByText('Осталось ответить на обязательные', { exact: true }).waitFor();
    expect(await send.isDisabled()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    expect(await page.getByRole('radio', { checked: true }).getAttribute('value')).toBe('1');
    await page.keyboard.press('Tab');
    await page.keyboard.type('   ');
    await page.getByRole('checkbox', { name: 'Можно ответить мне' }).first().waitFor();
    await page.keyboard.press('Tab');
    await page.getByText('На этот вопрос нужен ответ', { exact: true }).waitFor();
    expect(await send.isDisabled()).toBe(true);
    expect(await progress.getAttribute('aria-valuenow')).toBe('1');
    await expectFlawless(respondent, 'poll page, required missing');
    await showAs(page, PHONE, 'dark');
    await expectFlawless(respondent, 'poll page, required missing, in the dark');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('Люди');
    await page.getByText('Всё обязательное заполнено', { exact: true }).waitFor();
    expect(await page.getByText('На этот вопрос нужен ответ').count()).toBe(0);
    expect(await progress.getAttribute('aria-valuenow')).toBe('2');
    await send.press('Enter');
    await thanks(page);
    await expectFlawless(respondent, 'answers sent');
    await respondent.context.close();
  });

  it('sends once however often it is pressed, lets them be changed and the next one begin (B2-52, B4-32, B4-33); leaves nothing of who is done in the browser', async () => {
    const run = await newRun();
    const { context, page } = await visit(browser, PHONE);
    const sent = submissions(page);
    await page.goto(run.link);
    await fill(page);
    const made = await sessionIn(page);
    expect(isUuid(made)).toBe(true);
    // The server names another session: from then on it is the one.
    const named = '11111111-2f6b-4c7e-9a52-0c8f6f0f7a11';
    await page.route(TAKE, (route) => route.fulfill({ json: { anonymous_session_id: named } }), { times: 1 });
    await page.evaluate(() => {
      const button = document.querySelector<HTMLButtonElement>('button[type=submit]');
      button?.click();
      button?.click();
    });
    await thanks(page);
    expect(sent.map(sessionOf)).toEqual([made]);
    expect(await sessionIn(page)).toBe(named);

    await page.getByRole('button', { name: 'Изменить ответы' }).click();
    expect(await page.getByRole('textbox', { name: /Почему/ }).inputValue()).toBe(SECRET);
    await fill(page, 'Остаюсь');
    await sendButton(page).click();
    await thanks(page);
    expect(sessionOf(sent.at(-1)!)).toBe(named);

    await page.getByRole('button', { name: 'Новый участник' }).click();
    await expectBlank(page);
    expect([made, named]).not.toContain(await sessionIn(page));
    await answer(page);
    const texts = (await run.stored()).map(({ content }) => content);
    expect(texts.toSorted()).toEqual(['3', '3', 'Остаюсь', SECRET].toSorted());

    expect((await keysOf(page)).filter((key) => key.startsWith('tonus:session:'))).toHaveLength(1);
    await page.getByRole('link', { name: 'Завершить' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await keysOf(page)).filter((key) => /session|draft/.test(key))).toEqual([]);
    await page.goBack();
    await expectBlank(page);
    await answer(page);
    // What the browser says to a page it kept in memory; one that is driven from outside keeps none.
    const opened = page.waitForEvent('load');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await opened;
    await expectBlank(page);
    await context.close();
  });

  it('brings a draft back after a reload, and puts it away for somebody else; keeps what was typed without a connection, sends it when there is one, once', async () => {
    const run = await newRun();
    const { context, page } = await visit(browser, PHONE);
    const sent = submissions(page);
    await page.goto(run.link);
    await fill(page);
    await page.reload();
    await page.getByText('Вернули черновик').waitFor();
    expect(await page.getByRole('textbox', { name: /Почему/ }).inputValue()).toBe(SECRET);
    await page.getByRole('button', { name: 'Начать заново' }).click();
    await expectBlank(page);
    expect(JSON.stringify(await page.evaluate(() => ({ ...localStorage })))).not.toContain(SECRET);

    await fill(page);
    await context.setOffline(true);
    await page.getByText('Сейчас нет связи. Пишите дальше').waitFor();
    await sendButton(page).click();
    await page.getByText('Нет связи, ответы не отправлены. Они на месте').waitFor();
    expect(await page.getByRole('textbox', { name: /Почему/ }).inputValue()).toBe(SECRET);
    // The first attempt that gets through is stored, its reply is lost on the way back.
    await page.route(
      TAKE,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await context.setOffline(false);
    await thanks(page);
    expect(new Set(sent.map(sessionOf)).size).toBe(1);
    expect(sent.length).toBeGreaterThan(1);
    expect((await run.stored()).map(({ content }) => content).toSorted()).toEqual(['3', SECRET].toSorted());
    await context.close();
  });

  it('carries nothing of an account that is logged in here, and works where the browser keeps nothing', async () => {
    const run = await newRun({ anonymous: false });
    const { context, page } = await visit(browser, PHONE);
    const asked: Request[] = [];
    page.on('request', (request) => asked.push(request));
    await openAs(page, owner, '/favicon.svg');
    await context.addCookies([{ name: 'trace', value: '1', url: page.url() }]);
    asked.length = 0;
    await page.goto(run.link);
    expect(await page.getByRole('region', { name: 'Что будет с ответами' }).innerText()).toContain(
      'Имя не спрашиваем.',
    );
    await fill(page);
    await agree(page);
    await sendButton(page).click();
    await thanks(page);
    const calls = asked.filter((request) => API.test(request.url()));
    expect(calls.map((request) => request.method())).toEqual(['GET', 'POST']);
    for (const request of calls) {
      const headers = Object.keys(await request.allHeaders());
      expect(headers.filter((name) => ['authorization', 'cookie', 'referer'].includes(name))).toEqual([]);
    }
    expect((await run.stored()).map(({ user_id }) => user_id)).toEqual([null, null]);
    await context.close();

    const closed = await visit(browser, PHONE);
    await closed.page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await closed.page.goto(run.link);
    await closed.page.getByText('Браузер не хранит черновик').waitFor();
    await fill(closed.page);
    await agree(closed.page);
    await sendButton(closed.page).click();
    await thanks(closed.page);
    await closed.context.close();
  });
});
