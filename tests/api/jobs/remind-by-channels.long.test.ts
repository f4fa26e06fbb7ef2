import { randomUUID } from 'node:crypto';
import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { verified } from '#functions/accounts/repositories/verified-emails.ts';
import { failed } from '#scripts/fake-services/bitrix24-portal.ts';
import { automations } from '#shared/contract/automations.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { makePerson as personRow, startOwnPortal } from '#tests/support/own-portal.ts';

// A function reads its surroundings when it is loaded.
const portal = await startOwnPortal();
vi.stubEnv('SITE_URL', 'https://tonus.example');
const { request } = await import('#tests/support/api.ts');
const { answersTo, joinMany, makeFrame, makeMember, makePerson, makePoll, makeSession, makeWorkspace, repos, table } =
  await import('#tests/support/factories.ts');
const { fire } = await import('./clock.ts');
const { failCalls, intercept } = await import('#tests/support/intercept.ts');
const { connectPortal, forgetRequests } = await import('#tests/support/portal-factory.ts');
const { lettersTo, letterTo } = await import('#tests/support/letters.ts');
const { doJobs, waitingJobs } = await import('#tests/support/pulses.ts');
const { storedItems } = await import('#tests/support/stored.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

const MONDAY = new Date('2026-11-16T09:00:00.000Z');
const THURSDAY_10 = new Date('2026-11-19T07:00:00.000Z');

let owner: Person;
let silent: Person;
let eager: Person;
let workspace: Workspace;
let poll: Poll;
beforeEach(async () => {
  // What the tests before have planned and written is of other workspaces.
  await table.removeMany([...(await storedItems('DUE#send-reminders')), ...(await storedItems('poll-reminder'))]);
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
  portal.fault = null;
  portal.scope = ['department', 'task', 'user', 'im'];
  portal.notifications = [];
  await forgetRequests(portal.webhook);
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  silent = await makeMember(workspace, 'сотрудник');
  eager = await makeMember(workspace, 'сотрудник');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
afterAll(() => portal.stop());

/** A connected portal on which owner, silent and eager are the people 7, 14 and 21. */
async function connect(): Promise<void> {
  await connectPortal(workspace, portal.webhook);
  const people = [owner, silent, eager];
  portal.people = people.map((_, index) => personRow(7 * (index + 1)));
  for (const [index, { email }] of people.entries()) {
    const row = { number: 7 * (index + 1), data: { NAME: 'Имя', EMAIL: email.toUpperCase(), ACTIVE: true } };
    await repos.portalSnapshots.keep({ workspaceId: workspace.id, kind: 'PERSON' }, row, null, new Date());
  }
}
/** A run with names that invites by these ways, whose invitations have gone out, and which one member has answered. */
async function openRun(channels: ('mail' | 'bitrix24')[], is_anonymous = false): Promise<Frame> {
  poll = await makePoll(owner, workspace, { is_anonymous });
  const frame = await makeFrame(owner, poll, { channels, reminders: true });
  await doJobs(workspace.id);
  portal.notifications = [];
  await answer(eager, frame);
  return frame;
}
async function answer({ id }: Person, frame: Frame): Promise<void> {
  const { token } = await makeSession(id, new Date());
  const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
  expect((await request(polls.takePoll, { token, params: { id: frame.id }, body })).status).toBe(200);
}
/** The third day has come; what is due of reminders is done. */
async function remind(): Promise<void> {
  vi.setSystemTime(THURSDAY_10);
  await fire('send-reminders');
  await doJobs(workspace.id);
}
const notified = () => portal.notifications.map(({ person }) => person).toSorted();
const letters = async (...people: readonly Person[]) =>
  Promise.all(people.map(async ({ email }) => (await lettersTo(email, 'poll-reminder')).length));

describe('a reminder through Bitrix24', () => {
  it('reaches who has not answered, with a short text and the link, instead of a letter', async () => {
    await connect();
    await openRun(['bitrix24']);
    await remind();
    expect(notified()).toEqual(['14', '7']);
    const link = `https://tonus.example/app/poll/${poll.id}/take`;
    expect(portal.notifications[0]!.message).toBe(
      `Опрос в Тонусе ждёт вашего ответа. Тонус никому не говорит, кому пришло это напоминание. Если вы уже ответили, ничего делать не нужно. [URL=${link}]${link}[/URL]`,
    );
    expect(await letters(owner, silent, eager)).toEqual([0, 0, 0]);
  });

  it('is one message, by the channel that comes first for each, where the run invites by both', async () => {
    await connect();
    await repos.members.setTelling(workspace.id, owner.id, { order: ['mail'] });
    await openRun(['mail', 'bitrix24']);
    await remind();
    expect(notified()).toEqual(['14']);
    expect(await letters(owner, silent, eager)).toEqual([1, 0, 0]);
  });

  it('is a letter for everybody in an anonymous run: whoever has the webhook could look up who had not answered', async () => {
    await connect();
    await openRun(['bitrix24'], true);
    await remind();
    expect(notified()).toEqual([]);
    expect(await letters(owner, silent, eager)).toEqual([1, 1, 0]);
  });

  it('shows the fingerprint of a run with ballots', async () => {
    poll = await makePoll(owner, workspace, { is_anonymous: true, allow_anonymous_link: true });
    await makeFrame(owner, poll, { channels: ['mail'], reminders: true, results_visibility: 'from_5' });
    await doJobs(workspace.id);
    await remind();
    const signs = { fingerprint: expect.stringMatching(/^(?:\w{4} ){3}\w{4}$/) };
    expect(await lettersTo(silent.email, 'poll-reminder')).toMatchObject([signs]);
  });

  it('does not come where the run invites by mail alone, or in no way', async () => {
    await connect();
    await openRun(['mail']);
    await openRun([]);
    await remind();
    expect(notified()).toEqual([]);
    expect(await letters(owner, silent, eager)).toEqual([2, 2, 0]);
  });

  it.each([
    ['the right to notify is missing', () => void (portal.scope = ['user'])],
    ['the portal is down', () => void (portal.fault = () => failed(500, 'ERROR_CORE'))],
    ['nobody of them is on the portal any more', () => void (portal.people = [])],
  ])('becomes a letter where %s, one that can be stopped', async (_, breakIt) => {
    await connect();
    await openRun(['bitrix24']);
    breakIt();
    await remind();
    expect(notified()).toEqual([]);
    expect(await letters(owner, silent, eager)).toEqual([1, 1, 0]);
    const { unsubscribe } = await letterTo(silent.email, 'poll-reminder');
    expect((await request(automations.unsubscribe, { params: { token: unsubscribe } })).body).toEqual({
      kind: 'reminders',
    });
  });

  it('becomes a letter for the one who is not on the portal', async () => {
    await connect();
    const stranger = await makeMember(workspace, 'hr');
    await openRun(['bitrix24']);
    await remind();
    expect([notified(), await letters(owner, silent, stranger)]).toEqual([
      ['14', '7'],
      [0, 0, 1],
    ]);
  });

  it('goes to none who wants no reminders', async () => {
    await connect();
    await openRun(['bitrix24']);
    const { token } = await makeSession(silent.id, new Date());
    const unwanted = { params: { id: workspace.id }, body: { reminders: false } };
    expect((await request(automations.changeNotifications, { token, ...unwanted })).status).toBe(200);
    await remind();
    expect(notified()).toEqual(['7']);
  });

  it.each([
    [
      'the run is closed by then',
      async ({ id }: Frame) => {
        const { token } = await makeSession(owner.id, new Date());
        await request(polls.publishFrame, { token, params: { id }, body: { published: false } });
      },
    ],
    ['it comes hours late', async () => void vi.setSystemTime(THURSDAY_10.getTime() + 6 * 3_600_000)],
  ])('does not go out where %s, nor does a letter in its place', async (_, happen) => {
    await connect();
    const frame = await openRun(['bitrix24']);
    portal.people = portal.people.slice(0, 1);
    vi.setSystemTime(THURSDAY_10);
    await fire('send-reminders');
    await happen(frame);
    await doJobs(workspace.id);
    expect([notified(), await letters(owner, silent)]).toEqual([[], [0, 0]]);
    expect(await waitingJobs(workspace.id)).toEqual([]);
  });

  it.each([
    [
      'before its letters are written',
      (command: unknown) =>
        command instanceof TransactWriteCommand && JSON.stringify(command.input).includes('poll-reminder'),
    ],
    [
      'after that',
      (command: unknown) => command instanceof DeleteCommand && JSON.stringify(command.input).includes('JOBS#'),
    ],
  ])('of hundreds reaches each once, though its job dies %s', async (_, dies) => {
    await connect();
    await joinMany(workspace, 120);
    for (const { userId: id, email } of await repos.members.all(workspace.id)) {
      await table.write(verified({ id, email }, new Date()));
    }
    await openRun(['bitrix24']);
    vi.setSystemTime(THURSDAY_10);
    await fire('send-reminders');
    expect(await waitingJobs(workspace.id)).toHaveLength(3);
    const spy = intercept(async (command) => {
      if (dies(command)) throw new Error('The function died');
      return undefined;
    });
    await expect(doJobs(workspace.id)).rejects.toThrow('A job failed');
    spy.mockRestore();
    await doJobs(workspace.id);
    expect(notified()).toEqual(['14', '7']);
    const written = await storedItems('poll-reminder');
    expect(new Set(written.map(({ job }) => (job as { to: string }).to)).size).toBe(120);
    expect(written).toHaveLength(120);
  });
});

describe('a reminder of a run with names', () => {
  it('is not repeated by a job that dies after it was marked, though the order of who got it has changed', async () => {
    await connect();
    await openRun(['mail', 'bitrix24']);
    for (const { id } of [owner, silent]) {
      await repos.members.setTelling(workspace.id, id, { order: ['bitrix24', 'mail'] });
    }
    vi.setSystemTime(THURSDAY_10);
    await fire('send-reminders');
    const spy = failCalls((command) => command instanceof TransactWriteCommand);
    await expect(doJobs(workspace.id)).rejects.toThrow('A job failed');
    spy.mockRestore();
    expect(notified()).toEqual(['14', '7']);
    portal.fault = () => failed(500, 'ERROR_CORE');
    await doJobs(workspace.id);
    expect([notified(), await letters(owner, silent)]).toEqual([
      ['14', '7'],
      [0, 0],
    ]);
  });
});

describe('nobody learns who was reminded', () => {
  it('nothing is left in the table that was not there before, but what the run itself says', async () => {
    await connect();
    const frame = await openRun(['bitrix24'], true);
    const before = new Set((await storedItems()).map(({ pk, sk }) => `${pk} ${sk}`));
    const notice = (await repos.runs.findConsistent(frame.id))!.notice;
    await remind();
    // A letter that has gone out is forgotten.
    await table.removeMany(await storedItems('poll-reminder'));
    const added = (await storedItems()).filter(({ pk, sk }) => !before.has(`${pk} ${sk}`));
    const byType = Map.groupBy(added, ({ type }) => String(type));
    expect([...byType.keys()].toSorted()).toEqual(['automation-entry', 'due', 'mailbox-day']);
    // Counted for everybody who is asked, the same for whoever has answered and whoever has not.
    const days = byType.get('mailbox-day')!.map((day) => ({ ...day, pk: '' }));
    expect(days).toEqual([days[0], days[0], days[0]]);
    for (const { id, email } of [owner, silent, eager]) {
      expect(JSON.stringify(added)).not.toContain(id);
      expect(JSON.stringify(added)).not.toContain(email);
    }
    expect((await repos.runs.findConsistent(frame.id))!.notice).toEqual(notice);
  });

  it('a job that names them goes by itself though it is never done', async () => {
    await openRun(['bitrix24'], true);
    vi.setSystemTime(THURSDAY_10);
    await fire('send-reminders');
    const [job] = await waitingJobs(workspace.id);
    expect(job!['ttl']).toBe((THURSDAY_10.getTime() + 6 * 3_600_000) / 1000);
  });

  it('there is such a job whether everybody has answered or nobody', async () => {
    const frame = await openRun(['bitrix24'], true);
    await answer(owner, frame);
    await answer(silent, frame);
    vi.setSystemTime(THURSDAY_10);
    await fire('send-reminders');
    expect(await waitingJobs(workspace.id)).toHaveLength(1);
  });
});
