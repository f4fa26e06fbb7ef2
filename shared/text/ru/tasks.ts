import type { TaskSource } from '../../models/task.ts';
import type { TaskPriority, TaskStatus, TaskSubStatus } from '../../rules/tasks.ts';
import { formatNumber, NBSP, plural, quoted } from './format.ts';

/** Texts of the task board; the specification's are exact. What is said of a task anywhere is in common/tasks.ts. */
export const boardText = {
  title: 'Управление задачами',
  gone: (title: string) => `Задачу ${quoted(title)} тем временем удалили`,
  views: { board: 'Доска', list: 'Список', chart: 'График' },
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
  reset: 'Сбросить фильтры',
  counted: (shown: number, total: number) =>
    shown === total
      ? plural(total, 'задача', 'задачи', 'задач')
      : `Показано ${formatNumber(shown)} из${NBSP}${formatNumber(total)}`,
  emptyColumn: 'Пусто',
  nothingHere: 'Под фильтры ничего не подходит',
  emptyTitle: 'Поставьте первую задачу',
  emptyText: 'Задачи команды стоят здесь в столбцах: что сделать, кто отвечает и до какого дня.',
  emptyPortal: `Задачи из${NBSP}Bitrix24 тоже встанут на${NBSP}эту доску, если его подключить.`,
  create: 'Создать задачу',
  nothingFound: 'Под эти фильтры не подходит ни одна задача',
  nothingAmong: (read: number) =>
    `Под эти фильтры не подходит ни одна из${NBSP}загруженных задач. Из${NBSP}Bitrix24 здесь пока ${formatNumber(read)} самых новых.`,
  open: 'Открыть',
  allTime: (count: string) => `${count} за${NBSP}всё время`,
  addTo: (column: string) => `Добавить задачу в столбец ${quoted(column)}`,
  someOf: (shown: number, total: number) => `${formatNumber(shown)} из${NBSP}${formatNumber(total)}`,
  menu: (title: string) => `Действия с задачей ${quoted(title)}`,
  move: 'Переместить',
  moveTo: {
    NEW: 'В новые',
    IN_PROGRESS: 'В работу',
    COMPLETED: 'В завершённые',
    CANCELLED: 'В отменённые',
  } as const satisfies Record<TaskStatus, string>,
  release: {
    NEW: 'Отпустите, чтобы вернуть в новые',
    IN_PROGRESS: 'Отпустите, чтобы взять в работу',
    COMPLETED: 'Отпустите, чтобы завершить',
    CANCELLED: 'Отпустите, чтобы отменить задачу',
  } as const satisfies Record<TaskStatus, string>,
  releaseHere: 'Отпустите, чтобы поставить сюда',
  lockedSuite: `Задача живёт в${NBSP}Bitrix24: переставить её можно только там`,
  othersTask: 'Чужая задача',
  lockedOwn: 'Переставить её могут ответственный, автор, владелец, HR и руководители',
  subStatuses: {
    WAITING: 'ожидание',
    REVIEWING: 'проверка',
    TESTING: 'тестирование',
  } as const satisfies Record<Exclude<TaskSubStatus, 'DEFAULT'>, string>,
  sources: {
    recommendation: 'из рекомендации анализа',
    poll_finding: 'из вывода опроса',
    survey_finding: 'из итогов исследования',
    initiative: 'из инициативы',
    rule: 'по правилу',
  } as const satisfies Record<TaskSource['kind'], string>,
  quickAdd: {
    label: (column: string) => `Новая задача в столбце ${quoted(column)}`,
    title: 'Что нужно сделать',
    blank: 'Название задачи обязательно',
    responsible: 'Ответственный',
    deadline: 'Срок',
    hint: 'Enter — добавить, Esc — закрыть',
    add: 'Добавить',
    adding: 'Добавляем…',
  },
  drag: {
    instructions: 'Чтобы переставить задачу, нажмите пробел, потом стрелки, потом ещё раз пробел. Escape вернёт её.',
    taken: (title: string, column: string, place: number) =>
      `Задача ${quoted(title)} взята: столбец ${quoted(column)}, место ${place}`,
    over: (column: string, place: number, count: number) =>
      `Столбец ${quoted(column)}, место ${place} из${NBSP}${count}`,
    dropped: (title: string, column: string, place: number) =>
      `Задача ${quoted(title)} поставлена в столбец ${quoted(column)}, место ${place}`,
    stayed: (title: string) => `Задача ${quoted(title)} осталась на месте`,
    cancelled: (title: string) => `Задача ${quoted(title)} вернулась на место`,
  },
  portal: {
    show: 'Задачи Bitrix24',
    loading: `Задачи из${NBSP}Bitrix24 загружаются.`,
    unknown: (message: string) => `Не удалось узнать, подключён ли Bitrix24: ${message}`,
  },
  filters: {
    label: 'Фильтры',
    mine: 'Мои',
    overdue: 'Просроченные',
    any: (name: string) => `${name}: все`,
  },
  stats: {
    label: 'Статистика задач',
    open: (total: number) => `открыто из${NBSP}${formatNumber(total)}`,
    overdue: (share: number | null) => (share === null ? 'просрочено' : `просрочено, ${share}${NBSP}%`),
    soon: `на${NBSP}сегодня и${NBSP}завтра`,
    noDeadline: 'без срока',
    byPriority: 'Открытые по приоритету',
    priorities: {
      URGENT: (count: number) => plural(count, 'срочная', 'срочные', 'срочных'),
      HIGH: (count: number) => plural(count, 'высокая', 'высокие', 'высоких'),
      MEDIUM: (count: number) => plural(count, 'средняя', 'средние', 'средних'),
      LOW: (count: number) => plural(count, 'низкая', 'низкие', 'низких'),
    } as const satisfies Record<TaskPriority, (count: number) => string>,
    nothingOpen: 'Открытых задач нет',
    more: 'Приоритеты и задачи Тонуса',
    covers: `Цифры вместе с${NBSP}Bitrix24.`,
    own: (total: number, statuses: string, priorities: string) =>
      `Задач Тонуса ${formatNumber(total)}: ${statuses}; по${NBSP}приоритету ${priorities}.`,
    statuses: {
      new: (count: number) => plural(count, 'новая', 'новые', 'новых'),
      in_progress: (count: number) => `${formatNumber(count)}${NBSP}в${NBSP}работе`,
      completed: (count: number) => plural(count, 'завершена', 'завершены', 'завершены'),
      cancelled: (count: number) => plural(count, 'отменена', 'отменены', 'отменены'),
    },
  },
  keys: {
    title: 'Клавиши доски',
    open: 'Клавиши',
    list: [
      ['N', 'новая задача'],
      ['/', 'поиск'],
      ['J, K', 'к следующей задаче и к предыдущей'],
      ['Пробел', 'взять карточку, ещё раз — поставить'],
      ['← ↑ → ↓', 'переставить взятую карточку в столбце и между столбцами'],
      ['Esc', 'вернуть карточку на место'],
      ['Enter', 'открыть карточку; в быстром добавлении — добавить задачу'],
      ['?', 'эта подсказка'],
    ],
    single: 'Клавиши из одной буквы, / и ?',
    singleHint:
      'Выключите, если они срабатывают случайно, например при вводе голосом. Остальные действуют только на карточке.',
  },
} as const;
