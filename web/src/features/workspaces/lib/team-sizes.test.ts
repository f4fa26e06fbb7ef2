import { expect, it } from 'vitest';
import { teamSizes } from './team-sizes.ts';

const people = (count: number, team: string | null) => Array.from({ length: count }, () => ({ team }));

it('counts each team, the largest first and equal ones by name, and who is in none', () => {
  expect(
    teamSizes([...people(2, 'Склад'), ...people(3, null), ...people(5, 'Продажи'), ...people(2, 'Маркетинг')]),
  ).toEqual({
    teams: [
      { name: 'Продажи', people: 5 },
      { name: 'Маркетинг', people: 2 },
      { name: 'Склад', people: 2 },
    ],
    without: 3,
  });
});

it('of nobody is nothing', () => {
  expect(teamSizes([])).toEqual({ teams: [], without: 0 });
});
