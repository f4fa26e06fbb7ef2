import { PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  joinMany,
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { failCalls } from '#tests/support/intercept.ts';
import {
  doJobs,
  pulseAt,
  runsOf,
  saveSchedule,
  scheduleOf,
  tokenNow,
  waitingJobs,
  WEEKLY,
} from '#tests/support/pulses.ts';
import { storedItems } from '#tests/support/stored.ts';
import { fire } from './clock.ts';
import { deliver } from './stream.ts';

/** Sunday; the first Monday is the 23rd. */
const NOW = new Date('2026-11-22T12:00:00.000Z');
const MONDAY = '2026-11-23T07:01:00.000Z';
const NEXT_MONDAY = '2026-11-30T07:04:00.000Z';

let owner: Person;
let workspace: Workspace;
let poll: Poll;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  poll = await makePoll(owner, workspace, { is_anonymous: false });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const inEnglish = async () =>
  request(workspaces.renameWorkspace, {
    token: await tokenNow(owner),
    params: { id: workspace.id },
    body: { name: 'Daisy', language: 'en' },
  });
const skipReason = async () => (await scheduleOf(owner, poll)).runs[0]?.skipped;
const calendar = async () => (await storedItems('DUE#start-pulses')).filter(({ id }) => id === poll.id);

describe('a recurring run', () => {
  it('is named in the language of its workspace, before it opens and then', async () => {
    await inEnglish();
    await saveSchedule(owner, poll);
    const preview = await request(polls.previewSchedule, {
      token: await tokenNow(owner),
      params: { id: poll.id },
      body: WEEKLY,
    });
    expect(preview.body.runs[0]).toMatchObject({ name: 'Week 48' });
    await pulseAt(MONDAY, poll);
    expect(await runsOf(poll)).toMatchObject([{ name: 'Week 48' }]);
  });

  it('opens when it is due, named by its week and with a deadline, and members can answer it', async () => {
    await saveSchedule(owner, poll, { duration_days: 3, reminders: true });
    await pulseAt('2026-11-23T06:59:59.000Z', poll);
    expect(await runsOf(poll)).toEqual([]);
    await pulseAt(MONDAY, poll);
    expect(await runsOf(poll)).toMatchObject([
      {
        name: 'Неделя 48',
        published: true,
        reminders: true,
        deadline: '2026-11-26T07:00:00.000Z',
        title: poll.title,
        invited: 1,
        questions: poll.questions.map(({ id, text, scale }) => ({ id, text, scale })),
      },
    ]);
    const token = await tokenNow(owner);
    expect((await request(polls.getPollToTake, { token, params: { id: poll.id } })).body.questions).toHaveLength(3);
    expect(await scheduleOf(owner, poll)).toMatchObject({
      schedule: { next_at: '2026-11-30T07:00:00.000Z' },
      runs: [{ at: '2026-11-23T07:00:00.000Z', name: 'Неделя 48', asked: 1, questions: 3, skipped: null }],
    });
  });

  it('is one run, fired twice, two at once, or with its job handed over again', async () => {
    await saveSchedule(owner, poll);
    vi.setSystemTime(new Date(MONDAY));
    await Promise.all([fire('start-pulses'), fire('start-pulses')]);
    const jobs = await waitingJobs(workspace.id);
    expect(jobs).toHaveLength(1);
    await Promise.all([deliver(...jobs), deliver(...jobs)]);
    await doJobs(workspace.id);
    await fire('start-pulses');
    await doJobs(workspace.id);
    expect(await runsOf(poll)).toHaveLength(1);
    expect((await scheduleOf(owner, poll)).runs).toHaveLength(1);
  });

  it.each([
    ['before it is opened', 'openings'],
    ['before it is written down', 'lastAsked'],
  ])('goes on after a crash %s, as the same run', async (_, mark) => {
    await saveSchedule(owner, poll);
    vi.setSystemTime(new Date(MONDAY));
    await fire('start-pulses');
    const jobs = await waitingJobs(workspace.id);
    const spy = failCalls((command) => {
      const writes = command instanceof TransactWriteCommand || command instanceof PutCommand;
      return writes && JSON.stringify(command.input).includes(mark);
    });
    expect((await deliver(...jobs)).batchItemFailures).toHaveLength(1);
    spy.mockRestore();
    await doJobs(workspace.id);
    expect(await runsOf(poll)).toMatchObject([{ published: true, name: 'Неделя 48' }]);
    expect((await scheduleOf(owner, poll)).runs).toHaveLength(1);
    expect((await storedItems('ASKED#')).filter(({ pk }) => pk.includes(workspace.id))).toHaveLength(1);
  });

  it('after a standstill: the missed one is skipped, and so are those between, and the next one opens', async () => {
    await saveSchedule(owner, poll);
    await pulseAt('2026-12-10T12:00:00.000Z', poll);
    expect(await runsOf(poll)).toEqual([]);
    expect(await skipReason()).toBe('Время запуска прошло, пока сервис не работал');
    await pulseAt('2026-12-14T07:00:00.000Z', poll);
    expect(await runsOf(poll)).toHaveLength(1);
  });

  it('opens late the same day, and closes when it would have', async () => {
    await saveSchedule(owner, poll, { duration_days: 2 });
    await pulseAt('2026-11-23T15:00:00.000Z', poll);
    expect(await runsOf(poll)).toMatchObject([{ published: true, deadline: '2026-11-25T07:00:00.000Z' }]);
  });

  it('ends at the latest when the next one opens: members answer the newest', async () => {
    await saveSchedule(owner, poll, { duration_days: 14 });
    await pulseAt(MONDAY, poll);
    expect(await runsOf(poll)).toMatchObject([{ deadline: '2026-11-30T07:00:00.000Z' }]);
  });

  it('waits for the first working day, and keeps the week it is called by', async () => {
    vi.setSystemTime(new Date('2026-12-29T12:00:00.000Z'));
    await saveSchedule(owner, poll);
    await pulseAt('2027-01-04T07:00:00.000Z', poll);
    expect(await runsOf(poll)).toEqual([]);
    await pulseAt('2027-01-11T07:00:00.000Z', poll);
    expect(await runsOf(poll)).toMatchObject([{ name: 'Неделя 1' }]);
  });
});

describe('questions', () => {
  it('rotate: the one of eNPS each time, the others by turns, frozen in each run', async () => {
    const enps = await makePoll(owner, workspace, { is_anonymous: false });
    await saveSchedule(owner, enps, { rotation: { per_run: 2 } });
    await pulseAt(MONDAY, enps);
    await pulseAt(NEXT_MONDAY, enps);
    await pulseAt('2026-12-07T07:00:00.000Z', enps);
    const [first, second, third] = enps.questions.map(({ id }) => id);
    const asked = (await runsOf(enps)).toReversed().map(({ questions }) => questions.map(({ id }) => id));
    expect(asked).toEqual([
      [first, second],
      [first, third],
      [first, second],
    ]);
  });
});

describe('a schedule', () => {
  it('that was paused, ended or moved opens nothing at its old time', async () => {
    await saveSchedule(owner, poll);
    await saveSchedule(owner, poll, { paused: true });
    await pulseAt(MONDAY, poll);
    expect(await runsOf(poll)).toEqual([]);
    await saveSchedule(owner, poll, { weekday: 3 });
    await pulseAt('2026-11-24T07:01:00.000Z', poll);
    expect(await runsOf(poll)).toEqual([]);
    await pulseAt('2026-11-25T07:01:00.000Z', poll);
    expect(await runsOf(poll)).toHaveLength(1);
    const token = await tokenNow(owner);
    expect((await request(polls.deleteSchedule, { token, params: { id: poll.id } })).status).toBe(204);
    await pulseAt('2026-12-02T07:01:00.000Z', poll);
    expect(await runsOf(poll)).toHaveLength(1);
    expect(await calendar()).toEqual([]);
  });

  it('paused between its due moment and its job opens nothing', async () => {
    await saveSchedule(owner, poll);
    vi.setSystemTime(new Date(MONDAY));
    await fire('start-pulses');
    await saveSchedule(owner, poll, { paused: true });
    await doJobs(workspace.id);
    expect(await runsOf(poll)).toEqual([]);
  });

  it('goes with its poll', async () => {
    await saveSchedule(owner, poll);
    const token = await tokenNow(owner);
    expect((await request(polls.deletePoll, { token, params: { id: poll.id } })).status).toBe(204);
    expect(await calendar()).toEqual([]);
    await pulseAt(MONDAY, poll);
    expect(await runsOf(poll)).toEqual([]);
  });

  it('skips a run, and says why, while the plan leaves the workspace to be read only', async () => {
    await saveSchedule(owner, poll);
    await joinMany(workspace, 11);
    await makePlan(owner, 'startup');
    await pulseAt(MONDAY, poll);
    expect(await runsOf(poll)).toEqual([]);
    expect(await skipReason()).toContain('тариф');
    await makePlan(owner, 'premium');
    await pulseAt(NEXT_MONDAY, poll);
    expect(await runsOf(poll)).toHaveLength(1);
  });

  it('asks the team as it is when a run opens, and skips the run where nobody is in it', async () => {
    await saveSchedule(owner, poll, { audience: { kind: 'teams', teams: ['Склад'] } });
    await pulseAt(MONDAY, poll);
    expect(await skipReason()).toBe('Спрашивать некого: в выбранных ролях и командах никого нет');
    const member = await makeMember(workspace, 'сотрудник');
    const token = await tokenNow(owner);
    await request(workspaces.setTeam, {
      token,
      params: { id: workspace.id },
      body: { user_ids: [member.id], team: 'Склад' },
    });
    await pulseAt(NEXT_MONDAY, poll);
    const [run] = await runsOf(poll);
    expect(run).toMatchObject({ audience: { kind: 'teams', teams: ['Склад'] }, invited: 1 });
    const asks = await repos.audiences.of(run!.id);
    expect([asks(member.id), asks(owner.id)]).toEqual([true, false]);
  });

  it('skips an anonymous run of a team of four', async () => {
    const anonymous = await makePoll(owner, workspace);
    await Promise.all(Array.from({ length: 4 }, () => makeMember(workspace, 'сотрудник')));
    await saveSchedule(owner, anonymous, { audience: { kind: 'roles', roles: ['сотрудник'] } });
    await pulseAt(MONDAY, anonymous);
    expect(await runsOf(anonymous)).toEqual([]);
    expect((await scheduleOf(owner, anonymous)).runs[0]!.skipped).toContain('не меньше пяти');
  });
});

describe('a schedule that waits for people who join', () => {
  const JOINED = { cadence: 'member_joined', weekday: null, days_after: 2 };

  it('asks each of them once, so many days after they joined, and nobody else', async () => {
    await saveSchedule(owner, poll, JOINED);
    await pulseAt('2026-11-23T07:05:00.000Z', poll);
    const member = await makeMember(workspace, 'сотрудник');
    for (const day of [24, 25, 26, 27]) await pulseAt(`2026-11-${day}T07:05:00.000Z`, poll);
    const runs = await runsOf(poll);
    expect(runs.map(({ name }) => name)).toEqual(['Новые участники, 25.11.2026', 'Новые участники, 24.11.2026']);
    const [ofMember, ofOwner] = await Promise.all(runs.map(({ id }) => repos.audiences.of(id)));
    // The owner made the workspace on the 22nd.
    expect([ofMember!(member.id), ofMember!(owner.id)]).toEqual([true, false]);
    expect([ofOwner!(member.id), ofOwner!(owner.id)]).toEqual([false, true]);
    expect(runs[0]).toMatchObject({ audience: { kind: 'members', people: 1 }, invited: 1 });
  });

  it('asks those of a weekend on Monday', async () => {
    await saveSchedule(owner, poll, { ...JOINED, days_after: 3 });
    for (const day of [23, 24, 25, 26]) await pulseAt(`2026-11-${day}T07:05:00.000Z`, poll);
    const member = await makeMember(workspace, 'сотрудник');
    for (const day of [27, 28, 29, 30]) await pulseAt(`2026-11-${day}T07:05:00.000Z`, poll);
    const [run] = await runsOf(poll);
    expect(run).toMatchObject({ createdAt: '2026-11-30T07:00:00.000Z', invited: 1 });
    expect((await repos.audiences.of(run!.id))(member.id)).toBe(true);
  });

  it('is for polls with names: an anonymous one is refused, and one that was made anonymous skips', async () => {
    const anonymous = await makePoll(owner, workspace);
    const refused = await saveSchedule(owner, anonymous, JOINED);
    expect([refused.status, refused.body.errors]).toMatchObject([422, [{ path: 'cadence' }]]);
    await saveSchedule(owner, poll, JOINED);
    const token = await tokenNow(owner);
    await request(polls.updatePoll, { token, params: { id: poll.id }, body: { is_anonymous: true } });
    for (const day of [23, 24]) await pulseAt(`2026-11-${day}T07:05:00.000Z`, poll);
    expect(await runsOf(poll)).toEqual([]);
    expect(await skipReason()).toBe('Опрос стал анонимным: спросить анонимно одного новичка нельзя');
  });
});
