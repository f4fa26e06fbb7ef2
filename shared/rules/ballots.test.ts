import { describe, expect, it } from 'vitest';
import { TEAMS_WITH_KEYS_MAX } from '../ballots/ballot.ts';
import { type BallotSettings, mayHaveBallots, teamsWithKeys, whatPreventsBallots } from './ballots.ts';

const anonymous: BallotSettings = { anonymous: true, visibility: 'from_5', comparedBy: [], teams: [] };
const teamsOf = (count: number, people: number) => Array.from({ length: count }, () => people);

describe('which runs are answered with ballots', () => {
  it.each<BallotSettings>([
    anonymous,
    { ...anonymous, visibility: 'closed' },
    { ...anonymous, comparedBy: ['team'], teams: teamsOf(TEAMS_WITH_KEYS_MAX, 5) },
    // Teams of fewer than five have no key of their own, however many they are.
    { ...anonymous, comparedBy: ['team'], teams: [...teamsOf(TEAMS_WITH_KEYS_MAX, 5), ...teamsOf(30, 4)] },
    // Where teams are not compared it is all the same how many there are.
    { ...anonymous, teams: teamsOf(TEAMS_WITH_KEYS_MAX + 1, 5) },
  ])('an anonymous one, shown later, that compares few teams or none: $visibility, $comparedBy', (settings) => {
    expect(whatPreventsBallots(settings)).toBeNull();
    expect(mayHaveBallots(settings)).toBe(true);
  });

  it.each<[string, Partial<BallotSettings>]>([
    ['named', { anonymous: false }],
    ['never_shown', { visibility: 'never' }],
    ['shown_at_once', { visibility: 'live' }],
    ['compared_closely', { comparedBy: ['team', 'role'] }],
    ['compared_closely', { comparedBy: ['tenure'] }],
    ['many_teams', { comparedBy: ['team'], teams: teamsOf(TEAMS_WITH_KEYS_MAX + 1, 5) }],
  ])('none that is %s', (why, change) => {
    expect(whatPreventsBallots({ ...anonymous, ...change })).toBe(why);
    expect(mayHaveBallots({ ...anonymous, ...change })).toBe(false);
  });

  it('counts keys by the people asked', () => {
    expect(teamsWithKeys([4, 5, 6])).toBe(2);
  });
});
