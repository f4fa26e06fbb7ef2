import { describe, expect, it } from 'vitest';
import { ownPeople, ownReach, ownTeams, reachesTeam, seesOwnTeamsOnly, EVERYTHING, type Led } from './own-people.ts';

/** `anna: boss, team` on a line each. */
function company(...lines: readonly string[]): Led[] {
  return lines.map((line) => {
    const [, userId, managerId, team] = /^(\w+)(?: < (\w+))?(?: in (.+))?$/.exec(line)!;
    return { userId: userId!, managerId: managerId ?? null, team: team ?? null };
  });
}

const NESTED = company(
  'owner',
  'anna < owner in Разработка',
  'boris < anna in Разработка',
  'vera < boris in Тестирование',
  'gleb < boris in Тестирование',
  'dina < owner in Продажи',
  'egor < dina in Продажи',
  'faina in Архив',
);

describe('the people of a manager', () => {
  it('are those led by them, directly or through others, and never themselves', () => {
    expect([...ownPeople(NESTED, 'anna')].toSorted()).toEqual(['boris', 'gleb', 'vera']);
    expect([...ownPeople(NESTED, 'boris')].toSorted()).toEqual(['gleb', 'vera']);
    expect([...ownPeople(NESTED, 'faina')]).toEqual([]);
  });

  it('are found where managers lead each other in a circle', () => {
    const circle = company('anna < boris', 'boris < vera', 'vera < anna', 'gleb < vera', 'self < self');
    expect([...ownPeople(circle, 'anna')].toSorted()).toEqual(['boris', 'gleb', 'vera']);
    expect([...ownPeople(circle, 'self')]).toEqual([]);
  });

  it('are not those of a manager who has left', () => {
    expect([...ownPeople(company('anna', 'boris < gone'), 'anna')]).toEqual([]);
  });
});

describe('the teams of a manager', () => {
  it('are those in which everybody but themselves is theirs', () => {
    expect([...ownTeams(NESTED, 'anna')].toSorted()).toEqual(['Разработка', 'Тестирование']);
    expect([...ownTeams(NESTED, 'boris')]).toEqual(['Тестирование']);
    expect([...ownTeams(NESTED, 'dina')]).toEqual(['Продажи']);
  });

  it('are none of those in which somebody is led by another, by nobody, or is above them', () => {
    const half = company('anna in Склад', 'boris < anna in Склад', 'vera < dina in Склад', 'dina');
    const leaderless = company('anna', 'boris < anna in Склад', 'vera in Склад');
    const above = company('boss in Склад', 'anna < boss in Склад', 'boris < anna in Склад');
    expect([half, leaderless, above].map((members) => [...ownTeams(members, 'anna')])).toEqual([[], [], []]);
  });

  it('are not made by standing in a team alone, nor of those who are in no team', () => {
    expect([...ownTeams(company('anna in Склад', 'boris < anna'), 'anna')]).toEqual([]);
  });
});

describe('reach', () => {
  it('of a manager holds their people and teams, and never all others together', () => {
    const reach = ownReach(NESTED, 'boris');
    expect(reach).toEqual({ all: false, people: new Set(['vera', 'gleb']), teams: new Set(['Тестирование']) });
    expect(['Тестирование', 'Разработка', null].map((team) => reachesTeam(reach, team))).toEqual([true, false, false]);
    expect(reachesTeam(EVERYTHING, null)).toBe(true);
  });

  it('is narrowed for managers alone, and only where the owner has said so', () => {
    expect(seesOwnTeamsOnly('руководитель', 'own_team')).toBe(true);
    expect(seesOwnTeamsOnly('руководитель', 'company')).toBe(false);
    for (const role of ['владелец', 'hr', 'сотрудник'] as const) expect(seesOwnTeamsOnly(role, 'own_team')).toBe(false);
  });
});
