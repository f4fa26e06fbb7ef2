import type { TaskPriority, TaskStatus } from '../../../rules/tasks.ts';
import { formatNumber, NBSP, plural } from '../format.ts';

/** Words about tasks, wherever they are shown; the specification's are exact. */
export const tasksText = {
  loadFailed: (message: string) => `Не удалось загрузить данные: ${message}`,
  /** For each call that changes something and failed; the specification's words. */
  failed: {
    create: (message: string) => `Не удалось создать задачу: ${message}`,
    update: (message: string) => `Не удалось обновить задачу: ${message}`,
    status: (message: string) => `Не удалось обновить статус задачи: ${message}`,
    delete: (message: string) => `Не удалось удалить задачу: ${message}`,
    comment: (message: string) => `Не удалось отправить комментарий: ${message}`,
  },
  /** For refusals of the server that speak of an enum; the specification's words. */
  enumErrors: {
    list: 'Ошибка загрузки задач: проблема с параметрами фильтрации.',
    mine: 'Ошибка загрузки моих задач: проблема с параметрами фильтрации.',
    one: 'Ошибка загрузки задачи: проблема с данными.',
    create: 'Ошибка создания задачи: неверные значения полей. Проверьте приоритет, статус и тип длительности.',
    update: 'Ошибка обновления задачи: неверные значения полей. Проверьте приоритет, статус и тип длительности.',
  },
  /** Of one task. */
  statusOf: {
    NEW: 'Новая',
    IN_PROGRESS: 'В работе',
    COMPLETED: 'Завершена',
    CANCELLED: 'Отменена',
  } as const satisfies Record<TaskStatus, string>,
  priorities: {
    LOW: 'Низкий',
    MEDIUM: 'Средний',
    HIGH: 'Высокий',
    URGENT: 'Срочный',
  } as const satisfies Record<TaskPriority, string>,
  priorityTag: (name: string) => `${name.toLowerCase()} приоритет`,
  suiteTag: (status: string) => `Bitrix24: ${status.toLowerCase()}`,
  suiteStatuses: {
    1: 'Новая',
    2: 'Ожидает выполнения',
    3: 'В работе',
    4: 'Ожидает контроля',
    5: 'Завершена',
    6: 'Отложена',
    7: 'Отклонена',
  } as Readonly<Record<string, string>>,
  suiteStatusUnknown: 'Неизвестен',
  suitePriorities: { 0: 'Низкий', 1: 'Средний', 2: 'Высокий' } as Readonly<Record<string, string>>,
  suitePriorityUnknown: 'Не указан',
  nobody: 'Никто не назначен',
  responsible: 'Ответственный',
  cut: (read: number, total: number) =>
    `В${NBSP}Bitrix24 ${plural(total, 'задача', 'задачи', 'задач')}. Здесь ${formatNumber(read)} самых новых.`,
  olderToCome: (read: number, total: number) =>
    `В${NBSP}Bitrix24 ${plural(total, 'задача', 'задачи', 'задач')}. Здесь ${formatNumber(read)} самых новых, остальные читаются…`,
  olderOf: (when: string) => `Самые новые задачи Bitrix24 прочитаны сейчас, более старые — ${when}.`,
  more: (count: number) => `Показать ещё ${formatNumber(count)}`,
  deadline: {
    none: 'без срока',
    today: 'сегодня',
    tomorrow: 'завтра',
    in: (days: number) => `через ${plural(days, 'день', 'дня', 'дней')}`,
    until: (date: string) => `до ${date}`,
    lateToday: 'срок прошёл сегодня',
    late: (days: number) => `просрочено ${plural(days, 'день', 'дня', 'дней')}`,
    wrong: 'Неверный формат даты',
  },
  closed: {
    label: 'закрыта',
    today: 'сегодня',
    yesterday: 'вчера',
  },
  details: {
    readOnly: `Задача живёт в${NBSP}Bitrix24: здесь на неё можно только смотреть.`,
    unreadable: `Bitrix24 прислал эту задачу так, что прочитать её не удалось: вместо неё стоит эта карточка. В${NBSP}самом Bitrix24 задача цела.`,
    main: 'Основное',
    planning: 'Планирование',
    duration: 'Длительность',
    groups: 'Группы',
    noGroups: 'Групп нет',
    missing: 'Не указано',
    wrongDate: 'Неверный формат даты',
    project: 'Проект',
    created: 'Создана',
    closed: 'Закрыта',
    deadline: 'Срок',
    started: 'Начата',
    planStart: 'Начало по плану',
    planEnd: 'Конец по плану',
    estimate: 'Оценка времени',
    spent: 'Затрачено',
    planned: 'Длительность по плану',
    fact: 'Длительность по факту',
    late: 'просрочена',
  },
  hours: (hours: number, minutes: number) =>
    [hours > 0 && `${formatNumber(hours)}${NBSP}ч`, (minutes > 0 || hours === 0) && `${minutes}${NBSP}мин`]
      .filter(Boolean)
      .join(' '),
  durations: {
    secs: (count: number) => plural(count, 'секунда', 'секунды', 'секунд'),
    mins: (count: number) => plural(count, 'минута', 'минуты', 'минут'),
    hours: (count: number) => plural(count, 'час', 'часа', 'часов'),
    days: (count: number) => plural(count, 'день', 'дня', 'дней'),
    weeks: (count: number) => plural(count, 'неделя', 'недели', 'недель'),
    months: (count: number) => plural(count, 'месяц', 'месяца', 'месяцев'),
    years: (count: number) => plural(count, 'год', 'года', 'лет'),
  } as Readonly<Record<string, (count: number) => string>>,
} as const;
