import type { analyticsText as Russian } from '../../ru/tasks/analytics.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, NBSP, plural, quoted } from '../format.ts';

/** Texts of the chart about the tasks of Bitrix24. */
export const analyticsText: Catalogue<typeof Russian> = {
  title: 'Bitrix24 tasks',
  grouping: 'Count',
  groupings: {
    status: 'by status',
    priority: 'by priority',
    estimate: 'by time estimate',
  },
  heads: {
    status: 'Status',
    priority: 'Priority',
    estimate: 'Time estimate',
  },
  count: 'Tasks',
  share: 'Share',
  estimates: {
    none: 'No estimate',
    hour: 'Up to 1 hour',
    fourHours: 'Up to 4 hours',
    day: 'Up to 8 hours',
    more: 'More than 8 hours',
  },
  finding: {
    status: (name, count, total) => `The most common status is ${quoted(name)}: ${of(count, total)}`,
    priority: (name, count, total) => `The most common priority is ${quoted(name)}: ${of(count, total)}`,
    estimate: (name, count, total) => `The most common is ${quoted(name.toLowerCase())}: ${of(count, total)}`,
  },
  two: {
    status: (one, other, count, total) =>
      `The most common statuses are ${quoted(one)} and ${quoted(other)}: ${of(count, total)} each`,
    priority: (one, other, count, total) =>
      `The most common priorities are ${quoted(one)} and ${quoted(other)}: ${of(count, total)} each`,
    estimate: (one, other, count, total) =>
      `The most common are ${quoted(one.toLowerCase())} and ${quoted(other.toLowerCase())}: ${of(count, total)} each`,
  },
  counted: (count) => `Based on ${countWords(count)}.`,
  cut: (count, total) =>
    `Based on ${countWords(count)} of${NBSP}${formatNumber(total)}: the others are not loaded here.`,
  filtered: (count, read) =>
    `Based on ${countWords(count)} of${NBSP}${formatNumber(read)}: the others do not match the filters.`,
  none: 'There are no tasks in Bitrix24 yet: the chart will appear when they do.',
  noneFound: 'No Bitrix24 task matches these filters',
  chart: 'How many tasks are in each group',
  bar: (name, count) => `${name}: ${plural(count, 'task', 'tasks')}`,
};

function of(count: number, total: number): string {
  return `${formatNumber(count)} of${NBSP}${formatNumber(total)}`;
}

function countWords(count: number): string {
  return plural(count, 'Bitrix24 task', 'Bitrix24 tasks');
}
