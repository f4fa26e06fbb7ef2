import { beforeEach, expect, it } from 'vitest';
import { ai } from '#shared/contract/ai.ts';
import { overview } from '#shared/contract/overview.ts';
import type { AnalysisJob, PollSummary, WorkloadStatus, WorkloadSummary } from '#shared/models/analysis.ts';
import type { Attention } from '#shared/models/overview.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { makeAnalysis, makeAnsweredPoll, prepareAnalyses, workloadOf } from '#tests/support/analyses.ts';
import { request } from '#tests/support/api.ts';
import { makePerson, makeTask, makeWorkspace, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const RUSSIAN = /\p{Script=Cyrillic}/u;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const english = { 'accept-language': 'en-GB' };

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson({ plan: 'premium' });
  workspace = await makeWorkspace(owner);
});

it('an analysis of workload reads in the language of whoever asks, whichever it was prepared for', async () => {
  for (const days of [-9, -3, -2, -1, -4, 2, 20]) await makeTask(owner, workspace, { deadline: inDays(days) });
  const of = { token: owner.token, params: { id: workspace.id } };
  const asked = await request(ai.getWorkloadSummary, of);
  await prepareAnalyses();
  const [russian, said] = await Promise.all([
    request(ai.getWorkloadSummary, of).then(({ body }) => body as WorkloadSummary),
    request(ai.getWorkloadSummary, { ...of, headers: english }).then(({ body }) => body as WorkloadSummary),
  ]);
  expect(russian.headline).toMatch(/^Нагрузка /);
  expect(said.headline).toMatch(/^Workload is /);
  expect(said.executive_summary).toContain('5 of 7\u00a0open tasks are overdue.');
  const { employee_metrics: _, ...words } = said;
  expect(JSON.stringify(words)).not.toMatch(RUSSIAN);
  expect(said.analysis_date).toBe(russian.analysis_date);

  const { body: advice } = await request(ai.getWorkloadRecommendations, { ...of, headers: english });
  expect(JSON.stringify(advice)).not.toMatch(RUSSIAN);
  const status = await request(ai.getWorkloadStatus, { ...of, headers: english });
  expect((status.body as WorkloadStatus).last?.headline).toBe(said.headline);

  const { job } = asked.body as unknown as { job: AnalysisJob };
  const params = { id: workspace.id, job_id: job.id };
  const { body: done } = await request(ai.getWorkloadJob, { token: owner.token, params, headers: english });
  expect((done as AnalysisJob).steps.map(({ text }) => text)).toEqual([
    'Collected 7\u00a0tasks, 7 of them open',
    expect.stringMatching(/^Calculated workload: \d+\u00a0findings?$/),
  ]);
  // What is kept is data: nobody has put it into words.
  expect(JSON.stringify(await storedItems('analysis-job'))).not.toMatch(/Собрали|Посчитали/);
});

it('so does one of answers, and a refusal of either', async () => {
  const { poll } = await makeAnsweredPoll(owner, workspace, 6);
  const of = { token: owner.token, params: { id: poll.id }, headers: english };
  await request(ai.getPollAiSummary, of);
  await prepareAnalyses();
  const { body } = await request(ai.getPollAiSummary, of);
  const { summary, statistics, sentiment_analysis: sentiment } = body as PollSummary;
  expect(summary).toMatch(/6 (?:of \d+ )?answered/);
  expect(JSON.stringify([statistics.participation_analysis, sentiment])).not.toMatch(RUSSIAN);
  const empty = await makeWorkspace(owner);
  const params = { id: empty.id };
  const refused = await request(ai.getWorkloadSummary, { token: owner.token, params, headers: english });
  expect(refused.status).toBe(409);
  expect(JSON.stringify(refused.body)).not.toMatch(RUSSIAN);
  const status = await request(ai.getWorkloadStatus, { token: owner.token, params, headers: english });
  expect((status.body as WorkloadStatus).issues).toEqual(['There are no tasks in the workspace']);
});

it('the first screen tells of teams in the language of whoever looks, and what was kept as a sentence stays one', async () => {
  const metric = (key: string, count: number, of: number) => ({ key, label: key, count, of });
  const outcome = {
    metrics: [metric('overdue', 20, 60), metric('overdue:Sales', 15, 30)],
    scores: [
      { team: null, score: 61, people: 14, reason: 'просрочено 33 % открытых задач' },
      {
        team: 'Sales',
        score: 84,
        people: 6,
        reason: { code: 'lateShare', params: { percent: 50 } },
        factor: 'overdue' as const,
      },
    ],
    smallTeams: 1,
  };
  await makeAnalysis(workloadOf(workspace), null, { outcome, now: new Date() });
  const look = async (headers = {}) =>
    (await request(overview.getAttention, { token: owner.token, params: { id: workspace.id }, headers }))
      .body as Attention;
  const [signal] = (await look(english)).teams;
  expect(signal).toMatchObject({
    team: 'Sales',
    label: 'workload is high',
    claim: '50% of open tasks are overdue',
    why: 'The workload index is 84 out of 100. 15 of 30\u00a0open tasks are overdue.',
    action: { text: 'Open analysis' },
  });
  expect(JSON.stringify(signal)).not.toMatch(RUSSIAN);
  expect((await look()).teams[0]).toMatchObject({ claim: 'просрочено 50\u00a0% открытых задач' });
  expect((await look(english)).load?.company?.reason).toBe('просрочено 33 % открытых задач');
  const { body } = await request(ai.getWorkloadStatus, {
    token: owner.token,
    params: { id: workspace.id },
    headers: english,
  });
  expect((body as WorkloadStatus).last?.headline).toBe('Нагрузка умеренная');
});
