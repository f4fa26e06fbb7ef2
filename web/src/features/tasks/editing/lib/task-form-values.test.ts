import { describe, expect, it } from 'vitest';
import type { Task } from '#shared/models/task.ts';
import { makeTask } from '#web/test-support/make-task.ts';
import {
  creationMistakes,
  creationOf,
  editMistakes,
  editOf,
  EMPTY_TASK,
  formValuesOf,
  labelsOf,
} from './task-form-values.ts';

const WORKSPACE = '11111111-1111-4111-8111-111111111111';
const PERSON = '22222222-2222-4222-8222-222222222222';
const filled = { ...EMPTY_TASK, title: 'Отчёт', responsible_id: PERSON };
const mistakesOf = (values: Partial<typeof EMPTY_TASK>) => creationMistakes({ ...filled, ...values }, WORKSPACE);

describe('a new task in the form', () => {
  it('has the defaults of the specification (B5-12)', () => {
    expect(creationOf(filled, WORKSPACE, null)).toEqual({
      workspace_id: WORKSPACE,
      title: 'Отчёт',
      description: null,
      responsible_id: PERSON,
      priority: 'LOW',
      status: 'NEW',
      sub_status: 'DEFAULT',
      duration_type: 'DAYS',
      time_estimate: '0',
      duration_plan: null,
      deadline: null,
      date_start: null,
      start_date_plan: null,
      end_date_plan: null,
      group: [],
      source: null,
    });
    expect(mistakesOf({})).toEqual({});
  });

  it.each([
    ['title', ' ', 'Название задачи обязательно', 'B5-01'],
    ['responsible_id', '', 'Выберите ответственного', 'B5-02'],
    ['priority', 'ASAP', 'Неверное значение приоритета', 'B5-03'],
    ['status', 'DONE', 'Неверное значение статуса', 'B5-04'],
    ['duration_type', 'YEARS', 'Неверное значение типа длительности', 'B5-05'],
    ['sub_status', 'LATER', 'Неверное значение подстатуса', 'B5-06'],
  ])('says at the field %s, holding «%s»: «%s» (%s)', (field, value, message) => {
    expect(mistakesOf({ [field]: value })).toEqual({ [field]: message });
  });

  it('sends enumerations in upper case, and their defaults where nothing is set (B5-08)', () => {
    const values = { ...filled, priority: 'high', status: 'in_progress', sub_status: 'waiting', duration_type: '' };
    expect(creationOf(values, WORKSPACE, null)).toMatchObject({
      priority: 'HIGH',
      status: 'IN_PROGRESS',
      sub_status: 'WAITING',
      duration_type: 'DAYS',
    });
  });

  it('sends moments as ISO or null (B5-09)', () => {
    const values = { ...filled, deadline: '2026-11-25T18:00', date_start: '' };
    expect(creationOf(values, WORKSPACE, null)).toMatchObject({
      deadline: new Date(2026, 10, 25, 18, 0).toISOString(),
      date_start: null,
    });
  });

  it.each([
    ['', '0'],
    ['0.5', '1800'],
    ['1,5', '5400'],
    ['10000', '36000000'],
  ])('takes «%s» hours for %s seconds (B3-03, B5-10)', (hours, seconds) => {
    expect(creationOf({ ...filled, time_estimate: hours }, WORKSPACE, null).time_estimate).toBe(seconds);
    expect(mistakesOf({ time_estimate: hours })).toEqual({});
  });

  it.each(['-1', '0.3', '10000.5', 'час'])('refuses «%s» hours at their field (B5-10)', (hours) => {
    expect(Object.keys(mistakesOf({ time_estimate: hours }))).toEqual(['time_estimate']);
  });

  it('takes labels between commas, trimmed, without empty ones (B5-11)', () => {
    expect(labelsOf(' склад, ,график,,склад , ')).toEqual(['склад', 'график']);
    expect(mistakesOf({ group: `a, ${'б'.repeat(61)}` })).toEqual({ group: 'Метка — не длиннее 60 символов' });
  });

  it('refuses a plan that ends before it begins', () => {
    const plan = { start_date_plan: '2026-11-25T10:00', end_date_plan: '2026-11-24T10:00' };
    expect(Object.keys(mistakesOf(plan))).toEqual(['end_date_plan']);
  });
});

describe('an edited task', () => {
  const task: Task = makeTask({ deadline: '2026-11-25T15:00:30.250Z', time_estimate: '6000', group: ['a', 'b'] });
  const shown = formValuesOf(task);

  it('sends what was edited and the version it was read at, nothing else', () => {
    expect(editOf({ ...shown, title: 'Новое имя' }, shown, 7)).toEqual({ title: 'Новое имя', version: 7 });
    expect(editOf({ ...shown, deadline: '' }, shown, 7)).toEqual({ deadline: null, version: 7 });
  });

  it('leaves an estimate that is not in steps as it is, until it is edited', () => {
    expect(shown.time_estimate).toBe('1.67');
    expect(editMistakes({ ...shown, title: 'Новое имя' }, shown)).toEqual({});
    expect(Object.keys(editMistakes({ ...shown, time_estimate: '1.7' }, shown))).toEqual(['time_estimate']);
  });

  it('is told the same mistakes', () => {
    expect(editMistakes({ ...shown, title: '', priority: 'ASAP' }, shown)).toEqual({
      title: 'Название задачи обязательно',
      priority: 'Неверное значение приоритета',
    });
  });
});
