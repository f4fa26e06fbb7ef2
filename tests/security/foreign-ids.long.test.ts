import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#data/keys.ts';
import { answers } from '#shared/contract/answers.ts';
import { routes } from '#shared/contract/index.ts';
import { polls } from '#shared/contract/polls.ts';
import { surveys } from '#shared/contract/surveys.ts';
import { tasks } from '#shared/contract/tasks.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request, type RequestOptions } from '#tests/support/api.ts';
import { measure } from '#tests/support/calls.ts';
import { answersTo, makeFrame, makeResponse } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import type { Route } from '#shared/contract/route.ts';
import { ask } from './routes/calls.ts';
import { keepLoggedIn, makeActors, type Actors } from './actors.ts';
import { POSITIONS } from './id-places.ts';
import { positionsOf } from './id-positions.ts';
import { mixedUp, nowhere, type Company } from './company.ts';

const swappable = routes.filter((route) => positionsOf(route).some((position) => POSITIONS[position] === 'thing'));
let actors: Actors;
let stored: unknown;

beforeAll(async () => {
  actors = await makeActors();
  stored = await storedItems();
});
beforeEach(() => keepLoggedIn(actors));

it('knows every place of the contract where an id stands', () => {
  expect(routes.flatMap(positionsOf).toSorted()).toEqual(Object.keys(POSITIONS).toSorted());
});

describe('an id of somebody else’s thing is answered, to the byte, like one that does not exist', () => {
  it.each(swappable)('$name', async (route) => {
    const { owner, removed, stranger } = actors.people;
    const unknown = await ask(route, nowhere(actors.places.own), owner.token);
    expect(unknown.status).toBe(404);
    const { foreign } = actors.places;
    const asked = [
      [owner.token, foreign],
      [owner.token, actors.places.deleted],
      [owner.token, mixedUp(actors.places.own)],
      [owner.token, { ...foreign, workspace: { ...foreign.workspace, id: foreign.workspace.id.toUpperCase() } }],
      [removed.token, actors.places.own],
      [stranger.token, actors.places.own],
    ] as const;
    for (const [token, company] of asked) expect(await ask(route, company, token)).toEqual(unknown);
  });

  it('and after all of these the table is what it was', async () => {
    expect(await storedItems()).toEqual(stored);
  });

  it.each(swappable)('$name asks the database just as often, so that time does not tell either', async (route) => {
    const { stranger } = actors.people;
    const unknown = await measure(() => ask(route, nowhere(actors.places.own), stranger.token));
    const foreign = await measure(() => ask(route, actors.places.foreign, stranger.token));
    expect(foreign.calls).toBe(unknown.calls);
  });
});

describe('the id of a question of another poll', () => {
  it('is refused like one that does not exist, and nothing is written', async () => {
    const { own, foreign } = actors.places;
    const before = await storedItems();
    const take = (questionId: string) =>
      request(answers.takePublicPoll, {
        params: { token: own.frame.public_token },
        body: {
          answers: [...answersTo(own.poll, ['9', 'Ничего']), { question_id: questionId, content: 'Чужой' }],
          anonymous_session_id: randomUUID(),
        },
      });
    const unknown = await take(randomUUID());
    expect(unknown.body.errors).toMatchObject([{ path: 'answers.2.question_id' }]);
    expect(await take(foreign.poll.questions[2]!.id)).toEqual(unknown);
    expect(await storedItems()).toEqual(before);
  });

  it('is found among 99 of one’s own', async () => {
    const { own, foreign } = actors.places;
    const questions = Array.from({ length: 100 }, (_, index) => ({
      text: `Вопрос ${index}`,
      order_index: index,
      is_required: false,
    }));
    const options = {
      token: own.owner.token,
      body: { workspace_id: own.workspace.id, title: 'Сто вопросов', allow_anonymous_link: true, questions },
    };
    const { body: poll } = await request(polls.createPoll, options);
    const frame = await makeFrame(own.owner, poll);
    const before = await storedItems();
    const submitted = answersTo(
      poll,
      questions.map(() => 'да'),
    ).with(57, { question_id: foreign.poll.questions[0]!.id, content: 'да' });
    const reply = await request(answers.takePublicPoll, {
      params: { token: frame.public_token },
      body: { answers: submitted, anonymous_session_id: randomUUID() },
    });
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ path: 'answers.57.question_id', message: 'Этого вопроса нет в опросе' }]);
    expect(await storedItems()).toEqual(before);
  });
});

describe('an id that stands in what is written of a task', () => {
  const [unknown, title] = [randomUUID(), 'Чужое'];

  it.each<[string, (id: string) => Promise<unknown>, (company: Company) => string]>([
    [
      'of a person, in a new task',
      (responsible_id) => askOwner(tasks.createTask, {}, { workspace_id: own().workspace.id, title, responsible_id }),
      ({ colleague }) => colleague.id,
    ],
    [
      'of a person, in a change',
      (responsible_id) => askOwner(tasks.updateTask, { params: { id: own().task.id } }, { responsible_id }),
      ({ colleague }) => colleague.id,
    ],
    [
      'of a person, in a replacement',
      (responsible_id) => askOwner(tasks.replaceTask, { params: { id: own().task.id } }, { title, responsible_id }),
      ({ colleague }) => colleague.id,
    ],
    [
      'of a workspace, in a replacement',
      (workspace_id) =>
        askOwner(
          tasks.replaceTask,
          { params: { id: own().task.id } },
          { title, responsible_id: own().owner.id, workspace_id },
        ),
      ({ workspace }) => workspace.id,
    ],
    [
      'of a person, in a filter',
      (responsible_id) => askOwner(tasks.listTasks, { query: { workspace_id: own().workspace.id, responsible_id } }),
      ({ colleague }) => colleague.id,
    ],
    [
      'of a neighbour',
      (after) => askOwner(tasks.moveTask, { params: { id: own().task.id } }, { status: 'NEW', after, before: after }),
      ({ task }) => task.id,
    ],
  ])('%s, is answered like one that does not exist, and nothing is written', async (_, send, idOf) => {
    const before = await storedItems();
    const answer = await send(unknown);
    expect(await send(idOf(actors.places.foreign))).toEqual(answer);
    expect(await storedItems()).toEqual(before);
  });

  const own = () => actors.places.own;

  async function askOwner(route: Route, options: RequestOptions, body?: object) {
    const { status, text } = await request(route, { ...options, token: own().owner.token, body });
    return { status, text };
  }
});

describe('the id of a member', () => {
  const unknown = randomUUID();
  let draft: { readonly id: string };
  beforeAll(async () => {
    const { owner, poll } = actors.places.own;
    draft = await makeFrame(owner, poll, { published: false });
  });

  it.each<[string, number, (id: string) => Promise<{ status: number; text: string }>]>([
    [
      'in a team',
      404,
      (id) => askOwner(workspaces.setTeam, actors.places.own.workspace, { user_ids: [id], team: 'Склад' }),
    ],
    [
      'with a day of hiring',
      404,
      (id) => askOwner(workspaces.setHiredOn, actors.places.own.workspace, { user_ids: [id], hired_on: '2024-02-29' }),
    ],
    ['in the audience of a new run', 422, (id) => askOwner(polls.createFrame, actors.places.own.poll, audienceOf(id))],
    ['in the audience of a draft', 422, (id) => askOwner(polls.updateFrame, draft, audienceOf(id))],
    ['in the audience of a schedule', 422, (id) => askOwner(polls.saveSchedule, actors.places.own.poll, repeated(id))],
    ['in a new survey', 422, (id) => askOwner(surveys.createSurvey, actors.places.own.workspace, surveyFor(id))],
    [
      'among those whom a survey asks besides',
      422,
      (id) => askOwner(surveys.grantSurveyAccess, actors.places.own.survey, { user_ids: [id] }),
    ],
    [
      'in the audience of a schedule that is tried',
      422,
      (id) => askOwner(polls.previewSchedule, actors.places.own.poll, repeated(id)),
    ],
  ])(
    'of somebody else’s, %s, is answered like one that does not exist, and nothing is written',
    async (_, status, send) => {
      const before = await storedItems();
      const answer = await send(unknown);
      expect(answer.status).toBe(status);
      expect(await send(actors.places.foreign.colleague.id)).toEqual(answer);
      expect(await storedItems()).toEqual(before);
    },
  );

  const audienceOf = (id: string) => ({ audience: { kind: 'members', user_ids: [id] } });
  const surveyFor = (id: string) => ({
    title: 'Поимённо',
    respondent_type: 'USERS',
    selected_users: [id],
    questions: [{ text: 'Как?', type: 'TEXT' }],
  });
  const repeated = (id: string) => ({ cadence: 'weekly', weekday: 1, time: '10:00', ...audienceOf(id) });

  const askOwner = (route: Route, { id }: { readonly id: string }, body: object) =>
    asOwner(route, { params: { id }, body });
});

describe('an id that stands in what is asked of a survey', () => {
  const own = () => actors.places.own.survey;
  const answering = (question_id: string) => ({ answers: [{ question_id, answer_rating: 3 }] });
  const ofQuestion = ({ survey }: Company) => survey.questions[0]!.id;

  it.each<[string, number, (id: string) => Promise<{ status: number; text: string }>, (company: Company) => string]>([
    [
      'of a survey to compare with',
      404,
      (id) => asOwner(surveys.compareSurveys, { params: { id: own().id }, query: { with: id } }),
      ({ survey }) => survey.id,
    ],
    [
      'of a question whose comments are read',
      422,
      (id) => asOwner(surveys.listSurveyComments, { params: { id: own().id }, query: { question_id: id } }),
      ofQuestion,
    ],
    [
      'of a question that a member answers',
      422,
      (id) => asOwner(surveys.respondToSurvey, { params: { id: own().id }, body: answering(id) }),
      ofQuestion,
    ],
    [
      'of a question that is answered by link',
      422,
      (id) => asOwner(answers.respondToPublicSurvey, { params: { link: own().share_link! }, body: answering(id) }),
      ofQuestion,
    ],
  ])('%s, is answered like one that does not exist, and nothing is written', async (_, status, send, idOf) => {
    const before = await storedItems();
    const answer = await send(randomUUID());
    expect(answer.status).toBe(status);
    expect(await send(idOf(actors.places.foreign))).toEqual(answer);
    expect(await storedItems()).toEqual(before);
  });
});

describe('the session of a respondent', () => {
  it('changes nothing in another run, even of the same poll', async () => {
    const { owner, poll, frame } = actors.places.own;
    const session = randomUUID();
    const second = await makeFrame(owner, poll);
    await makeResponse(poll, frame.public_token, ['3', 'Шум', ''], session);
    const before = await storedItems(keys.run(frame.id).pk);
    await makeResponse(poll, second.public_token, ['10', 'Ничего', ''], session);
    expect(await storedItems(keys.run(frame.id).pk)).toEqual(before);
    const keysOf = async (id: string) =>
      (await storedItems(keys.run(id).pk)).map(({ sk }) => String(sk)).filter((sk) => !/^(RUN$|TEXTS#)/.test(sk));
    const first = await keysOf(frame.id);
    expect((await keysOf(second.id)).filter((sk) => first.includes(sk))).toEqual([]);
  });
});

async function asOwner(route: Route, options: RequestOptions) {
  const { status, text } = await request(route, { ...options, token: actors.places.own.owner.token });
  return { status, text };
}
