import { describe, expect, it } from 'vitest';
import type { StoredAnalysisJob, StoredResult } from '../repositories/analysis-items.ts';
import type { Repositories } from '#data/repositories.ts';
import { requestAnalysis, type WantedAnalysis } from './request-analysis.ts';

const WORKSPACE = '00000000-0000-4000-8000-000000000001';
const NOW = new Date('2026-11-22T09:00:00.000Z');
const WANTED: WantedAnalysis = {
  subject: { kind: 'workload', workspaceId: WORKSPACE },
  analyst: 'builtin',
  fingerprint: 'the same',
  freshMilliseconds: 1000,
  runId: null,
};
const RESULT: StoredResult = { summary: { headline: 'Готово' }, recommendations: {}, reply: null };

/** Time that passes only while somebody waits. */
function stoppedClock() {
  let passed = 0;
  const pauses: number[] = [];
  return {
    pauses,
    now: () => NOW.getTime() + passed,
    sleep: async (milliseconds: number) => {
      pauses.push(milliseconds);
      passed += milliseconds;
    },
  };
}

/** A worker who is done after so many looks at the job; never, where there is no number. */
function worker(looksUntilDone = Infinity, end: StoredAnalysisJob['state'] = 'done') {
  let looks = 0;
  const analyses = {
    find: async () => null,
    request: async () => true,
    findJob: async (subject: StoredAnalysisJob['subject'], id: string): Promise<StoredAnalysisJob> => ({
      id,
      subject,
      ai_provider: 'builtin',
      // The first look is that of whoever has begun it.
      state: ++looks > looksUntilDone ? end : 'running',
      steps: [],
      requested_at: NOW.toISOString(),
      finished_at: null,
      problem: null,
      fingerprint: 'the same',
      heardAt: NOW.toISOString(),
      attempts: 1,
      runId: null,
      modelAskedAt: null,
    }),
    result: async () => RESULT,
  };
  return { analyses: analyses as unknown as Repositories['analyses'] };
}

const ask = (repos: ReturnType<typeof worker>, clock = stoppedClock(), milliseconds = 20_000) =>
  requestAnalysis({ repos, now: NOW, newId: () => WORKSPACE }, WANTED, {
    wait: { until: new Date(NOW.getTime() + milliseconds), clock },
  });

describe('requestAnalysis', () => {
  it('gives the result of a job that ends while it waits', async () => {
    expect(await ask(worker(3))).toEqual({ kind: 'ready', result: RESULT });
  });

  it('waits with growing pauses, and never beyond the time it has', async () => {
    const clock = stoppedClock();
    expect(await ask(worker(), clock)).toMatchObject({ kind: 'preparing', job: { state: 'running' } });
    expect(clock.pauses.slice(0, 3)).toEqual([250, 375, 562.5]);
    expect(Math.max(...clock.pauses)).toBe(2000);
    const waited = clock.pauses.reduce((sum, pause) => sum + pause, 0);
    expect(waited).toBeGreaterThan(18_000);
    expect(waited).toBeLessThanOrEqual(20_000);
  });

  it('tells at once of a job that failed or was called off', async () => {
    for (const end of ['failed', 'cancelled'] as const) {
      const clock = stoppedClock();
      expect(await ask(worker(1, end), clock)).toMatchObject({ kind: 'preparing', job: { state: end } });
      expect(clock.pauses).toHaveLength(1);
    }
  });

  it.each([
    ['a result of the model for as long as it holds', false, 999, 'ready'],
    ['and no longer', false, 1001, 'preparing'],
    ['what stands in for the model for a quarter of an hour', true, 899_000, 'ready'],
    ['and no longer than that', true, 901_000, 'preparing'],
  ])('takes for fresh %s', async (_, fellBack, age, kind) => {
    const at = new Date(NOW.getTime() - age).toISOString();
    const newest = {
      jobId: WORKSPACE,
      fingerprint: 'the same',
      at,
      fellBack,
      headline: null,
      score: null,
      range: null,
      people: null,
    };
    const { analyses } = worker();
    const repos = { analyses: { ...analyses, find: async () => ({ jobId: null, newest, version: 1 }) } };
    const wanted = { ...WANTED, freshMilliseconds: fellBack ? Infinity : 1000 };
    expect((await requestAnalysis({ repos, now: NOW, newId: () => WORKSPACE }, wanted)).kind).toBe(kind);
  });

  it('does not wait where it has no time', async () => {
    const clock = stoppedClock();
    expect((await ask(worker(), clock, 0)).kind).toBe('preparing');
    expect(clock.pauses).toEqual([]);
  });
});
