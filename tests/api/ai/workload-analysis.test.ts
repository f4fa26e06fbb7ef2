import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ai } from '#shared/contract/ai.ts';
import { auth } from '#shared/contract/auth.ts';
import type { WorkloadRecommendations, WorkloadStatus, WorkloadSummary } from '#shared/models/analysis.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import { pendingAnalyses, prepareAnalyses } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import {
  makeMember,
  makePerson,
  makePlan,
  makeTask,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { makePortal } from '#tests/support/portal-factory.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson({ plan: 'premium' });
  workspace = await makeWorkspace(owner);
});

const call = (body?: object, token = owner.token) => ({ token, params: { id: workspace.id }, body });
const summary = async (body?: object) => request(ai.getWorkloadSummary, call(body));
const recommendations = async (body?: object) => request(ai.getWorkloadRecommendations, call(body));
const status = async () => {
  const reply = await request(ai.getWorkloadStatus, { token: owner.token, params: { id: workspace.id } });
  return reply.body as WorkloadStatus;
};
/** The summary, prepared by the worker as soon as it is asked for. */
async function prepared(body?: object): Promise<WorkloadSummary> {
  expect((await summary(body)).status).toBe(202);
  await prepareAnalyses();
  const reply = await summary(body && { ...body, refresh: false });
  expect(reply.status).toBe(200);
  return reply.body as WorkloadSummary;
}

describe('an analysis of workload', () => {
  it('is prepared by the worker and answered from then on: summary and recommendations (B1-05, B7-12, B7-13, B3-19, B3-20, B3-21, B3-22, B3-23, B3-25)', async () => {
    for (const days of [-3, -1, 2, 20]) await makeTask(owner, workspace, { deadline: inDays(days) });
    const first = await summary();
    expect(first).toMatchObject({
      status: 202,
      body: { job: { state: 'queued', subject: 'workload', subject_id: workspace.id, ai_provider: 'builtin' } },
    });
    await prepareAnalyses();
    const found = (await summary()).body as WorkloadSummary;
    expect(found).toMatchObject({ ai_provider: 'builtin', fallback: null, sent: null, open_tasks: 4, total_tasks: 4 });
    expect(found).toMatchObject({ overdue_rate: 50, total_employees: 1 });
    const said = (await recommendations()).body as WorkloadRecommendations;
    expect(said.analysis_date).toBe(found.analysis_date);
    expect(said.continuous_improvement.key_performance_indicators.length).toBeGreaterThan(0);
    expect(await pendingAnalyses()).toEqual([]);
  });

  it('carries what it knows of strategies and actions through storage (B3-23, B3-24)', async () => {
    for (let number = 0; number < 20; number++) await makeTask(owner, workspace, { deadline: inDays(number - 16) });
    const { key_insights } = await prepared();
    const { strategies, immediate_actions } = (await recommendations()).body as WorkloadRecommendations;
    expect(strategies[0]!.initiatives[0]).toMatchObject({
      name: expect.any(String),
      budget_estimate: expect.any(String),
    });
    expect(immediate_actions[0]!.steps.length).toBeGreaterThan(0);
    const [chip] = key_insights.flatMap((insight) => insight.evidence);
    const params = { id: workspace.id, evidence_id: chip!.id };
    const evidence = await request(ai.getWorkloadEvidence, { token: owner.token, params });
    expect(evidence.body).toMatchObject({ total: chip!.count });
    expect(evidence.body.tasks[0]).toMatchObject({ source: 'own', title: 'Собрать отзывы команды', overdue: true });
  });

  it('that is fresh costs no task and no job', async () => {
    for (let number = 0; number < 40; number++) await makeTask(owner, workspace, { title: `Задача ${number}` });
    await prepared();
    const cost = await measure(() => summary());
    // Session, member, plan, counts, head of the portal, state and result.
    expect(cost.reads).toBeLessThan(12);
    expect(cost.writes).toBe(0);
    expect(await pendingAnalyses()).toEqual([]);
  });

  it('is prepared once, however many ask at once', async () => {
    await makeTask(owner, workspace);
    const replies = await timesAtOnce(10, () => summary());
    expect(new Set(replies.map(({ status: one }) => one))).toEqual(new Set([202]));
    expect(new Set(replies.map(({ body }) => (body as { job: { id: string } }).job.id)).size).toBe(1);
    expect(await pendingAnalyses()).toHaveLength(1);
  });

  it('is prepared anew when tasks have changed, and whenever that is asked for', async () => {
    await makeTask(owner, workspace);
    const before = await prepared();
    await makeTask(owner, workspace, { title: 'Ещё одна' });
    const after = await prepared();
    expect([before.open_tasks, after.open_tasks]).toEqual([1, 2]);
    const again = await prepared({ refresh: true });
    expect(again.analysis_date > after.analysis_date).toBe(true);
  });

  it('counts a task late whose deadline passes between two requests', async () => {
    const deadline = new Date(Date.now() + 300);
    await makeTask(owner, workspace, { deadline: deadline.toISOString() });
    const before = await summary();
    await vi.waitFor(() => expect(Date.now()).toBeGreaterThan(deadline.getTime()));
    expect([before.status, (await summary()).status]).toEqual([202, 202]);
    await prepareAnalyses();
    await summary();
    await prepareAnalyses();
    expect((await summary()).body).toMatchObject({ overdue_rate: 100 });
  });

  it('joins the tasks of the workspace with those of its portal, and people by their addresses', async () => {
    const nina = await makeMember(workspace, 'сотрудник', { email: `nina-${randomUUID()}@romashka.example` });
    await makeTask(owner, workspace, { responsible_id: nina.id });
    await makePortal(workspace);
    const keep = (kind: 'PERSON' | 'TASK' | 'DEPARTMENT', number: number, data: object, code?: string) =>
      repos.portalSnapshots.keep(
        { workspaceId: workspace.id, kind },
        { number, data: { ...data }, ...(code ? { status: code } : {}) },
        null,
        new Date(),
      );
    await keep('DEPARTMENT', 1, { NAME: 'Ромашка' });
    await keep('DEPARTMENT', 2, { NAME: 'Продажи', PARENT: '1' });
    await keep('PERSON', 7, { NAME: 'Нина', EMAIL: nina.email.toUpperCase(), ACTIVE: true, UF_DEPARTMENT: [2] });
    await keep('PERSON', 8, { NAME: 'Олег', LAST_NAME: 'Орлов', EMAIL: 'oleg@romashka.example', ACTIVE: true });
    await keep('TASK', 100, { title: 'Договор', responsibleId: '7', deadline: inDays(-2) }, '3');
    await keep('TASK', 101, { title: 'Смета', responsibleId: '8', deadline: inDays(-2) }, '4');
    await keep('TASK', 102, { title: 'Готово', responsibleId: '8', closedDate: inDays(-1) }, '5');
    await repos.portalSnapshots.begin(workspace.id, 'run');
    const takenAt = new Date().toISOString();
    await repos.portalSnapshots.save(workspace.id, 'run', { kinds: { TASK: { takenAt, count: 3, unreadable: 0 } } });

    const found = await prepared();
    // The one awaiting control is open and not late, by Bitrix24's own meaning.
    expect(found).toMatchObject({ open_tasks: 3, total_employees: 2 });
    expect(found.overdue_rate).toBeCloseTo(100 / 3, 10);
    expect(found.hidden_departments).toEqual(['Продажи']);
  });
});

describe('who may have it', () => {
  it('needs Premium for findings and not for the status, which says so (B1-05, B4-24, B8-20)', async () => {
    await makeTask(owner, workspace);
    await makePlan(owner, 'basic');
    for (const reply of [await summary(), await recommendations()]) {
      expect(reply).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
      expect(JSON.stringify(reply.body)).toContain('Premium');
    }
    const standing = await status();
    expect(standing).toMatchObject({
      has_premium_subscription: false,
      current_subscription: 'basic',
      can_analyze: true,
    });
    expect(standing.analysts.filter(({ available }) => available)).toEqual([]);
    expect(await pendingAnalyses()).toEqual([]);
  });

  it('is told by the status what stands in the way (B3-18, B7-11)', async () => {
    expect(await status()).toMatchObject({
      can_analyze: false,
      has_premium_subscription: true,
      current_subscription: 'premium',
      issues: ['В пространстве нет задач'],
      recommendations: ['Подключите источник задач или создайте задачи'],
      job: null,
      last: null,
    });
    expect(await summary()).toMatchObject({ status: 409, body: { code: 'nothing_to_analyse' } });
  });

  it('is told by the status what is being prepared and what was found last', async () => {
    await makeTask(owner, workspace);
    const { body } = await summary();
    expect((await status()).job).toEqual((body as { job: object }).job);
    await prepareAnalyses();
    const found = (await summary()).body as WorkloadSummary;
    expect(await status()).toMatchObject({
      job: null,
      last: {
        analysis_date: found.analysis_date,
        ai_provider: 'builtin',
        score: found.overall_workload_score,
        headline: found.headline,
      },
    });
  });
});

describe('the account of somebody whom it names', () => {
  it('takes the analysis with it when it is deleted, and the one that is being prepared', async () => {
    const vera = await makeMember(workspace, 'сотрудник', { lastName: 'Жданова' });
    await makeTask(owner, workspace, { responsible_id: vera.id });
    expect(JSON.stringify(await prepared())).toContain('Жданова');
    const { body } = await summary({ refresh: true });
    const { id } = (body as { job: { id: string } }).job;

    expect((await request(auth.deleteMe, { token: vera.token })).status).toBe(204);
    const deletions = (await storedItems('"delete-account"')).filter(({ finishedAt }) => finishedAt === undefined);
    expect(await deliver(...deletions)).toEqual(DONE);

    expect((await storedItems(workspace.id)).map(({ type }) => type)).not.toContain('analysis-result');
    const job = await request(ai.getWorkloadJob, { token: owner.token, params: { id: workspace.id, job_id: id } });
    expect(job.body).toMatchObject({ state: 'cancelled' });
    expect((await status()).last).toBeNull();
    expect(JSON.stringify(await prepared())).not.toContain('Жданова');
  });
});
