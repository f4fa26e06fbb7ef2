import { expect, it } from 'vitest';
import { knownPeople } from './known-people.ts';

const kept = { workspaceId: 'w', createdAt: '', updatedAt: '', version: 1 };
const person = (id: string, attributes: object) => ({
  ...kept,
  id,
  userName: `${id}@romashka.example`,
  email: `${id}@romashka.example`,
  attributes: { ...attributes },
});

it('knows who has not left, by their parts of the name or by the whole, with the team of the oldest group', () => {
  const company = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
  const known = knownPeople(
    [
      person('anna', { name: { familyName: 'Ким', givenName: 'Анна', middleName: 'Ли' }, title: 'Юрист' }),
      person('boris', { displayName: 'Борис Ёлкин', [company]: { department: 'Склад', manager: { value: 'anna' } } }),
      person('vera', { active: false, displayName: 'Вера' }),
    ],
    [{ ...kept, id: 'g', name: 'Офис', members: ['anna'], attributes: {} }],
  );
  expect(known).toMatchObject([
    { id: 'anna', lastName: 'Ким', firstName: 'Анна', secondName: 'Ли', position: 'Юрист', team: 'Офис' },
    { id: 'boris', lastName: 'Борис Ёлкин', firstName: '', team: 'Склад', managerId: 'anna' },
  ]);
});
