import { randomUUID } from 'node:crypto';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { dueWrite } from '#data/due.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { collect } from '#tests/support/collect.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeMember,
  makePerson,
  makePoll,
  makeSession,
  makeWorkspace,
  repos,
  table,
} from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { fire } from './clock.ts';
import { deliver } from './stream.ts';
import { HOUR_MS } from '#shared/rules/durations.ts';

const NOW = new Date('2027-03-14T23:30:00.000Z');

let token: string;
let ownerId: string;
let poll: Poll;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const owner = await makePerson();
  ({ token } = owner);
  ownerId = owner.id;
  poll = await makePoll(owner, await makeWorkspace(owner));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);
/** A run that is open until so many hours from now. */
async function makePublishedFrame(hours: number | null): Promise<Frame> {
  const deadline = hours === null ? null : later(hours).toISOString();
  const { body } = await request(polls.createFrame, { token, params: { id: poll.id }, body: { deadline } });
  await request(polls.publishFrame, { token, params: { id: body.id }, body: { published: true } });
  return body;
}
const isPublished = async ({ id }: Frame) => (await repos.runs.findConsistent(id))!.published;
const calendar = async () => (await storedItems('DUE#close-runs')).map(({ id }) => id);

it('closes exactly the runs whose deadline is past, in the run and in the list of its poll', async () => {
  const [due, soon, endless] = [
    await makePublishedFrame(0.2),
    await makePublishedFrame(1),
    await makePublishedFrame(null),
  ];
  vi.setSystemTime(later(0.5));
  await fire('close-runs');
  expect([await isPublished(due), await isPublished(soon), await isPublished(endless)]).toEqual([false, true, true]);
  expect(await calendar()).toEqual([soon.id]);
  expect((await repos.runs.places(poll.id)).find(({ runId }) => runId === due.id)!.published).toBe(false);
});

it('does so across midnight, and after weeks in which nothing ran', async () => {
  for (const hours of [1, 24 * 40]) {
    vi.setSystemTime(NOW);
    const due = await makePublishedFrame(0.25);
    vi.setSystemTime(later(hours));
    await fire('close-runs');
    expect(await isPublished(due)).toBe(false);
  }
  expect(await calendar()).toEqual([]);
});

it('not at the very moment of the deadline, at which answers are still taken', async () => {
  const run = await makePublishedFrame(0.25);
  vi.setSystemTime(later(0.25));
  await fire('close-runs');
  expect(await isPublished(run)).toBe(true);
  vi.setSystemTime(later(0.25).getTime() + 1);
  await fire('close-runs');
  expect(await isPublished(run)).toBe(false);
});

it('destroys the secret of an anonymous run’s marks at once, and has the marks forgotten', async () => {
  const run = await makePublishedFrame(0.25);
  const workspace = {
    id: poll.workspace_id,
    name: 'Ромашка',
    description: '',
    user_role: 'владелец',
    finance_access: { kind: 'company' },
    own_teams_only: false,
  } as const;
  const member = await makeMember(workspace, 'сотрудник');
  const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
  const taken = await request(polls.takePoll, { token: member.token, params: { id: run.id }, body });
  expect(taken.status).toBe(200);
  vi.setSystemTime(later(0.5));
  await fire('close-runs');
  const kinds = async () => (await storedItems(run.id)).map(({ type }) => type);
  expect(await kinds()).not.toContain('mark-key');
  await deliver(...(await storedItems(run.id)).filter(({ type }) => type === 'job'));
  expect(await kinds()).not.toContain('mark');
  expect(await kinds()).toContain('response');
});

it('destroys the secret of one-time codes at once, and has their marks forgotten, of a run with names as well', async () => {
  const call = { token, params: { id: poll.id } };
  await request(polls.updatePoll, { ...call, body: { is_anonymous: false } });
  const run = await makePublishedFrame(0.25);
  const { body: sheet } = await request(polls.makeCodeSheet, { token, params: { id: run.id }, body: { count: 2 } });
  const { codes } = sheet;
  const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
  expect((await request(answers.takePollByCode, { params: { code: codes[0]! }, body })).status).toBe(200);
  const kinds = async () => (await storedItems(run.id)).map(({ type }) => type);
  expect(await kinds()).toEqual(expect.arrayContaining(['code-mark', 'code-mark-key']));
  vi.setSystemTime(later(0.5));
  await fire('close-runs');
  expect(await kinds()).not.toContain('code-mark-key');
  await deliver(...(await storedItems(run.id)).filter(({ type }) => type === 'job'));
  expect(await kinds()).not.toContain('code-mark');
  expect(await kinds()).toEqual(expect.arrayContaining(['response', 'code-sheet']));
});

it('twice, or two at once, does what once does', async () => {
  const run = await makePublishedFrame(0.25);
  vi.setSystemTime(later(0.5));
  await Promise.all([fire('close-runs'), fire('close-runs')]);
  const after = await storedItems(run.id);
  expect(after.filter(({ type }) => type === 'job')).toHaveLength(1);
  await fire('close-runs');
  expect(await storedItems(run.id)).toEqual(after);
});

it('drops entries of runs that are gone, closed or have another deadline, and touches nothing else of them', async () => {
  const [prolonged, closed] = [await makePublishedFrame(0.25), await makePublishedFrame(0.25)];
  const stale = later(0.25).toISOString();
  const body = { deadline: later(50).toISOString() };
  await request(polls.updateFrame, { token, params: { id: prolonged.id }, body });
  await request(polls.publishFrame, { token, params: { id: closed.id }, body: { published: false } });
  for (const id of [prolonged.id, closed.id, randomUUID()]) await table.write(dueWrite('close-runs', stale, id));
  vi.setSystemTime(later(0.5));
  const before = await repos.runs.findConsistent(prolonged.id);
  await fire('close-runs');
  expect(await calendar()).toEqual([prolonged.id]);
  expect(await repos.runs.findConsistent(prolonged.id)).toEqual(before);
});

it('leaves a run that was given more time at that very moment', async () => {
  const run = await makePublishedFrame(0.25);
  vi.setSystemTime(later(0.5));
  const spy = intercept(async (command) => {
    const asksCalendar = command instanceof QueryCommand && JSON.stringify(command.input).includes('DUE#close-runs');
    if (!asksCalendar) return undefined;
    spy.mockRestore();
    const read = (await collect(repos.due.list('close-runs', new Date()))).map(({ item }) => item);
    const body = { deadline: later(50).toISOString() };
    const { token: fresh } = await makeSession(ownerId);
    expect((await request(polls.updateFrame, { token: fresh, params: { id: run.id }, body })).status).toBe(200);
    return { Items: read };
  });
  await fire('close-runs');
  expect(await isPublished(run)).toBe(true);
});
