import { describe, expect, it } from 'vitest';
import { importText } from '#text/finance/import.ts';
import { nameOf, personOf } from './api-rows.ts';
import { checkRow, findRepeated, isTotalRow, missingFields, WHOLE_ROW } from './check-rows.ts';
import type { FieldKey, ImportKind } from './kinds.ts';

const text = importText.mistakes;

function check(columns: readonly (FieldKey | null)[], cells: readonly string[], kind: ImportKind = 'employees') {
  const head = columns.map((column) => column ?? '');
  return checkRow({ number: 2, cells }, { kind, columns, head, openEnd: null });
}
const people = (rows: readonly (readonly string[])[], columns: readonly FieldKey[], kind: ImportKind = 'employees') =>
  rows.map((cells, index) => checkRow({ number: index + 2, cells }, { kind, columns, head: columns, openEnd: null }));

describe('checkRow', () => {
  it('understands what its columns are and passes over the others', () => {
    const { values, mistakes } = check(
      ['email', null, 'salary', 'hired_on'],
      [' Anna@Ромашка.рф ', 'что угодно', '100 000 ₽', '01.02.2024'],
    );
    expect(values).toEqual({ email: 'anna@xn--80aa3agjl3d.xn--p1ai', salary: 100_000, hired_on: '2024-02-01' });
    expect(mistakes.size).toBe(0);
  });

  it('finds every mistake of a row, each at its column', () => {
    const { mistakes } = check(['email', 'salary', 'hired_on'], ['anna', '12k', '30.02.2024']);
    expect([...mistakes]).toEqual([
      [0, text.notEmail],
      [1, text.shortened],
      [2, text.noSuchDay],
    ]);
  });

  it('puts the parts of a name together, and sums in kopecks', () => {
    const { values } = check(['name', 'name', 'taxes', 'taxes'], ['Петрова', 'Анна', '0,10', '0,20']);
    expect(values).toEqual({ name: 'Петрова Анна', taxes: 0.3 });
    expect(check(['name', 'taxes', 'taxes'], ['Анна', '-', '5']).values.taxes).toBe(5);
  });

  it('keeps what looks like a formula as a text', () => {
    expect(check(['name', 'department'], ['=HYPERLINK("x")', "'@отдел"]).values).toEqual({
      name: '=HYPERLINK("x")',
      department: '@отдел',
    });
  });

  it('wants somebody whom the row is about', () => {
    expect(check(['email', 'name', 'salary'], ['', '-', '5']).mistakes.get(WHOLE_ROW)).toBe(text.nobody);
    expect(check(['number', 'salary'], ['0012', '5']).mistakes.size).toBe(0);
  });

  it('refuses a leaving before the hiring', () => {
    const { mistakes } = check(['name', 'hired_on', 'left_on'], ['Анна', '02.03.2024', '01.03.2024']);
    expect(mistakes.get(2)).toBe(text.leftBeforeHired);
  });

  it('wants the day of hiring of those who have left', () => {
    expect(check(['name', 'hired_on'], ['Анна', ''], 'leavers').mistakes.get(1)).toBe(text.required);
  });

  it('refuses a reason to leave without its day', () => {
    const { mistakes } = check(['name', 'left_on', 'leaving'], ['Анна', '', 'по собственному']);
    expect(mistakes.get(2)).toBe(text.leavingWithoutDay);
  });

  it('finds what the server would refuse, at its column', () => {
    const { mistakes } = check(['name', 'hours', 'department'], ['Анна', '745', 'о'.repeat(201)]);
    expect([...mistakes.keys()]).toEqual([2, 1]);
    expect(check(['month', 'expense'], ['янв 2026', '5'], 'months').mistakes.size).toBe(0);
  });

  it('takes those who left without a name', () => {
    expect(check(['department', 'hired_on'], ['Продажи', '01.02.2024'], 'leavers').mistakes.size).toBe(0);
  });

  it('takes each column of expenses under its name', () => {
    const row = { number: 2, cells: ['янв 2026', '500', '10', '', '7,5'] };
    const columns = ['month', 'revenue', 'expense', 'expense', 'expense'] as const;
    const head = ['Месяц', 'Выручка', 'Аренда', 'Реклама', 'Связь'];
    expect(checkRow(row, { kind: 'months', columns, head, openEnd: null })).toMatchObject({
      values: { month: '2026-01', revenue: 500 },
      expenses: [
        { name: 'Аренда', amount: 10 },
        { name: 'Связь', amount: 7.5 },
      ],
    });
  });

  it('refuses a month without a figure', () => {
    expect(check(['month', 'revenue'], ['янв 2026', '-'], 'months').mistakes.get(WHOLE_ROW)).toBe(text.noMoney);
  });

  it('points out a cell too many, which a separator within a text makes', () => {
    expect(check(['name', 'salary'], ['Анна', 'Б', '5']).mistakes.get(WHOLE_ROW)).toBe(text.extraCells);
    expect(check(['name', 'salary'], ['Анна', '5', '', '']).mistakes.size).toBe(0);
  });

  it('doubts a last row that is shorter than the others in a file without a last line break', () => {
    const understanding = { kind: 'employees', columns: ['name', 'salary', 'taxes'], head: [], openEnd: 9 } as const;
    expect(checkRow({ number: 9, cells: ['Анна', '12'] }, understanding).mistakes.get(WHOLE_ROW)).toBe(text.cutRow);
    expect(checkRow({ number: 8, cells: ['Анна', '12'] }, understanding).mistakes.size).toBe(0);
  });
});

describe('findRepeated', () => {
  it('names both rows of one person', () => {
    const rows = people([['A@a.example'], ['b@a.example'], ['a@A.example']], ['email']);
    expect(Object.fromEntries(findRepeated(rows, 'employees'))).toEqual({ 2: text.twice([4]), 4: text.twice([2]) });
  });

  it('tells namesakes apart by their numbers', () => {
    expect(
      findRepeated(
        people(
          [
            ['Иванов', '1'],
            ['Иванов', '2'],
          ],
          ['name', 'number'],
        ),
        'employees',
      ).size,
    ).toBe(0);
    expect(findRepeated(people([['Иванов'], ['иванов']], ['name']), 'employees').size).toBe(2);
  });

  it('lets somebody come back, and refuses the same hiring twice', () => {
    const columns = ['email', 'hired_on'] as const;
    const rows = [
      ['a@a.example', '01.02.2020'],
      ['a@a.example', '01.02.2024'],
      ['a@a.example', '2024-02-01'],
    ];
    expect([...findRepeated(people(rows, columns, 'leavers'), 'leavers').keys()]).toEqual([3, 4]);
  });

  it('refuses a month twice', () => {
    const rows = people(
      [
        ['янв 2026', '1'],
        ['2026-01', '2'],
      ],
      ['month', 'revenue'],
      'months',
    );
    expect(findRepeated(rows, 'months').size).toBe(2);
  });
});

describe('missingFields', () => {
  it.each([
    ['employees', ['salary'], ['email', 'name']],
    ['employees', ['number', 'salary'], []],
    ['leavers', ['email'], ['hired_on']],
    ['months', ['month'], ['revenue', 'expense']],
    ['months', ['revenue'], ['month']],
    ['months', ['month', 'expense'], []],
  ] as const)('of %s with %j are %j', (kind, columns, missing) => {
    expect(missingFields(kind, columns)).toEqual(missing);
  });
});

describe('the name that is kept', () => {
  it.each([
    [{ name: 'Анна', number: '12', email: 'a@a.example' }, 'Анна', 'a@a.example'],
    [{ name: 'Анна', number: '12', email: null }, 'Анна · 12', 'Анна · 12'],
    [{ number: '12' }, '12', '12'],
    [{ email: 'a@a.example' }, null, 'a@a.example'],
    [{ email: 'a@a.example', number: '12' }, '12', 'a@a.example'],
    [{}, null, null],
  ])('of %j is %j, and the person is %j', (values, name, person) => {
    expect([nameOf(values), personOf(values)]).toEqual([name, person]);
  });
});

it.each([
  [['Итого', '5'], true],
  [['', 'ИТОГО:', '5'], true],
  [['Total', '5'], true],
  [['Итогова Анна', '5'], false],
  [['Анна', 'итого'], false],
])('takes %j for a sum of others: %j', (cells, total) => {
  expect(isTotalRow({ number: 1, cells })).toBe(total);
});
