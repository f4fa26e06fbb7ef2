import { describe, expect, it } from 'vitest';
import type { AnalysisJob } from '#shared/models/analysis.ts';
import { askAgainAfter, isUnderWay, takesLong } from './job-state.ts';
import { jobSteps } from './job-steps.ts';

const BEGAN = Date.parse('2026-11-21T09:00:00.000Z');
const after = (seconds: number) => new Date(BEGAN + seconds * 1000);
const job = (values: Partial<AnalysisJob>) => ({
  state: 'running' as const,
  ai_provider: 'gigachat' as const,
  steps: [],
  requested_at: new Date(BEGAN).toISOString(),
  ...values,
});

describe('a job', () => {
  it('is asked after more and more rarely, and no more once it is over', () => {
    expect(askAgainAfter(undefined, after(0))).toBe(1000);
    expect(askAgainAfter(job({}), after(3))).toBe(1000);
    expect(askAgainAfter(job({ state: 'queued' }), after(20))).toBe(2000);
    expect(askAgainAfter(job({}), after(300))).toBe(5000);
    for (const state of ['done', 'failed', 'cancelled'] as const) {
      expect(askAgainAfter(job({ state }), after(3))).toBe(0);
      expect(isUnderWay({ state })).toBe(false);
    }
  });

  it('takes longer than usual after twenty seconds, with the model after a minute', () => {
    expect(takesLong(job({ ai_provider: 'builtin' }), after(21))).toBe(true);
    expect(takesLong(job({}), after(21))).toBe(false);
    expect(takesLong(job({}), after(61))).toBe(true);
  });
});

describe('the steps of a job', () => {
  const steps: AnalysisJob['steps'] = [
    { name: 'collect', text: 'Собрали 318 задач', milliseconds: 1000 },
    { name: 'compute', text: 'Посчитали нагрузку', milliseconds: 2000 },
    { name: 'ask_model', text: 'Ищем закономерности', milliseconds: null },
  ];

  it('are those that are over, the one that goes on since then, and those to come', () => {
    expect(jobSteps(job({ steps }), after(17))).toEqual([
      { name: 'collect', state: 'done', text: 'Собрали 318 задач', seconds: 1 },
      { name: 'compute', state: 'done', text: 'Посчитали нагрузку', seconds: 2 },
      { name: 'ask_model', state: 'now', text: 'Ищем закономерности', seconds: 14 },
      { name: 'verify', state: 'later', text: null, seconds: null },
    ]);
  });

  it('ask no model where the service prepares the analysis itself, and count no seconds backwards', () => {
    const [first, ...others] = steps;
    const begun = [{ ...first!, milliseconds: null }];
    const shown = jobSteps(job({ ai_provider: 'builtin', steps: begun }), after(-5));
    expect(others).toHaveLength(2);
    expect(shown.map(({ name }) => name)).toEqual(['collect', 'compute', 'verify']);
    expect(shown[0]).toMatchObject({ state: 'now', seconds: 0 });
  });
});
