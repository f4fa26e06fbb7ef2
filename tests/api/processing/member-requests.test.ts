import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { collectWorkload } from '#functions/analysis/jobs/collect-workload.ts';
import { leaverJob } from '#functions/automations/leavers.ts';
import { askedAmong } from '#functions/runs/audience.ts';
import { auth } from '#shared/contract/auth.ts';
import { chats } from '#shared/contract/chats.ts';
import { people } from '#shared/contract/people.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { blockedUntil, dueDay, type DataRequestKind } from '#shared/rules/data-requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { request, withKey } from '#tests/support/api.ts';
import { intercept } from '#tests/support/intercept.ts';
import {
  join,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeTask,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { lettersTo } from '#tests/support/letters.ts';
import { storedItems } from '#tests/support/stored.ts';

const today = moscowDay(new Date());

let owner: Person;
let workspace: Workspace;
let hr: Person;
let vera: Person;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  hr = await makeMember(workspace, 'hr');
  vera = await makeMember(workspace, 'сотрудник', { firstName: 'Вера', lastName: 'Ильина' });
});
const params = () => ({ id: workspace.id });
const ask = (kind: DataRequestKind, { wish = null, by = vera }: { wish?: string | null; by?: Person } = {}) =>
  request(
    chats.sendDataRequest,
    withKey(chats.sendDataRequest, { token: by.token, params: params(), body: { kind, wish } }),
  );
const room = async () => (await request(chats.listDataRequests, { token: hr.token, params: params() })).body.requests;
const own = async () => (await request(auth.exportMe, { token: vera.token })).body;
const change = (requestId: string, to: 'answered' | 'refused', reason: string | null) =>
  request(chats.changeDataRequest, { token: hr.token, params: { ...params(), requestId }, body: { to, reason } });
const withdraw = (requestId: string, by = vera) =>
  request(chats.withdrawDataRequest, { token: by.token, params: { ...params(), requestId } });
const leave = () => request(workspaces.leaveWorkspace, { token: vera.token, params: params() });
const member = async () => (await repos.members.find(workspace.id, vera.id))!;

describe('a request that a member makes of the company', () => {
  it('stands in the room of requests with its last day, and the owner and HR are told of it at once', async () => {
    const sent = await ask('correct', { wish: ' Дата приёма — 3 марта ' });
    expect([sent.status, sent.body.due_on]).toEqual([201, dueDay(today, false)]);
    expect(await room()).toMatchObject([
      { id: sent.body.id, member_id: vera.id, contact_id: null, here: true, name: 'Ильина Вера', kind: 'correct' },
    ]);
    expect((await room())[0]).toMatchObject({ wish: 'Дата приёма — 3 марта', state: 'open', block: null });
    for (const { email } of [owner, hr]) {
      expect(await lettersTo(email, 'data-request-due')).toMatchObject([{ kind: 'correct', dueOn: sent.body.due_on }]);
    }
    expect(await lettersTo(vera.email, 'data-request-due')).toEqual([]);
  });

  it('is answered there, and they read the answer beside all else that is kept of them', async () => {
    const { id } = (await ask('access')).body;
    await change(id, 'refused', 'Сведения уже отправлены в мае');
    const [told] = (await own()).data_requests;
    expect(told).toMatchObject({ workspace: workspace.name, kind: 'access', state: 'refused', closed_on: today });
    expect(told!.closed_because).toBe('Сведения уже отправлены в мае');
    const letters = await lettersTo(vera.email, 'data-request-answer');
    expect(letters).toEqual([{ workspace: workspace.name, kind: 'access', outcome: 'refused' }]);
  });

  it('is not taken twice while it waits, and again once it was answered', async () => {
    const { id } = (await ask('erase')).body;
    expect((await ask('erase')).status).toBe(409);
    expect((await ask('access')).status).toBe(201);
    await change(id, 'answered', null);
    expect((await ask('erase')).status).toBe(201);
  });

  it('is one when it is sent twice at the same moment, and the other one is told so', async () => {
    let first: ReturnType<typeof ask> | undefined;
    const spy = intercept(async (command) => {
      // The other one is sent and written after this one has read what there is, and before it writes.
      if (first || !(command instanceof TransactWriteCommand)) return undefined;
      first = ask('inaccurate');
      await first;
      return undefined;
    });
    const late = await ask('inaccurate');
    spy.mockRestore();
    expect([(await first)?.status, late.status]).toEqual([201, 409]);
    expect((await room()).map(({ kind }) => kind)).toEqual(['inaccurate']);
  });

  it('of another kind sent at the same moment is written as well, and of two disputes one blocks', async () => {
    const sent = await Promise.all([ask('inaccurate'), ask('stop')]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    expect((await room()).map(({ kind }) => kind).toSorted()).toEqual(['inaccurate', 'stop']);
    expect((await room()).filter(({ block }) => block !== null)).toHaveLength(1);
  });

  it('is taken back while nobody has answered: the company is told, nobody is reminded, and it may be sent again', async () => {
    const { id } = (await ask('access')).body;
    const other = await makeMember(workspace, 'hr');
    expect((await withdraw(id, other)).status).toBe(404);
    expect((await withdraw(id)).status).toBe(204);
    expect(await room()).toMatchObject([{ id, state: 'withdrawn', closed_on: today, working_days_left: null }]);
    expect((await own()).data_requests).toMatchObject([{ id, state: 'withdrawn' }]);
    for (const { email } of [owner, hr]) {
      expect(await lettersTo(email, 'data-request-withdrawn')).toEqual([{ workspace: workspace.name, kind: 'access' }]);
    }
    expect((await storedItems(id)).map(({ type }) => type)).toEqual(['data-request']);
    // Twice is once, and what has ended is not answered.
    expect((await withdraw(id)).status).toBe(204);
    expect(await lettersTo(owner.email, 'data-request-withdrawn')).toHaveLength(1);
    expect((await change(id, 'answered', null)).status).toBe(409);
    const again = await ask('access');
    expect(again.status).toBe(201);
    await change(again.body.id, 'answered', null);
    expect((await withdraw(again.body.id)).status).toBe(409);
  });

  it('takes its block along when it is taken back, unless another one disputes the data as well', async () => {
    const first = (await ask('inaccurate')).body.id;
    const second = (await ask('stop')).body.id;
    expect((await member()).blocked).toMatchObject({ requestId: first });
    await withdraw(first);
    expect((await member()).blocked).toMatchObject({ requestId: second, kind: 'stop', since: today });
    await withdraw(second);
    expect((await member()).blocked).toBeNull();
  });

  it('stays with their name when they leave, and without it and their words when their account goes', async () => {
    await ask('access', { wish: 'Всё с начала года' });
    await leave();
    expect(await room()).toMatchObject([{ here: false, name: 'Вера Ильина', wish: 'Всё с начала года' }]);
    expect((await own()).data_requests).toMatchObject([{ workspace: workspace.name, wish: 'Всё с начала года' }]);
    await repos.accountCleanup.forgetIn(workspace.id, vera.id);
    expect(await room()).toMatchObject([{ member_id: null, name: null, wish: null, state: 'open' }]);
  });
});

describe('a request of somebody who is in the workspace no more', () => {
  it('is read on their own page with its last day and its answer, and nothing else of the workspace', async () => {
    const { id, due_on } = (await ask('access')).body;
    await leave();
    const told = { id, workspace_id: workspace.id, workspace: workspace.name, kind: 'access', due_on };
    expect((await own()).data_requests).toMatchObject([{ ...told, state: 'open', closed_because: null }]);
    await change(id, 'answered', 'Выслали выписку на почту');
    expect((await own()).data_requests).toMatchObject([
      { ...told, state: 'answered', closed_on: today, closed_because: 'Выслали выписку на почту' },
    ]);
    expect((await own()).memberships).toEqual([]);
    expect((await withdraw(id)).status).toBe(409);
    const asVera = { token: vera.token, params: params() };
    expect((await request(chats.listDataRequests, asVera)).status).toBe(404);
    expect((await request(workspaces.getNotices, asVera)).status).toBe(404);
    expect((await ask('erase')).status).toBe(404);
  });

  it('is withdrawn by them and by nobody else, whether they have left or were removed: owner and HR are told', async () => {
    const { id } = (await ask('stop')).body;
    const removal = { token: owner.token, params: params(), body: { email: vera.email } };
    expect((await request(workspaces.removeMember, removal)).status).toBe(204);
    const unknown = await withdraw(randomUUID());
    expect([unknown.status, unknown.body]).toMatchObject([404, { code: 'not_found' }]);
    const stranger = await makePerson();
    for (const other of [stranger, hr, owner]) {
      const refused = await withdraw(id, other);
      expect([refused.status, refused.body]).toEqual([404, unknown.body]);
    }
    expect((await withdraw(id)).status).toBe(204);
    expect(await room()).toMatchObject([{ id, state: 'withdrawn', here: false, closed_on: today }]);
    expect((await own()).data_requests).toMatchObject([{ id, state: 'withdrawn' }]);
    for (const { email } of [owner, hr]) {
      expect(await lettersTo(email, 'data-request-withdrawn')).toEqual([{ workspace: workspace.name, kind: 'stop' }]);
    }
    expect((await storedItems(id)).map(({ type }) => type)).toEqual(['data-request']);
    expect((await withdraw(id)).status).toBe(204);
    expect(await lettersTo(owner.email, 'data-request-withdrawn')).toHaveLength(1);
  });

  it('is withdrawn once they are back, too, and blocks nothing of what they have there now', async () => {
    const { id } = (await ask('stop')).body;
    await leave();
    await join(workspace, vera, 'сотрудник');
    expect((await member()).blocked).toBeNull();
    expect((await withdraw(id)).status).toBe(204);
    expect([(await room())[0]!.state, (await member()).blocked]).toEqual(['withdrawn', null]);
  });

  it('goes with the workspace at once, from their page and from their reach', async () => {
    const { id } = (await ask('access')).body;
    await leave();
    await repos.workspaces.remove(workspace.id, owner.id, randomUUID(), new Date());
    expect((await own()).data_requests).toEqual([]);
    expect((await withdraw(id)).status).toBe(404);
  });
});

describe('the data of a member that are blocked', () => {
  const inList = async () =>
    (await request(people.listPeople, { token: hr.token, params: params() })).body.people.find(
      ({ member: one }) => one?.id === vera.id,
    );
  const waiting = async () =>
    (await request(polls.getWaiting, { token: vera.token, params: params() })).body.waiting.length;
  const notices = async (by: Person) =>
    (await request(workspaces.getNotices, { token: by.token, params: params() })).body.blocked;
  const end = (by = hr) =>
    request(chats.endBlock, { token: by.token, params: { ...params(), person: `member-${vera.id}` } });

  it('are asked nothing and told nothing, until HR ends it and not with the answer; they and HR see it', async () => {
    const poll = await makePoll(owner, workspace, { is_anonymous: false });
    const frame = await makeFrame(owner, poll);
    await request(polls.publishFrame, { token: owner.token, params: { id: frame.id } });
    const run = (await repos.runs.find(frame.id))!;
    const asked = async () =>
      (await askedAmong(await repos.members.all(workspace.id), run, repos)).map(({ userId }) => userId);
    expect([await waiting(), await asked()]).toEqual([1, expect.arrayContaining([vera.id])]);
    const { id } = (await ask('inaccurate')).body;
    const until = blockedUntil('inaccurate', today);
    expect((await own()).memberships[0]!.block).toEqual({ since: today, until });
    expect([await notices(vera), await notices(hr)]).toEqual([{ since: today, until }, null]);
    expect((await room())[0]!.block).toMatchObject({ since: today, until, by: 'сотрудник', may_delete: false });
    expect((await inList())!.member).toMatchObject({ blocked_since: today });
    await change(id, 'answered', null);
    expect([await waiting(), (await asked()).includes(vera.id), (await asked()).includes(hr.id)]).toEqual([
      0,
      false,
      true,
    ]);
    expect((await end(vera)).status).toBe(403);
    expect((await end()).status).toBe(204);
    expect([await waiting(), await notices(vera), (await inList())!.member]).toMatchObject([
      1,
      null,
      { blocked_since: null },
    ]);
    // That HR has opened their data for it stands in the access log.
    const marks = (await storedItems(vera.id)).filter((item) => item['route'] === 'endBlock');
    expect(marks).toMatchObject([{ userId: hr.id, ofMember: vera.id }]);
  });

  it('are counted in no workload, have no notes written about them, and leave without being asked why', async () => {
    await makeTask(owner, workspace, { responsible_id: vera.id });
    await makeTask(owner, workspace, { responsible_id: hr.id });
    const loaded = async () => {
      const { people: some, tasks } = await collectWorkload(repos, workspace.id, new Date());
      return [some.map(({ id }) => id), tasks.map(({ personId }) => personId)].map((ids) => ids.includes(vera.id));
    };
    expect(await loaded()).toEqual([true, true]);
    await ask('stop');
    expect(await loaded()).toEqual([false, false]);
    const note = { token: hr.token, params: { ...params(), person: `member-${vera.id}` } } as const;
    const body = { day: today, text: 'Поговорили', shared_with: [] };
    expect((await request(people.createNote, withKey(people.createNote, { ...note, body }))).status).toBe(409);
    const automations = (await repos.automations.find(workspace.id))!;
    await repos.automations.set(workspace.id, automations, 'stage_polls', {
      enabled: true,
      settings: { stages: ['left'] },
    });
    const old = { ...(await member()), joinedAt: '2020-01-01T00:00:00.000Z' };
    const context = { repos, now: new Date(), newId: () => 'job' };
    expect(await leaverJob(old, context)).toBeNull();
    expect(await leaverJob({ ...old, blocked: null }, context)).not.toBeNull();
  });
});
