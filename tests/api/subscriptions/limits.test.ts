import { afterEach, describe, expect, it, vi } from 'vitest';
import { bitrix24 } from '#shared/contract/bitrix24.ts';
import { polls } from '#shared/contract/polls.ts';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { PLANS } from '#shared/rules/plans.ts';
import { request } from '#tests/support/api.ts';
import { timesAtOnce } from '#tests/support/at-once.ts';
import {
  makeFrame,
  makeInvitation,
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { makePortal } from '#tests/support/portal-factory.ts';
import { storedItems } from '#tests/support/stored.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const createWorkspace = ({ token }: Person, name = 'Ещё одна') =>
  request(workspaces.createWorkspace, { token, body: { name } });
const createPoll = ({ token }: Person, workspace: Workspace) =>
  request(polls.createPoll, {
    token,
    body: { workspace_id: workspace.id, title: 'Пульс', questions: [{ text: 'Как дела?', order_index: 0 }] },
  });
const statuses = (replies: readonly { status: number }[]) => replies.map((reply) => reply.status).toSorted();
const words = (text: string) => text.replaceAll('\u00A0', ' ');

afterEach(() => vi.useRealTimers());

describe('workspaces of an owner', () => {
  it('one on Startup: the second is refused with 402 that names the limit and the plan that lifts it (A3-02)', async () => {
    const owner = await makePerson({ plan: 'startup' });
    expect((await createWorkspace(owner)).status).toBe(201);
    const before = await storedItems();
    const refused = await createWorkspace(owner);
    expect(refused).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
    expect(words(refused.body.detail)).toBe(
      'На тарифе Startup — не больше 1 рабочего пространства. До 5 рабочих пространств: Basic.',
    );
    expect(await storedItems()).toEqual(before);
  });

  it('of twenty created at once exactly as many as the plan allows: 1 on Startup, 5 on Basic (A3-02, A3-04)', async () => {
    for (const [plan, allowed] of [
      ['startup', 1],
      ['basic', 5],
    ] as const) {
      const owner = await makePerson({ plan });
      const replies = await timesAtOnce(20, () => createWorkspace(owner));
      expect(statuses(replies)).toEqual([...Array(allowed).fill(201), ...Array(20 - allowed).fill(402)]);
      const { body } = await request(workspaces.listWorkspaces, { token: owner.token });
      expect(body).toHaveLength(allowed);
    }
  });

  it('as many as needed on Premium (A3-07)', async () => {
    const owner = await makePerson({ plan: 'premium' });
    expect(statuses(await timesAtOnce(7, () => createWorkspace(owner)))).toEqual(Array(7).fill(201));
  });

  it('of others do not count: a member of many may create one of their own', async () => {
    const employee = await makeMember(await makeWorkspace(await makePerson()), 'сотрудник');
    await makePlan(employee, 'startup');
    expect(statuses([await createWorkspace(employee), await createWorkspace(employee)])).toEqual([201, 402]);
  });
});

describe('polls of a month', () => {
  it('three on Startup, the owner’s plan counting whoever creates them (A3-02)', async () => {
    const owner = await makePerson({ plan: 'startup' });
    const workspace = await makeWorkspace(owner);
    const hr = await makeMember(workspace, 'hr');
    const replies = [];
    for (const who of [owner, hr, hr, owner]) replies.push(await createPoll(who, workspace));
    expect(replies.map((reply) => reply.status)).toEqual([201, 201, 201, 402]);
    const refused = await createPoll(hr, workspace);
    expect(refused).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
    expect(words(refused.body.detail)).toBe('На тарифе Startup — не больше 3 опросов в месяц. Без ограничений: Basic.');
  });

  it('of twenty created at once exactly three, and nothing is left of the others (A3-02)', async () => {
    const owner = await makePerson({ plan: 'startup' });
    const workspace = await makeWorkspace(owner);
    const replies = await timesAtOnce(20, () => createPoll(owner, workspace));
    expect(statuses(replies)).toEqual([...Array(3).fill(201), ...Array(17).fill(402)]);
    const stored = await storedItems(workspace.id);
    expect(stored.filter((item) => item['type'] === 'poll')).toHaveLength(3);
    expect(stored.filter((item) => item['type'] === 'poll-ref')).toHaveLength(3);
  });

  it('are counted anew in the next calendar month of Moscow, and a deleted one stays counted', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-30T20:50:00.000Z') });
    const owner = await makePerson({ plan: 'startup' });
    const workspace = await makeWorkspace(owner);
    const made = await timesAtOnce(3, () => createPoll(owner, workspace));
    await request(polls.deletePoll, { token: owner.token, params: { id: made[0]!.body.id } });
    expect((await createPoll(owner, workspace)).status).toBe(402);
    vi.setSystemTime(new Date('2026-11-30T21:00:00.000Z'));
    expect((await createPoll(owner, workspace)).status).toBe(201);
  });

  it('are without limit on Basic (A3-04)', async () => {
    const owner = await makePerson({ plan: 'basic' });
    const workspace = await makeWorkspace(owner);
    expect(statuses(await timesAtOnce(5, () => createPoll(owner, workspace)))).toEqual(Array(5).fill(201));
  });

  it('made without limit count once there is one again', async () => {
    const owner = await makePerson({ plan: 'basic' });
    const workspace = await makeWorkspace(owner);
    await timesAtOnce(4, () => createPoll(owner, workspace));
    await makePlan(owner, 'startup');
    expect((await createPoll(owner, workspace)).status).toBe(402);
  });
});

describe('a plan past its due date', () => {
  it('is Startup from that moment on, before anything has tidied it away', async () => {
    const now = Date.now();
    const owner = await makePerson();
    await makePlan(owner, 'basic', { dueDate: new Date(now + DAY_MS).toISOString() });
    const workspace = await makeWorkspace(owner);
    await timesAtOnce(4, () => createPoll(owner, workspace));
    await makePlan(owner, 'basic', { dueDate: new Date(now - 1).toISOString() });
    expect((await createPoll(owner, workspace)).status).toBe(402);
    expect((await createWorkspace(owner)).status).toBe(402);
  });

  it('is Startup while it is not active', async () => {
    const owner = await makePerson();
    await makePlan(owner, 'premium', { active: false });
    expect(statuses([await createWorkspace(owner), await createWorkspace(owner)])).toEqual([201, 402]);
  });
});

describe('a downgrade', () => {
  /** Two workspaces with a poll and an open run in each, then Startup. */
  async function makeDowngrade() {
    const owner = await makePerson();
    const made = [];
    for (const name of ['Первая', 'Вторая']) {
      const workspace = await makeWorkspace(owner, name);
      const poll = await makePoll(owner, workspace);
      made.push({ workspace, poll, frame: await makeFrame(owner, poll) });
    }
    await makePlan(owner, 'startup');
    return { owner, oldest: made[0]!, newest: made[1]! };
  }

  it('keeps everything and lets it be read in the newest workspace, too (A1-08)', async () => {
    const { owner, newest } = await makeDowngrade();
    const { token } = owner;
    expect((await request(workspaces.getWorkspace, { token, params: { id: newest.workspace.id } })).status).toBe(200);
    expect((await request(polls.getPoll, { token, params: { id: newest.poll.id } })).status).toBe(200);
    expect((await request(polls.getResults, { token, params: { id: newest.frame.id } })).status).toBe(200);
  });

  it('makes the newest workspace beyond the plan read-only, and leaves the oldest as it was (A1-08)', async () => {
    const { owner, oldest, newest } = await makeDowngrade();
    const { token } = owner;
    const newFrame = (poll: { id: string }) =>
      request(polls.createFrame, { token, params: { id: poll.id }, body: { deadline: null } });
    const refused = await newFrame(newest.poll);
    expect(refused).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
    expect(refused.body.detail).toMatch(/только для чтения.*Startup.*Basic/u);
    expect((await createPoll(owner, newest.workspace)).status).toBe(402);
    const draft = await newFrame(oldest.poll);
    expect(draft.status).toBe(201);
    const publish = (id: string, published: boolean) =>
      request(polls.publishFrame, { token, params: { id }, body: { published } });
    expect((await publish(draft.body.id, true)).status).toBe(200);
    expect((await publish(newest.frame.id, false)).status).toBe(200);
    expect((await publish(newest.frame.id, true)).status).toBe(402);
  });

  it('from Premium to Basic invites nobody from Bitrix24 into the newest workspace beyond the plan', async () => {
    const owner = await makePerson();
    const made = [];
    for (let count = 0; count <= PLANS.basic.limits.workspaces!; count++) made.push(await makeWorkspace(owner));
    const newest = made.at(-1)!;
    await makePortal(newest);
    await makePlan(owner, 'basic');
    const reply = await request(bitrix24.importBitrix24Members, {
      token: owner.token,
      params: { id: newest.id },
      body: {},
    });
    expect(reply).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
  });

  it('lets less be made of what is too much: a deletion is never refused', async () => {
    const { owner, newest } = await makeDowngrade();
    const reply = await request(polls.deletePoll, { token: owner.token, params: { id: newest.poll.id } });
    expect(reply.status).toBe(204);
  });

  it('is undone by the plan that has room for all', async () => {
    const { owner, newest } = await makeDowngrade();
    await makePlan(owner, 'basic');
    expect((await createPoll(owner, newest.workspace)).status).toBe(201);
  });
});

describe('a downgrade with more people than the smaller plan has room for', () => {
  /** Five people on Premium with a poll, a draft and an open run, then Startup, which is for three. */
  async function makeCrowd() {
    const owner = await makePerson();
    const workspace = await makeWorkspace(owner);
    const team = [];
    for (const role of ['hr', 'руководитель', 'сотрудник', 'сотрудник'] as const) {
      team.push(await makeMember(workspace, role));
    }
    const poll = await makePoll(owner, workspace, { is_anonymous: false });
    const [open, draft] = [await makeFrame(owner, poll), await makeFrame(owner, poll, { published: false })];
    const invited = await makePerson();
    const invitation = await makeInvitation(workspace, { email: invited.email });
    await makePlan(owner, 'startup');
    return { owner, workspace, hr: team[0]!, employee: team[2]!, team, poll, open, draft, invited, invitation };
  }
  type Crowd = Awaited<ReturnType<typeof makeCrowd>>;
  const params = ({ id }: { id: string }) => ({ params: { id } });
  const READ_ONLY =
    /^Рабочее пространство открыто только для чтения: в нём 5 человек, а тариф Startup рассчитан на 3 человека\..*Basic\.$/u;

  const refused: [string, (crowd: Crowd) => Promise<{ status: number; body: { detail: string } }>][] = [
    ['a new poll', ({ hr, workspace }) => createPoll(hr, workspace)],
    ['a copy of a poll', ({ hr, poll }) => request(polls.duplicatePoll, { token: hr.token, ...params(poll) })],
    [
      'a change of a poll',
      ({ hr, poll }) => request(polls.updatePoll, { token: hr.token, ...params(poll), body: { title: 'Другой' } }),
    ],
    [
      'a new run',
      ({ hr, poll }) => request(polls.createFrame, { token: hr.token, ...params(poll), body: { deadline: null } }),
    ],
    [
      'opening a run',
      ({ hr, draft }) => request(polls.publishFrame, { token: hr.token, ...params(draft), body: { published: true } }),
    ],
    [
      'an invitation',
      ({ hr, workspace }) =>
        request(workspaces.inviteMember, {
          token: hr.token,
          ...params(workspace),
          body: { email: 'new@example.com', role: 'сотрудник' },
        }),
    ],
    [
      'an invitation sent again',
      ({ hr, workspace, invitation }) =>
        request(workspaces.resendInvitation, {
          token: hr.token,
          params: { id: workspace.id, invitation: invitation.id },
        }),
    ],
    [
      'who accepts an invitation',
      ({ invited, invitation }) =>
        request(workspaces.acceptInvitation, { token: invited.token, params: { token: invitation.token } }),
    ],
  ];

  it.each(refused)('refuses %s with 402 and says what opens it again (A1-08, A3-02)', async (_, ask) => {
    const crowd = await makeCrowd();
    const before = await storedItems();
    const reply = await ask(crowd);
    expect(reply).toMatchObject({ status: 402, body: { code: 'plan_limit' } });
    expect(words(reply.body.detail)).toMatch(READ_ONLY);
    expect(await storedItems()).toEqual(before);
  });

  it('throws nobody out: everything can be read, open runs are answered and closed, and less can be made of it', async () => {
    const { owner, hr, employee, workspace, poll, open } = await makeCrowd();
    const answers = [
      { question_id: poll.questions[0]!.id, content: '9' },
      { question_id: poll.questions[1]!.id, content: 'Ничего' },
    ];
    const { token } = hr;
    const replies = [
      await request(workspaces.listMembers, { token: employee.token, ...params(workspace) }),
      await request(polls.takePoll, { token: employee.token, ...params(open), body: { answers } }),
      await request(polls.getResults, { token, ...params(open) }),
      await request(polls.publishFrame, { token, ...params(open), body: { published: false } }),
      await request(workspaces.leaveWorkspace, { token: employee.token, ...params(workspace) }),
      await request(polls.deletePoll, { token: owner.token, ...params(poll) }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204, 204]);
  });

  it('says so before anything is begun, to everybody who asks, and names the workspace in the subscription', async () => {
    const { owner, hr, workspace } = await makeCrowd();
    for (const { token } of [owner, hr]) {
      const { body } = await request(workspaces.getNotices, { token, ...params(workspace) });
      expect(words(body.read_only!)).toMatch(READ_ONLY);
    }
    const { body: mine } = await request(subscriptions.getMySubscription, { token: owner.token });
    expect(mine.read_only_workspaces).toEqual([workspace.id]);
  });

  it('is undone by room as by a plan', async () => {
    const { owner, workspace, team } = await makeCrowd();
    const remove = ({ email }: Person) =>
      request(workspaces.removeMember, { token: owner.token, ...params(workspace), body: { email } });
    await remove(team[2]!);
    expect((await createPoll(owner, workspace)).status).toBe(402);
    await remove(team[3]!);
    expect((await createPoll(owner, workspace)).status).toBe(201);
    expect(
      (await request(workspaces.getNotices, { token: owner.token, ...params(workspace) })).body.read_only,
    ).toBeNull();

    const other = await makeCrowd();
    await makePlan(other.owner, 'basic');
    expect((await createPoll(other.hr, other.workspace)).status).toBe(201);
  });

  it('does not touch the other workspaces of the same owner that have room', async () => {
    const { owner } = await makeCrowd();
    await makePlan(owner, 'basic');
    const small = await makeWorkspace(owner, 'Небольшая');
    for (let people = 0; people < 20; people++) await makeMember(small, 'сотрудник');
    expect((await createPoll(owner, small)).status).toBe(402);
    const { body } = await request(workspaces.listWorkspaces, { token: owner.token });
    const first = body.find(({ id }) => id !== small.id)!;
    expect((await createPoll(owner, first)).status).toBe(201);
  });
});
