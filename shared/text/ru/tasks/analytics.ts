import { formatNumber, NBSP, plural, quoted } from '../format.ts';

/** Texts of the chart about the tasks of Bitrix24. */
export const analyticsText = {
  title: `Задачи Bitrix24`,
  grouping: 'Считать',
  groupings: {
    status: 'по статусу',
    priority: 'по приоритету',
    estimate: 'по оценке времени',
  },
  heads: {
    status: 'Статус',
    priority: 'Приоритет',
    estimate: 'Оценка времени',
  },
  count: 'Задач',
  share: 'Доля',
  estimates: {
    none: 'Без оценки',
    hour: 'До 1 часа',
    fourHours: 'До 4 часов',
    day: 'До 8 часов',
    more: 'Больше 8 часов',
  },
  finding: {
    status: (name: string, count: number, total: number) => `Чаще всего статус ${quoted(name)}: ${of(count, total)}`,
    priority: (name: string, count: number, total: number) =>
      `Чаще всего приоритет ${quoted(name)}: ${of(count, total)}`,
    estimate: (name: string, count: number, total: number) =>
      `Чаще всего ${quoted(name.toLowerCase())}: ${of(count, total)}`,
  },
  two: {
    status: (one: string, other: string, count: number, total: number) =>
      `Чаще всего статусы ${quoted(one)} и ${quoted(other)}: по ${of(count, total)}`,
    priority: (one: string, other: string, count: number, total: number) =>
      `Чаще всего приоритеты ${quoted(one)} и ${quoted(other)}: по ${of(count, total)}`,
    estimate: (one: string, other: string, count: number, total: number) =>
      `Чаще всего ${quoted(one.toLowerCase())} и ${quoted(other.toLowerCase())}: по ${of(count, total)}`,
  },
  counted: (count: number) => `Посчитано по ${countWords(count)} Bitrix24.`,
  cut: (count: number, total: number) =>
    `Посчитано по ${countWords(count)} Bitrix24 из${NBSP}${formatNumber(total)}: остальные сюда не загружены.`,
  filtered: (count: number, read: number) =>
    `Посчитано по ${countWords(count)} Bitrix24 из${NBSP}${formatNumber(read)}: остальные не${NBSP}подходят под фильтры.`,
  none: `В${NBSP}Bitrix24 задач пока нет: график появится вместе с${NBSP}ними.`,
  noneFound: 'Под эти фильтры не подходит ни одна задача Bitrix24',
  chart: 'Сколько задач в каждой группе',
  bar: (name: string, count: number) => `${name}: ${plural(count, 'задача', 'задачи', 'задач')}`,
} as const;

function of(count: number, total: number): string {
  return `${formatNumber(count)}${NBSP}из${NBSP}${formatNumber(total)}`;
}

function countWords(count: number): string {
  return plural(count, 'задаче', 'задачам', 'задачам');
}
