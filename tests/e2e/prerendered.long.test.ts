import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressOf, SITE_PAGES, type PublicPage } from '#shared/models/site.ts';
import { apiText } from '#text/site/api-reference.ts';
import { faqText } from '#text/site/landing-faq.ts';
import { featuresText } from '#text/site/landing-features.ts';
import { sitePages } from '#text/site/site-pages.ts';
import { sectionsOf } from '#web/features/landing/pages/page-sections.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, PHONE, visit, type Visit } from './browser.ts';
import { hold } from './faults.ts';
import { makePerson, makeWorkspace, openAs } from './factories.ts';
import { WAITING_ROOM } from './kept-pages.ts';
import { openLanding } from './landing.ts';
import { product } from './own-product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

/** What a page shows, with every gap as one space. */
async function wordsOf(page: Page): Promise<string> {
  return (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ');
}
/** Classes that stand on elements of the page and in none of its style sheets. */
async function unstyledClasses(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join();
    const names = new Set([...document.querySelectorAll('body *')].flatMap((element) => [...element.classList]));
    return [...names].filter((name) => !rules.includes(`.${CSS.escape(name)}`));
  });
}
const flat = (text: string) => text.replaceAll(/\s+/g, ' ');

describe('without a script', () => {
  let page: Page;
  beforeAll(async () => {
    page = await browser.newPage({ baseURL: product.url, javaScriptEnabled: false });
  });
  afterAll(() => page.close());

  it('the landing shows its sections, prices, all that Tonus can do, and every answer, on a desktop and on a phone', async () => {
    await page.goto('/');
    for (const size of [DESKTOP, PHONE]) {
      await page.setViewportSize(size);
      for (const name of ['О нас', 'Возможности', 'Результаты', 'Цены', 'Вопросы'])
        expect(await page.getByRole('banner').getByRole('link', { name, exact: true }).isVisible()).toBe(true);
      const words = await wordsOf(page);
      for (const price of ['Бесплатно', '250 ₽ в месяц за человека', '490 ₽ в месяц за человека'])
        expect(words).toContain(price);
      for (const { question, answer } of faqText.items) {
        expect(words).toContain(flat(question));
        expect(words).toContain(flat(answer));
      }
      for (const { title, items } of Object.values(featuresText.tabs))
        for (const text of [title, ...items.map((item) => item.text)]) expect(words).toContain(flat(text));
      expect(words).toContain('Чтобы войти и работать в Тонусе, включите JavaScript');
      // What would do nothing is not offered; a question is read, not pressed.
      const buttons = await page.locator('button:visible').allInnerTexts();
      expect(buttons.filter((name) => !faqText.items.some(({ question }) => question === name))).toEqual([
        expect.stringContaining('HR-аналитика'),
        expect.stringContaining('Развитие'),
      ]);
    }
  });

  it.each(SITE_PAGES)(
    '%s shows all it says, in the styles that its elements name, and nothing sticks out sideways',
    async (name) => {
      await page.goto(addressOf(name));
      expect(await unstyledClasses(page)).toEqual([]);
      for (const size of [DESKTOP, PHONE]) {
        await page.setViewportSize(size);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `at ${size.width}`).toBeLessThanOrEqual(0);
        if (name !== 'landing') expectAllSaid(name, await wordsOf(page));
      }
    },
  );
});

/** All that a page behind the footer has to say is among these words. */
function expectAllSaid(name: PublicPage, words: string): void {
  const { title, lead } = name === 'api' ? apiText : sitePages[name];
  expect(words).toContain(flat(title));
  expect(words).toContain(flat(lead));
  if (name === 'api') {
    // Backticks say what is code.
    for (const rule of apiText.rules) expect(words).toContain(flat(rule.replaceAll('`', '')));
    expect(words).toContain(apiText.noScript);
    expect(words).not.toContain(apiText.loading);
    return;
  }
  for (const { title: heading, paragraphs, list } of sectionsOf(name, {}))
    for (const text of [heading, ...paragraphs, ...list]) expect(words).toContain(flat(text));
}

interface Drawn {
  readonly elements: Element[];
  readonly copy: Element;
}

/** Remembers the page as it is in its document, before its scripts run. */
async function rememberDrawn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const root = document.getElementById('root');
      if (document.readyState !== 'interactive' || !root) return;
      const drawn: Drawn = { elements: [...root.querySelectorAll('*')], copy: root.cloneNode(true) as Element };
      Object.assign(window, { drawn });
    });
  });
}

/** What has become of the page since: elements taken out or exchanged, and which of these places read otherwise. */
function changesSince(page: Page, places: readonly string[]) {
  return page.evaluate((asked) => {
    const { elements, copy } = (window as unknown as { drawn: Drawn }).drawn;
    const plain = (place: Element) => {
      const one = place.cloneNode(true) as Element;
      // Comments only keep neighbouring texts apart until the page has its script.
      const comments = document.createNodeIterator(one, NodeFilter.SHOW_COMMENT);
      for (let comment = comments.nextNode(); comment; comment = comments.nextNode()) (comment as Comment).remove();
      // A picture is loaded when somebody comes near.
      for (const picture of one.querySelectorAll('figure img')) picture.removeAttribute('src');
      one.normalize();
      return one;
    };
    const now = document.getElementById('root')!;
    const find = (root: Element, place: string) => plain(place === '#root' ? root : root.querySelector(place)!);
    return {
      count: elements.length,
      taken: elements.filter((one) => !one.isConnected && !one.parentElement).map(({ outerHTML }) => outerHTML),
      changed: asked.filter((place) => !find(now, place).isEqualNode(find(copy, place))),
    };
  }, places);
}

describe('the script of a page', () => {
  let guest: Visit;
  beforeAll(async () => {
    guest = await visit(browser, DESKTOP);
    await rememberDrawn(guest.page);
  });
  afterAll(() => guest.context.close());

  it('brings the landing to life as it stands, without a word', async () => {
    const { page } = guest;
    await page.goto('/');
    // It is alive once it follows a press.
    for (const name of ['Автоматизация', 'Аналитика']) {
      await page.getByRole('tab', { name }).click();
      await page.getByRole('tab', { name, selected: true }).waitFor();
    }
    const { count, ...changes } = await changesSince(page, ['#root']);
    expect(count).toBeGreaterThan(200);
    expect(changes).toEqual({ taken: [], changed: [] });

    expect(guest.complaints).toEqual([]);
  });

  it('brings the reference of the API to life, all around what it has yet to fetch', async () => {
    await guest.page.goto('/api');
    await guest.page.locator('details').first().waitFor();
    const { taken, changed } = await changesSince(guest.page, ['header', 'h1', 'footer']);
    expect(taken).toEqual([expect.stringContaining(apiText.loading)]);
    expect(changed).toEqual([]);
    expect(guest.complaints).toEqual([]);
  });

  it('opens what a document is asked for under another of its names', async () => {
    for (const [path, title] of [
      ['/help/', 'Справка'],
      ['/help.html', 'Справка'],
      ['/landing.html', 'Люди уходят не внезапно'],
    ] as const) {
      await guest.page.goto(path);
      expect(flat(await guest.page.getByRole('heading', { level: 1 }).innerText())).toBe(title);
    }
    expect(guest.complaints).toEqual([]);
  });
});

describe('somebody with a session', () => {
  it('is never taken for a guest: before the script, while the server is asked, and after', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    const login = page.getByRole('banner').getByText('Войти');
    await openAs(page, await makePerson(), WAITING_ROOM);
    const letScript = await hold(page, '**/assets/landing-*.js');
    const letReply = await hold(page, '**/api/auth/me');
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    await login.waitFor({ state: 'attached' });
    expect(await login.isVisible()).toBe(false);
    const asked = page.waitForRequest('**/api/auth/me');
    await letScript();
    await asked;
    expect(await login.isVisible()).toBe(false);
    await letReply();
    await page.getByText('Анна Петрова').waitFor();
    expect(await login.count()).toBe(0);
    await context.close();
  });

  it('is offered the login again when the server does not know the session', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await page.goto(WAITING_ROOM);
    await page.evaluate(() => localStorage.setItem('access_token', 'long gone'));
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Войти' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull();
    await context.close();
  });

  it('gets back into the app by the browser’s own button, from a landing that was loaded anew', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    const owner = await makePerson();
    await makeWorkspace(owner);
    await openAs(page, owner, '/app');
    await page.getByRole('link', { name: 'Тонус' }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.reload();
    await page.getByText('Анна Петрова').waitFor();
    await page.goBack();
    await page.getByRole('link', { name: 'Опросы', exact: true }).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/app');
    await context.close();
  });
});

it('says when the login does not arrive, and opens it once it does', async () => {
  const guest = await openLanding(browser, PHONE);
  const { page } = guest;
  await page.route('**/assets/login-*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Начать бесплатно' }).click();
  await page.getByRole('alert').getByText('Вход не загрузился').waitFor();
  await page.unrouteAll();
  await page.reload();
  await page.getByRole('button', { name: 'Начать бесплатно' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Войти', exact: true }).waitFor();
  await guest.context.close();
});

it('keeps what draws the pages to itself', async () => {
  for (const name of ['render.mjs', 'landing.html', 'text.html'])
    expect((await fetch(`${product.url}/prerender/${name}`)).status).toBe(404);
});
