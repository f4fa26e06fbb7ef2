import { describe, expect, it } from 'vitest';
import type { BoardTask } from '#shared/models/task.ts';
import { makeSuiteTask } from '#web/test-support/make-suite-task.ts';
import { findTasks, inOrder, NO_FILTERS, responsiblesOf } from './find-tasks.ts';

const READER = { id: '00000000-0000-4000-8000-000000000001', email: 'A@b.example' };
const NOW = new Date('2026-09-14T12:00:00Z');
const person = (name: string, email = '') => ({ name, email, workPosition: null, role: 'external' });
const titles = (tasks: readonly BoardTask[]) => tasks.map(({ title }) => title);

const all = [
  makeSuiteTask({
    title: 'Отчёт за квартал',
    status: 'IN_PROGRESS',
    priority: 'HIGH',
    group: ['финансы'],
    responsibleId: '1',
    responsible: person('Ёлкин'),
  }),
  makeSuiteTask({
    title: 'Найти бухгалтера',
    suite: { status: '2', priority: '1', project: 'Внедрение' },
    responsibleId: '2',
    responsible: person('', 'a@b.example'),
  }),
  makeSuiteTask({ title: 'Ничья', priority: 'LOW', responsibleId: '99' }),
];

describe('finding tasks (B2-04)', () => {
  it.each([
    [{}, ['Отчёт за квартал', 'Найти бухгалтера', 'Ничья']],
    [{ text: 'ОТЧЕТ' }, ['Отчёт за квартал']],
    [{ text: ' квартал отч' }, ['Отчёт за квартал']],
    [{ text: 'финансы' }, ['Отчёт за квартал']],
    [{ text: 'внедрение' }, ['Найти бухгалтера']],
    [{ text: 'отчёт внедрение' }, []],
    [{ status: 'NEW' }, ['Найти бухгалтера', 'Ничья']],
    [{ priority: 'LOW' }, ['Ничья']],
    [{ responsible: '2' }, ['Найти бухгалтера']],
    [{ mine: true }, ['Найти бухгалтера']],
    [{ overdue: true }, []],
    [{ responsible: '2', status: 'IN_PROGRESS' }, []],
  ] as const)('%j', (filters, found) => {
    expect(titles(findTasks(all, { ...NO_FILTERS, ...filters }, READER))).toEqual(found);
  });

  it('offers those who do tasks, by name, each once', () => {
    expect(responsiblesOf([...all, ...all])).toEqual([
      { id: '1', name: 'Ёлкин' },
      { id: '2', name: 'a@b.example' },
    ]);
  });
});

describe('the order in a column', () => {
  it('is by deadline where there is work to do, without one or put off at the end', () => {
    const tasks = [
      makeSuiteTask({ title: 'без' }),
      makeSuiteTask({ title: 'отложена', deadline: '2026-09-01T10:00:00+03:00' }),
      makeSuiteTask({ title: 'просрочена', deadline: '2026-09-02T10:00:00+03:00', overdue: true }),
      makeSuiteTask({ title: 'позже', deadline: '2026-09-20T10:00:00+03:00' }),
      makeSuiteTask({ title: 'раньше', deadline: '2026-09-20T10:00:00+05:00' }),
      makeSuiteTask({ title: 'чужая', status: 'COMPLETED' }),
    ];
    expect(titles(inOrder(tasks, 'NEW', NOW))).toEqual(['просрочена', 'раньше', 'позже', 'без', 'отложена']);
  });

  it('is by closing, newest first, where it is done', () => {
    const done = { status: 'COMPLETED' } as const;
    const tasks = [
      makeSuiteTask({ ...done, title: 'давно', closedDate: '2026-01-01T10:00:00Z' }),
      makeSuiteTask({ ...done, title: 'недавно', closedDate: '2026-09-01T10:00:00Z' }),
    ];
    expect(titles(inOrder(tasks, 'COMPLETED', NOW))).toEqual(['недавно', 'давно']);
  });
});
