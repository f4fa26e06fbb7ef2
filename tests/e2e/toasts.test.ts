import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '#tests/support/open-browser.ts';
import { DESKTOP, PATIENCE, visit } from './browser.ts';
import { makePerson, makeWorkspace, openAs, type Person } from './factories.ts';

let browser: Browser;
let owner: Person;
beforeAll(async () => {
  browser = await openBrowser();
  owner = await makePerson();
  await makeWorkspace(owner, 'Ромашка');
});
afterAll(async () => {
  await browser.close();
});

const word = (page: Page) => page.getByRole('alert').filter({ hasText: 'Связь вернулась, данные обновлены' });

/** Has the page say something in its corner; by its own time, which stands still. */
async function tell(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByText('Нет связи.').waitFor();
  await page.context().setOffline(false);
  await expect.poll(() => passed(page, 100).then(() => word(page).isVisible()), PATIENCE).toBe(true);
  await passed(page, 400);
}

const passed = (page: Page, milliseconds: number) => page.clock.runFor(milliseconds);

/** Takes the word by its middle, once it has come to rest, and moves it so far to the right. */
async function sweep(page: Page, pixels: number): Promise<void> {
  await word(page).hover();
  const box = await word(page).boundingBox();
  if (!box) throw new Error('Nothing is told');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await page.mouse.move(x + pixels * part, y);
    await passed(page, 100);
  }
  await page.mouse.up();
}

describe('a word in the corner', () => {
  it('waits under a mouse, comes back when it is hardly moved, and goes when it is swept aside or closed', async () => {
    const { context, page } = await visit(browser, DESKTOP);
    await openAs(page, owner, '/app');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);

    await tell(page);
    await word(page).hover();
    await passed(page, 10_000);
    expect(await word(page).isVisible()).toBe(true);
    const place = await word(page).boundingBox();
    await sweep(page, 40);
    await expect.poll(() => word(page).boundingBox(), PATIENCE).toEqual(place);
    await page.mouse.move(10, 10);
    await passed(page, 2_500);
    expect(await word(page).isVisible()).toBe(true);
    await passed(page, 1_000);
    await word(page).waitFor({ state: 'detached' });

    for (const direction of [1, -1]) {
      await tell(page);
      await sweep(page, 300 * direction);
      await passed(page, 400);
      await word(page).waitFor({ state: 'detached' });
    }

    await tell(page);
    await word(page).getByRole('button', { name: 'Закрыть' }).click();
    await passed(page, 400);
    await word(page).waitFor({ state: 'detached' });
    await context.close();
  });
});
