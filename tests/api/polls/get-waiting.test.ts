import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeWorkspace,
  type Person,
} from '#tests/support/factories.ts';
import { tokenNow } from '#tests/support/pulses.ts';
import { makeTeam, respond } from '#tests/support/survey-answers.ts';
import { makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const SOON = '2026-11-24T12:00:00.000Z';
const LATER = '2026-11-30T12:00:00.000Z';

let owner: Person;
let workspace: Workspace;
let olga: Person;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
  olga = await makeMember(workspace, 'сотрудник');
});
afterEach(() => vi.useRealTimers());

async function waitingOf(person: Person) {
  const reply = await request(polls.getWaiting, { token: await tokenNow(person), params: { id: workspace.id } });
  expect(reply.status).toBe(200);
  return reply.body;
}
const poll = (settings: Partial<Poll> = {}) => makePoll(owner, workspace, settings);
const take = (person: Person, asked: Poll, frame: { readonly id: string }) =>
  request(polls.takePoll, {
    token: person.token,
    params: { id: frame.id },
    body: { answers: answersTo(asked, ['9', 'Ничего', 'Команда']) },
  });

describe('what waits for a member', () => {
  it('are the open polls and surveys that ask them, the next deadline first, each with what answering takes', async () => {
    const [later, soon] = [await poll({ title: 'Позже' }), await poll({ title: 'Скоро', is_anonymous: false })];
    const run = await makeFrame(owner, later, { deadline: LATER });
    const next = await makeFrame(owner, soon, { deadline: SOON });
    await makeFrame(owner, soon, { published: false });
    const survey = await publishSurvey(owner, await makeSurvey(owner, workspace, { anonymous: false }));
    const { waiting, answered } = await waitingOf(olga);
    expect(waiting).toEqual([
      {
        kind: 'poll',
        id: soon.id,
        frame_id: next.id,
        title: 'Скоро',
        is_anonymous: false,
        questions: 3,
        minutes: 1,
        deadline: SOON,
      },
      expect.objectContaining({ id: later.id, frame_id: run.id, is_anonymous: true, deadline: LATER }),
      expect.objectContaining({ kind: 'survey', id: survey.id, frame_id: survey.id, questions: 1, deadline: null }),
    ]);
    expect(answered).toEqual([]);
  });

  it('is nothing that has ended, though the clock has not closed it yet', async () => {
    await makeFrame(owner, await poll(), { deadline: SOON });
    vi.setSystemTime(new Date('2026-11-24T12:00:00.001Z'));
    expect((await waitingOf(olga)).waiting).toEqual([]);
  });

  it('is nothing that asks others', async () => {
    const [anna] = (await makeTeam(owner, workspace, 'Склад', 5)) as [Person];
    const audience = { kind: 'teams' as const, teams: ['Склад'] };
    await makeFrame(owner, await poll({ is_anonymous: false }), { audience });
    await makeFrame(owner, await poll(), { audience });
    expect((await waitingOf(anna)).waiting).toHaveLength(2);
    expect((await waitingOf(olga)).waiting).toEqual([]);
  });
});

describe('what a member has answered', () => {
  it('waits for them no more, and is told to them alone, without a day where nobody knows it', async () => {
    const [anonymous, withNames] = [await poll(), await poll({ is_anonymous: false })];
    await take(olga, anonymous, await makeFrame(owner, anonymous, { deadline: SOON }));
    await take(olga, withNames, await makeFrame(owner, withNames, { deadline: LATER }));
    const survey = await publishSurvey(owner, await makeSurvey(owner, workspace, { anonymous: false }));
    await respond(olga, survey, [5]);
    expect(await waitingOf(olga)).toEqual({
      waiting: [],
      answered: [
        { kind: 'poll', id: anonymous.id, title: anonymous.title, answered_on: null },
        { kind: 'poll', id: withNames.id, title: withNames.title, answered_on: NOW.toISOString() },
        { kind: 'survey', id: survey.id, title: survey.title, answered_on: NOW.toISOString() },
      ],
    });
    const others = await waitingOf(await makeMember(workspace, 'сотрудник'));
    expect(others.waiting).toHaveLength(3);
    expect(others.answered).toEqual([]);
  });

  it('is told of closed runs only where they were with names, and for a month', async () => {
    const [anonymous, withNames] = [await poll(), await poll({ is_anonymous: false })];
    for (const asked of [anonymous, withNames]) {
      const frame = await makeFrame(owner, asked);
      await take(olga, asked, frame);
      await request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published: false } });
    }
    const answered = [{ kind: 'poll', id: withNames.id, title: withNames.title, answered_on: NOW.toISOString() }];
    expect(await waitingOf(olga)).toEqual({ waiting: [], answered });
    vi.setSystemTime(new Date('2026-12-23T12:00:00.000Z'));
    expect(await waitingOf(olga)).toEqual({ waiting: [], answered: [] });
  });
});
