import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RESULTS_VISIBILITIES } from '#shared/models/answers.ts';
import { planReleases } from './release-rule.ts';
import { shownTurnout } from './shown-turnout.ts';

const STEP = 5;
const run = fc.record({
  published: fc.boolean(),
  resultsVisibility: fc.constantFrom(...RESULTS_VISIBILITIES, 'never'),
  isAnonymous: fc.boolean(),
  allowAnonymousLink: fc.boolean(),
  invited: fc.option(fc.nat(30), { nil: null }),
  codes: fc.option(fc.nat(30), { nil: null }),
  contacts: fc.constant(null),
  kiosks: fc.option(fc.nat(3), { nil: null }),
});

/** How many answers are shown after so many have come, some while the run was open, and some of them one by one. */
function shownOf(
  visibility: (typeof RESULTS_VISIBILITIES)[number] | 'never',
  open: boolean,
  arrivals: readonly number[],
) {
  const total = arrivals.reduce((sum, count) => sum + count, 0);
  if (visibility === 'live') return total;
  let [shown, waiting] = [0, 0];
  const release = (isOpen: boolean) => {
    const keys = Array.from({ length: waiting }, (_, index) => `k${index}`);
    const steps = planReleases(
      { visibility, smallest: STEP, open: isOpen, shown, waiting: keys, changed: [] },
      () => 0,
    );
    const released = steps.flatMap((step) => step.keys).length;
    [shown, waiting] = [shown + released, waiting - released];
  };
  for (const count of arrivals) {
    waiting += count;
    release(true);
  }
  if (!open) release(false);
  return shown;
}

it('of a run in any state never fewer are told to have answered than are shown, and nothing exact beside a rounded number', () => {
  fc.assert(
    fc.property(run, fc.array(fc.nat(7), { maxLength: 12 }), fc.nat(), (state, arrivals, links) => {
      const answered = arrivals.reduce((sum, count) => sum + count, 0);
      const byLink = answered === 0 ? 0 : links % (answered + 1);
      const shown = shownOf(state.resultsVisibility, state.published, arrivals);
      const told = shownTurnout(state, { members: answered - byLink, byLink, shown, step: STEP });
      if (state.resultsVisibility !== 'live') expect(told.total).toBeGreaterThanOrEqual(shown);
      expect(told.total).toBeLessThanOrEqual(answered);
      expect(told.members + told.byLink).toBeLessThanOrEqual(told.total);
      if (told.atLeast) {
        // A number is either of a step or of what everybody can count.
        expect([told.members % STEP, told.byLink % STEP]).toEqual([0, 0]);
        expect(told.total % STEP === 0 || told.total === shown).toBe(true);
      } else {
        expect(told).toEqual({ members: answered - byLink, byLink, total: answered, atLeast: false });
      }
    }),
    { numRuns: 2000 },
  );
});

it('seven that are shown are seven that have answered, though a step ends at five', () => {
  const open = {
    published: true,
    resultsVisibility: 'from_5',
    isAnonymous: true,
    allowAnonymousLink: false,
    invited: 12,
    codes: null,
    contacts: null,
    kiosks: null,
  } as const;
  const told = shownTurnout(open, { members: 7, byLink: 0, shown: 7, step: STEP });
  expect(told).toEqual({ members: 5, byLink: 0, total: 7, atLeast: true });
});
