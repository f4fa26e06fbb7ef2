import type { Page } from 'playwright-core';
import { forgetFailures, type Visit } from './browser.ts';

/** Keeps the calls to these addresses waiting until they are let go. */
export async function hold(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  let open = () => {};
  const hold = new Promise<void>((resolve) => {
    open = resolve;
  });
  const handler = async (route: Parameters<Parameters<Page['route']>[1]>[0]) => {
    await hold;
    await route.fallback();
  };
  await page.route(url, handler);
  return async () => {
    open();
    await page.unroute(url, handler);
  };
}

/** Answers these calls with a refusal of the server; without a detail it has no words of its own. */
export async function refuse(
  page: Page,
  url: string | RegExp,
  { status = 500, detail, method }: { status?: number; detail?: string; method?: string } = {},
): Promise<void> {
  await page.route(url, (route) => {
    if (method !== undefined && route.request().method() !== method) return route.fallback();
    const body = JSON.stringify({ code: 'internal', ...(detail === undefined ? {} : { detail }) });
    return route.fulfill({ status, contentType: 'application/json', body });
  });
}

/** Cuts the connection for these calls. */
export async function cut(page: Page, url: Parameters<Page['route']>[0]): Promise<void> {
  await page.route(url, (route) => route.abort('connectionfailed'));
}

/**
 * Forgets what the browser itself reports about calls that were made to fail; anything else stays a complaint. So it is
 * until the screen has been looked at: meanwhile other calls of the page may fail for the same reason.
 */
export function forgiveFailedCalls(visit: Visit): void {
  forgetFailures(visit);
  visit.failuresForgiven = true;
}

/** Answers these calls with this, whatever the server would say. */
export async function answerWith(page: Page, url: string | RegExp, json: unknown, status = 200): Promise<void> {
  await page.route(url, (route) => route.fulfill({ json, status }));
}
