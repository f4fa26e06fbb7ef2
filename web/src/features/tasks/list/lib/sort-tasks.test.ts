import { describe, expect, it } from 'vitest';
import type { BoardTask } from '#shared/models/task.ts';
import { toBoardTask } from '#shared/rules/own-tasks.ts';
import { makeTask } from '#web/test-support/make-task.ts';
import { readSort, sortAfterPress, sortTasks, USUAL_SORT, writeSort, type SortKey } from './sort-tasks.ts';

const now = new Date('2026-11-21T12:00:00Z');
const person = (name: string) => ({
  id: '44444444-4444-4444-8444-444444444444',
  name,
  lastname: '',
  email: `${name}@a.example`,
  workspace_role: 'сотрудник' as const,
});
const tasks: BoardTask[] = [
  makeTask({ title: 'Этап 10', status: 'COMPLETED', priority: 'URGENT', responsible: person('Яна') }),
  makeTask({ title: 'Этап 9', deadline: '2026-12-01T10:00:00.000Z', priority: 'HIGH', responsible: null }),
  makeTask({ title: 'Архив', deadline: '2026-11-22T10:00:00.000Z', responsible: person('Борис') }),
].map((task) => toBoardTask(task, now));
const order = (by: SortKey, descending = false) => sortTasks(tasks, { by, descending }).map(({ title }) => title);

describe('the order of the list', () => {
  it.each<[SortKey, string[]]>([
    ['title', ['Архив', 'Этап 9', 'Этап 10']],
    ['status', ['Архив', 'Этап 9', 'Этап 10']],
    ['priority', ['Архив', 'Этап 9', 'Этап 10']],
    ['responsible', ['Борис', 'Яна', '']],
    ['deadline', ['Архив', 'Этап 9', 'Этап 10']],
  ])('by %s', (by, titles) => {
    const shown =
      by === 'responsible'
        ? sortTasks(tasks, { by, descending: false }).map((one) => one.responsible?.name ?? '')
        : order(by);
    expect(shown).toEqual(titles);
  });

  it('turns round, while tasks without a deadline stay last', () => {
    expect(order('title', true)).toEqual(['Этап 10', 'Этап 9', 'Архив']);
    expect(order('deadline', true)).toEqual(['Этап 9', 'Архив', 'Этап 10']);
  });

  it('follows presses on the heads, and stands in the address', () => {
    const byDeadline = sortAfterPress(USUAL_SORT, 'deadline');
    expect(byDeadline).toEqual({ by: 'deadline', descending: false });
    expect(writeSort(sortAfterPress(byDeadline, 'deadline'))).toBe('-deadline');
    expect(readSort('-deadline')).toEqual({ by: 'deadline', descending: true });
    expect(writeSort(USUAL_SORT)).toBeNull();
    expect(readSort('constructor')).toEqual(USUAL_SORT);
  });
});
