import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { jobItem } from '#data/job-item.ts';
import { insert } from '#data/writes.ts';
import type { Channel } from '#shared/channels/index.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { PlayedDevice } from '#scripts/fake-services/push.ts';
import { makePushDevice, startOwnPushService } from '#tests/support/push.ts';

// A function reads its surroundings when it is loaded.
const played = await startOwnPushService();
const { request } = await import('#tests/support/api.ts');
const { answersTo, makeFrame, makeMember, makePerson, makePoll, makeSession, makeWorkspace, repos, table } =
  await import('#tests/support/factories.ts');
const { fire } = await import('./clock.ts');
const { speakEnglish } = await import('#tests/support/chats.ts');
const { lettersTo } = await import('#tests/support/letters.ts');
const { doJobs } = await import('#tests/support/pulses.ts');
const { storedItems } = await import('#tests/support/stored.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

let owner: Person;
let member: Person;
let workspace: Workspace;
let poll: Poll;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  member = await makeMember(workspace, 'сотрудник');
  poll = await makePoll(owner, workspace);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => played.stop());

async function deviceOf(person: Pick<Person, 'id' | 'sessionId'>): Promise<PlayedDevice> {
  const device = played.device();
  await makePushDevice(person, device.subscription);
  return device;
}
const letters = async (person: Person, template: 'run-invitation' | 'poll-reminder' = 'run-invitation') =>
  (await lettersTo(person.email, template)).length;
async function open(more: object = {}, channels: Channel[] = ['push']): Promise<string> {
  const { id } = await makeFrame(owner, poll, { channels, ...more });
  await doJobs(workspace.id);
  return id;
}
const noticeOf = async (id: string) =>
  (await request(polls.listFrames, { token: owner.token, params: { id: poll.id } })).body.frames.find(
    (frame) => frame.id === id,
  )!.notice;

describe('an invitation on devices', () => {
  it('reaches whoever has turned it on, in their language, on all of their devices, and sends them no letter', async () => {
    const devices = [await deviceOf(owner), await deviceOf(member)];
    const other = await deviceOf({ ...(await makeSession(member.id)), id: member.id });
    await speakEnglish(workspace, owner);
    const id = await open();
    const path = `/app/poll/${poll.id}/take`;
    const russian = { title: 'Вас ждёт опрос', body: 'Вас просят пройти опрос в Тонусе.', path };
    expect([...devices, other].map(({ messages }) => messages.map(({ message }) => message))).toEqual([
      [
        {
          title: 'A poll is waiting for you',
          body: 'You are asked to take a poll in Tonus.',
          path: `/en${path}`,
        },
      ],
      [russian],
      [russian],
    ]);
    expect([await letters(owner), await letters(member)]).toEqual([0, 0]);
    expect(await noticeOf(id)).toMatchObject({ people: 2, reached: [{ channel: 'push', people: 2 }], problem: null });
  });

  it('tells a push service neither who is asked the same nor, by its length, what it says', async () => {
    const devices = [await deviceOf(owner), await deviceOf(member)];
    await speakEnglish(workspace, owner);
    await open();
    const sent = devices.flatMap(({ messages }) => messages);
    expect(new Set(sent.map(({ topic }) => topic)).size).toBe(2);
    expect(sent.map(({ bytes }) => bytes)).toEqual([4096, 4096]);
    expect(sent.map(({ subject }) => subject)).toEqual(['https://tonus.example', 'https://tonus.example']);
  });

  it('becomes a letter for whoever has no device, and for all where nobody ever had one', async () => {
    await deviceOf(owner);
    const id = await open();
    expect([await letters(owner), await letters(member)]).toEqual([0, 1]);
    expect(await noticeOf(id)).toMatchObject({ problem: expect.stringContaining('Не все включили уведомления') });
  });

  it.each([404, 410])('becomes a letter after a %i, and the device is forgotten', async (status) => {
    (await deviceOf(member)).refusals.push({ status });
    await open();
    expect(await letters(member)).toBe(1);
    expect(await repos.pushDevices.listOf(member.id)).toEqual([]);
  });

  it.each([400, 401, 403])(
    'becomes a letter after a %i, is logged as an error, and the device stays',
    async (status) => {
      const logged = vi.spyOn(console, 'error').mockReturnValue();
      const device = await deviceOf(member);
      device.refusals.push({ status });
      const id = await open();
      expect(await letters(member)).toBe(1);
      expect(await repos.pushDevices.listOf(member.id)).toHaveLength(1);
      expect(logged.mock.calls).toEqual([[{ message: 'a push service refuses our key', status }]]);
      expect(await noticeOf(id)).toMatchObject({ problem: expect.stringContaining('Не все уведомления') });
    },
  );

  it.each([429, 503])('waits after a %i as long as it is told to, and is sent once', async (status) => {
    const device = await deviceOf(member);
    device.refusals.push(
      { status, retryAfter: '0' },
      { status, retryAfter: new Date(0).toUTCString() },
      { status: 201 },
    );
    await open();
    expect(device.messages).toHaveLength(1);
    expect(await letters(member)).toBe(0);
  });

  it('becomes a letter where it is told to wait longer than the job may, and the others are told', async () => {
    const [slow, other] = [await deviceOf(member), await deviceOf(owner)];
    slow.refusals.push({ status: 429, retryAfter: '3600' });
    await open();
    expect([slow.messages.length, other.messages.length]).toEqual([0, 1]);
    expect([await letters(owner), await letters(member)]).toEqual([0, 1]);
  });

  it('is sent without its padding where a service takes less', async () => {
    const device = await deviceOf(member);
    device.refusals.push({ status: 413 }, { status: 201 });
    await open();
    expect(device.messages).toHaveLength(1);
    expect(device.messages[0]!.bytes).toBeLessThan(400);
  });

  it('becomes a letter where a service sends elsewhere: it is not followed', async () => {
    const device = await deviceOf(member);
    device.refusals.push({ status: 302 });
    await open();
    expect([device.messages.length, await letters(member)]).toEqual([0, 1]);
  });

  it('is sent once, however often its job is done', async () => {
    const device = await deviceOf(member);
    const runId = await open();
    const job = { kind: 'invite-to-run', workspaceId: workspace.id, runId } as const;
    await table.write(insert(jobItem(job, randomUUID(), new Date())));
    await doJobs(workspace.id);
    expect(device.messages).toHaveLength(1);
  });

  it('does not reach whoever has left the workspace', async () => {
    const device = await deviceOf(member);
    const left = await request(workspaces.leaveWorkspace, { token: member.token, params: { id: workspace.id } });
    expect(left.status).toBe(204);
    await open();
    expect(device.messages).toEqual([]);
  });
});

describe('a reminder on devices', () => {
  const MONDAY = new Date('2026-11-16T09:00:00.000Z');
  const THURSDAY_10 = new Date('2026-11-19T07:00:00.000Z');
  let eager: Person;
  beforeEach(async () => {
    await table.removeMany([...(await storedItems('DUE#send-reminders')), ...(await storedItems('poll-reminder'))]);
    vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
    owner = await makePerson();
    workspace = await makeWorkspace(owner);
    member = await makeMember(workspace, 'сотрудник');
    eager = await makeMember(workspace, 'сотрудник');
  });
  /** A run that one of three has answered; the third day has come. Gives the devices as they were stored before. */
  async function remind(is_anonymous: boolean) {
    poll = await makePoll(owner, workspace, { is_anonymous });
    const frame = await makeFrame(owner, poll, { channels: ['push'], reminders: true });
    await doJobs(workspace.id);
    const { token: session } = await makeSession(eager.id, new Date());
    const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
    expect((await request(polls.takePoll, { token: session, params: { id: frame.id }, body })).status).toBe(200);
    const before = await storedItems('push-device');
    vi.setSystemTime(THURSDAY_10);
    await fire('send-reminders');
    await doJobs(workspace.id);
    return before;
  }
  const said = ({ messages }: PlayedDevice) => messages.map(({ message }) => (message as { body: string }).body);

  it.each([true, false])(
    'comes to who has not answered, instead of a letter; a run without names: %s',
    async (isAnonymous) => {
      const devices = [await deviceOf(member), await deviceOf(eager)];
      await remind(isAnonymous);
      const invitation = 'Вас просят пройти опрос в Тонусе.';
      const reminder = expect.stringMatching(/^Опрос в Тонусе ждёт вашего ответа/);
      expect(devices.map(said)).toEqual([[invitation, reminder], [invitation]]);
      expect([await letters(member, 'poll-reminder'), await letters(owner, 'poll-reminder')]).toEqual([0, 1]);
    },
  );

  it('leaves nothing in the table that says whom it went to: not even a device that is gone is forgotten', async () => {
    const device = await deviceOf(member);
    device.refusals.push({ status: 201 }, { status: 410 });
    const before = await remind(true);
    expect(await storedItems('push-device')).toEqual(before);
    expect([said(device).length, await letters(member, 'poll-reminder')]).toEqual([1, 1]);
  });
});
