import type { Page } from 'playwright-core';

/** Consents before sending, as whoever answers a run with names by its link or by a code has to. */
export async function agree(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /Согласен, чтобы компания/ }).check();
}
