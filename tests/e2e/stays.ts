import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE } from './browser.ts';

const STEP_MILLISECONDS = 50;
/** So long before its time something has to be there still, and so long after it must be gone. */
const LEEWAY_MILLISECONDS = 500;

interface Stay {
  readonly shown: Locator;
  /** What goes, where that is more than what was shown. */
  readonly gone?: Locator;
  readonly milliseconds: number;
  /** Looks at it while it is there. */
  readonly meanwhile?: () => Promise<void>;
}

/**
 * Demands that what comes of an action stays for so long and then goes by itself. Meanwhile the page's time stands
 * still except where the test moves it: how busy the machine is has no part in it.
 */
export async function expectToStay(
  page: Page,
  { shown, gone = shown, milliseconds, meanwhile }: Stay,
  act: () => Promise<void>,
): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await act();
  const comes = async (): Promise<boolean> => {
    await page.clock.runFor(STEP_MILLISECONDS);
    return shown.isVisible();
  };
  await expect.poll(comes, PATIENCE).toBe(true);
  await page.clock.runFor(milliseconds - LEEWAY_MILLISECONDS);
  expect(await gone.isVisible()).toBe(true);
  await meanwhile?.();
  await page.clock.runFor(2 * LEEWAY_MILLISECONDS);
  await gone.waitFor({ state: 'hidden' });
  await page.clock.resume();
}
