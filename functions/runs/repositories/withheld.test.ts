import { describe, expect, it } from 'vitest';
import { RESULTS_VISIBILITIES } from '#shared/models/answers.ts';
import { isWithheld, visibilityAtOpening } from './withheld.ts';

describe('a run that few can answer without a name', () => {
  const few = {
    isAnonymous: true,
    allowAnonymousLink: false,
    invited: 4,
    codes: null,
    contacts: null,
    kiosks: null,
  } as const;
  const opened = (more: Partial<Parameters<typeof visibilityAtOpening>[0]>) =>
    RESULTS_VISIBILITIES.map((resultsVisibility) => visibilityAtOpening({ ...few, resultsVisibility, ...more }));

  it('is opened never to be shown, whatever was chosen', () => {
    expect(new Set(opened({}))).toEqual(new Set(['never']));
  });

  it('is opened as it was chosen where five are asked, names are kept, or a link is given out', () => {
    for (const more of [{ invited: 5 }, { isAnonymous: false }, { allowAnonymousLink: true }])
      expect(opened(more)).toEqual(RESULTS_VISIBILITIES);
  });

  it('counts one-time codes as people who can answer', () => {
    expect(opened({ codes: 1 })).toEqual(RESULTS_VISIBILITIES);
    expect(opened({ invited: 1, codes: 4 })).toEqual(RESULTS_VISIBILITIES);
    expect(new Set(opened({ invited: 1, codes: 3 }))).toEqual(new Set(['never']));
    // They were revoked before five had answered.
    expect(isWithheld({ ...few, invited: 1, codes: 0, resultsVisibility: 'live' }, 4)).toBe(true);
  });

  it('counts people without an account whom it asks', () => {
    const contacts = (people: number) => ({ invited: 3, contacts: { people, teams: null } });
    expect(opened(contacts(2))).toEqual(RESULTS_VISIBILITIES);
    expect(new Set(opened(contacts(1)))).toEqual(new Set(['never']));
  });

  it('takes whoever stands before a kiosk for people who can answer, as long as there is one', () => {
    expect(opened({ invited: 1, kiosks: 1 })).toEqual(RESULTS_VISIBILITIES);
    expect(new Set(opened({ invited: 1, kiosks: 0 }))).toEqual(new Set(['never']));
    // The last one was ended before five had answered.
    const live = { ...few, resultsVisibility: 'live' } as const;
    expect([1, 0].map((kiosks) => isWithheld({ ...live, kiosks }, 4))).toEqual([false, true]);
  });

  it('tells nothing although it has a link no more, until five have answered', () => {
    const live = { ...few, resultsVisibility: 'live' } as const;
    expect([0, 4, 5].map((answered) => isWithheld(live, answered))).toEqual([true, true, false]);
    expect(isWithheld({ ...live, allowAnonymousLink: true }, 1)).toBe(false);
    expect(isWithheld({ ...live, invited: 5 }, 1)).toBe(false);
    // Of runs that were opened before this was noted.
    expect(isWithheld({ ...live, invited: null }, 1)).toBe(false);
    expect(isWithheld({ ...live, resultsVisibility: 'never', invited: 40 }, 40)).toBe(true);
  });
});
