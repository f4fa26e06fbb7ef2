import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed } from '#scripts/fake-services/bitrix24-portal.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/writes.ts';
import { ai } from '#shared/contract/ai.ts';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { AnalysisAccepted, WorkloadStatus, WorkloadSummary } from '#shared/models/analysis.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { fillPortal, startOwnPortal } from '#tests/support/own-portal.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

// A function reads its surroundings when it is loaded.
const portal = await startOwnPortal();
const { request } = await import('#tests/support/api.ts');
const { makePerson, makeSession, makeWorkspace, table } = await import('#tests/support/factories.ts');
const { forgetRequests } = await import('#tests/support/portal-factory.ts');
const { deliver, DONE } = await import('#tests/api/jobs/stream.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

const DAY = 24 * 60 * MINUTE_MS;
const NOON = new Date('2026-11-21T09:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  fillPortal(portal, 60, 130);
  portal.fault = null;
  portal.scope = ['department', 'task', 'user'];
  owner = await makePerson({ plan: 'premium' });
  workspace = await makeWorkspace(owner);
  await forgetRequests(portal.webhook);
});
afterEach(() => vi.useRealTimers());
afterAll(() => portal.stop());

const here = () => ({ token: owner.token, params: { id: workspace.id } });
const connect = () => request(bitrix24.saveBitrix24Credentials, { ...here(), body: { webhook_url: portal.webhook } });
const reading = async () => (await request(bitrix24.getBitrix24Credentials, here())).body.reading;
const summary = () => request(ai.getWorkloadSummary, { ...here(), body: {} });
const status = async () => (await request(ai.getWorkloadStatus, here())).body as WorkloadStatus;
/** The jobs of the workspace that wait to be done, in the order in which they were written. */
const waiting = async () =>
  ((await table.queryAll({ pk: keys.job(workspace.id, '').pk, prefix: '' }, { consistent: true })) as (Item & Key)[])
    .filter(({ finishedAt }) => finishedAt === undefined)
    .toSorted((a, b) => String(a['createdAt']).localeCompare(String(b['createdAt'])));
const kindsOf = (jobs: readonly Item[]) => jobs.map(({ job }) => (job as { kind: string }).kind);
async function work(): Promise<void> {
  expect(await deliver(...(await waiting()))).toEqual(DONE);
}

describe('a portal that was just connected', () => {
  it('is read by a job of the connection itself, without waiting for a schedule', async () => {
    expect(await reading()).toBeNull();
    const { status: saved, body } = await connect();
    expect([saved, body.reading]).toEqual([
      200,
      { state: 'reading', since: NOON.toISOString(), people: 0, tasks: 0, problem: null },
    ]);
    expect(kindsOf(await waiting())).toEqual(['snapshot-portal']);
    await work();
    expect(await reading()).toMatchObject({ state: 'read', people: 60, tasks: 130, problem: null });
  });

  it('is read at once again when it is connected anew on another day, and by night once', async () => {
    await connect();
    await work();
    vi.setSystemTime(NOON.getTime() + 2 * DAY);
    owner = { ...owner, ...(await makeSession(owner.id)) };
    await connect();
    expect(await reading()).toMatchObject({
      state: 'reading',
      since: new Date(NOON.getTime() + 2 * DAY).toISOString(),
    });
    const nights = await table.queryAll({ pk: keys.due('snapshot-portals', NOON.toISOString(), '').pk, prefix: '' });
    expect(nights.filter(({ sk }) => String(sk).endsWith(workspace.id))).toHaveLength(1);
  });

  it('says how far it is while it is read', async () => {
    fillPortal(portal, 60, 1200);
    await connect();
    const told: { people: number; tasks: number }[] = [];
    portal.onRequest = async () => {
      const now = await reading();
      if (now?.state === 'reading') told.push({ people: now.people, tasks: now.tasks });
    };
    await work();
    portal.onRequest = null;
    expect(told).toContainEqual({ people: 60, tasks: 500 });
    expect(await reading()).toMatchObject({ state: 'read', people: 60, tasks: 1200 });
  });

  it('lets an analysis asked for meanwhile wait, which says for what, and is done once', async () => {
    await connect();
    expect(await status()).toMatchObject({ can_analyze: true, issues: ['Bitrix24 ещё читается'] });
    vi.setSystemTime(NOON.getTime() + 1000);
    const asked = await summary();
    const waits = [
      {
        name: 'portal',
        text: expect.stringMatching(/^Читаем Bitrix24: 0\sсотрудников, 0\sзадач$/),
        milliseconds: null,
      },
    ];
    expect(asked.status).toBe(202);
    const { job } = asked.body as unknown as AnalysisAccepted;
    expect(job).toMatchObject({ state: 'queued', steps: waits });
    expect((await status()).job).toMatchObject({ id: job.id, steps: waits });
    const params = { id: workspace.id, job_id: job.id };
    expect((await request(ai.getWorkloadJob, { token: owner.token, params })).body.steps).toEqual(waits);
    expect(kindsOf(await waiting())).toEqual(['snapshot-portal', 'analyse']);
    vi.setSystemTime(NOON.getTime() + MINUTE_MS);
    await work();
    const found = await summary();
    expect(found.status).toBe(200);
    expect(found.body as WorkloadSummary).toMatchObject({ total_tasks: 130 });
    expect(await waiting()).toEqual([]);
    expect((await status()).issues).toEqual([]);
  });
});

describe('a first reading that fails', () => {
  it('says why, and so does whoever asks for an analysis', async () => {
    await connect();
    vi.setSystemTime(NOON.getTime() + 1000);
    await summary();
    portal.fault = () => failed(403, 'INVALID_CREDENTIALS');
    const { job } = (await summary()).body as unknown as AnalysisAccepted;
    await work();
    const failure = await reading();
    expect(failure).toMatchObject({ state: 'failed', problem: expect.stringContaining('отозван') });
    const params = { id: workspace.id, job_id: job.id };
    const ended = (await request(ai.getWorkloadJob, { token: owner.token, params })).body;
    expect(ended).toMatchObject({ state: 'failed', problem: expect.stringContaining(failure!.problem!) });
    expect(await status()).toMatchObject({ can_analyze: false, issues: ['Задачи не прочитаны. Источник: Bitrix24'] });
    const refused = await summary();
    expect(refused.status).toBe(409);
    expect(refused.body.detail).toContain(failure!.problem!);
    expect(refused.body.detail).not.toContain('подключите');
  });

  it('of a portal without tasks is no failure: there is nothing to analyse, and Bitrix24 is not asked for again', async () => {
    fillPortal(portal, 3, 0);
    await connect();
    await work();
    expect(await reading()).toMatchObject({ state: 'read', people: 3, tasks: 0 });
    expect(await status()).toMatchObject({ can_analyze: false, recommendations: ['Создайте задачи'] });
    expect((await summary()).body.detail).toBe('Анализировать нечего: задач нет ни в Тонусе, ни в источнике');
  });

  it('that falls silent counts as broken off after a quarter of an hour; saving the webhook begins it anew', async () => {
    await connect();
    vi.setSystemTime(NOON.getTime() + 16 * MINUTE_MS);
    owner = { ...owner, ...(await makeSession(owner.id)) };
    expect(await reading()).toMatchObject({ state: 'failed', problem: expect.stringContaining('прервалось') });
    await connect();
    expect(await reading()).toMatchObject({ state: 'reading', problem: null });
    await work();
    expect(await reading()).toMatchObject({ state: 'read', tasks: 130 });
  });
});
