import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { histories, playHistory } from './histories/play.ts';
import { asFirstRead, countedAnew, withoutCondition } from './histories/weakened.ts';

/** As many as there is time for. `HISTORIES=10000 SEED=7` plays so many, from that seed on. */
const HISTORIES = Number(process.env['HISTORIES'] ?? 40);
const SEED = Number(process.env['SEED'] ?? 1);
/** Within so many histories a guard that is gone is noticed. */
const NOTICED_WITHIN = 40;
const LONG = { timeout: 7_200_000 };

// A history asks many times, and much of it fails on purpose.
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
});
afterEach(() => void vi.restoreAllMocks());

it(
  'whatever many do at once with one run and one workspace could have come about one after another',
  LONG,
  async () => {
    const told = { requests: 0, operations: 0 };
    await fc.assert(
      fc.asyncProperty(histories(), async (history) => {
        const { violations, done, requests } = await playHistory(history);
        told.requests += requests;
        told.operations += done.length;
        expect(violations).toEqual([]);
      }),
      { numRuns: HISTORIES, seed: SEED },
    );
    console.log(
      `${HISTORIES} histories from seed ${SEED}: ${told.operations} operations, ${told.requests} requests to the table`,
    );
  },
);

it.each([
  [
    'a run that is read as it was at first',
    asFirstRead(/^RUN#\S+ RUN$/),
    /answers by the link|closes/,
    'while the run was closed',
  ],
  ['a mark that is written over another', withoutCondition(/ MARK#/), /answers$/, 'answered twice'],
  ['a link without a limit', withoutCondition(/ LINK$/), /answers by the link/, 'more than its limit'],
  ['answers that are counted once more', countedAnew, /answers by/, 'are counted'],
  [
    'a workspace that changes hands whoever has it',
    withoutCondition(/ (?:WORKSPACE|MEMBER#\S+)$/),
    /the company to|accepts the company/,
    'owners',
  ],
  ['seats without a limit', withoutCondition(/ WORKSPACE$/), /joins/, 'more people'],
  ['workspaces without a limit', withoutCondition(/ WORKSPACES$/), /founds|startup/, 'more workspaces'],
  ['polls without a limit', withoutCondition(/ POLLS#/), /makes a poll/, 'more polls'],
])('is noticed where a guard is gone: %s', LONG, async (_, weakened, wanted, wrong) => {
  const noticed = await fc.check(
    fc.asyncProperty(histories(wanted), async (history) => {
      const { violations } = await playHistory(history, weakened);
      return !violations.some((violation) => violation.includes(wrong));
    }),
    { numRuns: NOTICED_WITHIN, seed: SEED, endOnFailure: true },
  );
  expect(noticed.failed).toBe(true);
});
