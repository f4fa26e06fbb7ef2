import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import { intercept } from '#tests/support/intercept.ts';
import { pulseAt, saveSchedule, tokenNow } from '#tests/support/pulses.ts';
import { makeFrame, makeMember, makePerson, makePoll, makeWorkspace, type Person } from '#tests/support/factories.ts';

const owner = await makePerson();

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

const nextSecond = () => vi.setSystemTime(Date.now() + 1000);
const linesOf = async ({ token }: Person, workspace: { id: string }, query: Record<string, string> = {}) =>
  (await request(polls.listPollLines, { token, params: { id: workspace.id }, query })).body;
const close = ({ id }: { id: string }) =>
  request(polls.publishFrame, { token: owner.token, params: { id }, body: { published: false } });
const archive = (poll: { id: string }, archived = true, token = owner.token) =>
  request(polls.archivePoll, { token, params: { id: poll.id }, body: { archived } });

it('says of each poll how far it is, newest first, to every member, and asks for no questions', async () => {
  const workspace = await makeWorkspace(owner);
  const made = [];
  for (const title of ['Черновик', 'Идёт', 'Завершён', 'Срок вышел', 'Открывали дважды']) {
    nextSecond();
    made.push(await makePoll(owner, workspace, { title }));
  }
  const [, running, finished, late, twice] = made;
  await makeFrame(owner, running!, { published: false });
  const deadline = new Date(Date.now() + 86_400_000).toISOString();
  const run = await makeFrame(owner, running!, { deadline });
  await close(await makeFrame(owner, finished!));
  // The clock closes it within minutes; nobody is asked to answer until then.
  await makeFrame(owner, late!, { deadline: new Date(Date.now() - 1000).toISOString() });
  await makeFrame(owner, twice!);
  nextSecond();
  const newest = await makeFrame(owner, twice!);
  const { token } = await makeMember(workspace, 'сотрудник');
  const body = await linesOf({ ...owner, token }, workspace);
  expect(body.polls.map(({ title, state, run: open }) => [title, state, open])).toEqual([
    ['Открывали дважды', 'running', { id: newest.id, deadline: null, questions: 3, audience: null }],
    ['Срок вышел', 'finished', null],
    ['Завершён', 'finished', null],
    ['Идёт', 'running', { id: run.id, deadline, questions: 3, audience: null }],
    ['Черновик', 'draft', null],
  ]);
  expect(body).toMatchObject({ totals: { polls: 5, enps: 5, pulse: 0, questions: 15 }, next_cursor: null });
  expect(body.polls[4]).toEqual({
    id: made[0]!.id,
    title: 'Черновик',
    type: 'ENPS',
    is_anonymous: true,
    allow_anonymous_link: true,
    questions: 3,
    created_at: made[0]!.created_at,
    state: 'draft',
    run: null,
    last_opened_at: null,
    archived_at: null,
    recurrence: null,
    planned: null,
  });
  expect(body.polls[0]!.last_opened_at).toBe(new Date().toISOString());
});

it('tells whoever reads results by what runs open, how much they ask, and what everybody was asked in 30 days; nobody else', async () => {
  vi.setSystemTime(new Date('2026-11-22T12:00:00.000Z'));
  const [workspace, other] = [await makeWorkspace(owner), await makeWorkspace(owner)];
  const { id } = await makeMember(workspace, 'сотрудник');
  const poll = await makePoll(owner, workspace, { is_anonymous: false });
  const narrow = await makePoll(owner, workspace, { title: 'Сотрудникам', is_anonymous: false });
  const employees = { kind: 'roles', roles: ['сотрудник'] };
  const plans = { rotation: { per_run: 2 }, skip_holidays: false };
  await saveSchedule(owner, poll, { ...plans, starts_on: '2026-11-23' });
  await saveSchedule(owner, narrow, { audience: employees });
  await pulseAt('2026-11-23T07:01:00.000Z', poll);
  const as = async (person: { id: string }) => linesOf({ ...owner, token: await tokenNow(person) }, workspace);
  const body = await as(owner);
  const lineOf = (title: string) => body.polls.find((line) => line.title === title)!;
  expect(lineOf(poll.title)).toMatchObject({
    questions: 3,
    run: { questions: 2, audience: { kind: 'all' } },
    planned: { starts_on: '2026-11-23', skip_holidays: false, per_run: 2, audience: { kind: 'all' } },
  });
  expect(lineOf('Сотрудникам')).toMatchObject({
    run: { questions: 3, audience: employees },
    planned: { per_run: null, audience: employees },
  });
  // Whom the run of one role has asked nobody is told.
  expect(body.question_room).toEqual({ limit: 20, asked: [{ at: '2026-11-23T07:00:00.000Z', questions: 2 }] });
  expect((await as({ id })).question_room).toBeNull();
  for (const { planned, run } of (await as({ id })).polls) expect([planned, run!.audience]).toEqual([null, null]);
  vi.setSystemTime(new Date('2026-12-23T07:00:01.000Z'));
  expect((await as(owner)).question_room).toEqual({ limit: 20, asked: [] });
  // Where nothing repeats, or nothing bounds it, there is nothing to tell.
  const empty = await linesOf({ ...owner, token: await tokenNow(owner) }, other);
  expect(empty.question_room).toBeNull();
  const limit = { token: await tokenNow(owner), params: { id: workspace.id }, body: { question_limit: 0 } };
  await request(polls.setQuestionLimit, limit);
  expect((await as(owner)).question_room).toBeNull();
});

it('keeps a change of a poll apart from where it stands: neither an opening nor the archive is undone by it', async () => {
  const workspace = await makeWorkspace(owner);
  const poll = await makePoll(owner, workspace);
  await close(await makeFrame(owner, poll));
  await archive(poll);
  const change = { token: owner.token, params: { id: poll.id }, body: { title: 'Иначе' } };
  expect((await request(polls.updatePoll, change)).status).toBe(200);
  const [line] = (await linesOf(owner, workspace)).polls;
  expect(line).toMatchObject({ title: 'Иначе', state: 'finished', archived_at: new Date().toISOString() });
  expect(line!.last_opened_at).not.toBeNull();
  // A copy is a draft of its own.
  const copy = await request(polls.duplicatePoll, { token: owner.token, params: { id: poll.id } });
  const lines = (await linesOf(owner, workspace)).polls;
  expect(lines.find(({ id }) => id === copy.body.id)).toMatchObject({
    state: 'draft',
    archived_at: null,
    last_opened_at: null,
  });
});

it('puts a poll out of the way and brings it back, keeping everything', async () => {
  const workspace = await makeWorkspace(owner);
  const poll = await makePoll(owner, workspace);
  const run = await makeFrame(owner, poll);
  expect(await archive(poll)).toMatchObject({ status: 409, body: { code: 'conflict', detail: /^Опрос ещё идёт/ } });
  await close(run);
  const archived = await archive(poll);
  expect(archived).toMatchObject({ status: 200, body: { archived_at: new Date().toISOString() } });
  nextSecond();
  // Asked for twice, it is what it was.
  expect((await archive(poll)).body).toEqual(archived.body);
  const frames = await request(polls.listFrames, { token: owner.token, params: { id: poll.id } });
  expect(frames.body.frames).toHaveLength(1);
  expect((await archive(poll, false)).body).toEqual({ archived_at: null });
  expect((await linesOf(owner, workspace)).polls).toMatchObject([{ archived_at: null }]);
});

it('does not archive what is planned; what is planned or opened comes back by itself', async () => {
  const workspace = await makeWorkspace(owner);
  const poll = await makePoll(owner, workspace);
  const params = { id: poll.id };
  const schedule = { token: owner.token, params, body: { cadence: 'weekly', weekday: 1, time: '10:00' } as const };
  await request(polls.saveSchedule, schedule);
  expect(await archive(poll)).toMatchObject({ status: 409, body: { detail: /^Опрос повторяется по расписанию/ } });
  await request(polls.deleteSchedule, { token: owner.token, params });
  expect((await archive(poll)).status).toBe(200);
  await request(polls.saveSchedule, schedule);
  expect((await linesOf(owner, workspace)).polls).toMatchObject([{ archived_at: null }]);
  await request(polls.deleteSchedule, { token: owner.token, params });
  await archive(poll);
  await makeFrame(owner, poll);
  expect((await linesOf(owner, workspace)).polls).toMatchObject([{ archived_at: null, state: 'running' }]);
});

it.each([
  ['somebody opened a run', (poll: Poll) => makeFrame(owner, poll)],
  [
    'somebody planned one',
    ({ id }: Poll) =>
      request(polls.saveSchedule, {
        token: owner.token,
        params: { id },
        body: { cadence: 'weekly', weekday: 1, time: '10:00' },
      }),
  ],
])('is not archived by whoever read it before %s', async (_, meanwhile) => {
  const workspace = await makeWorkspace(owner);
  const poll = await makePoll(owner, workspace);
  let done = false;
  const spy = intercept(async (command) => {
    const archives = command instanceof UpdateCommand && JSON.stringify(command.input).includes('archivedAt');
    if (!archives || done) return undefined;
    done = true;
    await meanwhile(poll);
    return undefined;
  });
  expect(await archive(poll)).toMatchObject({ status: 409, body: { detail: /^Опрос изменили одновременно/ } });
  spy.mockRestore();
  expect((await linesOf(owner, workspace)).polls).toMatchObject([{ archived_at: null }]);
});
