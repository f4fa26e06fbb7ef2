import { describe, expect, it } from 'vitest';
import type { TaskEffect } from '#shared/models/task.ts';
import { effectWords } from './effect-words.ts';

const AT = '2026-11-18T09:00:00.000Z';
const effect = (values: Partial<TaskEffect> = {}): TaskEffect => ({
  metric: { key: 'overdue:Продажи', label: 'Просрочено в продажах' },
  before: { count: 12, of: 38, at: AT },
  after: { count: 5, of: 30, at: AT },
  difference: { value: -15, low: -27, high: -2 },
  since: { readings: 5, same: 4 },
  random: false,
  early: null,
  ...values,
});
const said = (one: TaskEffect, kind: Parameters<typeof effectWords>[1] = 'recommendation') =>
  Object.values(effectWords(one, kind))
    .join(' ')
    .replace(/\u00a0/g, ' ');

describe('the effect of a task', () => {
  it('is what was and what is, and whether the difference may be chance', () => {
    expect(said(effect())).toBe(
      'Просрочено в продажах: было 12 из 38, стало 5 из 30. Если сравнить со средним за прошлые замеры, разница больше случайной. Так показали 4 из 5 замеров с тех пор.',
    );
    expect(said(effect({ since: null }))).toMatch(/разница больше случайной\.$/);
    expect(said(effect({ random: true }))).toMatch(
      / Если сравнить со средним за прошлые замеры, разница может быть случайной\.$/,
    );
  });

  it('is not measured before the next analysis, or the next run of a poll', () => {
    const unmeasured = effect({ after: null, difference: null, random: null });
    expect(said(unmeasured)).toBe(
      'Просрочено в продажах: было 12 из 38. Пока не измерено, будет после следующего анализа нагрузки.',
    );
    expect(said(unmeasured, 'poll_finding')).toMatch(/будет после следующего запуска опроса\.$/);
  });

  it('is too early to judge with few measurements before', () => {
    const early = 'рано судить: нужно шесть замеров до начала, есть три';
    expect(said(effect({ difference: null, random: null, early }))).toBe(
      'Просрочено в продажах: было 12 из 38, стало 5 из 30. Рано судить: нужно шесть замеров до начала, есть три.',
    );
  });

  it('counts no fewer than five people', () => {
    const few = effect({ after: { count: null, of: 24, at: AT }, difference: null, random: null });
    expect(said(few, 'poll_finding')).toMatch(/стало меньше пяти из 24\. Случайна ли разница/);
  });
});
