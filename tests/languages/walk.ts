import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PATIENCE, PHONE, showAs, visit, type Visit } from '#tests/e2e/browser.ts';
import { openAs } from '#tests/e2e/factories.ts';
import { openBrowser } from '#tests/support/open-browser.ts';
import { makeCompany, type Company, type Visitor } from './company.ts';
import { lookAt } from './look.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';
import { isCompanys } from './words.ts';

const SIZES = [DESKTOP, PHONE] as const;
/** What stands in the place of what is still coming, and moves what is there. */
const COMING = '[class*="bone"], [class*="spinner"], main[aria-busy=true]';
/** A word or a number, and the same once more. */
const TWICE = /(?<![\p{L}\d.,])([\p{L}\d]+)\s\1(?![\p{L}\d.,])/u;
/** Accents, which pseudo-English adds. */
const ACCENTS = /\p{M}/gu;

/** Whether a text of the product's own says a word twice in a row; Pago Pago is a town. */
function saysTwice(text: string): boolean {
  return !isCompanys(text) && TWICE.test(text.normalize('NFD').replaceAll(ACCENTS, '').replace('Pago Pago', ''));
}

/** Opens every screen, at both sizes, and holds all that it says against what must not be said. */
export function walkThroughScreens(mistakesIn: (text: string) => readonly string[]): void {
  let company: Company;
  beforeAll(async () => {
    company = await makeCompany();
  });

  describe.each(Object.entries(SCREENS))('what %s sees', (who, screens) => {
    let seen: Visit;
    let calls: Set<unknown>;
    beforeAll(async () => {
      seen = await visit(await openBrowser(), DESKTOP);
      calls = callsOf(seen.page);
      seen.page.on('dialog', (dialog) => void dialog.accept());
      await openAsVisitor(seen.page, company, who as Visitor);
    });
    afterAll(async () => {
      await seen.context.close();
    });

    it.each(screens.map((screen) => [nameOf(screen), screen] as const))('%s', async (_, screen) => {
      const { page } = seen;
      const mistakes: string[] = [];
      const [first, ...others] = screen.sizes ?? SIZES;
      await showAs(page, first!);
      // Guests are spoken to in the language of their browser, unless they have asked for another.
      await page.goto(`/en${screen.path(company)}${who === 'guest' ? '?lang=en' : ''}`);
      await settled(page, calls);
      await screen.open?.(page);
      for (const size of [first!, ...others]) {
        await showAs(page, size);
        await settled(page, calls);
        const look = await lookAt(page);
        const note = (what: string, texts: readonly string[]) =>
          mistakes.push(...texts.map((text) => `${size.width} px, ${what}: ${text}`));
        if (look.language !== 'en') note('language', [look.language]);
        for (const text of look.said) {
          const words = mistakesIn(text);
          if (words.length > 0) note(`said ${words.join(' ')}`, [text]);
          if (saysTwice(text)) note('said twice', [text]);
        }
        note(
          'cut',
          look.cut.filter((text) => !isCompanys(text)),
        );
        if (look.sticksOut > 0) note('sticks out', [`${look.sticksOut} px`]);
      }
      const complaints = seen.complaints.splice(0);
      if (!screen.fails) mistakes.push(...complaints);
      expect([...new Set(mistakes)]).toEqual([]);
    });
  });
}

const nameOf = (screen: Screen): string => (screen.named ? `${screen.address}: ${screen.named}` : screen.address);

async function openAsVisitor(page: Page, company: Company, who: Visitor): Promise<void> {
  const person = company.people[who];
  if (person) await openAs(page, person, '/robots.txt');
}

/** The calls of a page that are under way. */
export function callsOf(page: Page): Set<unknown> {
  const calls = new Set<unknown>();
  page.on('request', (request) => calls.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => calls.delete(request));
  return calls;
}

/** Waits until everything that was on its way is there. */
export async function settled(page: Page, calls: ReadonlySet<unknown>): Promise<void> {
  await expect
    .poll(
      async () => {
        const before = calls.size;
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        return before + calls.size + (await page.locator(COMING).filter({ visible: true }).count());
      },
      { ...PATIENCE, interval: 30 },
    )
    .toBe(0);
}
