import { expect, it } from 'vitest';
import type { DepartmentPerson } from '#shared/models/finance/departments.ts';
import { payOf, sortAfterPress, sortPeople } from './sort-people.ts';

const person = (name: string | null, given: Partial<DepartmentPerson> = {}): DepartmentPerson => ({
  ...{ id: name ?? '', name, email: null, salary: 0, bonus: 0, kpi: 0, taxes: 0, dms: 0, development_costs: 0 },
  ...{ hired_on: null, left_on: null, cost: 0 },
  ...given,
});
const names = (people: readonly DepartmentPerson[]) => people.map(({ name }) => name);

it('sorts by name, those without one last in both directions', () => {
  const people = [person('Склад 10'), person(null), person('Склад 2'), person('Анна')];
  expect(names(sortPeople(people, { by: 'name', descending: false }))).toEqual(['Анна', 'Склад 2', 'Склад 10', null]);
  expect(names(sortPeople(people, { by: 'name', descending: true }))).toEqual(['Склад 10', 'Склад 2', 'Анна', null]);
});

it('sorts by a sum of two columns as it is shown', () => {
  const people = [person('Анна', { bonus: 1, kpi: 5 }), person('Борис', { bonus: 4 }), person('Вера', { kpi: 7 })];
  expect(names(sortPeople(people, { by: 'variable', descending: true }))).toEqual(['Вера', 'Анна', 'Борис']);
  expect(payOf(person('Анна', { dms: 0.1, development_costs: 0.2 }), 'benefits')).toBe(0.3);
});

it('begins figures with the largest and turns round at a second press', () => {
  const byName = { by: 'name', descending: false } as const;
  expect(sortAfterPress(byName, 'cost')).toEqual({ by: 'cost', descending: true });
  expect(sortAfterPress(byName, 'name')).toEqual({ by: 'name', descending: true });
});
