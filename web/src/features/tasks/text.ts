import type { TaskStatus } from '#shared/models/task.ts';
import { formatNumber, NBSP, plural, pluralForm } from '#web/lib/formatters.ts';

/** Texts of the task board; the specification's are exact. What is said of a task anywhere is in text/tasks.ts. */
export const boardText = {
  title: 'Управление задачами',
  loadFailed: (message: string) => `Не удалось загрузить данные: ${message}`,
  /** For refusals of the server that speak of an enum; the specification's words. */
  enumErrors: {
    list: 'Ошибка загрузки задач: проблема с параметрами фильтрации.',
    mine: 'Ошибка загрузки моих задач: проблема с параметрами фильтрации.',
    one: 'Ошибка загрузки задачи: проблема с данными.',
    create: 'Ошибка создания задачи: неверные значения полей. Проверьте приоритет, статус и тип длительности.',
    update: 'Ошибка обновления задачи: неверные значения полей. Проверьте приоритет, статус и тип длительности.',
  },
  views: { board: 'Доска', list: 'Список' },
  viewLabel: 'Вид',
  board: 'Доска задач',
  statuses: {
    NEW: 'Новые',
    IN_PROGRESS: 'В работе',
    COMPLETED: 'Завершены',
    CANCELLED: 'Отменены',
  } as const satisfies Record<TaskStatus, string>,
  search: 'Найти задачу',
  searchPlaceholder: 'Название, проект или метка',
  status: 'Статус',
  priority: 'Приоритет',
  all: 'Все',
  reset: 'Сбросить фильтры',
  counted: (shown: number, total: number) =>
    shown === total
      ? plural(total, 'задача', 'задачи', 'задач')
      : `${pluralForm(shown, 'Показана', 'Показаны', 'Показаны')} ${formatNumber(shown)} из${NBSP}${formatNumber(total)}`,
  emptyColumn: 'Пусто',
  emptyTitle: 'В Bitrix24 пока нет задач',
  emptyText: `Как только задача появится в${NBSP}Bitrix24, она встанет на${NBSP}эту доску.`,
  nothingFound: 'Под эти фильтры не подходит ни одна задача',
  columns: { task: 'Задача', status: 'Статус', priority: 'Приоритет', responsible: 'Ответственный', deadline: 'Срок' },
  actions: 'Действия',
  open: 'Открыть',
  openTask: (title: string) => `Открыть задачу «${title}»`,
  table: 'Список задач',
} as const;
