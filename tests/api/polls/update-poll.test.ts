import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import {
  makeFrame,
  makeMember,
  makePerson,
  makePlan,
  makePoll,
  makeResponse,
  makeWorkspace,
  repos,
  table,
} from '#tests/support/factories.ts';
import { intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const change = (id: string, body: object, token = owner.token) =>
  request(polls.updatePoll, { token, params: { id }, body });
const get = async (id: string) => (await request(polls.getPoll, { token: owner.token, params: { id } })).body;
const open = (token: string) => request(answers.getPublicPoll, { params: { token } });
const publish = (id: string, published = true) =>
  request(polls.publishFrame, { token: owner.token, params: { id }, body: { published } });
const asked = ({ questions }: Pick<Poll, 'questions'>) =>
  questions.map(({ id, text, order_index, is_required }) => ({ id, text, order_index, is_required }));
const overtaken = { status: 409, body: { code: 'conflict', detail: expect.stringContaining('изменили одновременно') } };

afterEach(() => vi.restoreAllMocks());

describe('works', () => {
  it('changes what is named and leaves the rest (B7-17)', async () => {
    const poll = await makePoll(owner, workspace);
    const settings = { title: ' Другой ', type: 'PULSE', is_anonymous: false, allow_anonymous_link: false };
    const titled = await change(poll.id, { title: ' Другой ' });
    expect(titled.status).toBe(200);
    expect(titled.body).toEqual({ ...poll, title: 'Другой', version: 2, updated_at: expect.stringMatching(/Z$/) });
    const all = await change(poll.id, settings);
    expect(all.body).toEqual({
      ...titled.body,
      ...settings,
      title: 'Другой',
      version: 3,
      updated_at: all.body.updated_at,
    });
    expect(await get(poll.id)).toEqual(all.body);
  });

  it('keeps a question that comes with its id, numbers them anew, adds and removes (B3-28, B5-20, B5-21)', async () => {
    const poll = await makePoll(owner, workspace);
    const [first, second, third] = asked(poll) as [object, { id: string }, { id: string }];
    const { body } = await change(poll.id, {
      questions: [
        { ...third, order_index: 7 },
        { ...second, order_index: 3, text: 'Что мешало?' },
        { text: 'Новый', order_index: 9 },
      ],
    });
    expect(first).toBeDefined();
    expect(body.questions).toEqual([
      { ...second, order_index: 0, text: 'Что мешало?', scale: null, direction: null },
      { ...third, order_index: 1, scale: null, direction: null },
      // Required, unless said otherwise.
      { id: expect.any(String), text: 'Новый', order_index: 2, is_required: true, scale: null, direction: null },
    ]);
    expect(poll.questions.map(({ id }) => id)).not.toContain(body.questions[2]!.id);
  });

  it('counts in the totals of the list', async () => {
    const place = await makeWorkspace(owner);
    const poll = await makePoll(owner, place);
    await change(poll.id, { type: 'PULSE', questions: [{ text: 'Один', order_index: 0 }] });
    const list = await request(polls.listPolls, { token: owner.token, params: { id: place.id } });
    expect(list.body.totals).toEqual({ polls: 1, enps: 0, pulse: 1, questions: 1 });
  });

  it('is for hr and managers too, not for employees (B6-01)', async () => {
    const poll = await makePoll(owner, workspace);
    for (const role of ['hr', 'руководитель'] as const) {
      const { token } = await makeMember(workspace, role);
      expect((await change(poll.id, { title: role }, token)).status).toBe(200);
    }
    const { token } = await makeMember(workspace, 'сотрудник');
    expect((await change(poll.id, { title: 'Нет' }, token)).status).toBe(403);
    expect((await get(poll.id)).title).toBe('руководитель');
  });

  it('does not touch what an opened run asks; its answers stay under the text they were given to', async () => {
    const poll = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, poll);
    await makeResponse(poll, frame.public_token, ['9', 'Шум', 'Команда']);
    const page = (await open(frame.public_token)).body;
    const questions = asked(poll)
      .map((question) => ({ ...question, text: `${question.text} (новое)` }))
      .slice(0, 2)
      .toReversed()
      .map((question, order_index) => ({ ...question, order_index }));
    expect((await change(poll.id, { title: 'Другой', is_anonymous: false, type: 'PULSE', questions })).status).toBe(
      200,
    );
    expect((await open(frame.public_token)).body).toEqual(page);
    const results = await request(polls.getResults, { token: owner.token, params: { id: frame.id } });
    expect(results.body).toMatchObject({
      poll: { title: poll.title, is_anonymous: true, type: 'ENPS' },
      questions: poll.questions,
    });
    expect(results.body.by_question[poll.questions[2]!.id]).toMatchObject([{ content: 'Команда', user_id: null }]);
    await publish(frame.id, false);
    await publish(frame.id, true);
    expect((await open(frame.public_token)).body).toEqual(page);
    const next = await makeFrame(owner, poll);
    expect((await open(next.public_token)).body.questions.map(({ text }) => text)).toEqual(
      questions.map(({ text }) => text),
    );
  });

  it('lets public links work or not in open runs at once (B4-27, B4-31)', async () => {
    const poll = await makePoll(owner, workspace);
    const frames = [await makeFrame(owner, poll), await makeFrame(owner, poll)];
    await change(poll.id, { allow_anonymous_link: false });
    for (const { public_token: token } of frames) {
      expect((await open(token)).status).toBe(404);
      expect((await makeResponse(poll, token, ['9', 'Поздно'])).status).toBe(404);
    }
    const listed = await request(polls.listFrames, { token: owner.token, params: { id: poll.id } });
    expect(listed.body.frames.map((frame) => frame.public_token)).toEqual([null, null]);
    await change(poll.id, { allow_anonymous_link: true });
    for (const { public_token: token } of frames) expect((await open(token)).status).toBe(200);
  });

  it('leaves a closed run closed, whose link follows when it is opened again', async () => {
    const poll = await makePoll(owner, workspace, { allow_anonymous_link: false });
    const frame = await makeFrame(owner, poll);
    await publish(frame.id, false);
    await change(poll.id, { allow_anonymous_link: true });
    const opened = await publish(frame.id, true);
    expect((await open(opened.body.public_token!)).status).toBe(200);
  });
});

describe('refuses', () => {
  it('the id of a question of another poll like one that never was, one among 99 own, and nothing changes', async () => {
    const many = Array.from({ length: 100 }, (_, order_index) => ({ text: `Вопрос ${order_index}`, order_index }));
    const body = { workspace_id: workspace.id, title: 'Сто', questions: many };
    const { body: poll } = await request(polls.createPoll, { token: owner.token, body });
    const foreign = (await makePoll(owner, workspace)).questions[0]!.id;
    const before = await storedItems();
    const sendWith = (id: string) => change(poll.id, { questions: asked(poll).with(57, { ...asked(poll)[57]!, id }) });
    const reply = await sendWith(foreign);
    expect(reply.status).toBe(422);
    expect(reply.body.errors).toEqual([{ path: 'questions.57.id', message: 'Этого вопроса нет в опросе' }]);
    expect(await sendWith('5b9f6f0e-6c1f-4c9b-9d6e-2f6f3a1b7c8d')).toEqual(reply);
    expect(await storedItems()).toEqual(before);
  });

  it('a question that comes twice', async () => {
    const poll = await makePoll(owner, workspace);
    const [first] = asked(poll);
    const reply = await change(poll.id, { questions: [first, { ...first, order_index: 1 }] });
    expect(reply).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'questions.1.id', message: 'Вопрос повторяется' }] },
    });
    expect(await get(poll.id)).toEqual(poll);
  });

  it.each<[string, object, string]>([
    ['no question left (B5-14)', { questions: [] }, 'questions'],
    ['a blank title (B5-19)', { title: ' ' }, 'title'],
    ['a blank question', { questions: [{ text: ' ', order_index: 0 }] }, 'questions.0.text'],
    ['another workspace', { workspace_id: '5b9f6f0e-6c1f-4c9b-9d6e-2f6f3a1b7c8d' }, ''],
    [
      'two thousand questions',
      { questions: Array.from({ length: 2000 }, (_, order_index) => ({ text: 'Как?', order_index })) },
      'questions',
    ],
  ])('%s', async (_, body, path) => {
    const poll = await makePoll(owner, workspace);
    const reply = await change(poll.id, body);
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ path }] } });
    expect(await get(poll.id)).toEqual(poll);
  });

  it('a change made from an older version, whatever it changes', async () => {
    const poll = await makePoll(owner, workspace);
    await change(poll.id, { title: 'Чужая правка', version: 1 });
    expect(await change(poll.id, { title: 'Моя правка', version: 1 })).toMatchObject(overtaken);
    expect(await get(poll.id)).toMatchObject({ title: 'Чужая правка', version: 2 });
    expect(await change(poll.id, { title: 'Моя правка', version: 2 })).toMatchObject({ status: 200 });
  });

  it('a workspace that its owner’s plan has no room for', async () => {
    const person = await makePerson();
    const places = [await makeWorkspace(person), await makeWorkspace(person), await makeWorkspace(person)];
    const poll = await makePoll(person, places[2]!);
    await makePlan(person, 'startup');
    expect((await change(poll.id, { title: 'Другой' }, person.token)).status).toBe(402);
  });

  it('more open runs than one transaction changes, in words', async () => {
    const poll = await makePoll(owner, workspace);
    const ref = (n: number) => ({
      ...keys.runRef(poll.id, `2026-01-01T00:00:00.${String(n).padStart(3, '0')}Z`, `frame-${n}`),
      type: 'run-ref',
      runId: `frame-${n}`,
      published: true,
      deadline: null,
    });
    for (let n = 0; n <= 90; n++) await table.write(put(ref(n)));
    const reply = await change(poll.id, { allow_anonymous_link: false });
    expect(reply).toMatchObject({ status: 409, body: { detail: expect.stringContaining('слишком много запусков') } });
  });
});

describe('races', () => {
  it('of six at once from one version one wins, and nothing is mixed', async () => {
    const poll = await makePoll(owner, workspace);
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const replies = await Promise.all(
      texts.map((text) => change(poll.id, { title: text, questions: [{ text, order_index: 0 }], version: 1 })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    const stored = await get(poll.id);
    expect(stored).toEqual(replies.find(({ status }) => status === 200)!.body);
    expect(stored.questions[0]!.text).toBe(stored.title);
  });

  it('with a run that is opened meanwhile: the run is not opened with what is no longer asked', async () => {
    const poll = await makePoll(owner, workspace);
    const draft = await makeFrame(owner, poll, { published: false });
    const spy = intercept(async (command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined;
      spy.mockRestore();
      expect((await change(poll.id, { allow_anonymous_link: false })).status).toBe(200);
      return undefined;
    });
    expect(await publish(draft.id)).toMatchObject(overtaken);
    expect(await repos.runs.findConsistent(draft.id)).toMatchObject({ published: false, questions: [] });
    expect(await publish(draft.id)).toMatchObject({ status: 200, body: { public_token: null } });
  });

  it('with a run opened between its reading and its writing: no run is left open with a link that is forbidden', async () => {
    const poll = await makePoll(owner, workspace);
    const draft = await makeFrame(owner, poll, { published: false });
    const spy = intercept(async (command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined;
      spy.mockRestore();
      expect((await publish(draft.id)).status).toBe(200);
      return undefined;
    });
    const reply = await change(poll.id, { allow_anonymous_link: false });
    // Either the change is refused, or the link is dead.
    if (reply.status === 200) expect((await open(draft.public_token)).status).toBe(404);
    else expect(reply).toMatchObject(overtaken);
  });

  it('with its own deletion: 404, and nothing comes back', async () => {
    const poll = await makePoll(owner, workspace);
    const spy = intercept(async (command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined;
      spy.mockRestore();
      await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
      return undefined;
    });
    expect((await change(poll.id, { title: 'Поздно' })).status).toBe(409);
    expect((await change(poll.id, { title: 'Поздно' })).status).toBe(404);
    expect((await storedItems(poll.id)).map(({ type }) => type)).toEqual(['job']);
  });
});
