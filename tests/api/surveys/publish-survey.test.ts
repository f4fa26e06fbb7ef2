import { beforeEach, describe, expect, it } from 'vitest';
import { surveys } from '#shared/contract/surveys.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import type { Survey } from '#shared/models/survey.ts';
import { keys } from '#data/keys.ts';
import { request } from '#tests/support/api.ts';
import { leave, makeMember, makePerson, makeWorkspace, repos, table, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { EVERY_TYPE, changeSurvey, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';

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
/** So many more members, with the owner. */
const staff = (count: number) => Promise.all(Array.from({ length: count }, () => makeMember(workspace, 'сотрудник')));
const soon = (hours = 24) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('publishing', () => {
  it('opens a run of the same id with what respondents see (B4-39)', async () => {
    const survey = await draft({ anonymous: false, questions: EVERY_TYPE, deadline: soon() });
    const { status, body } = await change(survey, { status: 'SurveyStatus.published' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'PUBLISHED',
      published_at: expect.any(String),
      can_edit_questions: false,
      results_visibility: 'live',
      response_rate: 0,
      version: 2,
    });
    const frame = (await repos.runs.findConsistent(survey.id))!;
    expect(frame).toMatchObject({ id: survey.id, pollId: survey.id, published: true, deadline: body.deadline });
    expect(frame).toMatchObject({
      title: survey.title,
      workspaceName: 'Ромашка',
      invited: 1,
      audience: { kind: 'all' },
    });
    expect(frame.questions.map(({ text, scale }) => [text, scale])).toEqual(
      survey.questions.map(({ text, scale }) => [text, scale]),
    );
    expect(frame).toMatchObject({ kind: 'survey', smallestGroup: 5, dimensions: ['team'], seriesId: survey.id });
    const { id, text } = survey.questions[2]!;
    expect(frame.questions[2]).toEqual({
      id,
      text,
      required: true,
      kind: 'RADIO',
      scale: null,
      options: ['Офис', 'Дом'],
      section: null,
      theme: null,
      direction: null,
      showIf: null,
      originId: id,
    });
    expect(await get(survey)).toEqual(body);
  });

  it('tells the fingerprint of one with ballots, and of no other', async () => {
    await staff(4);
    const { id, fingerprint } = await publishSurvey(
      owner,
      await draft({ anonymous: true, results_visibility: 'closed' }),
    );
    expect(fingerprint).toBe((await repos.runs.findConsistent(id))!.ballots!.fingerprint);
    expect((await open()).fingerprint).toBeNull();
  });

  it('takes changes along, and changes nothing when it is asked for again', async () => {
    const survey = await draft();
    const body = { title: 'Сразу', anonymous: false, status: 'PUBLISHED' };
    const published = await change(survey, body);
    expect(published.body).toMatchObject({ title: 'Сразу', status: 'PUBLISHED' });
    expect((await repos.runs.findConsistent(survey.id))!.title).toBe('Сразу');
    expect((await change(survey, { ...body, version: 1 })).body).toEqual(published.body);
  });

  it('by two at once opens one run', async () => {
    const survey = await draft({ anonymous: false });
    const replies = await Promise.all([1, 2, 3].map(() => change(survey, { status: 'PUBLISHED' })));
    expect(replies.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(true);
    expect(await repos.runs.places(survey.id)).toHaveLength(1);
  });

  it.each([
    ['fewer than the smallest group without names', 3, {}, 409],
    ['as many as the smallest group without names', 4, {}, 200],
    ['fewer than a larger smallest group', 4, { smallest_group: 6 }, 409],
    ['three where three are enough', 2, { smallest_group: 3 }, 200],
    ['one with a name', 0, { anonymous: false }, 200],
    ['everybody and, by a link, others', 0, { allow_unauthenticated: true }, 200],
    [
      'few of a role, whoever has the link',
      3,
      { allow_unauthenticated: true, respondent_type: 'ROLES', selected_roles: ['сотрудник'] },
      409,
    ],
    ['nobody', 0, { anonymous: false, respondent_type: 'ROLES', selected_roles: ['hr'] }, 409],
  ])('asks %s: the owner and %i more, %o', async (_, more, settings, expected) => {
    await staff(more);
    const survey = await draft(settings);
    const { status, body } = await change(survey, { status: 'PUBLISHED' });
    expect(status).toBe(expected);
    if (expected === 409) expect(body.detail).toMatch(/^[А-Я].*(?:Выберите|никого не осталось)/u);
    expect((await get(survey)).status).toBe(expected === 200 ? 'PUBLISHED' : 'DRAFT');
  });

  it.each([
    ['in steps where twice the smallest group are asked', 9, {}, 'from_5'],
    ['at the end where fewer are', 8, {}, 'closed'],
    ['by its own smallest group', 5, { smallest_group: 3 }, 'from_5'],
    ['at once with names', 1, { anonymous: false }, 'live'],
    ['as it was chosen', 4, { results_visibility: 'from_5' }, 'from_5'],
  ])('settles that answers are seen %s', async (_, more, settings, visibility) => {
    await staff(more);
    const survey = await publishSurvey(owner, await draft(settings));
    expect(survey.results_visibility).toBe(visibility);
    expect((await repos.runs.findConsistent(survey.id))!.resultsVisibility).toBe(visibility);
  });

  it('writes down whom it asks as hashes, and how many of them are in which group', async () => {
    const people = await staff(5);
    const hr = await makeMember(workspace, 'hr');
    const hired = { user_ids: [hr.id], hired_on: '2015-03-01' };
    await request(workspaces.setHiredOn, { token: owner.token, params: { id: workspace.id }, body: hired });
    const survey = await open({
      anonymous: true,
      respondent_type: 'USERS',
      selected_users: [...people, hr].map(({ id }) => id),
      dimensions: ['role', 'team', 'tenure'],
    });
    const asked = await repos.audiences.of(survey.id);
    expect([asked(people[0]!.id), asked(hr.id), asked(owner.id)]).toEqual([true, true, false]);
    expect(await repos.groupsAsked.of(survey.id)).toEqual({
      role: [
        { name: 'Сотрудники', people: 5 },
        { name: 'HR', people: 1 },
      ],
      team: [],
      tenure: [{ name: 'Больше пяти лет', people: 1 }],
    });
    expect((await storedItems(survey.id)).filter(({ pk }) => pk.startsWith('MARKS#')).join()).not.toContain(hr.id);
  });

  it('makes a secret for the marks of who has answered where nobody gives a name, and none elsewhere', async () => {
    await staff(4);
    expect(await repos.participation.key((await open({ anonymous: true })).id)).not.toBeNull();
    expect(await repos.participation.key((await open()).id)).toBeNull();
  });

  it('has those it asks told by the ways it chose, and nobody where it chose none', async () => {
    const jobs = async ({ id }: Survey) =>
      (await storedItems(id)).filter(({ job }) => (job as { kind?: string } | undefined)?.kind === 'invite-to-run');
    expect(await jobs(await open({ channels: ['mail'] }))).toHaveLength(1);
    expect(await jobs(await open())).toEqual([]);
  });

  it('after the deadline is refused: 422 says so', async () => {
    const survey = await draft({ anonymous: false, deadline: soon() });
    const stored = (await repos.surveys.findConsistent({
      workspaceId: workspace.id,
      createdAt: survey.created_at,
      id: survey.id,
    }))!;
    await repos.surveys.change(stored, { ...stored, deadline: '2020-01-01T00:00:00.000Z', version: 2 });
    const { status, body } = await change(survey, { status: 'PUBLISHED' });
    expect([status, body]).toMatchObject([422, { errors: [{ path: 'deadline' }] }]);
  });
});

it('whoever has left before the publication is not asked', async () => {
  const [gone, ...people] = await staff(6);
  const survey = await draft({ respondent_type: 'USERS', selected_users: [gone!, ...people].map(({ id }) => id) });
  await leave(workspace, gone!);
  const published = await publishSurvey(owner, survey);
  expect(published.selected_users.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  expect((await table.get(keys.audience(survey.id)))!['members']).toHaveLength(5);
});
