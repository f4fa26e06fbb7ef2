import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobItem } from '#data/job-item.ts';
import { insert } from '#data/writes.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeSession,
  makeWorkspace,
  repos,
  table,
} from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { doJobs } from '#tests/support/pulses.ts';
import { storedItems } from '#tests/support/stored.ts';
import { fire } from '../jobs/clock.ts';

type Person = Awaited<ReturnType<typeof makePerson>>;

/** Half past nine in the evening in Moscow, half past four in the morning in Vladivostok. */
const EVENING = new Date('2026-11-16T18:30:00.000Z');
const NINE_IN_VLADIVOSTOK = '2026-11-16T23:00:00.000Z';
const NINE_IN_MOSCOW = '2026-11-17T06:00:00.000Z';
const QUIET = { from: 20, to: 9 };

let owner: Person;
let far: Person;
let awake: Person;
let workspace: Workspace;
let poll: Poll;
beforeEach(async () => {
  for (const kind of ['send-reminders', 'remind-later', 'invite-later']) {
    await table.removeMany(await storedItems(`DUE#${kind}`));
  }
  await table.removeMany(await storedItems('poll-reminder'));
  vi.useFakeTimers({ toFake: ['Date'], now: EVENING });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  await repos.workspaces.setTelling(workspace.id, { quietHours: QUIET });
  far = await makeMember(workspace, 'сотрудник');
  await repos.members.setTelling(workspace.id, far.id, { timeZone: 'Asia/Vladivostok' });
  awake = await makeMember(workspace, 'сотрудник');
  await repos.members.setTelling(workspace.id, awake.id, { quietHours: 'off' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** How many letters of this kind owner, far and awake were sent. */
const letters = (template: 'run-invitation' | 'poll-reminder') =>
  Promise.all([owner, far, awake].map(async ({ email }) => (await lettersTo(email, template)).length));
async function at(moment: string | Date, schedule: 'send-waiting-letters' | 'send-reminders'): Promise<void> {
  vi.setSystemTime(moment);
  await fire(schedule);
  await doJobs(workspace.id);
}
async function open(is_anonymous: boolean, more: object = {}): Promise<Frame> {
  poll = await makePoll(owner, workspace, { is_anonymous });
  const frame = await makeFrame(owner, poll, { channels: ['mail'], ...more });
  await doJobs(workspace.id);
  return frame;
}
async function answer({ id }: Person, frame: Frame): Promise<void> {
  const { token } = await makeSession(id, new Date());
  const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
  expect((await request(polls.takePoll, { token, params: { id: frame.id }, body })).status).toBe(200);
}
async function close(id: string): Promise<void> {
  const { token } = await makeSession(owner.id, new Date());
  expect((await request(polls.publishFrame, { token, params: { id }, body: { published: false } })).status).toBe(200);
}
const noticeOf = async ({ id }: Frame) => (await repos.runs.findConsistent(id))!.notice;
const waiting = async (kind: string) => (await storedItems(`DUE#${kind}`)).map(({ dueAt }) => dueAt).toSorted();

describe('an invitation in quiet hours', () => {
  it('waits for nine o’clock of each, and comes at once to who has none', async () => {
    const frame = await open(true);
    expect(await letters('run-invitation')).toEqual([0, 0, 1]);
    expect(await noticeOf(frame)).toMatchObject({ people: 3, later: 2, reached: [{ channel: 'mail', people: 1 }] });
    expect(await waiting('invite-later')).toEqual([NINE_IN_VLADIVOSTOK]);
    await at('2026-11-16T22:59:59.999Z', 'send-waiting-letters');
    expect(await letters('run-invitation')).toEqual([0, 0, 1]);
    await at(NINE_IN_VLADIVOSTOK, 'send-waiting-letters');
    expect(await letters('run-invitation')).toEqual([0, 1, 1]);
    expect(await waiting('invite-later')).toEqual([NINE_IN_MOSCOW]);
    await at(NINE_IN_MOSCOW, 'send-waiting-letters');
    expect(await letters('run-invitation')).toEqual([1, 1, 1]);
    expect(await noticeOf(frame)).toMatchObject({ people: 3, later: 0, reached: [{ channel: 'mail', people: 3 }] });
    expect(await waiting('invite-later')).toEqual([]);
  });

  it('waits in one entry that names nobody, however often its job is done', async () => {
    const frame = await open(true);
    const job = { kind: 'invite-to-run', workspaceId: workspace.id, runId: frame.id } as const;
    await table.write(insert(jobItem(job, randomUUID(), new Date())));
    await doJobs(workspace.id);
    const [entry, ...others] = await storedItems('DUE#invite-later');
    expect(others).toEqual([]);
    expect(Object.keys(entry!).toSorted()).toEqual(['dueAt', 'id', 'pk', 'sk', 'type', 'workspaceId']);
    expect(await letters('run-invitation')).toEqual([0, 0, 1]);
  });

  it('does not come of a run that was closed meanwhile', async () => {
    const { id } = await open(true);
    await close(id);
    await at(NINE_IN_MOSCOW, 'send-waiting-letters');
    expect(await letters('run-invitation')).toEqual([0, 0, 1]);
    expect(await waiting('invite-later')).toEqual([]);
  });

  it('does not come to who has answered a run with names meanwhile', async () => {
    const frame = await open(false);
    await answer(owner, frame);
    await at(NINE_IN_VLADIVOSTOK, 'send-waiting-letters');
    await at(NINE_IN_MOSCOW, 'send-waiting-letters');
    expect(await letters('run-invitation')).toEqual([0, 1, 1]);
    expect(await noticeOf(frame)).toMatchObject({ people: 3, later: 0, reached: [{ channel: 'mail', people: 2 }] });
  });
});

describe('a reminder in quiet hours', () => {
  const MONDAY = new Date('2026-11-16T09:00:00.000Z');
  const THURSDAY_10 = new Date('2026-11-19T07:00:00.000Z');
  const NINE_IN_NEW_YORK = '2026-11-19T14:00:00.000Z';
  beforeEach(async () => {
    vi.setSystemTime(MONDAY);
    await repos.members.setTelling(workspace.id, far.id, { timeZone: 'America/New_York' });
  });

  it.each([true, false])('comes when they are over (anonymous: %s)', async (anonymous) => {
    await open(anonymous, { reminders: true });
    await at(THURSDAY_10, 'send-reminders');
    expect(await letters('poll-reminder')).toEqual([1, 0, 1]);
    expect(await waiting('remind-later')).toEqual([NINE_IN_NEW_YORK]);
    await at('2026-11-19T13:59:00.000Z', 'send-reminders');
    expect(await letters('poll-reminder')).toEqual([1, 0, 1]);
    await at(NINE_IN_NEW_YORK, 'send-reminders');
    expect(await letters('poll-reminder')).toEqual([1, 1, 1]);
    expect(await waiting('remind-later')).toEqual([]);
  });

  it('stores nobody: the same waits whether somebody has answered or not, and who has by then gets none', async () => {
    const frame = await open(true, { reminders: true });
    await answer(owner, frame);
    await at(THURSDAY_10, 'send-reminders');
    const [entry, ...others] = await storedItems('DUE#remind-later');
    expect(others).toEqual([]);
    const { dueAt, runId, since, after } = entry!;
    expect({ dueAt, runId, since, after }).toEqual({
      dueAt: NINE_IN_NEW_YORK,
      runId: frame.id,
      since: THURSDAY_10.toISOString(),
      after: '',
    });
    for (const { id, email } of [owner, far, awake]) {
      expect(JSON.stringify(entry)).not.toContain(id);
      expect(JSON.stringify(entry)).not.toContain(email);
    }
    await answer(far, frame);
    await at(NINE_IN_NEW_YORK, 'send-reminders');
    expect(await letters('poll-reminder')).toEqual([0, 0, 1]);
  });

  it('waits also where everybody has answered, so that an entry says nothing of anybody', async () => {
    const frame = await open(true, { reminders: true });
    for (const person of [owner, far, awake]) await answer(person, frame);
    await at(THURSDAY_10, 'send-reminders');
    expect(await waiting('remind-later')).toEqual([NINE_IN_NEW_YORK]);
  });

  it.each([true, false])('does not come of a run that was closed meanwhile (anonymous: %s)', async (anonymous) => {
    const { id } = await open(anonymous, { reminders: true });
    await at(THURSDAY_10, 'send-reminders');
    await close(id);
    await at(NINE_IN_NEW_YORK, 'send-reminders');
    expect(await letters('poll-reminder')).toEqual([1, 0, 1]);
    expect(await waiting('remind-later')).toEqual([]);
  });
});
