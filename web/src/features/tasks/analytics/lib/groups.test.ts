import { describe, expect, it } from 'vitest';
import type { SuiteBoardTask } from '#shared/models/task.ts';
import { toBoardTask } from '#shared/rules/bitrix24-tasks.ts';
import { groupTasks, largestOf, type Grouping } from './groups.ts';

const task = (values: {
  status?: string | null;
  priority?: string | null;
  timeEstimate?: number | null;
}): SuiteBoardTask =>
  toBoardTask(
    {
      id: '1',
      title: 'Задача',
      status: null,
      priority: null,
      deadline: null,
      createdDate: null,
      closedDate: null,
      dateStart: null,
      startDatePlan: null,
      endDatePlan: null,
      timeEstimate: null,
      timeSpentInLogs: null,
      durationPlan: null,
      durationFact: null,
      durationType: null,
      responsibleId: null,
      responsible: null,
      group: null,
      tags: [],
      ...values,
    },
    new Date('2026-11-21T12:00:00Z'),
  );
const counted = (tasks: SuiteBoardTask[], by: Grouping) =>
  groupTasks(tasks, by).map(({ name, count }) => `${name} ${count}`);

describe('the tasks of Bitrix24 in groups', () => {
  it('by the codes of the status, in words, also those nobody has (B4-18)', () => {
    const tasks = ['1', '2', '2', '3', '4', '5', '6', '7'].map((status) => task({ status }));
    expect(counted(tasks, 'status')).toEqual([
      'Новая 1',
      'Ожидает выполнения 2',
      'В работе 1',
      'Ожидает контроля 1',
      'Завершена 1',
      'Отложена 1',
      'Отклонена 1',
    ]);
    expect(counted([task({ status: '99' }), task({ status: 'constructor' })], 'status').at(-1)).toBe('Неизвестен 2');
  });

  it('by the codes of the priority (B4-19)', () => {
    const tasks = ['0', '1', '1', '2'].map((priority) => task({ priority }));
    expect(counted(tasks, 'priority')).toEqual(['Низкий 1', 'Средний 2', 'Высокий 1']);
    expect(counted([task({})], 'priority').at(-1)).toBe('Не указан 1');
  });

  it('by the estimate: none, up to 3600, 14400, 28800 seconds, more (B4-20)', () => {
    const seconds = [null, 0, 1, 3600, 3601, 14_400, 14_401, 28_800, 28_801];
    expect(
      counted(
        seconds.map((timeEstimate) => task({ timeEstimate })),
        'estimate',
      ),
    ).toEqual(['Без оценки 2', 'До 1 часа 2', 'До 4 часов 2', 'До 8 часов 2', 'Больше 8 часов 1']);
  });

  it('has a largest one, several that are as large, or none', () => {
    const [high, low] = [task({ priority: '2' }), task({ priority: '0' })];
    expect(largestOf(groupTasks([high], 'priority'))).toEqual([{ name: 'Высокий', count: 1 }]);
    expect(largestOf(groupTasks([high, low], 'priority')).map(({ name }) => name)).toEqual(['Низкий', 'Высокий']);
    expect(largestOf(groupTasks([], 'priority'))).toEqual([]);
  });
});
