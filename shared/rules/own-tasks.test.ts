import { describe, expect, it } from 'vitest';
import type { Task, TaskStats } from '../models/task.ts';
import { compareByRank, statsAfter, toBoardTask } from './own-tasks.ts';
import { isOverdue } from './tasks.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const PAST = '2026-11-22T11:59:59.000Z';
const FUTURE = '2026-11-22T12:00:01.000Z';
const PERSON = '22222222-2222-4222-8222-222222222222';
const task: Task = {
  id: '33333333-3333-4333-8333-333333333333',
  workspace_id: PERSON,
  workspace: { id: PERSON, name: 'Ромашка' },
  description: null,
  title: 'Отчёт',
  status: 'COMPLETED',
  sub_status: 'REVIEWING',
  priority: 'HIGH',
  responsible_id: PERSON,
  responsible: { id: PERSON, name: 'Анна', lastname: 'Петрова', email: 'a@b.example', workspace_role: 'hr' },
  created_by: PERSON,
  deadline: PAST,
  date_start: PAST,
  start_date_plan: PAST,
  end_date_plan: FUTURE,
  time_estimate: '7200',
  time_spent_in_logs: null,
  duration_plan: 3,
  duration_fact: null,
  duration_type: 'WEEKS',
  group: ['склад'],
  source: { kind: 'initiative', id: PERSON, text: 'Меньше возвратов' },
  created_date: PAST,
  updated_at: PAST,
  closed_date: PAST,
  rank: 'a0',
  version: 4,
};

describe('a task of our own on the board', () => {
  it('has the fields of the specification under its names (B3-01, B3-02)', () => {
    expect(toBoardTask(task, NOW)).toEqual({
      id: task.id,
      title: 'Отчёт',
      status: 'COMPLETED',
      subStatus: 'REVIEWING',
      priority: 'HIGH',
      responsibleId: PERSON,
      responsible: { name: 'Анна Петрова', email: 'a@b.example', workPosition: null, role: 'hr' },
      createdBy: PERSON,
      deadline: PAST,
      overdue: false,
      createdDate: PAST,
      closedDate: PAST,
      dateStart: PAST,
      startDatePlan: PAST,
      endDatePlan: FUTURE,
      timeEstimate: 7200,
      timeSpentInLogs: null,
      durationPlan: 3,
      durationFact: null,
      durationType: 'WEEKS',
      group: ['склад'],
      isBitrixTask: false,
      source: task.source,
      rank: 'a0',
      version: 4,
    });
  });

  it.each([
    ['DONE', 'IN_PROGRESS'],
    [undefined, 'IN_PROGRESS'],
    ['CANCELLED', 'CANCELLED'],
  ])('with the status %j stands in %s (B3-08, B4-06)', (status, shown) => {
    expect(toBoardTask({ ...task, status: status as Task['status'] }, NOW).status).toBe(shown);
  });

  it.each([
    ['ASAP', 'LOW'],
    [undefined, 'LOW'],
    ['URGENT', 'URGENT'],
  ])('with the priority %j has %s (B4-06)', (priority, shown) => {
    expect(toBoardTask({ ...task, priority: priority as Task['priority'] }, NOW).priority).toBe(shown);
  });

  it.each([
    ['NEW', PAST, true],
    ['IN_PROGRESS', PAST, true],
    ['COMPLETED', PAST, false],
    ['CANCELLED', PAST, false],
    ['NEW', FUTURE, false],
    ['NEW', NOW.toISOString(), false],
    ['NEW', null, false],
  ] as const)('that is %s and due %j is late: %j (B4-09)', (status, deadline, late) => {
    expect(isOverdue({ status, deadline }, NOW)).toBe(late);
    expect(toBoardTask({ ...task, status, deadline }, NOW).overdue).toBe(late);
  });

  it('stands by its rank, compared by code units, and by its id between equal ones', () => {
    const ranked = [
      ['b', 'a'],
      ['a', 'Zz'],
      ['d', 'a0'],
      ['c', 'a0'],
      ['e', ''],
    ].map(([id, rank]) => ({ id: id!, rank: rank! }));
    expect(ranked.toSorted(compareByRank).map(({ id }) => id)).toEqual(['e', 'a', 'b', 'c', 'd']);
  });
});

describe('the statistics after a change', () => {
  const stats: TaskStats = {
    total_tasks: 5,
    status_breakdown: { new: 2, in_progress: 1, completed: 1, cancelled: 1 },
    overdue_tasks: 1,
    priority_breakdown: { urgent: 1, high: 1, medium: 1, low: 2 },
  };
  const late = { status: 'NEW', priority: 'LOW', deadline: PAST } as const;
  const done = { ...late, status: 'COMPLETED' } as const;

  it('of a move count it in its new column, and a closed one late no more', () => {
    const moved = statsAfter(stats, late, done, NOW);
    expect(moved).toEqual({
      ...stats,
      status_breakdown: { new: 1, in_progress: 1, completed: 2, cancelled: 1 },
      overdue_tasks: 0,
    });
    expect(statsAfter(moved, done, late, NOW)).toEqual(stats);
  });

  it('of a creation and a deletion count one more and one less', () => {
    const urgent = { status: 'IN_PROGRESS', priority: 'URGENT', deadline: FUTURE } as const;
    const created = statsAfter(stats, null, urgent, NOW);
    expect(created).toEqual({
      total_tasks: 6,
      status_breakdown: { ...stats.status_breakdown, in_progress: 2 },
      overdue_tasks: 1,
      priority_breakdown: { ...stats.priority_breakdown, urgent: 2 },
    });
    expect(statsAfter(created, urgent, null, NOW)).toEqual(stats);
  });
});
