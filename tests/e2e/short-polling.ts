import type { Page } from 'playwright-core';

/** How long Playwright waits between two looks at the page; the last holds from then on. */
const PAUSES_MILLISECONDS = [20, 50, 50, 100];

/** The half of Playwright's frame that looks again and again, in whatever is waited for or acted on. */
interface PollingFrame {
  retryWithProgressAndBackoff(progress: unknown, action: unknown): Promise<unknown>;
  retryWithProgressAndTimeouts(progress: unknown, pauses: readonly number[], action: unknown): Promise<unknown>;
}

const shortened = new WeakSet<object>();

/**
 * From its fifth look on Playwright looks at the page every 500 ms: what is there after 0.4 s is seen after 0.8 s, and
 * most of what a test waits for comes just then. That was two thirds of the time of the browser tests. There is no
 * setting for it; the version is pinned, and whoever updates it is told here when the method has gone.
 */
export function pollOften(page: Page): void {
  const frame = page.mainFrame();
  // Border: what is reached into here is none of what Playwright promises.
  const { _connection: connection } = frame as unknown as { _connection: { toImpl?(outer: object): PollingFrame } };
  const inner = connection.toImpl?.(frame);
  if (typeof inner?.retryWithProgressAndTimeouts !== 'function') {
    throw new TypeError('This version of Playwright polls in another way: see tests/e2e/short-polling.ts');
  }
  const prototype = Object.getPrototypeOf(inner) as PollingFrame;
  if (shortened.has(prototype)) return;
  prototype.retryWithProgressAndBackoff = function retry(progress, action) {
    return this.retryWithProgressAndTimeouts(progress, PAUSES_MILLISECONDS, action);
  };
  shortened.add(prototype);
}
