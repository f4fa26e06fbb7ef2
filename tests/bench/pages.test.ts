import { beforeAll, expect, it } from 'vitest';
import { budgets } from '#scripts/bench/budgets.ts';
import { weighPages, type PageWeights } from '#scripts/bench/web/pages.ts';

/** A build and four pages; slow only where the machine is busy. */
const MOMENT = 60_000;

let pages: PageWeights;
beforeAll(async () => {
  pages = await weighPages();
}, MOMENT);

it.each([
  ['landing', budgets.landingScript],
  ['app', budgets.appScript],
  ['poll', budgets.pollScript],
  ['survey', budgets.surveyScript],
  ['verify', budgets.verifyScript],
] as const)('the first screen of %s loads no more JavaScript than its budget', (page, { atMost }) => {
  expect(pages[page].scriptBytes).toBeGreaterThan(0);
  expect(pages[page].scriptBytes).toBeLessThanOrEqual(atMost);
});

it('shows the form of the poll page within its bytes and requests', () => {
  expect(pages.poll.bytes).toBeLessThanOrEqual(budgets.pollBytes.atMost);
  expect(pages.poll.requests).toBeLessThanOrEqual(budgets.pollRequests.atMost);
});

it('shows the landing within its bytes and requests', () => {
  expect(pages.landing.bytes).toBeLessThanOrEqual(budgets.landingBytes.atMost);
  expect(pages.landing.requests).toBeLessThanOrEqual(budgets.landingRequests.atMost);
});
