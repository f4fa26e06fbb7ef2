import { expect, it } from 'vitest';
import { groupsTable } from './export.ts';

it('groups of tasks are a sheet of counts and shares', () => {
  const groups = [
    { name: 'Новая', count: 2 },
    { name: 'В работе', count: 1 },
  ];
  expect(groupsTable(groups, 'status', 3)).toMatchObject({
    header: ['Статус', 'Задач', 'Доля'],
    kinds: [undefined, undefined, 'percent'],
    rows: [
      ['Новая', 2, 67],
      ['В работе', 1, 33],
    ],
  });
});
