import { describe, expect, it } from 'vitest';
import { makeEmployee } from './make-employee.ts';
import { type EmployeeColumn, figureOf, sortAfterPress, sortEmployees } from './sort-employees.ts';

const ASSUMPTIONS = { coefficient: 0.2, hours: 164 };
const people = [
  makeEmployee({ id: 'a', name: 'Яна', department: 'Склад', salary: 100_000, contribution: 90_000 }),
  makeEmployee({ id: 'b', email: 'anna@romashka.example', salary: 50_000 }),
  makeEmployee({ id: 'c', name: 'Ёлкин', department: 'Аптека', salary: 70_000, contribution: 140_000, hours: 100 }),
];
const order = (by: EmployeeColumn, descending = false) =>
  sortEmployees(people, { by, descending }, ASSUMPTIONS)
    .map(({ id }) => id)
    .join('');

describe('the order of employees', () => {
  it('follows a figure both ways', () => {
    expect([order('tce'), order('tce', true), order('hourly', true)]).toEqual(['bca', 'acb', 'cab']);
  });

  it('has what is not known last in both directions', () => {
    expect([order('roi'), order('roi', true), order('department'), order('department', true)]).toEqual([
      'acb',
      'cab',
      'cab',
      'acb',
    ]);
  });

  it('takes letters as Russian has them, and an address where there is no name', () => {
    expect(order('name')).toBe('cab');
  });

  it('begins with the largest figure and with the first letter', () => {
    expect(sortAfterPress({ by: 'name', descending: false }, 'roi')).toEqual({ by: 'roi', descending: true });
    expect(sortAfterPress({ by: 'roi', descending: true }, 'roi')).toEqual({ by: 'roi', descending: false });
    expect(sortAfterPress({ by: 'roi', descending: true }, 'department')).toEqual({
      by: 'department',
      descending: false,
    });
  });

  it('reckons replacing at the share that is chosen', () => {
    expect(figureOf(people[0]!, 'replacement', { ...ASSUMPTIONS, coefficient: 0.5 })).toBe(600_000);
  });
});
