import { quoted } from '../format.ts';

/** Texts of the list of tasks; the names of the columns are the specification's. */
export const listText = {
  table: 'Список задач',
  columns: {
    title: 'Задача',
    status: 'Статус',
    priority: 'Приоритет',
    responsible: 'Ответственный',
    deadline: 'Срок',
  },
  actions: 'Действия',
  sort: 'Сортировка',
  ascending: 'По возрастанию',
  descending: 'По убыванию',
  open: (title: string) => `Открыть задачу ${quoted(title)}`,
  edit: (title: string) => `Изменить задачу ${quoted(title)}`,
  remove: (title: string) => `Удалить задачу ${quoted(title)}`,
  statusOf: (title: string) => `Статус задачи ${quoted(title)}`,
  unreadable: 'не удалось прочитать',
} as const;
