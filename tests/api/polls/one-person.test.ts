import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { GivenAudience } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { onePersonText } from '#shared/text/ru/asking/one-person.ts';
import { request } from '#tests/support/api.ts';
import {
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  repos,
  type Person,
} from '#tests/support/factories.ts';
import { pulseAt, runsOf, saveSchedule, scheduleOf, tokenNow } from '#tests/support/pulses.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const QUESTIONS = [{ text: onePersonText.leaving, order_index: 0, is_required: true }];

let owner: Person;
let workspace: Workspace;
let poll: Poll;
let people: readonly Person[];
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  people = await Promise.all(Array.from({ length: 5 }, () => makeMember(workspace, 'сотрудник')));
  poll = await makeForOne(false);
});
afterEach(() => vi.useRealTimers());

/** A poll made by hand that asks what whoever leaves is asked. */
async function makeForOne(is_anonymous: boolean): Promise<Poll> {
  const body = { workspace_id: workspace.id, title: 'Без названия', is_anonymous, questions: QUESTIONS };
  return (await request(polls.createPoll, { token: await tokenNow(owner), body })).body;
}
const named = (...asked: readonly Person[]): GivenAudience => ({
  kind: 'members',
  user_ids: asked.map(({ id }) => id),
});
const publish = async (id: string, published = true) =>
  request(polls.publishFrame, { token: await tokenNow(owner), params: { id }, body: { published } });
async function open(audience: GivenAudience, of = poll) {
  const draft = await makeFrame(owner, of, { published: false, audience });
  return publish(draft.id);
}

describe('a run of a poll that asks one person by name', () => {
  it.each<readonly [string, () => GivenAudience]>([
    ['everybody', () => ({ kind: 'all' })],
    ['a role', () => ({ kind: 'roles', roles: ['сотрудник'] })],
    ['a role that one person has', () => ({ kind: 'roles', roles: ['владелец'] })],
    ['two people', () => named(people[0]!, people[1]!)],
  ])('is not opened for %s', async (_, audience) => {
    const reply = await open(audience());
    expect([reply.status, reply.body]).toMatchObject([
      409,
      {
        code: 'conflict',
        detail:
          'Этот опрос задают одному человеку, и ответ виден с именем. Выберите этого человека или сделайте опрос анонимным',
      },
    ]);
    expect((await runsOf(poll))[0]).toMatchObject({ published: false, openedAt: null });
  });

  it('is opened for one who is picked, and again after it was closed', async () => {
    const reply = await open(named(people[0]!));
    expect([reply.status, reply.body]).toMatchObject([200, { audience: { kind: 'members', people: 1 } }]);
    await publish(reply.body.id, false);
    expect((await publish(reply.body.id)).status).toBe(200);
  });

  it('is opened for all without names, and so is a poll that asks everybody with them', async () => {
    expect((await open({ kind: 'all' }, await makeForOne(true))).status).toBe(200);
    // What a poll is called says nothing: it may be somebody else's «Опрос при увольнении».
    const other = await makePoll(owner, workspace, { title: 'Опрос при увольнении', is_anonymous: false });
    expect((await open({ kind: 'all' }, other)).status).toBe(200);
  });
});

describe('a schedule of a poll that asks one person by name', () => {
  it('asks those who have joined, and nobody else', async () => {
    expect(await saveSchedule(owner, poll)).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'cadence', message: expect.stringContaining('Этот опрос задают одному человеку') }] },
    });
    const joined = { cadence: 'member_joined', weekday: null, days_after: 30 };
    expect((await saveSchedule(owner, poll, joined)).status).toBe(200);
  });

  it('opens nothing where the poll has become one since, and says why', async () => {
    const usual = await makePoll(owner, workspace, { is_anonymous: false });
    expect((await saveSchedule(owner, usual)).status).toBe(200);
    const body = { questions: QUESTIONS };
    await request(polls.updatePoll, { token: await tokenNow(owner), params: { id: usual.id }, body });
    await pulseAt('2026-11-23T07:00:00.000Z', usual);
    expect(await runsOf(usual)).toEqual([]);
    expect((await scheduleOf(owner, usual)).runs).toMatchObject([
      { frame_id: null, skipped: expect.stringContaining('одного человека') },
    ]);
    expect((await repos.polls.findConsistent(workspace.id, usual.created_at, usual.id))!.schedule!.paused).toBe(false);
  });
});
