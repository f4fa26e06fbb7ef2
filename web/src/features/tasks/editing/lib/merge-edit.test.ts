import { describe, expect, it } from 'vitest';
import { mergeEdit } from './merge-edit.ts';
import { EMPTY_TASK } from './task-form-values.ts';

describe('an edit of a task somebody else has changed meanwhile', () => {
  const before = { ...EMPTY_TASK, title: 'Отчёт', priority: 'LOW', group: 'склад' };

  it('keeps what was typed and takes the rest as it is now', () => {
    const typed = { ...before, title: 'Отчёт за ноябрь' };
    const newer = { ...before, priority: 'HIGH' };
    expect(mergeEdit(typed, before, newer)).toEqual({ values: { ...typed, priority: 'HIGH' }, both: [] });
  });

  it('names the fields both have changed, unless they came to the same', () => {
    const typed = { ...before, title: 'Мой', priority: 'HIGH' };
    const newer = { ...before, title: 'Чужой', priority: 'HIGH' };
    expect(mergeEdit(typed, before, newer)).toEqual({ values: typed, both: ['title'] });
  });
});
