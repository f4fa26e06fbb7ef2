import { expect, it } from 'vitest';
import { checkRow } from './check-rows.ts';
import type { FieldKey } from './kinds.ts';
import { replaceNames } from './replace-names.ts';

const namesOf = (columns: readonly FieldKey[], ...rows: readonly (readonly string[])[]) =>
  replaceNames(
    rows.map((cells, index) =>
      checkRow({ number: index + 2, cells }, { kind: 'employees', columns, head: columns, openEnd: null }),
    ),
  ).map(({ values: { email, name, number } }) => ({ email, name, number }));
const as = (name: string) => ({ email: null, name, number: null });

it('gives each person one number, the same wherever they stand in the file', () => {
  const rows = [
    ['anna@a.example', 'Анна'],
    ['', 'Борис'],
    ['ANNA@a.example', 'Аня'],
  ];
  expect(namesOf(['email', 'name'], ...rows)).toEqual([as('1'), as('2'), as('1')]);
});

it('keeps the numbers that the file has and gives none of them to others', () => {
  const rows = [
    ['Анна', ''],
    ['Борис', '1'],
    ['Вера', '0042'],
    ['Глеб', ''],
  ];
  expect(namesOf(['name', 'number'], ...rows)).toEqual([as('2'), as('1'), as('0042'), as('3')]);
});

it('leaves nobody where the row names nobody', () => {
  expect(namesOf(['name'], [''])).toEqual([{ email: null, name: null, number: null }]);
});
