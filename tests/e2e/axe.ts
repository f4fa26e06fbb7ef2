import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

/** Without its comments: half as much to bring into every page. */
const ENGINE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  // All rules are tried; but to describe every element that passes takes twice as long as to try them.
  resultTypes: ['violations'],
  // All style sheets would be fetched once more, for one rule, which is on trial and not among these.
  preload: { assets: ['media'] },
};

/**
 * What keeps people with disabilities from using the page, as axe sees it: rule and elements. The engine stays in a
 * document that has been looked at: to bring it there takes as long as to look.
 */
export async function findBarriers(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(ENGINE);
  await settled(page);
  const found = await look(page);
  if (!found.some((barrier) => barrier.startsWith(SIZE_RULE))) return found;
  // The head that stays in place covers half of whatever has been scrolled under it, which axe takes for small.
  await page.evaluate(() => scrollTo(0, 0));
  return look(page);
}

/** Waits for whatever goes over into something else and comes to an end: half-way a button has colours that nobody chose. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
        );
    for (let running = ending(); running.length > 0; running = ending()) {
      // One that is called off ends, too.
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}

const SIZE_RULE = 'target-size';

function look(page: Page): Promise<string[]> {
  return page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, OPTIONS);
}
