import { expect, it } from 'vitest';
import type { ListedPerson } from '../api.ts';
import { likelyManager, teamsOf } from './likely.ts';

const person = (ref: string, team: string | null, manager: string | null): ListedPerson => ({
  ref,
  first_name: '',
  second_name: '',
  last_name: '',
  email: null,
  position: null,
  team: team === null ? null : { name: team, from: 'member' },
  manager: manager === null ? null : { ref: manager, first_name: '', last_name: '', from: 'member' },
  is_top: false,
  member: null,
  portal: null,
  contact: null,
  expected: false,
  gone: false,
});
const people = [
  person('member-1', 'Склад', 'member-9'),
  person('member-2', 'Склад', 'member-9'),
  person('member-3', 'Склад', 'member-8'),
  person('member-4', 'Продажи', 'portal-7'),
  person('member-5', 'Склад', null),
];

it('offers the largest teams first, those that hold what is typed', () => {
  expect(teamsOf(people, '')).toEqual(['Склад', 'Продажи']);
  expect(teamsOf(people, 'про')).toEqual(['Продажи']);
});

it('takes for likely who leads most of the team, a member alone and never the chosen themselves', () => {
  expect(likelyManager([people[4]!], people)).toBe('9');
  expect(likelyManager([person('member-9', 'Склад', null)], people)).toBe('8');
  expect(likelyManager([people[3]!], people)).toBeNull();
  expect(likelyManager([person('member-6', null, null)], people)).toBeNull();
});
