import type { tasksText as Russian } from '../../ru/common/tasks.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, NBSP, plural } from '../format.ts';

/** Words about tasks, wherever they are shown; the specification's are exact. */
export const tasksText: Catalogue<typeof Russian> = {
  loadFailed: (message) => `Could not load the data: ${message}`,
  failed: {
    create: (message) => `Could not create the task: ${message}`,
    update: (message) => `Could not update the task: ${message}`,
    status: (message) => `Could not update the status of the task: ${message}`,
    delete: (message) => `Could not delete the task: ${message}`,
    comment: (message) => `Could not send the comment: ${message}`,
  },
  enumErrors: {
    list: 'Error loading tasks: there is a problem with the filters.',
    mine: 'Error loading my tasks: there is a problem with the filters.',
    one: 'Error loading task: there is a problem with the data.',
    create: 'Error creating task: some values are wrong. Check the priority, the status and the unit of duration.',
    update: 'Error updating task: some values are wrong. Check the priority, the status and the unit of duration.',
  },
  statusOf: {
    NEW: 'New',
    IN_PROGRESS: 'In progress',
    COMPLETED: 'Completed',
    CANCELLED: 'Cancelled',
  },
  priorities: {
    LOW: 'Low',
    MEDIUM: 'Medium',
    HIGH: 'High',
    URGENT: 'Urgent',
  },
  priorityTag: (name) => `${name.toLowerCase()} priority`,
  suiteTag: (status) => `Bitrix24: ${status.toLowerCase()}`,
  suiteStatuses: {
    1: 'New',
    2: 'Pending',
    3: 'In progress',
    4: 'Awaiting review',
    5: 'Completed',
    6: 'Deferred',
    7: 'Declined',
  },
  suiteStatusUnknown: 'Unknown',
  suitePriorities: { 0: 'Low', 1: 'Medium', 2: 'High' },
  suitePriorityUnknown: 'Not given',
  nobody: 'No one assigned',
  responsible: 'Assignee',
  cut: (read, total) => `Bitrix24 has ${plural(total, 'task', 'tasks')}. The ${formatNumber(read)} newest are here.`,
  olderToCome: (read, total) =>
    `Bitrix24 has ${plural(total, 'task', 'tasks')}. The ${formatNumber(read)} newest are here, the rest are being read…`,
  olderOf: (when) => `The newest Bitrix24 tasks were read just now, older ones – ${when}.`,
  more: (count) => `Show ${formatNumber(count)} more`,
  deadline: {
    none: 'no due date',
    today: 'today',
    tomorrow: 'tomorrow',
    in: (days) => `in ${plural(days, 'day', 'days')}`,
    until: (date) => `by ${date}`,
    lateToday: 'was due today',
    late: (days) => `${plural(days, 'day', 'days')} overdue`,
    wrong: 'Wrong date format',
  },
  closed: {
    label: 'closed',
    today: 'today',
    yesterday: 'yesterday',
  },
  details: {
    readOnly: 'This task lives in Bitrix24: here it can only be viewed.',
    unreadable:
      'Bitrix24 sent this task in a form that could not be read, so this card stands in its place. In Bitrix24 itself the task is intact.',
    main: 'Main',
    planning: 'Planning',
    duration: 'Duration',
    groups: 'Groups',
    noGroups: 'No groups',
    missing: 'Not given',
    wrongDate: 'Wrong date format',
    project: 'Project',
    created: 'Created',
    closed: 'Closed',
    deadline: 'Due date',
    started: 'Started',
    planStart: 'Planned start',
    planEnd: 'Planned end',
    estimate: 'Time estimate',
    spent: 'Spent',
    planned: 'Planned duration',
    fact: 'Actual duration',
    late: 'overdue',
  },
  hours: (hours, minutes) =>
    [hours > 0 && `${formatNumber(hours)}${NBSP}h`, (minutes > 0 || hours === 0) && `${minutes}${NBSP}min`]
      .filter(Boolean)
      .join(' '),
  durations: {
    secs: (count) => plural(count, 'second', 'seconds'),
    mins: (count) => plural(count, 'minute', 'minutes'),
    hours: (count) => plural(count, 'hour', 'hours'),
    days: (count) => plural(count, 'day', 'days'),
    weeks: (count) => plural(count, 'week', 'weeks'),
    months: (count) => plural(count, 'month', 'months'),
    years: (count) => plural(count, 'year', 'years'),
  },
};
