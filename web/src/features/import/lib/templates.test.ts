import { describe, expect, it } from 'vitest';
import { importText as english } from '#shared/text/en/finance/import.ts';
import { csvOf } from '#web/lib/csv.ts';
import { checkFile } from './check-file.ts';
import { checkRow, missingFields, openEndOf } from './check-rows.ts';
import { readDay, readMonth } from './days.ts';
import { readTable } from '#web/lib/tables/read-table.ts';
import { faultyTable } from './faulty-rows.ts';
import { IMPORT_KINDS, type ImportKind } from './kinds.ts';
import { readLeaving } from './leaving.ts';
import { openFile } from './open-file.ts';
import { templateOf } from '#web/lib/import-template.ts';
import type { ExportTable } from '#web/lib/export-cells.ts';

async function broughtBack(table: ExportTable, kind: ImportKind) {
  const read = await readTable(csvOf(table));
  if ('problem' in read) throw new Error(read.problem);
  const file = openFile({ name: 'a.csv', ...read }, kind);
  if ('problem' in file) throw new Error(file.problem);
  const { columns, head, sheet } = file;
  const rows = file.rows.map((row) => checkRow(row, { kind, columns, head, openEnd: openEndOf(sheet) }));
  return { file, ...checkFile(rows, { kind, columns, excluded: new Set(), replaced: false, refused: new Map() }) };
}

describe('the template', () => {
  it.each(IMPORT_KINDS)('of %s is understood without a question and without a mistake', async (kind) => {
    const { file, mistakes, rows } = await broughtBack(templateOf(kind), kind);
    expect(file.columns).not.toContain(null);
    expect(missingFields(kind, file.columns)).toEqual([]);
    expect([...mistakes]).toEqual([]);
    expect(rows).toHaveLength(2);
  });

  it('of employees says what it means', async () => {
    const { rows } = await broughtBack(templateOf('employees'), 'employees');
    expect(rows[1]).toMatchObject({
      email: 'boris@company.ru',
      salary: 80_000.5,
      hours: 120.5,
      left_on: '2026-03-20',
      leaving: 'voluntary',
    });
  });
});

it('the template in English has days, months and a reason that are understood', () => {
  const { people, months } = english.template;
  expect(people.map(({ hired_on: day }) => readDay(day))).toEqual([{ value: '2024-02-01' }, { value: '2025-09-15' }]);
  expect(months.map(readMonth)).toEqual([{ value: '2026-01' }, { value: '2026-02' }]);
  expect(readLeaving(people[1].leaving)).toEqual({ value: 'voluntary' });
});

it('the rows with mistakes come back as a file that says what is wrong and runs nothing', async () => {
  const row = { number: 7, cells: ['=1+2', '12k'] };
  const table = faultyTable(
    ['Имя', 'Оклад'],
    [
      {
        row,
        mistakes: new Map([
          [-1, 'строка короче'],
          [1, 'не число'],
        ]),
      },
    ],
  );
  expect(table.rows).toEqual([[7, 'строка короче; Оклад: не число', '=1+2', '12k']]);
  const { file } = await broughtBack(table, 'employees');
  expect(file.columns).toEqual([null, null, 'name', 'salary']);
  expect(file.rows[0]?.cells[2]).toBe("'=1+2");
});
