import type { Page } from 'playwright-core';

/**
 * Answers what is asked and opens the text about data over the form. In whichever language: what is pressed is told by
 * its place.
 */
export async function openNotice(page: Page): Promise<void> {
  for (const question of await page.locator('fieldset:has([type=radio])').all()) {
    await question.getByRole('radio').first().check();
  }
  for (const question of await page.locator('textarea').all()) await question.fill('Lorem ipsum');
  await page.locator('button:has(+ dialog)').click();
  await page.getByRole('dialog').waitFor();
}
