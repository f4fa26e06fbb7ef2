import { createHash, randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Job } from '#data/job-item.ts';
import { automations } from '#shared/contract/automations.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { automationLogOf } from '#tests/support/automation-log.ts';
import { fire } from '#tests/api/jobs/clock.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  joinMany,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeSession,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

const HOUR = 60 * MINUTE_MS;
const DAY = 24 * HOUR;
const MONDAY = new Date('2026-11-16T09:00:00.000Z');
const [THURSDAY_10, MONDAY_10] = [new Date('2026-11-19T07:00:00.000Z'), new Date('2026-11-23T07:00:00.000Z')];

let owner: Person;
let workspace: Workspace;
let people: readonly Person[];
beforeEach(async () => {
  // What the tests before have planned and written is of other workspaces.
  await table.removeMany(await storedItems('DUE#send-reminders'));
  await table.removeMany(await storedItems('mailbox-day'));
  await sendLetters();
  vi.useFakeTimers({ toFake: ['Date'], now: MONDAY });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  people = [
    await makeMember(workspace, 'сотрудник'),
    await makeMember(workspace, 'сотрудник'),
    await makeMember(workspace, 'hr'),
    await makeMember(workspace, 'сотрудник'),
  ];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function makeRun(more: { anonymous?: boolean; deadline?: string; reminders?: boolean; audience?: object } = {}) {
  const { anonymous = true, reminders = true, ...settings } = more;
  const poll = await makePoll(owner, workspace, { is_anonymous: anonymous, title: 'Пульс недели' });
  const frame = await makeFrame(owner, poll, { reminders, ...settings } as Parameters<typeof makeFrame>[2]);
  return { poll, frame };
}
async function answer({ id }: Person, poll: Poll, frame: Frame): Promise<void> {
  const { token } = await makeSession(id, new Date());
  const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
  expect((await request(polls.takePoll, { token, params: { id: frame.id }, body })).status).toBe(200);
}
async function fresh({ id }: Person): Promise<string> {
  return (await makeSession(id, new Date())).token;
}
/** To whom reminders wait to be sent, in the order of the addresses. */
async function remindedAddresses(): Promise<string[]> {
  const jobs = (await storedItems('poll-reminder')).filter(({ type }) => type === 'job').map(({ job }) => job as Job);
  return jobs.map((job) => (job.kind === 'send-mail' ? job.to : '')).toSorted();
}
/** All letters have gone out: a job that is done with a person's name in it is forgotten (send-mail.test.ts). */
async function sendLetters(): Promise<void> {
  for (const { pk, sk, type } of await storedItems('poll-reminder')) {
    if (type === 'job') await repos.jobs.forget({ pk, sk });
  }
}
const emails = (...some: readonly Person[]) => some.map(({ email }) => email).toSorted();
const at = async (moment: Date) => {
  vi.setSystemTime(moment);
  await fire('send-reminders');
};
const stored = async (id: string) => (await repos.runs.findConsistent(id))!;

describe('reminders by the clock', () => {
  it.each([true, false])('go on day 3 and 5 to those who have not answered (anonymous: %s)', async (anonymous) => {
    const { poll, frame } = await makeRun({ anonymous });
    expect(frame).toMatchObject({ reminders: true, next_reminder_at: THURSDAY_10.toISOString(), reminded_at: null });
    await answer(people[0]!, poll, frame);
    await answer(people[2]!, poll, frame);
    await at(new Date(THURSDAY_10.getTime() - 1));
    expect(await remindedAddresses()).toEqual([]);
    await at(THURSDAY_10);
    expect(await remindedAddresses()).toEqual(emails(owner, people[1]!, people[3]!));
    await sendLetters();
    await answer(people[1]!, poll, frame);
    await at(MONDAY_10);
    expect(await remindedAddresses()).toEqual(emails(owner, people[3]!));
    await sendLetters();
    await at(new Date(MONDAY_10.getTime() + 10 * DAY));
    expect(await remindedAddresses()).toEqual([]);
    expect((await storedItems('DUE#send-reminders')).filter(({ id }) => id === frame.id)).toEqual([]);
  });

  it('reach a mailbox three times a day, however many runs there are at once; whoever has answered is counted alike', async () => {
    const runs: Awaited<ReturnType<typeof makeRun>>[] = [];
    for (let count = 0; count < 6; count++) runs.push(await makeRun());
    for (const { poll, frame } of runs) await answer(people[0]!, poll, frame);
    await at(THURSDAY_10);
    const reached = await remindedAddresses();
    for (const person of [owner, ...people.slice(1)]) {
      expect(reached.filter((address) => address === person.email)).toHaveLength(3);
    }
    const days = (await storedItems('mailbox-day')).filter(({ reminders }) => reminders !== undefined);
    expect(new Set(days.map(({ reminders }) => reminders))).toEqual(new Set([3]));
    expect((await repos.automations.log(workspace.id, 'reminders')).length).toBe(6);
    await sendLetters();
    await at(MONDAY_10);
    expect((await remindedAddresses()).filter((address) => address === owner.email)).toHaveLength(3);
  });

  it('reach a mailbox of several addresses once a run, and use up nothing of one that is not proved', async () => {
    const name = randomUUID();
    const tagged = await makeMember(workspace, 'сотрудник', { email: `${name}+a@example.com` });
    await makeMember(workspace, 'сотрудник', { email: `${name}+b@example.com` });
    const other = await makeMember(workspace, 'сотрудник', { email: `${name}-c@example.com`, unproved: true });
    await makeRun();
    await at(THURSDAY_10);
    const reached = await remindedAddresses();
    expect(reached.filter((address) => address.startsWith(`${name}+`))).toHaveLength(1);
    expect(tagged.email).toContain(name);
    const days = (await storedItems('mailbox-day')).filter(({ reminders }) => reminders !== undefined);
    const box = createHash('sha256').update(`mailbox/${other.email}`).digest('base64url');
    expect(days.filter(({ pk }) => pk.includes(box))).toEqual([]);
  });

  it('go to nobody where the run does not want them, which is so unless somebody says', async () => {
    const poll = await makePoll(owner, workspace);
    const silent = await makeFrame(owner, poll);
    expect(silent).toMatchObject({ reminders: false, next_reminder_at: null });
    const { frame } = await makeRun();
    const change = (id: string, reminders: boolean) =>
      request(polls.updateFrame, { token: owner.token, params: { id }, body: { reminders } });
    expect((await change(frame.id, false)).body.next_reminder_at).toBeNull();
    expect((await change(silent.id, true)).body.next_reminder_at).toBe(THURSDAY_10.toISOString());
    await change(silent.id, false);
    await at(THURSDAY_10);
    expect(await remindedAddresses()).toEqual([]);
  });

  it('keep to the audience, and go to none who wants no such letters', async () => {
    const audience = { kind: 'members', user_ids: [owner, ...people].map(({ id }) => id).slice(0, 5) };
    const { frame } = await makeRun({ audience });
    const later = await makeMember(workspace, 'сотрудник');
    await request(automations.changeNotifications, {
      token: people[1]!.token,
      params: { id: workspace.id },
      body: { reminders: false },
    });
    await request(automations.changeNotifications, {
      token: people[3]!.token,
      params: { id: workspace.id },
      body: { digest: false },
    });
    await at(THURSDAY_10);
    expect(await remindedAddresses()).toEqual(emails(owner, people[0]!, people[2]!, people[3]!));
    expect(await remindedAddresses()).not.toContain(later.email);
    expect((await stored(frame.id)).remindedAt).toBe(THURSDAY_10.toISOString());
  });

  it('are dropped with the closing, and an anonymous run that is open again reminds nobody', async () => {
    const { frame } = await makeRun();
    const publish = (published: boolean) =>
      request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published } });
    expect((await publish(false)).body.next_reminder_at).toBeNull();
    expect(await storedItems('DUE#send-reminders')).not.toContainEqual(expect.objectContaining({ id: frame.id }));
    expect((await publish(true)).body.next_reminder_at).toBeNull();
    await at(THURSDAY_10);
    expect(await remindedAddresses()).toEqual([]);
    const token = await fresh(owner);
    const { status, body } = await request(polls.remindFrame, { token, params: { id: frame.id } });
    expect([status, body.code]).toEqual([409, 'conflict']);
  });

  it('follow the deadline: moved closer than twelve hours nobody is reminded any more', async () => {
    const { frame } = await makeRun();
    const set = async (deadline: Date) =>
      (
        await request(polls.updateFrame, {
          token: owner.token,
          params: { id: frame.id },
          body: { deadline: deadline.toISOString() },
        })
      ).body.next_reminder_at;
    expect(await set(new Date(THURSDAY_10.getTime() + 11 * HOUR))).toBeNull();
    expect(await set(new Date(THURSDAY_10.getTime() + 13 * HOUR))).toBe(THURSDAY_10.toISOString());
  });

  it('that come late, after nothing ran for days, do not come on a weekend', async () => {
    await makeRun();
    await at(new Date('2026-11-21T08:00:00.000Z'));
    expect(await remindedAddresses()).toEqual([]);
    await at(MONDAY_10);
    expect(await remindedAddresses()).toHaveLength(5);
  });

  it('rest in a workspace that has switched them off, and go on with the next when they are on again', async () => {
    await makeRun();
    const switched = async (enabled: boolean) =>
      request(automations.changeAutomation, {
        token: await fresh(owner),
        params: { id: workspace.id, name: 'reminders' },
        body: { enabled },
      });
    await switched(false);
    await at(THURSDAY_10);
    expect(await remindedAddresses()).toEqual([]);
    await switched(true);
    await at(MONDAY_10);
    expect(await remindedAddresses()).toHaveLength(5);
  });
});

describe('one letter each', () => {
  it('fired twice, and two at once', async () => {
    await makeRun();
    vi.setSystemTime(THURSDAY_10);
    await Promise.all([fire('send-reminders'), fire('send-reminders')]);
    await fire('send-reminders');
    expect(await remindedAddresses()).toEqual(emails(owner, ...people));
  });

  it('also of hundreds of members, where it died between them', async () => {
    await joinMany(workspace, 200);
    await makeRun();
    vi.setSystemTime(THURSDAY_10);
    const writesLetters = (command: object) =>
      command instanceof TransactWriteCommand && JSON.stringify(command.input).includes('send-mail');
    const spy = failCalls(writesLetters, 2);
    await expect(fire('send-reminders')).rejects.toThrow('The table does not answer');
    spy.mockRestore();
    const first = await remindedAddresses();
    expect(first.length).toBeGreaterThan(10);
    expect(first.length).toBeLessThan(205);
    await Promise.all([fire('send-reminders'), fire('send-reminders')]);
    const all = await remindedAddresses();
    expect(new Set(all).size).toBe(205);
    expect(all).toHaveLength(205);
  });
});

describe('a reminder by hand', () => {
  const remind = async (frame: Frame) =>
    request(polls.remindFrame, { token: await fresh(owner), params: { id: frame.id } });

  it('goes out within a minute, once a day at most, on any day, and the clock waits a day, too', async () => {
    const { poll, frame } = await makeRun({ reminders: false });
    await answer(people[0]!, poll, frame);
    const saturday = new Date('2026-11-21T08:00:00.000Z');
    vi.setSystemTime(saturday);
    const { status, body } = await remind(frame);
    expect([status, body.reminded_at, body.next_reminder_at]).toEqual([202, saturday.toISOString(), null]);
    const again = await remind(frame);
    expect([again.status, again.headers['retry-after']]).toEqual([429, String(DAY / 1000)]);
    await at(new Date(saturday.getTime() + MINUTE_MS));
    expect(await remindedAddresses()).toEqual(emails(owner, people[1]!, people[2]!, people[3]!));
    await sendLetters();
    await at(new Date(saturday.getTime() + 2 * MINUTE_MS));
    expect(await remindedAddresses()).toEqual([]);
    vi.setSystemTime(new Date(saturday.getTime() + DAY));
    expect((await remind(frame)).status).toBe(202);
  });

  it('an hour before the one by the clock stands for it', async () => {
    const { frame } = await makeRun();
    vi.setSystemTime(new Date(THURSDAY_10.getTime() - HOUR));
    expect((await remind(frame)).status).toBe(202);
    await fire('send-reminders');
    await sendLetters();
    await at(THURSDAY_10);
    expect(await remindedAddresses()).toEqual([]);
    expect((await stored(frame.id)).remindAt).toBe(MONDAY_10.toISOString());
  });

  it('of a run that was closed before it went out goes to nobody; of a closed one there is none', async () => {
    const { frame } = await makeRun();
    await remind(frame);
    await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: false } });
    await fire('send-reminders');
    expect(await remindedAddresses()).toEqual([]);
    expect((await remind(frame)).body).toMatchObject({ code: 'run_closed' });
  });

  it('of two at once one is taken', async () => {
    const { frame } = await makeRun();
    const replies = await Promise.all([remind(frame), remind(frame), remind(frame)]);
    expect(replies.filter(({ status }) => status === 202)).toHaveLength(1);
    await fire('send-reminders');
    expect(await remindedAddresses()).toHaveLength(5);
  });
});

describe('nobody learns who was reminded', () => {
  /** What anybody can see of a run that was reminded of, once the letters have gone out. */
  async function visible(answered: readonly Person[]) {
    vi.setSystemTime(MONDAY);
    const { poll, frame } = await makeRun();
    for (const person of answered) await answer(person, poll, frame);
    await countAll();
    const lines: string[] = [];
    for (const level of ['info', 'warn', 'error'] as const) {
      vi.spyOn(console, level).mockImplementation((line) => lines.push(String(line)));
    }
    await at(THURSDAY_10);
    vi.restoreAllMocks();
    await sendLetters();
    return { frame, lines };
  }

  it('the log of the function and of the automation are the same whether nobody has answered or everybody', async () => {
    const [none, all] = [await visible([]), await visible([owner, ...people])];
    expect(none.lines.map(bare)).toEqual(all.lines.map(bare));
    const log = await automationLogOf(workspace.id, 'reminders');
    expect(log).toHaveLength(2);
    expect(new Set(log.map(({ outcome, text }) => `${outcome} ${text}`)).size).toBe(1);
    for (const text of [...none.lines, ...log.map((entry) => entry.text)]) {
      for (const { id, email } of [owner, ...people]) {
        expect(text).not.toContain(id);
        expect(text).not.toContain(email);
      }
    }
  });

  it('once the letters have gone out, nothing in the table is of those who got one and not of the others', async () => {
    const answered = people.slice(0, 2);
    await visible(answered);
    const items = await storedItems();
    const kinds = (person: Person) =>
      items
        .filter((item) => JSON.stringify(item).includes(person.id) || JSON.stringify(item).includes(person.email))
        .map(({ pk, sk }) => `${pk} ${sk}`.replaceAll(person.id, 'ID').replaceAll(person.email, 'EMAIL'))
        .map((key) => key.replace(/SESSION#.*/, 'SESSION'));
    const [employee, silent] = [people[1]!, people[3]!];
    expect(new Set(kinds(silent))).toEqual(new Set(kinds(employee)));
    for (const { id } of people)
      expect(items.filter(({ pk }) => pk.startsWith('JOBS#') && JSON.stringify(pk).includes(id))).toEqual([]);
  });

  it('the reply to a reminder by hand is the same, too', async () => {
    const reply = async (answered: readonly Person[]) => {
      const { poll, frame } = await makeRun();
      for (const person of answered) await answer(person, poll, frame);
      const { status, body } = await request(polls.remindFrame, { token: owner.token, params: { id: frame.id } });
      return { status, keys: Object.keys(body), reminded: body.reminded_at, next: body.next_reminder_at };
    };
    expect(await reply([])).toEqual(await reply([owner, ...people]));
  });

  /** A line of the log without what differs from one moment to the next. */
  function bare(line: string): string {
    return line.replace(/\d+/g, '0');
  }
});
