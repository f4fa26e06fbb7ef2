import { expect, it } from 'vitest';
import type { Person } from '#shared/models/people.ts';
import { takingBack } from './changed-since.ts';

const id = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
const member = (letter: string, team: string | null, day: string | null) =>
  ({
    member: { id: id(letter), role: 'hr', is_me: false },
    team: team === null ? null : { name: team, from: 'member' },
    hired_on: day === null ? null : { day, from: 'member' },
  }) as Person;
const written = (letter: string) => ({
  name: letter,
  before: { id: id(letter), team: null, hired_on: '2020-01-01' },
  after: { id: id(letter), team: 'Склад', hired_on: '2024-02-29' },
});

it('puts back what stands as the file has it, and leaves and names what others have written since', () => {
  const people = [
    member('a', 'Склад', '2024-02-29'),
    member('b', 'Офис', '2024-02-29'),
    member('c', 'Офис', null),
    { ...member('d', null, '2024-02-29'), team: { name: 'Склад', from: 'portal' } } as Person,
  ];
  expect(takingBack(['a', 'b', 'c', 'd', 'e'].map(written), people)).toEqual({
    back: [
      { id: id('a'), team: null, hired_on: '2020-01-01' },
      { id: id('b'), hired_on: '2020-01-01' },
      { id: id('d'), hired_on: '2020-01-01' },
    ],
    kept: ['b', 'c', 'd', 'e'],
  });
});
