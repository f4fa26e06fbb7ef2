import { describe, expect, it } from 'vitest';
import type { Metric } from '#shared/models/analysis.ts';
import { NewTask } from '#shared/models/task.ts';
import { makeTask } from '#web/test-support/make-task.ts';
import { numbered } from '#web/lib/new-task.ts';
import { draftOf, taskOf, type TaskWorthy } from './finding-task.ts';

const ID = '6f1d1c1e-2f6b-4c7e-9a52-0c8f6f0f7a11';
const METRIC: Metric = { key: 'overdue:Продажи', label: 'Просрочено в продажах', count: 12, of: 38 };
const worthy = (values: Partial<TaskWorthy> = {}): TaskWorthy => ({
  origin: {
    kind: 'recommendation',
    subjectId: ID,
    analysis_date: '2026-11-18T09:00:00.000Z',
    ai_provider: 'builtin',
  },
  title: 'Разобрать 12 просроченных задач продаж',
  metric: METRIC,
  ...values,
});

describe('the task of a finding', () => {
  it('says what was found, how much of it there was, by whom and when, and keeps the measure', () => {
    const { title, source } = draftOf(worthy());
    expect(title).toBe('Разобрать 12 просроченных задач продаж');
    expect(source.text.replace(/\u00a0/g, ' ')).toBe(
      'Разобрать 12 просроченных задач продаж. Просрочено в продажах: 12 из 38. Встроенный анализ, 18 ноября.',
    );
    expect(source.metric).toEqual({ ...METRIC, measured_at: '2026-11-18T09:00:00.000Z' });
  });

  it('of a recommendation brings its steps, its priority and its time along', () => {
    const plan = {
      description: numbered(['Выписать', 'Закрыть лишнее']),
      priority: 'critical',
      horizon: 'soon',
    } as const;
    expect(draftOf(worthy({ plan }))).toMatchObject({
      description: '1. Выписать\n2. Закрыть лишнее',
      priority: 'URGENT',
      days: 28,
    });
    expect(draftOf(worthy())).toMatchObject({ description: '', priority: 'LOW', days: null });
  });

  it('promises no second measure where it was made of a survey, whose series compares it', () => {
    const { source } = draftOf(worthy({ origin: { ...worthy().origin, kind: 'survey_finding' } }));
    expect(source.kind).toBe('survey_finding');
    expect(source.text).toMatch(/12\sиз\s38/);
    expect(source).not.toHaveProperty('metric');
  });

  it('is one that the server takes, however long the finding is', () => {
    const draft = draftOf(worthy({ title: '🙂'.repeat(400), metric: { ...METRIC, label: 'п'.repeat(300) } }));
    const task = { workspace_id: ID, title: draft.title, responsible_id: ID, source: draft.source };
    expect(NewTask.safeParse(task).error?.issues).toBeUndefined();
  });

  it('is known again in a later analysis that finds the same, and in no other', () => {
    const { source } = draftOf(worthy());
    const made = makeTask({ source });
    const later = worthy({
      origin: { ...worthy().origin, analysis_date: '2026-11-25T09:00:00.000Z' },
      metric: { ...METRIC, count: 5 },
    });
    expect(taskOf(later, [makeTask(), made])).toBe(made);
    expect(taskOf(worthy({ title: 'Разобрать 12 просроченных задач' }), [made])).toBeNull();
    expect(taskOf(worthy({ origin: { ...worthy().origin, kind: 'poll_finding' } }), [made])).toBeNull();
  });
});
