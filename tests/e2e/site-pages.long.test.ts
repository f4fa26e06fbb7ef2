import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/contract/index.ts';
import { PUBLIC_PAGES } from '#shared/models/site.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, expectFlawless, expectWhole, forgetFailures, PHONE, showAs, visit } from './browser.ts';
import { answerFacts } from './landing.ts';
import { product } from './own-product.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const TITLES = {
  help: 'Справка',
  contact: 'Контакты',
  api: 'API',
  privacy: 'Конфиденциальность',
  security: 'Безопасность',
  consent: 'Согласие на обработку персональных данных',
  terms: 'Условия использования',
  cookies: 'Cookies',
  careers: 'Вакансии',
  blog: 'Блог',
  news: 'Новости',
} as const;

/** The ground of pages in the dark. */
const DARK_PAPER = 'rgb(17, 26, 27)';

/** How the words of a page are set: titles beside their text and larger than it, apart from each other, lists with marks. */
const TYPE = { titlesBeside: true, titlesLarger: true, apart: true, marks: true };

async function typeOf(page: Page): Promise<typeof TYPE> {
  return page.getByRole('main').evaluate((main) => {
    const all = (selector: string) => [...main.querySelectorAll(selector)];
    const box = (element: Element) => element.getBoundingClientRect();
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const sections = all('section').filter((one) => one.querySelector('h2 + div'));
    const rows = sections.map((one) => [one.querySelector('h2')!, one.querySelector('h2 + div')!] as const);
    const followed = all('section p + p, section li + li').map((one) => [one.previousElementSibling!, one] as const);
    return {
      titlesBeside: rows.length > 0 && rows.every(([title, words]) => box(title).right <= box(words).left),
      titlesLarger: rows.every(([title, words]) => size(title) > size(words)),
      apart: followed.every(([above, below]) => box(below).top - box(above).bottom >= 6),
      marks: all('section li').every((item) => getComputedStyle(item).listStyleType !== 'none'),
    };
  });
}

describe('the pages behind the footer', () => {
  it('open from their addresses, without an account, on a desktop and on a phone (A2.1-02)', async () => {
    const guest = await visit(browser, DESKTOP);
    const descriptions = new Set<string | null>();
    for (const page of PUBLIC_PAGES) {
      await showAs(guest.page, DESKTOP);
      await guest.page.goto(`/${page}`);
      await guest.page.getByRole('heading', { level: 1, name: TITLES[page] }).waitFor();
      expect(await guest.page.title()).toBe(`${TITLES[page]} — Тонус`);
      descriptions.add(await guest.page.locator('meta[name="description"]').getAttribute('content'));
      if (page !== 'api') expect([page, await typeOf(guest.page)]).toEqual([page, TYPE]);
      if (page === 'api') await guest.page.getByRole('heading', { name: 'Опросы', exact: true }).waitFor();
      else await expectFlawless(guest, page);
      await expectWhole(guest, page);
      await showAs(guest.page, PHONE, 'dark');
      // These are made of one kind of parts; the reference has others, and is looked at below.
      if (page === 'help' || page === 'contact') await expectFlawless(guest, `${page} on a phone, in the dark`);
      else await expectWhole(guest, `${page} on a phone, in the dark`);
    }
    expect(descriptions.size).toBe(PUBLIC_PAGES.length);
    // What /cookies says is true.
    expect(await guest.context.cookies()).toEqual([]);
    await guest.context.close();
  });

  it('lead on to each other and back to the sections of the landing (A2.1-02, A2.2-23)', async () => {
    const { page, context } = await visit(browser, DESKTOP);
    await page.goto('/help');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Контакты' }).click();
    await page.getByRole('heading', { level: 1, name: 'Контакты' }).waitFor();
    await footer.getByRole('link', { name: 'Цены' }).click();
    await page.waitForURL('**/#pricing');
    await page.locator('#pricing').waitFor();
    await page.waitForFunction(() => {
      const { top } = document.getElementById('pricing')!.getBoundingClientRect();
      return top >= -1 && top < innerHeight / 2;
    });
    await context.close();
  });

  it('name the operator, the address to write to and where the data lie only where the deployment does', async () => {
    const { page, context } = await visit(browser, DESKTOP);
    await answerFacts(page, {
      operator: 'ООО «Ромашка», ИНН 7707083893',
      supportEmail: 'help@romashka.example',
      residency: 'Данные хранятся в России',
    });
    await page.goto('/privacy');
    await page.getByText('ООО «Ромашка», ИНН 7707083893').waitFor();
    await page.getByText('Данные хранятся в России.').waitFor();
    await page.goto('/consent');
    await page.getByText('ООО «Ромашка», ИНН 7707083893.').waitFor();
    await page.goto('/contact');
    await page.getByRole('link', { name: 'help@romashka.example' }).waitFor();
    await page.unrouteAll();
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('romashka').count()).toBe(0);
    await context.close();
  });
});

describe('the reference of the API', () => {
  it('says when the description does not come, asks again, and shows every route with who may call it and its fields', async () => {
    const guest = await visit(browser, DESKTOP);
    const { page } = guest;
    await page.route('**/api/openapi.json', (route) => route.abort());
    await page.goto('/api');
    await page.getByRole('alert').getByText('Описание не пришло').waitFor();
    await page.unroute('**/api/openapi.json');
    forgetFailures(guest);
    await page.getByRole('button', { name: 'Попробовать снова' }).click();
    await page.locator('details').first().waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await page.locator('details').count()).toBe(routes.length);
    const createPoll = page
      .locator('details')
      .filter({ has: page.getByText('POST', { exact: true }) })
      .filter({
        has: page.locator('code', { hasText: /^\/api\/polls$/ }),
      });
    await createPoll.locator('summary').click();
    await createPoll.getByText('Участникам пространства с ролью: владелец, hr, руководитель').waitFor();
    await createPoll.getByRole('cell', { name: 'questions[].text' }).first().waitFor();
    await expectFlawless(guest, 'API, one call open');
    await showAs(page, PHONE, 'dark');
    // The page was loaded by day: it follows the system.
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(DARK_PAPER);
    await expectFlawless(guest, 'API, one call open, on a phone in the dark');
    await guest.context.close();
  });
});

it('gives search engines and messengers what they ask for', async () => {
  const ask = (path: string) => fetch(`${product.url}${path}`);
  const page = await (await ask('/')).text();
  for (const name of ['og:title', 'og:description', 'og:image']) expect(page).toContain(`property="${name}"`);
  expect(page).toMatch(/name="description"\s+content="[^"]{50,}"/);
  for (const [path, type] of [
    ['/og.png', 'image/png'],
    ['/en/og.png', 'image/png'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/icon-512.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain'],
  ] as const) {
    const answer = await ask(path);
    expect([path, answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([path, 200, type]);
  }
});
