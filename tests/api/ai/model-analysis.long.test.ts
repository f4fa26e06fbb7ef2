import { randomUUID } from 'node:crypto';
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gigachatCounters } from '#scripts/fake-services/gigachat.ts';
import { ai } from '#shared/contract/ai.ts';
import { ANALYSIS_STEPS, type AnalysisJob, type WorkloadSummary } from '#shared/models/analysis.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { pendingAnalyses, prepareAnalyses, workloadOf } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import {
  makePerson,
  makePlan,
  makeSession,
  makeTask,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { failCalls, intercept } from '#tests/support/intercept.ts';
import { accessOf } from './access.ts';

const HOST = new URL(process.env['GIGACHAT_API_URL']!).host;

let owner: Person;
let workspace: Workspace;
let clientId: string;
beforeEach(async () => {
  owner = await makePerson({ plan: 'premium' });
  workspace = await makeWorkspace(owner);
  clientId = randomUUID();
  for (const days of [-3, -1, 2, 20]) {
    await makeTask(owner, workspace, { deadline: new Date(Date.now() + days * 86_400_000).toISOString() });
  }
});
afterEach(() => vi.restoreAllMocks());

const connect = (secret = 'good') =>
  accessOf(owner, workspace).create({ client_id: clientId, client_secret: `${secret}-secret` });
const billed = async () => (await gigachatCounters(HOST, clientId)).billed;
const asked = async () => (await gigachatCounters(HOST, clientId)).asked;
const options = (more: object = {}) => ({ token: owner.token, params: { id: workspace.id, ...more } });
const ask = (body: object = { ai_provider: 'gigachat' }, token = owner.token) =>
  request(ai.getWorkloadSummary, { ...options(), token, body });
const jobIn = ({ body }: { body: unknown }) => (body as { job: AnalysisJob }).job;
const job = async (id: string) =>
  (await request(ai.getWorkloadJob, options({ job_id: id }))).body as unknown as AnalysisJob;
const result = async () => {
  const { status, body } = await ask();
  expect(status).toBe(200);
  return body as WorkloadSummary;
};

describe('an analysis by the model', () => {
  it('says who prepared it and what left the service, after four steps that say what they did', async () => {
    await connect();
    // Whoever is connected is asked where nobody is named.
    const { id } = jobIn(await ask({}));
    await prepareAnalyses();
    const found = await result();
    expect(found).toMatchObject({ ai_provider: 'gigachat', fallback: null });
    expect(found.sent).toContain('GigaChat');
    const { state, steps, finished_at } = await job(id);
    expect([state, finished_at]).toEqual(['done', found.analysis_date]);
    expect(steps.map(({ name }) => name)).toEqual(ANALYSIS_STEPS.filter((name) => name !== 'portal'));
    expect(steps[0]!.text.replaceAll('\u00A0', ' ')).toBe('Собрали 4 задачи, из них 4 открыты');
    expect(steps.every(({ milliseconds }) => milliseconds !== null)).toBe(true);
    expect(await billed()).toBe(1);
  });

  it('is not paid for again while the facts are the same', async () => {
    await connect();
    await ask();
    await prepareAnalyses();
    const first = await result();
    await ask({ ai_provider: 'gigachat', refresh: true });
    await prepareAnalyses();
    const second = await result();
    expect(second.analysis_date > first.analysis_date).toBe(true);
    expect({ ...second, analysis_date: '', period: null }).toEqual({ ...first, analysis_date: '', period: null });
    expect(await billed()).toBe(1);
  });

  it.each([
    ['blacklist', 'blacklisted'],
    ['spent-chat', 'spent'],
    ['closed-chat', 'refused'],
  ])('falls back to the service’s own when the model fails: %s', async (secret, reason) => {
    await connect(secret);
    await ask();
    await prepareAnalyses();
    const found = await result();
    expect(found).toMatchObject({ ai_provider: 'builtin', sent: null, open_tasks: 4, fallback: { reason } });
    expect(found.fallback!.detail).toMatch(/GigaChat/);
  });

  it('falls back when the model is not connected, and asks for Premium where that was lost on the way', async () => {
    await ask();
    await prepareAnalyses();
    expect((await result()).fallback).toMatchObject({ reason: 'not_connected' });
    await connect();
    await ask({ ai_provider: 'gigachat', refresh: true });
    await makePlan(owner, 'basic');
    await prepareAnalyses();
    await makePlan(owner, 'premium');
    expect((await result()).fallback).toMatchObject({ reason: 'plan_limit' });
    expect(await asked()).toBe(0);
  });
});

/** The step that a write of the worker begins. */
const stepOf = (command: unknown) =>
  command instanceof UpdateCommand
    ? Object.values(command.input.ExpressionAttributeValues ?? {})
        .flatMap((value: unknown) => (Array.isArray(value) ? (value as AnalysisJob['steps']) : []))
        .find(({ milliseconds }) => milliseconds === null)?.name
    : undefined;
const isFinish = (command: unknown) =>
  command instanceof TransactWriteCommand && JSON.stringify(command.input).includes('analysis-result');

describe('a job that is called off', () => {
  const stop = async (id: string) =>
    (await request(ai.cancelWorkloadJob, options({ job_id: id }))).body as unknown as AnalysisJob;

  it.each<[string, (command: unknown) => boolean, number]>([
    ['before it collects', (command) => stepOf(command) === 'collect', 0],
    ['before it computes', (command) => stepOf(command) === 'compute', 0],
    ['before it asks the model', (command) => stepOf(command) === 'ask_model', 0],
    ['before it verifies', (command) => stepOf(command) === 'verify', 1],
    ['before its result is kept', isFinish, 1],
  ])('%s leaves the result before it, and none of its own', async (_, isMoment, bills) => {
    await ask({ ai_provider: 'builtin' });
    await ask();
    await prepareAnalyses();
    const before = await result();
    await connect();
    const { id } = jobIn(await ask());
    let cancelled: AnalysisJob | null = null;
    intercept(async (command) => {
      if (cancelled || !isMoment(command)) return undefined;
      vi.restoreAllMocks();
      cancelled = await stop(id);
      return undefined;
    });
    await prepareAnalyses();
    expect(cancelled).toMatchObject({ id, state: 'cancelled' });
    const { jobId, newest } = (await repos.analyses.find(workloadOf(workspace), 'gigachat', { consistent: true }))!;
    expect([jobId, newest!.at]).toEqual([id, before.analysis_date]);
    expect((await job(id)).state).toBe('cancelled');
    expect(await billed()).toBe(bills);

    const again = (await request(ai.retryWorkloadJob, { ...options({ job_id: id }) })) as unknown as {
      status: number;
      body: AnalysisJob;
    };
    expect(again).toMatchObject({ status: 202, body: { state: 'queued', ai_provider: 'gigachat' } });
    await prepareAnalyses();
    expect((await job(again.body.id)).state).toBe('done');
  });

  it('before the worker has it is never begun; one that is over stays as it ended', async () => {
    const first = jobIn(await ask());
    expect((await stop(first.id)).state).toBe('cancelled');
    await prepareAnalyses();
    expect(await job(first.id)).toMatchObject({ state: 'cancelled', steps: [] });
    const second = jobIn(await ask());
    await prepareAnalyses();
    expect((await stop(second.id)).state).toBe('done');
  });
});

describe('a crash of the worker', () => {
  /** The worker dies with the first write that fits. */
  function dieAt(fits: (command: unknown) => boolean) {
    for (const level of ['error', 'info'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
    failCalls(fits, 1);
  }
  it.each(['collect', 'compute', 'ask_model'])('before the model is asked (%s) loses nothing', async (step) => {
    await connect();
    await ask();
    const messages = await pendingAnalyses();
    dieAt((command) => stepOf(command) === step);
    expect(await deliver(...messages)).not.toEqual(DONE);
    expect(await deliver(...messages)).toEqual(DONE);
    expect(await result()).toMatchObject({ ai_provider: 'gigachat', fallback: null });
    expect(await billed()).toBe(1);
  });

  it.each([
    ['while it is verified', (command: unknown) => stepOf(command) === 'verify'],
    ['before the result is kept', isFinish],
  ])(
    'after the model has answered, %s, is not paid for twice, and the service’s own result says so',
    async (_, fits) => {
      await connect();
      await ask();
      const messages = await pendingAnalyses();
      dieAt(fits);
      expect(await deliver(...messages)).not.toEqual(DONE);
      expect(await deliver(...messages)).toEqual(DONE);
      const found = await result();
      expect(found).toMatchObject({ ai_provider: 'builtin', sent: null, fallback: { reason: 'reply_lost' } });
      expect(found.fallback!.detail).toContain('чтобы не платить дважды');
      expect(await billed()).toBe(1);
    },
  );

  it('three times ends the job with words, and the next request begins anew', async () => {
    await connect();
    const { id } = jobIn(await ask());
    const messages = await pendingAnalyses();
    for (const level of ['error', 'info'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
    const dying = failCalls((command) => stepOf(command) === 'compute');
    for (let attempt = 1; attempt <= 3; attempt++) expect(await deliver(...messages)).not.toEqual(DONE);
    dying.mockRestore();
    expect(await job(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('Попробуйте ещё раз') });
    expect(await deliver(...messages)).toEqual(DONE);
    const again = jobIn(await ask());
    expect(again.id).not.toBe(id);
    await prepareAnalyses();
    expect((await result()).ai_provider).toBe('gigachat');
  });

  it('that nobody tells of is noticed after its lease: another job takes its place, and the old one does nothing', async () => {
    const { id } = jobIn(await ask());
    const state = await repos.analyses.find(workloadOf(workspace), 'gigachat', { consistent: true });
    expect(state!.jobId).toBe(id);
    const later = new Date(Date.now() + 11 * 60_000);
    vi.useFakeTimers({ now: later, toFake: ['Date'] });
    let second = '';
    try {
      const { token } = await makeSession(owner.id, later);
      second = jobIn(await ask({ ai_provider: 'gigachat' }, token)).id;
    } finally {
      vi.useRealTimers();
    }
    expect(second).not.toBe(id);
    expect(await job(id)).toMatchObject({ state: 'failed', problem: expect.stringContaining('прервался') });
    await prepareAnalyses();
    expect((await job(second)).state).toBe('done');
    expect((await job(id)).state).toBe('failed');
  });
});

describe('a job that is handed over twice', () => {
  it('at once or one after another leaves one result and one bill', async () => {
    await connect();
    await ask();
    const messages = await pendingAnalyses();
    await Promise.all([deliver(...messages), deliver(...messages)]);
    await deliver(...messages);
    const found = await result();
    expect(found.open_tasks).toBe(4);
    expect(await billed()).toBeLessThanOrEqual(1);
  });
});
