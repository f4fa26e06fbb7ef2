import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBarriers } from './axe.ts';
import { keepInterception } from './kept-interception.ts';
import { keepWhenClosed, takeKeptPage } from './kept-pages.ts';
import { product } from './own-product.ts';
import { pollOften } from './short-polling.ts';

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 360, height: 740 } as const;
export const TABLET = { width: 768, height: 1024 } as const;
/** A tablet that stands at a gate. */
export const STAND = { width: 1024, height: 768 } as const;
/** How long a page may take for one step; a test that waits in vain should say so soon. */
const PATIENCE_MILLISECONDS = 20_000;
/** The same for `expect.poll`. */
export const PATIENCE = { timeout: PATIENCE_MILLISECONDS } as const;
type Size = typeof DESKTOP | typeof PHONE | typeof TABLET | typeof STAND;

export interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Everything that went wrong without being asked: errors on the console, uncaught ones, broken policies. */
  readonly complaints: string[];
  /** Calls were made to fail: what the browser says of that is none, until the screen has been looked at. */
  failuresForgiven: boolean;
}

/** A person with a fresh browser profile. */
export async function visit(
  browser: Browser,
  size: Size,
  colorScheme: 'light' | 'dark' = 'light',
  // Requests that a worker sends on cannot be held or answered by a test.
  { serviceWorkers = 'block' }: { readonly serviceWorkers?: 'allow' | 'block' } = {},
): Promise<Visit> {
  const page =
    serviceWorkers === 'allow'
      ? await newPage(browser, serviceWorkers)
      : (takeKeptPage() ?? keepWhenClosed(await newPage(browser, serviceWorkers)));
  await showAs(page, size, colorScheme);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(complaintOf(message));
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { context: page.context(), page, complaints, failuresForgiven: false };
}

/** The same page on another screen or in the other theme: it follows without being loaded anew. */
export async function showAs(page: Page, size: Size, colorScheme: 'light' | 'dark' = 'light'): Promise<void> {
  // What inherits a colour would go over into the other one only after its parent, and axe see a mixture.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
  });
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
}

/** To an address of the product as a link in it leads there: without a document loaded anew. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

async function newPage(browser: Browser, serviceWorkers: 'allow' | 'block'): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.url,
    locale: 'ru-RU',
    serviceWorkers,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(PATIENCE_MILLISECONDS);
  const page = await context.newPage();
  pollOften(page);
  keepInterception(page);
  return page;
}

/** What the browser says by itself of a call that failed. */
const FAILED_CALL = 'Failed to load resource';

/** What the console says; a call that failed is named, which the browser does not do. */
function complaintOf(message: ConsoleMessage): string {
  const text = message.text();
  return text.startsWith(FAILED_CALL) ? `${text}: ${message.location().url}` : text;
}

/** Forgets what the browser itself has reported about calls that failed; anything else stays a complaint. */
export function forgetFailures({ complaints }: Visit): void {
  const others = complaints.filter((text) => !text.startsWith(FAILED_CALL));
  complaints.splice(0, complaints.length, ...others);
}

const NAMELESS_DIALOG = '[role=dialog]:not([aria-labelledby], [aria-label], [title]):visible';

/**
 * Demands that axe finds nothing on the page, that nothing sticks out sideways, and that no error was reported: of each
 * screen once in each theme. Another state or size of it is `expectWhole`.
 */
export async function expectFlawless(visit: Visit, screen: string): Promise<void> {
  // A dialog is given its name by a second drawing, after its title is there.
  await visit.page.locator(NAMELESS_DIALOG).first().waitFor({ state: 'detached' });
  expect(await findBarriers(visit.page), `axe on ${screen}`).toEqual([]);
  await expectWhole(visit, screen);
}

/** Demands that nothing sticks out sideways, and that no error was reported. */
export async function expectWhole(visit: Visit, screen: string): Promise<void> {
  const { page, complaints } = visit;
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `horizontal overflow on ${screen}`).toBeLessThanOrEqual(0);
  if (visit.failuresForgiven) forgetFailures(visit);
  visit.failuresForgiven = false;
  expect(complaints, `console on ${screen}`).toEqual([]);
}
