import { describe, expect, it } from 'vitest';
import { departmentsOf, type EmployeeFilters, filterEmployees, NO_EMPLOYEE_FILTERS } from './employee-filters.ts';
import { makeEmployee } from './make-employee.ts';

const people = [
  makeEmployee({
    id: 'loss',
    email: 'Anna@romashka.example',
    department: 'Продажи',
    salary: 90_000,
    contribution: 80_000,
  }),
  makeEmployee({ id: 'half', name: 'Борис Ёлкин', department: 'Склад', salary: 100_000, contribution: 149_000 }),
  makeEmployee({ id: 'over', name: 'Вера', department: null, salary: 200_000, contribution: 500_000 }),
  makeEmployee({ id: 'unknown', name: 'Глеб', department: 'Склад', salary: 99_999.99, contribution: null }),
];
const found = (filters: Partial<EmployeeFilters>) =>
  filterEmployees(people, { ...NO_EMPLOYEE_FILTERS, ...filters }).map(({ id }) => id);

describe('the filters of employees', () => {
  it.each<[string, Partial<EmployeeFilters>, string[]]>([
    ['part of an address in any case', { text: ' ANNA@ ' }, ['loss']],
    ['a name where there is no address', { text: 'ёлкин' }, ['half']],
    ['a department', { department: 'Склад' }, ['half', 'unknown']],
    ['no department', { department: '' }, ['over']],
    ['a loss', { profitability: 'loss' }, ['loss']],
    ['a ROI of half at most', { profitability: 'to_half' }, ['half']],
    ['a higher ROI', { profitability: 'over_half' }, ['over']],
    ['an unknown contribution', { profitability: 'unknown' }, ['unknown']],
    ['a cost below the first edge', { cost: 'to_100' }, ['loss', 'unknown']],
    ['a cost from the first edge on', { cost: 'to_200' }, ['half']],
    ['a cost from the second edge on', { cost: 'over_200' }, ['over']],
    ['a negative margin', { margin: 'loss' }, ['loss']],
    ['a margin below fifty thousand', { margin: 'to_50' }, ['half']],
    ['a larger margin', { margin: 'over_50' }, ['over']],
    ['two at once', { department: 'Склад', margin: 'to_50' }, ['half']],
    ['nothing in particular', {}, ['loss', 'half', 'over', 'unknown']],
  ])('find %s', (_, filters, ids) => {
    expect(found(filters)).toEqual(ids);
  });

  it('name the departments in order, the lack of one last', () => {
    expect(departmentsOf(people)).toEqual(['Продажи', 'Склад', '']);
  });
});
