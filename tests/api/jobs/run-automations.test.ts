import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dueWrite } from '#data/due.ts';
import { keys, type Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { automationLogOf } from '#tests/support/automation-log.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeSession,
  makeTask,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { fire } from './clock.ts';
import { deliver, DONE } from './stream.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const SATURDAY_NOON = new Date('2026-11-21T09:00:00.000Z');

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SATURDAY_NOON });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const found = async () => (await repos.automations.find(workspace.id))!;
const jobsOf = async () =>
  (
    (await table.queryAll({ pk: keys.job(workspace.id, '').pk, prefix: '' }, { consistent: true })) as (Item & Key)[]
  ).filter(({ job, finishedAt }) => (job as { kind: string }).kind === 'run-night' && !finishedAt);
const due = async (kind: string) => (await storedItems(`DUE#${kind}`)).filter(({ id }) => id === workspace.id);

/** The next night of the workspace, with its job. */
async function sleep(): Promise<void> {
  vi.setSystemTime(new Date((await found()).nightAt));
  await fire('run-automations');
  expect(await deliver(...(await jobsOf()))).toEqual(DONE);
}

describe('a night', () => {
  it('comes to a workspace once a date, at the same moment in the hour after 3:00 in Moscow', async () => {
    const { nightAt } = await found();
    expect(nightAt).toMatch(/^2026-11-22T00:/);
    await fire('run-automations');
    expect(await jobsOf()).toEqual([]);
    vi.setSystemTime(new Date(nightAt));
    await Promise.all([fire('run-automations'), fire('run-automations')]);
    await fire('run-automations');
    expect(await jobsOf()).toHaveLength(1);
    expect((await found()).nightAt).toBe(new Date(Date.parse(nightAt) + DAY_MS).toISOString());
    expect((await due('run-automations')).map(({ dueAt }) => dueAt)).toEqual([(await found()).nightAt]);
  });

  it('is begun by one of two clocks that found it due, once', async () => {
    const { nightAt } = await found();
    const begin = () => {
      const jobId = randomUUID();
      const job = { kind: 'run-night', workspaceId: workspace.id, nightAt } as const;
      return repos.automations.moveNight(workspace.id, nightAt, { job, jobId, digestAt: null, now: new Date(nightAt) });
    };
    expect([await begin(), await begin()]).toEqual([true, false]);
    expect(await jobsOf()).toHaveLength(1);
  });

  it('after weeks in which nothing ran comes once, and not as often as it was missed', async () => {
    vi.setSystemTime(new Date(SATURDAY_NOON.getTime() + 40 * DAY_MS));
    await fire('run-automations');
    await fire('run-automations');
    expect(await jobsOf()).toHaveLength(1);
    expect(Date.parse((await found()).nightAt)).toBeGreaterThan(Date.now());
  });

  it('of a Monday plans the digest of that morning, any other none', async () => {
    const { nightAt } = await found();
    vi.setSystemTime(new Date(nightAt));
    await fire('run-automations');
    expect(await due('send-digests')).toEqual([]);
    const monday = new Date(Date.parse(nightAt) + DAY_MS);
    vi.setSystemTime(monday);
    await fire('run-automations');
    const digestAt = new Date(monday.getTime() + DAY_MS / 4).toISOString();
    expect(digestAt).toMatch(/^2026-11-23T06:/);
    expect((await due('send-digests')).map(({ dueAt }) => dueAt)).toEqual([digestAt]);
    expect((await found()).digestAt).toBe(digestAt);
  });

  it('does not come to a workspace that was deleted, and what was planned of it is dropped', async () => {
    const { nightAt } = await found();
    await request(workspaces.deleteWorkspace, { token: owner.token, params: { id: workspace.id } });
    await deliver(...(await storedItems('delete-workspace')).filter(({ type }) => type === 'job'));
    expect(await due('run-automations')).toEqual([]);
    await table.write(dueWrite('run-automations', nightAt, workspace.id));
    vi.setSystemTime(new Date(nightAt));
    await fire('run-automations');
    expect(await due('run-automations')).toEqual([]);
    expect(await jobsOf()).toEqual([]);
  });
});

describe('the analysis of workload', () => {
  const log = () => automationLogOf(workspace.id, 'workload_analysis');
  const analyses = async () =>
    (await storedItems(`JOBS#${workspace.id}`))
      .map(({ job }) => job as { kind: string; analyst?: string })
      .filter(({ kind }) => kind === 'analyse');

  it('is begun at night by the built-in analyst, once, however often the job is handed over', async () => {
    // Its deadline passes before the night: whoever counts the tasks next counts it late.
    await makeTask(owner, workspace, { deadline: new Date(Date.now() + 50).toISOString() });
    vi.setSystemTime(new Date((await found()).nightAt));
    await fire('run-automations');
    const jobs = await jobsOf();
    expect(await deliver(...jobs, ...jobs)).toEqual(DONE);
    expect(await analyses()).toMatchObject([{ analyst: 'builtin' }]);
    expect(await log()).toMatchObject([{ outcome: 'done', text: 'Обновили анализ нагрузки' }]);
  });

  it('asks the model only where somebody has chosen it for the night', async () => {
    await makeTask(owner, workspace);
    const setting = { enabled: true, settings: { ai_provider: 'gigachat' } } as const;
    await repos.automations.set(workspace.id, await found(), 'workload_analysis', setting);
    await sleep();
    expect(await analyses()).toMatchObject([{ analyst: 'gigachat' }]);
  });

  it('is not begun without tasks, without the plan for it, or where it is switched off', async () => {
    await sleep();
    await makeTask({ ...owner, token: (await makeSession(owner.id, new Date())).token }, workspace);
    await makePlan(owner, 'basic');
    await sleep();
    await makePlan(owner, 'premium');
    await repos.automations.set(workspace.id, await found(), 'workload_analysis', { enabled: false, settings: {} });
    await sleep();
    expect(await analyses()).toEqual([]);
    expect((await log()).map(({ outcome }) => outcome)).toEqual(['skipped', 'skipped']);
  });
});

describe('names on answers', () => {
  const YEAR_AGO = new Date(SATURDAY_NOON.getTime() - 370 * DAY_MS);

  /** A run with names that two people have answered, closed a day later. */
  async function makeRun(openedAt: Date, respondents: readonly Person[]) {
    vi.setSystemTime(openedAt);
    const { token } = await makeSession(owner.id, openedAt);
    const person = { ...owner, token };
    const poll = await makePoll(person, workspace, { is_anonymous: false });
    const frame = await makeFrame(person, poll);
    for (const { id } of respondents) {
      const { token: fresh } = await makeSession(id, openedAt);
      const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
      expect((await request(polls.takePoll, { token: fresh, params: { id: frame.id }, body })).status).toBe(200);
    }
    await request(polls.publishFrame, { token, params: { id: frame.id }, body: { published: false } });
    await countAll();
    vi.setSystemTime(SATURDAY_NOON);
    return frame;
  }
  const namesIn = async (runId: string) =>
    (await storedItems(`RUN#${runId}`)).filter(({ sk }) => sk.startsWith('RESPONSE#+')).length;
  const retain = async (months: 6 | 12 | 24) => {
    await repos.automations.set(workspace.id, await found(), 'data_retention', { enabled: true, settings: { months } });
  };

  it('stay while nobody has said how long, and go with the night once they are older than that; answers stay', async () => {
    const people = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
    const [old, young] = [
      await makeRun(YEAR_AGO, people),
      await makeRun(new Date(SATURDAY_NOON.getTime() - 100 * DAY_MS), people),
    ];
    await sleep();
    expect([await namesIn(old.id), await namesIn(young.id)]).toEqual([2, 2]);
    await retain(24);
    await sleep();
    expect(await namesIn(old.id)).toBe(2);
    await retain(12);
    await sleep();
    await countAll();
    expect([await namesIn(old.id), await namesIn(young.id)]).toEqual([0, 2]);

    const { token } = await makeSession(owner.id, new Date());
    const summary = await request(polls.getSummary, { token, params: { id: old.id } });
    expect(summary.body).toMatchObject({ responses: 2, members_answered: 2, answered_by_link: 0, people_asked: 3 });
    for (const { id } of people) expect(await repos.responses.answeredBy(id)).toEqual([young.id]);
    expect((await automationLogOf(workspace.id, 'data_retention')).map(({ text }) => text)).toEqual([
      'Сняли имена с ответов старше 12 месяцев в закрытых запусках и исследованиях',
      'В закрытых запусках и исследованиях ответов с именами старше 24 месяцев нет',
    ]);
  });

  it('of a run that is open stay: who has answered must not answer twice', async () => {
    const member = await makeMember(workspace, 'сотрудник');
    const run = await makeRun(YEAR_AGO, [member]);
    const { token } = await makeSession(owner.id, SATURDAY_NOON);
    const publish = (published: boolean) =>
      request(polls.publishFrame, { token, params: { id: run.id }, body: { published } });
    expect((await publish(true)).status).toBe(200);
    await retain(6);
    await sleep();
    expect(await namesIn(run.id)).toBe(1);
    const { token: later } = await makeSession(owner.id, new Date());
    await request(polls.publishFrame, { token: later, params: { id: run.id }, body: { published: false } });
    await sleep();
    expect(await namesIn(run.id)).toBe(0);
  });

  it('are taken off once more when the job died half-way, and the night is done with', async () => {
    const people = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
    const run = await makeRun(YEAR_AGO, people);
    await retain(6);
    vi.setSystemTime(new Date((await found()).nightAt));
    await fire('run-automations');
    const [job] = await jobsOf();
    await repos.responses.forgetName(run.id, people[0]!.id, 'abc');
    expect(await deliver(job!)).toEqual(DONE);
    expect(await deliver(job!)).toEqual(DONE);
    expect(await namesIn(run.id)).toBe(0);
    expect((await repos.runs.findConsistent(run.id))!.namesTakenOff).toBe(2);
  });
});
