import { describe, expect, it } from 'vitest';
import type { Member } from '#shared/models/workspace.ts';
import type { Role } from '#shared/rules/roles.ts';
import {
  canCompareTeams,
  choiceOf,
  chosenMembers,
  countUnreached,
  EVERYBODY,
  isAlmostTheSame,
  isNeverShown,
  isTooFew,
  picksNobody,
  teamsOf,
  teamsShown,
  toGivenAudience,
  usualVisibility,
} from './audience.ts';

function member(id: string, team: string | null = null, role: Role = 'сотрудник'): Member {
  const user = { id, first_name: id, last_name: '', full_name: id, email: `${id}@romashka.example` };
  return { id, role, team, manager_id: null, user };
}
const people = [
  member('anna', 'Склад', 'владелец'),
  member('boris', 'Продажи'),
  member('vera', 'Склад'),
  member('gleb', null, 'hr'),
];
const ids = (members: readonly Member[]) => members.map(({ id }) => id);

describe('whom a choice means', () => {
  it.each([
    [EVERYBODY, ['anna', 'boris', 'vera', 'gleb'], { kind: 'all' }],
    [{ ...EVERYBODY, kind: 'roles', roles: ['hr', 'владелец'] }, ['anna', 'gleb'], { roles: ['hr', 'владелец'] }],
    [{ ...EVERYBODY, kind: 'teams', teams: ['Склад'] }, ['anna', 'vera'], { teams: ['Склад'] }],
    [{ ...EVERYBODY, kind: 'members', userIds: ['vera', 'gone'] }, ['vera'], { user_ids: ['vera', 'gone'] }],
  ] as const)('%j', (choice, asked, sent) => {
    expect(ids(chosenMembers(choice, people))).toEqual(asked);
    expect(toGivenAudience(choice)).toMatchObject(sent);
  });

  it('is read back from a run', () => {
    expect(choiceOf({ kind: 'teams', teams: ['Склад'] }, [])).toEqual({
      ...EVERYBODY,
      kind: 'teams',
      teams: ['Склад'],
    });
    expect(choiceOf({ kind: 'members', people: 1 }, ['vera'])).toMatchObject({ kind: 'members', userIds: ['vera'] });
    expect(choiceOf({ kind: 'all' }, [])).toEqual(EVERYBODY);
  });
});

it('nobody is picked out where a choice names nothing, whoever is in the workspace', () => {
  for (const kind of ['members', 'roles', 'teams'] as const) expect(picksNobody({ ...EVERYBODY, kind })).toBe(true);
  expect(picksNobody(EVERYBODY)).toBe(false);
  expect(picksNobody({ ...EVERYBODY, kind: 'members', userIds: ['a'] })).toBe(false);
});

it('teams are told by name, with how many are in each; who is in none is in none', () => {
  expect(teamsOf(people)).toEqual([
    { team: 'Продажи', count: 1 },
    { team: 'Склад', count: 2 },
  ]);
});

it('teams can be compared where one of them has five people', () => {
  const five = Array.from({ length: 5 }, (_, index) => member(String(index), 'Склад'));
  expect(canCompareTeams(five)).toBe(true);
  expect(canCompareTeams([...five.slice(1), ...people.slice(1, 2)])).toBe(false);
  expect(teamsShown([...five, ...people.slice(1, 2)], 5)).toEqual({ told: 1, all: 2 });
});

it('fewer than five people picked out are too few for an anonymous run', () => {
  expect(isTooFew({ ...EVERYBODY, kind: 'teams' }, 4)).toBe(true);
  expect(isTooFew({ ...EVERYBODY, kind: 'teams' }, 5)).toBe(false);
  expect(isTooFew(EVERYBODY, 2)).toBe(false);
});

it('answers of every anonymous run are shown in groups unless told otherwise', () => {
  expect(usualVisibility(true)).toBe('from_5');
  expect(usualVisibility(false)).toBe('live');
});

it('a run without names and without a link is never shown where it asks fewer than five', () => {
  const poll = { is_anonymous: true, allow_anonymous_link: false };
  expect(isNeverShown(poll, 4)).toBe(true);
  expect(isNeverShown(poll, 5)).toBe(false);
  expect(isNeverShown({ ...poll, allow_anonymous_link: true }, 1)).toBe(false);
  expect(isNeverShown({ ...poll, is_anonymous: false }, 1)).toBe(false);
});

describe('an audience that is almost an earlier one', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];
  it.each([
    ['one fewer', six.slice(1), true],
    ['one other', [...six.slice(1), 'g'], true],
    ['two others', [...six.slice(2), 'g', 'h'], true],
    ['the same', six, false],
    ['five fewer', six.slice(5), false],
    ['all others', ['g', 'h', 'i'], false],
  ])('%s', (_, chosen, close) => {
    expect(isAlmostTheSame(chosen, [['x', 'y', 'z', 'u', 'v', 'w', 'q', 'r', 's', 't', 'o', 'p'], six])).toBe(close);
  });
});

describe('whom nothing reaches', () => {
  const [anna, boris, ...others] = people.map((one) => ({ ...one, email_verified: true }));
  const unproved = [{ ...anna!, email_verified: false }, { ...boris!, email_verified: false }, ...others];

  it('is whoever has not confirmed the address letters alone are sent to', () => {
    expect(countUnreached(unproved, ['mail'])).toBe(2);
    expect(countUnreached([anna!, ...others], ['mail'])).toBe(0);
  });

  it('is not told where another channel may reach them, where nothing is sent, or where it is not known', () => {
    expect(countUnreached(unproved, ['mail', 'push'])).toBe(0);
    expect(countUnreached(unproved, [])).toBe(0);
    expect(countUnreached(people, ['mail'])).toBe(0);
  });
});
