import type { Page } from 'playwright-core';

/*
 * A page that a visitor has left is emptied and kept for the next one: to start a process for each visitor, and to load
 * and compile the whole site in it, takes twice the work of a page that has shown the site before.
 */

/** The origin of the site, and nothing that runs: here a page waits, and a session is put into it. */
export const WAITING_ROOM = '/robots.txt';
/** Two people meet in some tests. */
const MOST_KEPT = 2;
/** Of this worker process; not of this module, which every test file loads anew. */
const worker = globalThis as { keptPages?: Page[] };
const kept = (worker.keptPages ??= []);

/** A page without a trace of whoever had it before; null where none is kept. */
export function takeKeptPage(): Page | null {
  let page = kept.pop();
  while (page?.isClosed()) page = kept.pop();
  return page ?? null;
}

/** Whoever closes the page's context gives the page back, unless something was done to them that cannot be undone. */
export function keepWhenClosed(page: Page): Page {
  const context = page.context();
  const close = context.close.bind(context);
  let marked = false;
  const mark = (): void => {
    marked = true;
  };
  watch(context, ['addInitScript', 'exposeFunction', 'exposeBinding'], mark);
  watch(page, ['addInitScript', 'exposeFunction', 'exposeBinding'], mark);
  watch(context.clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'], mark);
  context.close = async (options) => {
    // When a file ends, it closes whatever is open.
    if (kept.includes(page)) return;
    const whole = !marked && context.pages().length === 1 && !page.isClosed() && kept.length < MOST_KEPT;
    if (whole && (await empty(page))) kept.push(page);
    else await close(options);
  };
  return page;
}

/** Tells when one of these methods is called. */
function watch<T extends object>(owner: T, methods: readonly (keyof T & string)[], tell: () => void): void {
  for (const name of methods) {
    const method = owner[name] as (...given: unknown[]) => unknown;
    Object.assign(owner, {
      [name]: (...given: unknown[]) => {
        tell();
        return method.apply(owner, given);
      },
    });
  }
}

/** False where the page does not let go: then it is nobody's any more. */
async function empty(page: Page): Promise<boolean> {
  const context = page.context();
  for (const event of ['console', 'dialog', 'download', 'pageerror', 'popup', 'request', 'requestfailed', 'response'])
    page.removeAllListeners(event);
  context.removeAllListeners('request');
  try {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await page.emulateMedia({ media: null });
    await page.goto(WAITING_ROOM);
    // Only here, where nothing is on its way any more.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    const session = await context.newCDPSession(page);
    await session.send('Page.resetNavigationHistory');
    await session.detach();
    return true;
  } catch {
    return false;
  }
}
