import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import type { Survey } from '#shared/models/survey.ts';
import { request } from '#tests/support/api.ts';
import { makeMember, makePerson, makeWorkspace, repos, type Person } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { changeSurvey, EVERY_TYPE, makeSurvey, publishSurvey } from '#tests/support/surveys.ts';
import { respond, respondByLink, said, tokenOf } from '#tests/support/survey-answers.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const members: Person[] = [];
for (let one = 0; one < 6; one++) members.push(await makeMember(workspace, 'сотрудник', { firstName: `Имя${one}` }));
const [anna, boris, vera] = members as [Person, Person, Person];

const SESSION = '5b9f6f0e-6c1f-4c9b-9d6e-2f6f3a1b7c8d';
const ANSWERED = [9, 4, 'Дом', ['Людей', 'Техники'], 'Да', 'Спокойно', 'Меньше совещаний'];
const STORED = ['9', '4', '1', '0,2', '0', 'Спокойно', 'Меньше совещаний'];
const open = async (settings: object = {}): Promise<Survey> =>
  publishSurvey(owner, await makeSurvey(owner, workspace, { questions: [...EVERY_TYPE], ...settings }));
const responses = async ({ id }: Survey) => (await storedItems(id)).filter(({ type }) => type === 'response');
const take = (person: Person, { id }: Survey) =>
  request(surveys.getSurveyToTake, { token: person.token, params: { id } });

afterEach(() => void vi.useRealTimers());

describe('a member', () => {
  it('answers an anonymous survey, and nothing that comes back or is stored says who and when (B7-31, B3-49)', async () => {
    const survey = await open();
    const started_at = '2026-11-22T10:11:12.000Z';
    const reply = await respond(anna, survey, ANSWERED, { time_spent: 61.4, started_at });
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      survey_id: survey.id,
      user_id: null,
      user_name: null,
      time_spent: 61,
      started_at: null,
      submitted_at: expect.stringMatching(/:00:00\.000Z$/),
      is_anonymous: true,
    });
    const [stored, ...others] = await responses(survey);
    expect(others).toEqual([]);
    expect(stored).toMatchObject({ answers: STORED, seconds: 61, answeredAt: reply.body.submitted_at });
    expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${anna.id}|${reply.body.id}|${started_at}`));
  });

  it('answers a survey with names under theirs, with all that was sent (B7-31, B3-49)', async () => {
    const survey = await open({ anonymous: false });
    const sent = { time_spent: 75, started_at: '2026-11-22T10:11:12.000Z' };
    const { status, body } = await respond(anna, survey, ANSWERED, sent);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      survey_id: survey.id,
      user_id: anna.id,
      user_name: `${anna.firstName} ${anna.lastName}`,
      is_anonymous: false,
      ...sent,
    });
    expect(Math.abs(Date.parse(body.submitted_at) - Date.now())).toBeLessThan(60_000);
    expect(await responses(survey)).toMatchObject([{ answers: STORED, seconds: 75, startedAt: sent.started_at }]);
  });

  it('answers once: with a name the later answers stay, without one only the same session changes them', async () => {
    const named = await open({ anonymous: false });
    const first = await respond(anna, named, ANSWERED);
    const second = await respond(anna, named, [2, ...ANSWERED.slice(1)]);
    expect(second.body.id).toBe(first.body.id);
    expect(await responses(named)).toMatchObject([{ answers: ['2', ...STORED.slice(1)] }]);

    const anonymous = await open();
    const session = { anonymous_session_id: randomUUID() };
    await respond(anna, anonymous, ANSWERED, session);
    expect((await respond(anna, anonymous, ANSWERED)).body).toMatchObject({ code: 'already_answered' });
    expect((await respond(anna, anonymous, [2, ...ANSWERED.slice(1)], session)).status).toBe(201);
    expect(await responses(anonymous)).toMatchObject([{ answers: ['2', ...STORED.slice(1)] }]);
  });

  it('whose name goes leaves the answers, and nothing of when exactly and of their groups', async () => {
    const survey = await open({ anonymous: false, dimensions: ['role'] });
    await respond(anna, survey, ANSWERED, { time_spent: 75, started_at: '2026-11-22T10:11:12.000Z' });
    expect(await responses(survey)).toMatchObject([{ attributes: { role: 'сотрудник', team: null, tenure: null } }]);
    await repos.responses.forgetName(survey.id, anna.id, 'AAAAAAAAAAAAAAAAAAAAAA');
    const [stored, ...others] = await responses(survey);
    expect(others).toEqual([]);
    expect(Object.keys(stored!).toSorted()).toEqual(['answeredAt', 'answers', 'pk', 'seconds', 'sk', 'type']);
    expect(stored).toMatchObject({ answers: STORED, answeredAt: expect.stringMatching(/:00:00\.000Z$/) });
  });

  it('is told all mistakes at once, and nothing is stored, not even that they came', async () => {
    const survey = await open();
    const { status, body } = await respond(anna, survey, [11, 4, 'Луна', null, null]);
    expect(status).toBe(422);
    expect((body as unknown as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual(
      [0, 2, 4].map((place) => `answers.${survey.questions[place]!.id}`),
    );
    expect((await storedItems(survey.id)).filter(({ type }) => type === 'response' || type === 'mark')).toEqual([]);
  });

  it('is refused where the survey asks others, is a draft or is completed', async () => {
    const others = await open({ anonymous: false, respondent_type: 'USERS', selected_users: [boris.id] });
    expect((await respond(anna, others, ANSWERED)).status).toBe(403);
    expect((await take(anna, others)).status).toBe(403);
    expect((await respond(boris, others, ANSWERED)).status).toBe(201);
    const draft = await makeSurvey(owner, workspace);
    expect((await respond(anna, draft, [4])).body).toMatchObject({ code: 'run_closed' });
    await changeSurvey(owner, others, { status: 'COMPLETED' });
    expect((await respond(boris, others, ANSWERED)).body).toMatchObject({ code: 'run_closed' });
    expect((await take(boris, others)).body).toMatchObject({ open: false, answered: true });
  });

  it('is shown the survey, what they have said under their name, and what they are compared by', async () => {
    const survey = await open({ anonymous: false, dimensions: ['role', 'team'] });
    expect((await take(vera, survey)).body).toMatchObject({
      survey: { id: survey.id, title: survey.title, questions: survey.questions.map(({ text }) => ({ text })) },
      open: true,
      answered: false,
      answers: null,
      compared_by: ['Роль: сотрудники'],
    });
    await respond(vera, survey, ANSWERED);
    expect((await take(vera, survey)).body).toMatchObject({ answered: true, answers: said(survey, ANSWERED) });
    const anonymous = await open();
    await respond(vera, anonymous, ANSWERED);
    expect((await take(vera, anonymous)).body).toMatchObject({ answered: true, answers: null });
    expect((await take(anna, anonymous)).body).toMatchObject({ answered: false, answers: null });
  });
});

describe('somebody with the link', () => {
  const look = (link: string) => request(answers.getPublicSurvey, { params: { link } });

  it('sees the survey and answers it; what they name no session for gets one, and is theirs to change (B7-35, B7-36)', async () => {
    const survey = await open({ allow_unauthenticated: true });
    const token = await tokenOf(survey);
    const seen = await look(token);
    expect(seen.status).toBe(200);
    expect(seen.body).toMatchObject({ id: survey.id, title: survey.title, anonymous: true, smallest_group: 5 });
    expect(Object.keys(seen.body).toSorted()).toEqual([
      'anonymous',
      'deadline',
      'id',
      'language',
      'languages',
      'notice_edition',
      'questions',
      'results_visibility',
      'smallest_group',
      'title',
      'translation',
      'type',
      'workspace_name',
    ]);
    const first = await respondByLink(survey, ANSWERED, { time_spent: 30, started_at: '2026-11-22T10:11:12.000Z' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ user_id: null, started_at: null, time_spent: 30, is_anonymous: true });
    const session = { anonymous_session_id: first.body.id };
    expect((await respondByLink(survey, [1, ...ANSWERED.slice(1)], session)).body.id).toBe(first.body.id);
    const stored = await responses(survey);
    expect(stored).toMatchObject([{ answers: ['1', ...STORED.slice(1)] }]);
    // Nobody knows of which group they are.
    expect(stored[0]).not.toHaveProperty('sealed');
  });

  it('is told that nothing is there, or that it is over', async () => {
    const members = await open();
    const survey = await open({ allow_unauthenticated: true });
    const token = await tokenOf(survey);
    expect((await look(await tokenOf(members))).status).toBe(404);
    expect((await look(token.slice(0, -4) + 'AAAA')).status).toBe(404);
    expect((await look('nowhere')).status).toBe(404);
    await changeSurvey(owner, survey, { status: 'COMPLETED' });
    expect((await look(token)).body).toMatchObject({ code: 'run_closed' });
    expect((await respondByLink(survey, ANSWERED)).body).toMatchObject({ code: 'run_closed' });
  });

  it('is counted as a flood from the thirty-first answer of a minute on, under the limit of polls', async () => {
    const survey = await open({ allow_unauthenticated: true, questions: [{ text: 'Как?', type: 'RATING' }] });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-03-14T10:00:00.000Z') });
    const rushes = async () => (await storedItems(survey.id)).filter(({ type }) => type === 'rush');
    const send = () => respondByLink(survey, [3], { anonymous_session_id: SESSION });
    for (let one = 0; one < 30; one++) expect((await send()).status).toBe(201);
    expect(await rushes()).toEqual([]);
    expect((await send()).status).toBe(201);
    expect(await rushes()).toMatchObject([{ submissions: 20 }]);
  });

  it('opens no survey by the routes of polls', async () => {
    const survey = await open({ allow_unauthenticated: true });
    const params = { token: await tokenOf(survey) };
    expect((await request(answers.getPublicPoll, { params })).status).toBe(404);
    const body = { answers: [], anonymous_session_id: randomUUID() };
    expect((await request(answers.takePublicPoll, { params, body })).status).toBe(404);
    const member = { token: anna.token, params: { id: survey.id }, body: { answers: [] } };
    expect((await request(polls.takePoll, member)).status).toBe(404);
  });
});
