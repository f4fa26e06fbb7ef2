import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keys, type Key } from '#data/keys.ts';
import { createDestructions } from '#functions/processing/repositories/destructions.ts';
import type { Item } from '#data/table.ts';
import { problemsOf, type AccessLogFile } from '#scripts/verify-access-log.ts';
import { polls } from '#shared/contract/polls.ts';
import { retention } from '#shared/contract/retention.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { deliver, DONE } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeSession,
  makeTask,
  makeWorkspace,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { importEmployees } from '#tests/support/finance.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const TERMS = { answers: 24, tasks: 24, pay: 12, logs: 24 } as const;

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Somebody with a session of this moment. */
async function now<Who extends Pick<Person, 'id'>>(person: Who): Promise<Who & { token: string }> {
  return { ...person, token: (await makeSession(person.id, new Date())).token };
}

const nightJobs = async () =>
  (
    (await table.queryAll({ pk: keys.job(workspace.id, '').pk, prefix: '' }, { consistent: true })) as (Item & Key)[]
  ).filter(({ job, finishedAt }) => (job as { kind: string }).kind === 'run-night' && !finishedAt);

/** The first night after a moment. */
async function nightAfter(moment: Date): Promise<void> {
  vi.setSystemTime(moment);
  await fire('run-automations');
  for (const job of await nightJobs()) expect(await deliver(job)).toEqual(DONE);
  await countAll();
}

async function makeDone(asOwner: Person) {
  const done = await makeTask(asOwner, workspace, { title: 'Сделано' });
  await request(tasks.moveTask, { token: asOwner.token, params: { id: done.id }, body: { status: 'COMPLETED' } });
  return done;
}

/** A run with names that a member has answered and somebody has seen, a task that is done, one that is not, a month of pay. */
async function makeYear() {
  const [asOwner, member] = [await now(owner), await makeMember(workspace, 'сотрудник')];
  const poll = await makePoll(asOwner, workspace, { is_anonymous: false });
  const run = await makeFrame(asOwner, poll);
  const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
  await request(polls.takePoll, { token: member.token, params: { id: run.id }, body });
  await request(polls.publishFrame, { token: asOwner.token, params: { id: run.id }, body: { published: false } });
  await request(polls.getResults, { token: asOwner.token, params: { id: run.id } });
  const done = await makeDone(asOwner);
  const open = await makeTask(asOwner, workspace, { title: 'Тянется' });
  const row = { email: 'nina@example.com', name: 'Нина Расчётова', salary: 90_000 };
  const period = new Date().toISOString().slice(0, 7);
  expect((await importEmployees(asOwner, workspace, [row], { period })).status).toBe(201);
  await countAll();
  return { poll, run, member, done, open, period };
}

async function setTerms(terms: Record<string, number | null> = TERMS) {
  const { token } = await now(owner);
  const reply = await request(retention.changeRetention, { token, params: { id: workspace.id }, body: terms });
  expect(reply.status).toBe(200);
  return reply.body;
}

async function preview(query: Record<string, string> = {}) {
  const { token } = await now(owner);
  return (await request(retention.getRetention, { token, params: { id: workspace.id }, query })).body;
}

const entries = async () => (await storedItems(`ACCESS#${workspace.id}`)).filter(({ type }) => type === 'access-entry');

const months = (count: number, days = 0) => {
  const then = new Date(NOW);
  then.setUTCMonth(then.getUTCMonth() + count);
  then.setUTCDate(then.getUTCDate() + days);
  return then;
};

describe('what a workspace keeps for two years', () => {
  it('is there the day before and gone from the whole table the day after, and nothing younger with it', async () => {
    const old = await makeYear();
    await setTerms();
    vi.setSystemTime(months(20));
    const young = await makeYear();

    await nightAfter(months(24, -1));
    expect(await storedItems(old.done.id)).not.toEqual([]);
    expect(await storedItems(`RESPONSE#+${old.member.id}`)).not.toEqual([]);
    expect((await entries()).some(({ at }) => String(at) < '2027')).toBe(true);
    // Pay is kept for a year: that of the first month has gone, with its rows.
    expect(await storedItems(`DATASET#employees#${old.period}`)).toEqual([]);
    expect(await storedItems(`DATA#employees#${old.period}`)).toEqual([]);

    await nightAfter(months(24, 2));
    expect(await storedItems(old.done.id)).toEqual([]);
    expect(await storedItems(`RESPONSE#+${old.member.id}`)).toEqual([]);
    expect(await storedItems(`ANSWERED#${old.member.id}`)).toEqual([]);
    expect((await entries()).filter(({ at }) => String(at) < '2027')).toEqual([]);

    // Each time an act says what went, and names nobody.
    const { acts } = await createDestructions(table).list(workspace.id);
    expect(acts.every(({ reason, subject, by }) => reason === 'term' && subject === null && by === null)).toBe(true);
    expect(acts.flatMap(({ what }) => what)).toEqual(
      expect.arrayContaining([
        { kind: 'pay', count: 1 },
        { kind: 'tasks', count: 1 },
        { kind: 'logs', count: null },
      ]),
    );

    // What is kept: the answer without its name, work that is not done, and all that is younger.
    expect(await storedItems(`RUN#${old.run.id}`)).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'response', answers: ['9', 'Шум', null] })]),
    );
    expect(await storedItems(old.open.id)).not.toEqual([]);
    expect(await storedItems(young.done.id)).not.toEqual([]);
    expect(await storedItems(`RESPONSE#+${young.member.id}`)).not.toEqual([]);
    expect(await storedItems(`DATASET#employees#${young.period}`)).not.toEqual([]);
    expect(await entries()).not.toEqual([]);
  });

  it('leaves an access log that is verified from where it begins, and the counts of tasks as they are', async () => {
    await makeYear();
    await setTerms();
    vi.setSystemTime(months(20));
    await makeYear();
    await nightAfter(months(24, 2));
    const { token } = await now(owner);
    const { body } = await request(workspaces.readAccessLog, { token, params: { id: workspace.id } });
    expect(body.begins.number).toBeGreaterThan(0);
    expect(body.next_cursor).toBeNull();
    const file: AccessLogFile = {
      format: 'tonus-access-log/1',
      workspace_id: workspace.id,
      head: body.head,
      begins: body.begins,
      entries: body.entries.toReversed(),
      people: [],
    };
    expect(problemsOf(file, [body.begins])).toEqual([]);
    expect(problemsOf({ ...file, entries: file.entries.slice(1) }, [])).toHaveLength(1);
    const stats = await request(tasks.getTaskStats, { token, params: { id: workspace.id } });
    expect(stats.body).toMatchObject({ total_tasks: 3, status_breakdown: { completed: 1 } });
  });

  it('stays while nobody has said how long', async () => {
    const { done, member } = await makeYear();
    await nightAfter(months(60));
    expect(await storedItems(done.id)).not.toEqual([]);
    expect(await storedItems(`RESPONSE#+${member.id}`)).not.toEqual([]);
    expect(await entries()).not.toEqual([]);
  });

  it('goes to the end on the second try, where the first night was broken off', async () => {
    const { done } = await makeYear();
    const second = await makeDone(await now(owner));
    await setTerms();
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const isRemoval = (command: object) =>
      command instanceof TransactWriteCommand &&
      JSON.stringify(command.input).includes('"Delete":{"TableName"') &&
      JSON.stringify(command.input).includes(`TASKS#${workspace.id}`);
    failCalls(isRemoval, 2);
    vi.setSystemTime(months(24, 2));
    await fire('run-automations');
    const [job] = await nightJobs();
    expect((await deliver(job!)).batchItemFailures).toHaveLength(1);
    vi.restoreAllMocks();
    expect(await deliver(job!)).toEqual(DONE);
    await countAll();
    for (const { id } of [done, second]) expect(await storedItems(id)).toEqual([]);
  });
});

describe('what goes within a month', () => {
  it('is counted by terms that are thought of, before anything is saved, and is what the nights of that month remove', async () => {
    const { done } = await makeYear();
    vi.setSystemTime(months(23, 5));
    const thought = await preview({ answers: '24', tasks: '24', pay: '12', logs: 'none' });
    expect(thought.terms).toEqual({ answers: null, tasks: null, pay: null, logs: null });
    expect(thought.going).toEqual({
      answers: { count: 1, more: false },
      tasks: { count: 1, more: false },
      pay: { count: 1, more: false },
      logs: { count: 0, more: false },
    });
    expect(await storedItems(done.id)).not.toEqual([]);
    expect((await preview({ tasks: '36' })).going.tasks.count).toBe(0);
    const saved = await setTerms();
    expect(saved).toMatchObject({ terms: TERMS, saved_at: new Date().toISOString() });
    expect((await preview()).going).toEqual(saved.going);
  });

  it('is counted without reading the log or what is young', async () => {
    for (let index = 0; index < 3; index++) await makeTask(owner, workspace, { title: 'Молодая' });
    const cost = await measure(() => preview({ tasks: '12', pay: '12', logs: '12' }));
    expect(cost.reads).toBeLessThan(15);
  });

  it('refuses a term that is not offered', async () => {
    const { token } = await now(owner);
    const params = { id: workspace.id };
    const body = { ...TERMS, pay: 1 };
    expect((await request(retention.changeRetention, { token, params, body })).body.errors).toMatchObject([
      { path: 'pay', message: 'Выберите один из предложенных сроков' },
    ]);
  });
});
