import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { renderPages } from '#infra/web/site-files.ts';
import { addressOf, SITE_PAGES, type SiteFacts } from '#shared/models/site.ts';
import { DESKTOP, showAs, visit, type Visit } from './browser.ts';
import { makePerson, openAs } from './factories.ts';
import { product } from './own-product.ts';

const BUILT_SITE = join(import.meta.dirname, '../../dist/web');

/** The landing as a guest sees it. */
export async function openLanding(
  browser: Browser,
  size: Parameters<typeof visit>[1],
  scheme?: 'light' | 'dark',
): Promise<Visit> {
  const guest = await visit(browser, size, scheme);
  await guest.page.goto('/');
  await guest.page.getByRole('heading', { level: 1 }).waitFor();
  return guest;
}

/** Who reads the landing and leaves it as it is: one for all tests of a file, until one fails and may have changed it. */
export function oneGuest(browser: () => Browser): () => Promise<Visit> {
  let guest: Visit | null = null;
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    await guest?.context.close();
    guest = null;
  });
  return async () => {
    guest ??= await openLanding(browser(), DESKTOP);
    await showAs(guest.page, DESKTOP);
    return guest;
  };
}

/** The landing as somebody with an account sees it. */
export async function openLandingLoggedIn(browser: Browser): Promise<Visit> {
  const known = await visit(browser, DESKTOP);
  await openAs(known.page, await makePerson(), '/');
  await known.page.getByText('Анна Петрова').waitFor();
  return known;
}

/** Demands that a place of the page says all of this. */
export async function expectTexts(place: ReturnType<Page['locator']>, texts: readonly RegExp[]): Promise<void> {
  const words = (await place.innerText()).replace(/\s+/g, ' ');
  for (const text of texts) expect(words).toMatch(text);
}

/**
 * What the deployment lets the pages say, from the next load on: the documents of a stage with these facts, and the
 * file of them that the app reads.
 */
export async function answerFacts(page: Page, facts: SiteFacts): Promise<void> {
  await page.unroute('**/site.json');
  await page.route('**/site.json', (route) => route.fulfill({ json: facts }));
  const documents = renderPages(BUILT_SITE, { facts });
  for (const one of SITE_PAGES) {
    const address = `${product.url}${addressOf(one)}`;
    await page.unroute(address);
    // With the headers of the product: the content policy holds for these documents too.
    await page.route(address, async (route) =>
      route.fulfill({ response: await route.fetch(), body: documents[`${one}.html`]! }),
    );
  }
}
