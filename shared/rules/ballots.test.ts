import { describe, expect, it } from 'vitest';
import { type BallotSettings, hasBallots, TEAMS_WITH_KEYS_MAX, whyNoBallots } from './ballots.ts';

const anonymous: BallotSettings = { anonymous: true, visibility: 'from_5', dimensions: [], teams: 0, asked: 20 };

describe('which runs members answer by ballots', () => {
  it.each<BallotSettings>([
    anonymous,
    { ...anonymous, visibility: 'closed' },
    { ...anonymous, dimensions: ['team'], teams: TEAMS_WITH_KEYS_MAX },
  ])('anonymous ones that are shown later and compare few teams or none: $visibility, $dimensions', (settings) => {
    expect(whyNoBallots(settings)).toBeNull();
    expect(hasBallots(settings)).toBe(true);
  });

  it.each<[string, Partial<BallotSettings>]>([
    ['named', { anonymous: false }],
    ['nobody_asked', { asked: 0 }],
    ['shown_at_once', { visibility: 'live' }],
    ['never_shown', { visibility: 'never' }],
    ['dimensions', { dimensions: ['team', 'role'] }],
    ['dimensions', { dimensions: ['tenure'] }],
    ['teams', { teams: TEAMS_WITH_KEYS_MAX + 1 }],
  ])('none, as it is %s', (why, change) => {
    expect(whyNoBallots({ ...anonymous, ...change })).toBe(why);
    expect(hasBallots({ ...anonymous, ...change })).toBe(false);
  });
});
