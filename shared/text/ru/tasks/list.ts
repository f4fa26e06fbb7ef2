import { quoted } from '../format.ts';
import type { SortKey } from '#web/features/tasks/list/lib/sort-tasks.ts';

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
  open: (title: string) => `Открыть задачу ${quoted(title)}`,
  edit: (title: string) => `Изменить задачу ${quoted(title)}`,
  remove: (title: string) => `Удалить задачу ${quoted(title)}`,
  statusOf: (title: string) => `Статус задачи ${quoted(title)}`,
  suite: 'Bitrix24',
  unreadable: 'не удалось прочитать',
} as const;
