import { describe, expect, it } from 'vitest';
import type { SuiteTask } from '../models/bitrix24.ts';
import type { TaskPriority, TaskStatus } from './tasks.ts';
import { boardPriority, boardStatus, isLate, isUnreadable, toBoardTask } from './bitrix24-tasks.ts';

const NOW = new Date('2026-09-14T12:00:00Z');
const task: SuiteTask = {
  id: '8017',
  title: 'Отчёт за квартал',
  status: '3',
  priority: '2',
  deadline: '2026-09-01T19:00:00+03:00',
  createdDate: '2026-08-04T16:15:55+03:00',
  closedDate: null,
  dateStart: null,
  startDatePlan: null,
  endDatePlan: null,
  timeEstimate: 7200,
  timeSpentInLogs: null,
  durationPlan: null,
  durationFact: null,
  durationType: 'days',
  responsibleId: '1',
  responsible: { id: '1', name: 'Анна Петрова', email: 'a.petrova@romashka.example', workPosition: 'Бухгалтер' },
  group: { id: '5', name: 'Внедрение' },
  tags: ['финансы', 'срочно'],
};

describe('the column of a task', () => {
  it.each<[string, TaskStatus]>([
    ['1', 'NEW'],
    ['2', 'IN_PROGRESS'],
    ['3', 'COMPLETED'],
    ['4', 'CANCELLED'],
    ['5', 'CANCELLED'],
    ['6', 'IN_PROGRESS'],
    ['-1', 'IN_PROGRESS'],
  ])('by the table of the specification: %s is %s (B4-14)', (code, status) => {
    expect(boardStatus(code, 'spec')).toBe(status);
  });

  it.each<[string, TaskStatus]>([
    ['1', 'NEW'],
    ['2', 'NEW'],
    ['3', 'IN_PROGRESS'],
    ['4', 'IN_PROGRESS'],
    ['5', 'COMPLETED'],
    ['6', 'NEW'],
    ['7', 'CANCELLED'],
  ])('by Bitrix24’s own meaning, which is the default: %s is %s', (code, status) => {
    expect(boardStatus(code)).toBe(status);
  });

  it.each<[string, TaskStatus]>([
    ['2 (completed)', 'COMPLETED'],
    ['5: отменена', 'CANCELLED'],
    ['DECLINED', 'CANCELLED'],
    ['В работе', 'IN_PROGRESS'],
    ['Ожидает контроля', 'IN_PROGRESS'],
    ['new', 'NEW'],
    ['Новая', 'NEW'],
    ['3, ожидает', 'NEW'],
    ['обновлена', 'IN_PROGRESS'],
  ])('words count more than a number: %s is %s (B4-15)', (text, status) => {
    expect(boardStatus(text)).toBe(status);
    expect(boardStatus(text, 'spec')).toBe(status);
  });

  it.each([null, '', '0', '8', '42', 'как-нибудь'])(
    'is «in progress» for what is unknown: %j (B4-06, B4-16)',
    (text) => {
      expect(boardStatus(text)).toBe('IN_PROGRESS');
      expect(boardStatus(text, 'spec')).toBe('IN_PROGRESS');
    },
  );
});

describe('the priority of a task', () => {
  it.each<[string | null, TaskPriority]>([
    ['0', 'LOW'],
    ['low', 'LOW'],
    ['1', 'MEDIUM'],
    ['Medium', 'MEDIUM'],
    ['', 'MEDIUM'],
    [null, 'MEDIUM'],
    ['2', 'HIGH'],
    ['7', 'HIGH'],
    ['high', 'HIGH'],
    ['неизвестно', 'LOW'],
    ['-1', 'LOW'],
  ])('%j is %s (B4-06, B4-17)', (text, priority) => {
    expect(boardPriority(text)).toBe(priority);
  });
});

describe('a task is late', () => {
  it.each([
    ['1', true],
    ['2', true],
    ['3', true],
    ['4', false],
    ['5', false],
    ['6', false],
    ['7', false],
    [null, true],
  ])('with a deadline that is past and the status %j: %s', (status, late) => {
    expect(isLate({ status, deadline: '2026-09-14T14:59:59+03:00' }, NOW)).toBe(late);
  });

  it.each([
    ['1', true],
    ['2', true],
    ['3', false],
    ['4', false],
    ['5', false],
    ['6', true],
    ['7', true],
    ['6: отменена', false],
  ])('by the table of the specification, unless it is completed or cancelled by it: %j: %s (B4-09)', (status, late) => {
    expect(isLate({ status, deadline: '2026-09-14T14:59:59+03:00' }, NOW, 'spec')).toBe(late);
    expect(toBoardTask({ ...task, status }, NOW, 'spec').overdue).toBe(late);
  });

  it.each([null, '2026-09-14T15:00:00+03:00', '2026-09-15T00:00:00Z', 'завтра'])(
    'never with the deadline %j',
    (deadline) => {
      expect(isLate({ status: '3', deadline }, NOW)).toBe(false);
    },
  );
});

describe('a task of Bitrix24 on the board', () => {
  it('is named apart, keeps its words and its responsible, and is to look at only (B3-13, B3-14, B3-15, B3-16)', () => {
    expect(toBoardTask(task, NOW)).toMatchObject({
      id: 'b24-8017',
      title: 'Отчёт за квартал',
      status: 'IN_PROGRESS',
      priority: 'HIGH',
      deadline: '2026-09-01T19:00:00+03:00',
      overdue: true,
      group: ['финансы', 'срочно'],
      responsible: { name: 'Анна Петрова', email: 'a.petrova@romashka.example', role: 'external' },
      isBitrixTask: true,
      suite: { status: '3', priority: '2', project: 'Внедрение' },
    });
  });

  it('has nobody responsible where Bitrix24 names nobody', () => {
    expect(toBoardTask({ ...task, responsible: null, group: null, tags: [] }, NOW)).toMatchObject({
      responsible: null,
      group: [],
      suite: { project: null },
    });
  });
});

describe('the placeholder of a task that could not be read', () => {
  it('is told from a task somebody has called so', () => {
    const title = 'Error loading task';
    expect(isUnreadable(toBoardTask({ ...task, title, status: null }, NOW))).toBe(true);
    expect(isUnreadable(toBoardTask({ ...task, title }, NOW))).toBe(false);
  });
});
