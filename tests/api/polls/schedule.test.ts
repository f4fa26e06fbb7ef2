import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { pulseAt, runsOf, saveSchedule, scheduleOf, tokenNow, WEEKLY } from '#tests/support/pulses.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');

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

const preview = async (body: object, of = poll) =>
  request(polls.previewSchedule, { token: await tokenNow(owner), params: { id: of.id }, body: { ...WEEKLY, ...body } });
const setLimit = async (question_limit: number) =>
  request(polls.setQuestionLimit, {
    token: await tokenNow(owner),
    params: { id: workspace.id },
    body: { question_limit },
  });
const readPoll = async () =>
  (await request(polls.getPoll, { token: await tokenNow(owner), params: { id: poll.id } })).body;

describe('a schedule', () => {
  it('is kept as it was sent, begins today and says when the next run opens, in the list of polls, too', async () => {
    expect(await scheduleOf(owner, poll)).toEqual({ schedule: null, runs: [], question_limit: 20 });
    const saved = await saveSchedule(owner, poll, {
      rotation: { per_run: 2 },
      duration_days: 4,
      channels: ['mail'],
      reminders: true,
    });
    expect([saved.status, saved.body.schedule]).toEqual([
      200,
      {
        ...WEEKLY,
        month_day: null,
        days_after: null,
        paused: false,
        next_at: '2026-11-23T07:00:00.000Z',
        starts_on: '2026-11-22',
        duration_days: 4,
        results_visibility: 'live',
        audience: { kind: 'all' },
        compare_teams: false,
        rotation: { per_run: 2 },
        skip_holidays: true,
        channels: ['mail'],
        reminders: true,
      },
    ]);
    expect(await scheduleOf(owner, poll)).toEqual(saved.body);
    expect((await readPoll()).recurrence).toEqual({
      ...WEEKLY,
      month_day: null,
      days_after: null,
      paused: false,
      next_at: '2026-11-23T07:00:00.000Z',
    });
  });

  it('keeps the day its fortnights are counted from when something else changes', async () => {
    await saveSchedule(owner, poll, { cadence: 'fortnightly' });
    vi.setSystemTime(new Date('2026-12-01T12:00:00.000Z'));
    const { body } = await saveSchedule(owner, poll, { cadence: 'fortnightly', duration_days: 2 });
    expect(body.schedule).toMatchObject({ starts_on: '2026-11-22', next_at: '2026-12-07T07:00:00.000Z' });
  });

  it('is none of the poll: an editor who has it open saves without a conflict', async () => {
    const { version } = await readPoll();
    await saveSchedule(owner, poll);
    const token = await tokenNow(owner);
    const saved = await request(polls.updatePoll, {
      token,
      params: { id: poll.id },
      body: { title: 'Иначе', version },
    });
    expect(saved.status).toBe(200);
    expect((await readPoll()).recurrence).not.toBeNull();
  });

  it('stays with its poll when that is copied', async () => {
    await saveSchedule(owner, poll);
    const token = await tokenNow(owner);
    const { body } = await request(polls.duplicatePoll, { token, params: { id: poll.id } });
    expect(body.recurrence).toBeNull();
  });

  it.each([
    [{ weekday: null }, 'weekday'],
    [{ weekday: 8 }, 'weekday'],
    [{ cadence: 'monthly', weekday: null }, 'month_day'],
    [{ cadence: 'member_joined' }, 'days_after'],
    [{ cadence: 'hourly' }, 'cadence'],
    [{ time: '24:00' }, 'time'],
    [{ duration_days: 15 }, 'duration_days'],
    [{ rotation: { per_run: 11 } }, 'rotation.per_run'],
    [{ starts_on: '2026-02-30' }, 'starts_on'],
    [{ starts_on: '2027-11-24' }, 'starts_on'],
    [{ channels: ['mail', 'mail'] }, 'channels'],
    [{ compare_teams: true }, 'compare_teams'],
    [{ audience: { kind: 'members', user_ids: ['00000000-0000-4000-8000-000000000000'] } }, 'audience'],
  ])('%j is refused, and where: %s', async (more, path) => {
    const refused = await saveSchedule(owner, poll, more);
    expect([refused.status, refused.body.errors?.map((issue) => issue.path)]).toEqual([422, [path]]);
    expect((await scheduleOf(owner, poll)).schedule).toBeNull();
  });

  it('of two saved at once is one of the two, and one run opens', async () => {
    const replies = await Promise.all([
      saveSchedule(owner, poll, { weekday: 2 }),
      saveSchedule(owner, poll, { weekday: 3 }),
    ]);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    await pulseAt('2026-11-25T08:00:00.000Z', poll);
    expect(await runsOf(poll)).toHaveLength(1);
  });

  it('is not put over one that was saved since it was read, and a poll that is gone gets none', async () => {
    const stored = (await repos.polls.findConsistent(workspace.id, poll.created_at, poll.id))!;
    await saveSchedule(owner, poll);
    expect(await repos.pulses.save(stored, null)).toBe(false);
    const token = await tokenNow(owner);
    await request(polls.deletePoll, { token, params: { id: poll.id } });
    expect(await repos.pulses.save(stored, null)).toBe(false);
  });

  it('is refused in a workspace that can only be read, but can be ended there', async () => {
    await saveSchedule(owner, poll);
    for (let people = 0; people < 10; people++) await makeMember(workspace, 'сотрудник');
    await makePlan(owner, 'startup');
    expect((await saveSchedule(owner, poll)).status).toBe(402);
    const token = await tokenNow(owner);
    expect((await request(polls.deleteSchedule, { token, params: { id: poll.id } })).status).toBe(204);
  });
});

describe('a preview', () => {
  it('tells the six runs that will open, with their questions by turns and how many they ask', async () => {
    await makeMember(workspace, 'сотрудник');
    const { runs } = (await preview({ rotation: { per_run: 2 }, weekday: 5, duration_days: 14 })).body;
    const [first, second, third] = poll.questions.map(({ id }) => id);
    expect(runs.map(({ name, at }) => `${name} ${at.slice(0, 10)}`)).toEqual([
      'Неделя 48 2026-11-27',
      'Неделя 49 2026-12-04',
      'Неделя 50 2026-12-11',
      'Неделя 51 2026-12-18',
      'Неделя 52 2026-12-25',
      'Неделя 53 2027-01-11',
    ]);
    expect(runs.slice(0, 3).map((run) => run.question_ids)).toEqual([
      [first, second],
      [first, third],
      [first, second],
    ]);
    expect(runs[0]).toMatchObject({ asked: 2, left_out: 0, skipped: null, deadline: '2026-12-04T07:00:00.000Z' });
  });

  it('is what then happens', async () => {
    const { runs } = (await preview({ rotation: { per_run: 2 } })).body;
    await saveSchedule(owner, poll, { rotation: { per_run: 2 } });
    for (const { at } of runs) await pulseAt(at, poll);
    const opened = (await runsOf(poll)).toReversed();
    expect(opened.map(({ name, deadline, questions }) => [name, deadline, questions.map(({ id }) => id)])).toEqual(
      runs.map(({ name, deadline, question_ids: ids }) => [name, deadline, ids]),
    );
  });

  it('saves nothing', async () => {
    await preview({});
    expect((await scheduleOf(owner, poll)).schedule).toBeNull();
  });

  it('of a schedule that waits for people who join tells of those who have joined already', async () => {
    vi.setSystemTime(new Date('2026-11-23T12:00:00.000Z'));
    await makeMember(workspace, 'сотрудник');
    const { runs } = (await preview({ cadence: 'member_joined', weekday: null, days_after: 30 })).body;
    expect(runs.map(({ name, asked }) => [name, asked])).toEqual([
      ['Новые участники, 22.12.2026', 1],
      ['Новые участники, 23.12.2026', 1],
    ]);
  });
});

describe('the limit of questions', () => {
  it('is the workspace’s, 20 unless it says otherwise, and bounded', async () => {
    expect((await setLimit(7)).body).toEqual({ question_limit: 7 });
    expect((await scheduleOf(owner, poll)).question_limit).toBe(7);
    expect([(await setLimit(-1)).status, (await setLimit(501)).status]).toEqual([422, 422]);
  });

  it('counts what recurring runs of all polls have asked in 30 days, of everybody they asked', async () => {
    await setLimit(5);
    await saveSchedule(owner, poll, { skip_holidays: false });
    const other = await makePoll(owner, workspace, { is_anonymous: false });
    await saveSchedule(owner, other, { weekday: 2, skip_holidays: false });
    await pulseAt('2026-11-23T07:00:00.000Z', poll);
    await pulseAt('2026-11-24T07:00:00.000Z', other);
    expect(await runsOf(other)).toEqual([]);
    expect((await scheduleOf(owner, other)).runs[0]!.skipped).toBe(
      'Людям уже задали столько вопросов, сколько разрешает предел на 30 дней',
    );
    // Thirty days later the first run counts no more, and there is no second.
    await saveSchedule(owner, poll, { paused: true });
    await pulseAt('2026-12-24T07:00:00.000Z', other);
    await pulseAt('2026-12-29T07:00:00.000Z', other);
    expect(await runsOf(other)).toHaveLength(1);
  });

  it('shortens a run that rotates', async () => {
    await setLimit(3);
    await saveSchedule(owner, poll, { rotation: { per_run: 2 } });
    await pulseAt('2026-11-23T07:00:00.000Z', poll);
    await pulseAt('2026-11-30T07:00:00.000Z', poll);
    expect((await runsOf(poll)).map(({ questions }) => questions.length)).toEqual([1, 2]);
  });

  it('leaves out of a run with names who was asked enough, and asks the others', async () => {
    await setLimit(3);
    const member = await makeMember(workspace, 'сотрудник');
    const ofEmployees = await makePoll(owner, workspace, { is_anonymous: false });
    await saveSchedule(owner, ofEmployees, { audience: { kind: 'roles', roles: ['сотрудник'] } });
    await saveSchedule(owner, poll, { weekday: 2 });
    await pulseAt('2026-11-23T07:00:00.000Z', poll);
    await pulseAt('2026-11-24T07:00:00.000Z', poll);
    const [run] = await runsOf(poll);
    const asks = await repos.audiences.of(run!.id);
    expect([asks(owner.id), asks(member.id)]).toEqual([true, false]);
    expect((await scheduleOf(owner, poll)).runs[0]).toMatchObject({ asked: 1, left_out: 1, skipped: null });
  });

  it('leaves nobody alone out of an anonymous run, nor any four: it is skipped for all', async () => {
    await setLimit(3);
    for (let people = 0; people < 9; people++) await makeMember(workspace, people < 4 ? 'hr' : 'сотрудник');
    const named = await makePoll(owner, workspace, { is_anonymous: false });
    const anonymous = await makePoll(owner, workspace);
    await saveSchedule(owner, named, { audience: { kind: 'roles', roles: ['hr'] } });
    await saveSchedule(owner, anonymous, { weekday: 2 });
    await pulseAt('2026-11-23T07:00:00.000Z', poll);
    await pulseAt('2026-11-24T07:00:00.000Z', poll);
    expect(await runsOf(anonymous)).toEqual([]);
    expect((await scheduleOf(owner, anonymous)).runs[0]!.skipped).toContain('предел на 30 дней');
  });

  it('is what a preview counts with, run by run', async () => {
    await setLimit(7);
    const { runs } = (await preview({})).body;
    expect(runs.map(({ skipped }) => skipped === null)).toEqual([true, true, false, false, false, true]);
  });

  it('is off at 0', async () => {
    await setLimit(0);
    expect((await preview({})).body.runs.every(({ skipped }) => skipped === null)).toBe(true);
  });

  it('does not count a run that was deleted', async () => {
    await setLimit(3);
    await saveSchedule(owner, poll);
    await pulseAt('2026-11-23T07:00:00.000Z', poll);
    const [run] = await runsOf(poll);
    const token = await tokenNow(owner);
    expect((await request(polls.deleteFrame, { token, params: { id: run!.id } })).status).toBe(204);
    await pulseAt('2026-11-30T07:00:00.000Z', poll);
    expect(await runsOf(poll)).toHaveLength(1);
  });
});
