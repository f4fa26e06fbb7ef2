import { describe, expect, it } from 'vitest';
import { recallColumns, rememberColumns } from './remembered-columns.ts';

const HEAD = ['ФИО', 'Оклад', 'Итого на руки'];
const GUESSED = ['name', 'salary', null] as const;

describe('columns', () => {
  it('are the next time as they were chosen, of this workspace and kind, whatever their order', () => {
    rememberColumns('space', 'employees', HEAD, ['name', null, 'salary']);
    expect(recallColumns('space', 'employees', ['Итого на руки', 'ФИО', 'Оклад'], [null, 'name', 'salary'])).toEqual([
      'salary',
      'name',
      null,
    ]);
    expect(recallColumns('other', 'employees', HEAD, GUESSED)).toEqual(GUESSED);
    expect(recallColumns('space', 'leavers', HEAD, GUESSED)).toEqual(GUESSED);
  });

  it('that are new are guessed, unless another column is that already', () => {
    rememberColumns('new', 'employees', ['ФИО', 'Подр.'], ['name', 'department']);
    expect(
      recallColumns('new', 'employees', ['ФИО', 'Подр.', 'Отдел', 'Оклад'], ['name', null, 'department', 'salary']),
    ).toEqual(['name', 'department', null, 'salary']);
  });
});
