import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { failed } from '#scripts/fake-services/bitrix24-portal.ts';
import { inSigns } from '#shared/ballots/in-signs.ts';
import { polls } from '#shared/contract/polls.ts';
import { CHANNELS, type Channel } from '#shared/channels/index.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { makePerson as personRow, startOwnPortal } from '#tests/support/own-portal.ts';

// A function reads its surroundings when it is loaded.
const portal = await startOwnPortal();
vi.stubEnv('SITE_URL', 'https://tonus.example');
const { request } = await import('#tests/support/api.ts');
const { makeFrame, makeMember, makePerson, makePlan, makePoll, makeWorkspace, repos } =
  await import('#tests/support/factories.ts');
const { connectPortal, forgetRequests } = await import('#tests/support/portal-factory.ts');
const { lettersTo } = await import('#tests/support/letters.ts');
const { doJobs, pulseAt, runsOf, saveSchedule, inviteAgain } = await import('#tests/support/pulses.ts');
const { storedItems } = await import('#tests/support/stored.ts');
type Person = Awaited<ReturnType<typeof makePerson>>;

let owner: Person;
let member: Person;
let workspace: Workspace;
let poll: Poll;
beforeEach(async () => {
  portal.fault = null;
  portal.scope = ['department', 'task', 'user', 'im'];
  portal.notifications = [];
  await forgetRequests(portal.webhook);
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  member = await makeMember(workspace, 'сотрудник');
  poll = await makePoll(owner, workspace);
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => portal.stop());

/** A connected portal on which these people are, as the last reading of it has kept them. */
async function connect(people: readonly Person[]): Promise<void> {
  await connectPortal(workspace, portal.webhook);
  portal.people = people.map((_, index) => personRow(7 * (index + 1)));
  for (const [index, { email }] of people.entries()) {
    const data = { NAME: 'Имя', EMAIL: email.toUpperCase(), ACTIVE: true };
    const place = { workspaceId: workspace.id, kind: 'PERSON' } as const;
    await repos.portalSnapshots.keep(place, { number: 7 * (index + 1), data }, null, new Date());
  }
}

/** How many people each channel has told, as a notice says it. */
function reached(people: Partial<Record<Channel, number>>) {
  return CHANNELS.flatMap((channel) => (people[channel] === undefined ? [] : [{ channel, people: people[channel] }]));
}

/** Opens a run and does what follows. */
async function open(channels: Channel[], more: object = {}): Promise<string> {
  const { id } = await makeFrame(owner, poll, { channels, ...more });
  await doJobs(workspace.id);
  return id;
}
const noticeOf = async (id: string) =>
  (await request(polls.listFrames, { token: owner.token, params: { id: poll.id } })).body.frames.find(
    (frame) => frame.id === id,
  )!.notice;
const letters = async (person: Person) => (await lettersTo(person.email, 'run-invitation')).length;

describe('an invitation by mail', () => {
  it('goes to everybody a run asks when it opens, and to nobody where no channel is chosen', async () => {
    await open([]);
    expect([await letters(owner), await letters(member)]).toEqual([0, 0]);
    const id = await open(['mail']);
    expect(await lettersTo(member.email, 'run-invitation')).toEqual([
      {
        pollId: poll.id,
        kind: 'poll',
        title: poll.title,
        workspace: workspace.name,
        deadline: null,
        isAnonymous: true,
      },
    ]);
    expect(await letters(owner)).toBe(1);
    expect(await noticeOf(id)).toEqual({
      people: 2,
      reached: [{ channel: 'mail', people: 2 }],
      later: 0,
      problem: null,
    });
  });

  it('goes to nobody who is on leave that day; they stay among those asked', async () => {
    const today = moscowDay(new Date());
    const rest = (to: string) => ({ leave: { from: '2026-01-12', to } });
    await repos.members.setEach(workspace.id, [{ userId: member.id, set: rest(today) }], new Date());
    const id = await open(['mail']);
    expect([await letters(owner), await letters(member)]).toEqual([1, 0]);
    const { frames } = (await request(polls.listFrames, { token: owner.token, params: { id: poll.id } })).body;
    expect(frames.find((frame) => frame.id === id)?.audience).toEqual({ kind: 'all' });
    await repos.members.setEach(workspace.id, [{ userId: member.id, set: rest('2026-01-13') }], new Date());
    await open(['mail']);
    expect(await letters(member), 'they are back').toBe(1);
  });

  it('shows the fingerprint of a run with ballots, as people compare it', async () => {
    poll = await makePoll(owner, workspace, { is_anonymous: true, allow_anonymous_link: true });
    const id = await open(['mail'], { results_visibility: 'from_5' });
    const { frames } = (await request(polls.listFrames, { token: owner.token, params: { id: poll.id } })).body;
    const { fingerprint } = frames.find((frame) => frame.id === id)!;
    const signs = inSigns(fingerprint!);
    expect(signs).toMatch(/^(?:\w{4} ){3}\w{4}$/);
    expect(await lettersTo(member.email, 'run-invitation')).toMatchObject([{ fingerprint: signs }]);
  });

  it('goes to those a run asks and to nobody else', async () => {
    poll = await makePoll(owner, workspace, { is_anonymous: false });
    await open(['mail'], { audience: { kind: 'members', user_ids: [member.id] } });
    expect([await letters(owner), await letters(member)]).toEqual([0, 1]);
  });

  it('goes once, however often the run is opened again or its job handed over', async () => {
    const id = await open(['mail']);
    const publish = (published: boolean) =>
      request(polls.publishFrame, { token: owner.token, params: { id }, body: { published } });
    await publish(false);
    await publish(true);
    await doJobs(workspace.id);
    await inviteAgain(workspace.id, id);
    expect(await letters(member)).toBe(1);
  });

  it('does not go about a run that was closed before its turn', async () => {
    const { id } = await makeFrame(owner, poll, { channels: ['mail'] });
    await request(polls.publishFrame, { token: owner.token, params: { id }, body: { published: false } });
    await doJobs(workspace.id);
    expect(await letters(member)).toBe(0);
    expect(await noticeOf(id)).toBeNull();
  });

  it('goes at most ten times a day to one account, whoever opens runs', async () => {
    for (let run = 0; run < 11; run++) await open(['mail']);
    expect(await letters(member)).toBe(10);
  });

  it('leaves marks that name nobody, hold no answer and expire', async () => {
    const id = await open(['mail']);
    const marks = (await storedItems(`MARKS#${id}`)).filter(({ type }) => type === 'notice');
    expect(marks).toHaveLength(2);
    for (const mark of marks) {
      expect(Object.keys(mark).toSorted()).toEqual(['channel', 'pk', 'sk', 'ttl', 'type']);
      expect(JSON.stringify(mark)).not.toContain(member.id);
    }
  });

  it('goes out for a run that a schedule opens', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00.000Z') });
    await saveSchedule(owner, poll, { channels: ['mail'] });
    await pulseAt('2026-11-23T07:00:00.000Z', poll);
    expect(await letters(member)).toBe(1);
    expect((await runsOf(poll))[0]!.notice).toMatchObject({ people: 2, reached: [{ channel: 'mail', people: 2 }] });
  });
});

describe('an invitation through Bitrix24', () => {
  it('reaches members by their address on the portal, with text and link, and sends them no letter', async () => {
    await connect([owner, member]);
    const id = await open(['bitrix24']);
    expect(portal.notifications.map(({ person }) => person).toSorted()).toEqual(['14', '7']);
    const link = `https://tonus.example/app/poll/${poll.id}/take`;
    expect(portal.notifications[0]!.message).toBe(`Вас просят пройти опрос в Тонусе. [URL=${link}]${link}[/URL]`);
    expect(await letters(member)).toBe(0);
    expect(await noticeOf(id)).toEqual({
      people: 2,
      reached: [{ channel: 'bitrix24', people: 2 }],
      later: 0,
      problem: null,
    });
  });

  it('is instead of a letter where both are chosen, except for whoever puts letters first', async () => {
    await connect([owner, member]);
    await repos.members.setTelling(workspace.id, owner.id, { order: ['mail'] });
    const id = await open(['mail', 'bitrix24']);
    expect([portal.notifications.map(({ person }) => person), await letters(owner), await letters(member)]).toEqual([
      ['14'],
      1,
      0,
    ]);
    expect(await noticeOf(id)).toEqual({
      people: 2,
      reached: reached({ mail: 1, bitrix24: 1 }),
      later: 0,
      problem: null,
    });
  });

  it.each([
    [
      'the right to notify is missing',
      () => void (portal.scope = ['user']),
      'не хватает права «Чат и уведомления (im)»',
    ],
    ['the portal is down', () => void (portal.fault = () => failed(500, 'ERROR_CORE')), 'пригласили другим способом'],
    ['the portal is closed', () => void (portal.fault = () => failed(403, 'PORTAL_DELETED')), 'Портал закрыт'],
  ])('becomes a letter where %s, and the run says so', async (_, breakIt, problem) => {
    await connect([owner, member]);
    breakIt();
    const id = await open(['bitrix24']);
    expect([portal.notifications.length, await letters(owner), await letters(member)]).toEqual([0, 1, 1]);
    expect(await noticeOf(id)).toMatchObject({
      reached: reached({ mail: 2, bitrix24: 0 }),
      problem: expect.stringContaining(problem),
    });
  });

  it('becomes a letter for whoever is not on the portal or dismissed there', async () => {
    await connect([owner, member]);
    portal.people = portal.people.slice(0, 1);
    const third = await makeMember(workspace, 'hr');
    const id = await open(['bitrix24']);
    expect([await letters(owner), await letters(member), await letters(third)]).toEqual([0, 1, 1]);
    expect(await noticeOf(id)).toMatchObject({ people: 3, reached: reached({ mail: 2, bitrix24: 1 }) });
  });

  it('becomes a letter where no portal is connected, or the plan does not open it', async () => {
    expect(await noticeOf(await open(['bitrix24']))).toMatchObject({
      reached: reached({ mail: 2, bitrix24: 0 }),
      problem: expect.stringContaining('не подключён'),
    });
    await connect([owner, member]);
    await makePlan(owner, 'startup');
    expect(await noticeOf(await open(['bitrix24']))).toMatchObject({ reached: reached({ mail: 2, bitrix24: 0 }) });
  });

  it('goes in batches of fifty, through the limits of the portal', async () => {
    const people = [owner, member];
    for (let count = 0; count < 58; count++) people.push(await makeMember(workspace, 'сотрудник'));
    await connect(people);
    const asked = portal.asked();
    await open(['bitrix24']);
    expect([portal.notifications.length, portal.asked() - asked]).toEqual([60, 2]);
  });

  it('is not repeated by a job that died half-way', async () => {
    await connect([owner, member]);
    const id = await open(['bitrix24']);
    portal.notifications = [];
    await repos.runs.noteNotice(
      (await repos.runs.find(id))!,
      {
        people: 0,
        reached: [],
        problem: null,
      },
      new Map(),
      new Date(),
    );
    await inviteAgain(workspace.id, id);
    expect(portal.notifications).toEqual([]);
    expect(await noticeOf(id)).toMatchObject({ reached: [{ channel: 'bitrix24', people: 2 }] });
  });
});
