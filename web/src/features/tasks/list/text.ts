import type { SortKey } from './lib/sort-tasks.ts';

/** Texts of the list of tasks; the names of the columns are the specification's. */
export const listText = {
  table: 'Список задач',
  columns: {
    title: 'Задача',
    status: 'Статус',
    priority: 'Приоритет',
    responsible: 'Ответственный',
    deadline: 'Срок',
  } as const satisfies Record<SortKey, string>,
  actions: 'Действия',
  sort: 'Сортировка',
  ascending: 'По возрастанию',
  descending: 'По убыванию',
  open: (title: string) => `Открыть задачу «${title}»`,
  edit: (title: string) => `Изменить задачу «${title}»`,
  remove: (title: string) => `Удалить задачу «${title}»`,
  statusOf: (title: string) => `Статус задачи «${title}»`,
  suite: 'Bitrix24',
  unreadable: 'не удалось прочитать',
} as const;
