import type { Locator, Page } from 'playwright-core';

/**
 * Presses a key on something that is dragged by keys and waits until the screen reader is told of it. What was just
 * taken hears keys from the next turn of the page's event loop on, which no hand is quick enough to come before.
 */
export async function pressAndHear(page: Page, key: string, told: Locator): Promise<void> {
  await page.keyboard.press(key);
  await told.first().waitFor({ state: 'attached' });
  await page.evaluate(() => new Promise((heard) => setTimeout(heard)));
}
