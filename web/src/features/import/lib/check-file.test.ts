import { describe, expect, it } from 'vitest';
import { checkFile, placeRefusals } from './check-file.ts';
import { checkRow, WHOLE_ROW } from './check-rows.ts';

const columns = ['email', 'name', 'salary'] as const;
const rowsOf = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells, index) =>
    checkRow({ number: index + 2, cells }, { kind: 'employees', columns, head: columns, openEnd: null }),
  );
const choices = {
  kind: 'employees',
  columns,
  excluded: new Set<number>(),
  replaced: false,
  refused: new Map(),
} as const;
const told = (mistakes: ReadonlyMap<number, ReadonlyMap<number, string>>) =>
  [...mistakes].map(([row, ofRow]) => [row, [...ofRow.keys()]]);

describe('checkFile', () => {
  const rows = rowsOf(['a@a.example', 'Анна', '5'], ['b@a.example', '', '12k'], ['A@a.example', '', '7']);

  it('gathers the mistakes of rows, of rows beside each other and of the server', () => {
    const refused = new Map([[3, new Map([[WHOLE_ROW, 'нет']])]]);
    expect(told(checkFile(rows, { ...choices, refused }).mistakes)).toEqual([
      [2, [0]],
      [3, [WHOLE_ROW, 2]],
      [4, [0]],
    ]);
  });

  it('is right again once a row is left out', () => {
    const { kept, mistakes, rows: sent } = checkFile(rows, { ...choices, excluded: new Set([3, 4]) });
    expect(kept).toHaveLength(1);
    expect(mistakes.size).toBe(0);
    expect(sent).toEqual([{ email: 'a@a.example', name: 'Анна', salary: 5 }]);
  });

  it('sends no name and no address where they are replaced', () => {
    const { rows: sent } = checkFile(rows, { ...choices, replaced: true });
    expect(JSON.stringify(sent)).not.toMatch(/@|Анна/);
    expect(sent[0]).toEqual({ name: '1', salary: 5 });
  });
});

it('places what the server refuses at the rows of the file', () => {
  const sent = rowsOf(['a@a.example', '', '1'], ['b@a.example', '', '2']);
  const errors = [
    { path: 'rows.1.salary', message: 'много' },
    { path: 'rows.1.salary', message: 'и ещё' },
    { path: 'rows.0', message: 'не так' },
    { path: 'rows.0.left_on', message: 'рано' },
    { path: 'rows.7.salary', message: 'такой строки нет' },
    { path: 'period', message: 'не тот месяц' },
  ];
  expect(placeRefusals(errors, sent, columns)).toEqual(
    new Map([
      [3, new Map([[2, 'много']])],
      [2, new Map([[WHOLE_ROW, 'не так']])],
    ]),
  );
});
