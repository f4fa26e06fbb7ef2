import { automationLogOf } from '#tests/support/automation-log.ts';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { Survey } from '#shared/models/survey.ts';
import { keys } from '#data/keys.ts';
import { atOnce } from '#tests/support/at-once.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makePlan, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { EVERY_TYPE, changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { fire } from '../jobs/clock.ts';

let owner: Person;
let workspace: Workspace;
beforeEach(async () => {
  owner = await makePerson();
  workspace = await makeWorkspace(owner);
});

const change = (survey: Survey, body: object) => changeSurvey(owner, survey, body);
const get = async ({ id }: Survey) => (await request(surveys.getSurvey, { token: owner.token, params: { id } })).body;
const draft = (changes: object = {}) => makeSurvey(owner, workspace, changes);
const open = async (changes: object = {}) => publishSurvey(owner, await draft({ anonymous: false, ...changes }));
const completed = async () => (await change(await open(), { status: 'COMPLETED' })).body;
/** So many more members, with the owner. */
const staff = (count: number) => Promise.all(Array.from({ length: count }, () => makeMember(workspace, 'сотрудник')));
const soon = (hours = 24) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('a draft', () => {
  it('changes in everything, and what is left out stays (B7-30)', async () => {
    const survey = await draft({ goal: 'Понять', deadline: soon(), questions: EVERY_TYPE });
    const { status, body } = await change(survey, { title: 'Другое', anonymous: false, dimensions: [] });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...survey,
      title: 'Другое',
      anonymous: false,
      dimensions: [],
      updated_at: expect.any(String),
      version: 2,
    });
    expect(await get(survey)).toEqual(body);
  });

  it('is not refused for what is not sent: a deadline that has passed meanwhile, people who have left', async () => {
    const [leaver] = await staff(1);
    const people = { respondent_type: 'USERS', selected_users: [leaver!.id], anonymous: false };
    const survey = await draft({ ...people, deadline: soon() });
    await request(workspaces.leaveWorkspace, { token: leaver!.token, params: { id: workspace.id } });
    const place = { workspaceId: workspace.id, createdAt: survey.created_at, id: survey.id };
    const stored = (await repos.surveys.findConsistent(place))!;
    const deadline = soon(-1);
    await repos.surveys.change(stored, { ...stored, deadline, version: 2 });
    const settings = { deadline, selected_users: survey.selected_users };
    const { status, body } = await change(survey, { title: 'Другое', ...settings });
    expect([status, body]).toMatchObject([200, { title: 'Другое', ...settings }]);
    // What is sent anew is looked at, and all of it when it is launched.
    expect((await change(survey, { deadline: soon(-2) })).status).toBe(422);
    expect((await change(survey, { respondent_type: 'ROLES' })).status).toBe(422);
    expect((await change(survey, { status: 'PUBLISHED' })).status).toBe(422);
    expect((await change(survey, { deadline: soon(), status: 'PUBLISHED' })).status).toBe(409);
  });

  it('keeps a question that is sent with its id, and what it repeats; others are new', async () => {
    const survey = await draft({ questions: EVERY_TYPE });
    const [first, second] = survey.questions;
    const questions = [
      { id: second!.id, text: 'Иначе', type: 'RATING' },
      { text: 'Новый', type: 'TEXT' },
    ];
    const { body } = await change(survey, { questions });
    expect(body.questions).toMatchObject([
      { id: second!.id, created_at: second!.created_at, origin_id: second!.origin_id, order: 1, text: 'Иначе' },
      { order: 2, text: 'Новый' },
    ]);
    expect(body.questions.map(({ id }) => id)).not.toContain(first!.id);
  });

  it('is left as it is by an unknown status (B4-40)', async () => {
    const survey = await draft();
    expect((await change(survey, { status: 'SurveyStatus.running' })).body).toEqual(survey);
  });

  it('is checked as a new one is', async () => {
    const survey = await draft();
    for (const body of [
      { questions: [] },
      { respondent_type: 'ROLES' },
      { results_visibility: 'live' },
      { deadline: '2020-01-01T00:00:00Z' },
    ]) {
      expect((await change(survey, body)).status).toBe(422);
    }
    expect(await get(survey)).toEqual(survey);
  });

  it('refuses a change that was made from an older version, and takes one that alters nothing from any', async () => {
    const survey = await draft();
    const { body } = await change(survey, { title: 'Второе', version: 1 });
    const late = await change(survey, { title: 'Третье', version: 1 });
    expect([late.status, late.body]).toMatchObject([409, { code: 'conflict' }]);
    expect((await change(survey, { title: 'Второе', version: 1 })).body).toEqual(body);
  });

  it('changed by two at once is changed by one of them (B7-30)', async () => {
    const survey = await draft();
    const replies = await atOnce(['а', 'б', 'в'].map((title) => () => change(survey, { title, version: 1 })));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });

  it('is neither completed nor archived', async () => {
    const survey = await draft();
    for (const status of ['COMPLETED', 'ARCHIVED']) expect((await change(survey, { status })).status).toBe(409);
  });
});

describe('an open survey', () => {
  it('changes in title, deadline and reminders, its run with it; respondents go on seeing the old title', async () => {
    const survey = await open({ deadline: soon() });
    const settings = { title: 'Для себя', deadline: soon(48), reminders: true };
    const { status, body } = await change(survey, settings);
    expect([status, body]).toMatchObject([200, { ...settings, version: 3 }]);
    const { title, deadline, reminders } = (await repos.runs.findConsistent(survey.id))!;
    expect([title, deadline, reminders]).toEqual([survey.title, settings.deadline, true]);
    const due = (await storedItems(survey.id)).filter(
      ({ pk }) => pk === keys.due('close-runs', settings.deadline, '').pk,
    );
    expect(due.map(({ dueAt }) => dueAt)).toEqual([settings.deadline]);
  });

  it.each([
    ['its questions', { questions: [{ text: 'Другой', type: 'TEXT' }] }],
    ['whether names are given', { anonymous: true }],
    ['whom it asks', { respondent_type: 'ROLES', selected_roles: ['hr'] }],
    ['when answers are seen', { results_visibility: 'closed' }],
    ['by what respondents are compared', { dimensions: ['role'] }],
    ['the smallest group', { smallest_group: 3 }],
    ['whether it has a link', { allow_unauthenticated: true }],
    ['how people are told', { channels: ['mail'] }],
  ])('does not change in %s', async (_, body) => {
    const survey = await open();
    const reply = await change(survey, body);
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'conflict' }]);
    expect(await get(survey)).toEqual(survey);
  });

  it('takes back what it was sent, whole and unchanged, with another title', async () => {
    const survey = await open({ questions: EVERY_TYPE });
    const { title: _, status, anonymous, questions, selected_users, dimensions, channels, type } = survey;
    const given = questions.map(({ created_at: __, ...question }) => question);
    const reply = await change(survey, {
      title: 'Новое',
      status,
      anonymous,
      questions: given,
      selected_users,
      dimensions,
      channels,
      type,
    });
    expect([reply.status, reply.body]).toMatchObject([200, { title: 'Новое' }]);
  });

  it('refuses a deadline that is past, and to become a draft', async () => {
    const survey = await open();
    expect((await change(survey, { deadline: '2020-01-01T00:00:00Z' })).status).toBe(422);
    expect((await change(survey, { status: 'DRAFT' })).status).toBe(409);
    // What is unknown is read as DRAFT (B4-40).
    expect((await change(survey, { status: 'whatever' })).status).toBe(409);
    expect((await change(survey, { status: 'ARCHIVED' })).status).toBe(409);
  });

  it('is none to those who ask for the runs of polls', async () => {
    const { id } = await open();
    const call = { token: owner.token, params: { id } };
    expect((await request(polls.publishFrame, { ...call, body: { published: false } })).status).toBe(404);
    expect((await request(polls.deleteFrame, call)).status).toBe(404);
    expect((await request(polls.getResults, call)).status).toBe(404);
  });
});

describe('completing', () => {
  it('closes the run with it, once and for ever (B4-39)', async () => {
    const survey = await open({ deadline: soon() });
    const { status, body } = await change(survey, { status: 'COMPLETED' });
    expect([status, body]).toMatchObject([200, { status: 'COMPLETED', completed_at: expect.any(String), version: 3 }]);
    expect(await repos.runs.findConsistent(survey.id)).toMatchObject({
      published: false,
      closedAt: body.completed_at,
    });
    expect((await storedItems(survey.id)).filter(({ pk }) => pk.startsWith('DUE#'))).toEqual([]);
    for (const again of ['PUBLISHED', 'DRAFT']) expect((await change(survey, { status: again })).status).toBe(409);
    expect((await change(survey, { status: 'COMPLETED' })).body).toEqual(body);
  });

  it('keeps the secret of the marks until respondents have been compared', async () => {
    await staff(4);
    const survey = await open({ anonymous: true });
    await change(survey, { status: 'COMPLETED' });
    expect(await repos.participation.key(survey.id)).not.toBeNull();
  });

  it('is done by the clock when the deadline has passed', async () => {
    const survey = await open({ deadline: soon() });
    const passed = new Date(Date.now() - 60_000).toISOString();
    const run = (await repos.runs.findConsistent(survey.id))!;
    const stored = (await repos.surveys.findConsistent({
      workspaceId: workspace.id,
      createdAt: survey.created_at,
      id: survey.id,
    }))!;
    await repos.surveys.changeOpen(stored, { ...stored, deadline: passed, version: 3 }, run, new Date());
    await fire('close-runs');
    expect(await get(survey)).toMatchObject({ status: 'COMPLETED', completed_at: expect.any(String) });
    expect(await repos.runs.findConsistent(survey.id)).toMatchObject({ published: false });
    const log = await automationLogOf(workspace.id, 'closing_runs');
    const said = log.map(({ text }) => text);
    expect(said).toContain(`Завершили исследование «${survey.title}»: его срок прошёл`);
  });

  it('is left to change in its title alone, moves to the archive and back', async () => {
    const survey = await completed();
    expect((await change(survey, { title: 'Итоги года' })).status).toBe(200);
    expect((await change(survey, { deadline: soon() })).status).toBe(409);
    expect((await change(survey, { status: 'ARCHIVED' })).body).toMatchObject({
      status: 'ARCHIVED',
      title: 'Итоги года',
    });
    expect((await change(survey, { title: 'Архив' })).status).toBe(409);
    expect((await change(survey, { status: 'PUBLISHED' })).status).toBe(409);
    expect((await change(survey, { status: 'COMPLETED' })).body.status).toBe('COMPLETED');
  });
});

describe('a workspace that can only be read', () => {
  it('lets surveys be completed and archived, and nothing else be changed', async () => {
    const survey = await open();
    const other = await draft({ anonymous: false });
    await staff(4);
    await makePlan(owner, 'startup');
    expect((await change(other, { title: 'Другое' })).status).toBe(402);
    expect((await change(other, { status: 'PUBLISHED' })).status).toBe(402);
    expect((await change(survey, { status: 'COMPLETED' })).status).toBe(200);
    expect((await change(survey, { status: 'ARCHIVED' })).status).toBe(200);
  });
});

it('of a survey that is gone nothing changes: 404', async () => {
  const survey = await draft();
  await request(surveys.deleteSurvey, { token: owner.token, params: { id: survey.id } });
  expect((await change(survey, { title: 'Поздно' })).status).toBe(404);
  expect((await change({ ...survey, id: randomUUID() }, { title: 'Мимо' })).status).toBe(404);
});
