import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { enps } from '#shared/rules/enps.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
} from '#tests/support/factories.ts';
import { measure } from '#tests/support/calls.ts';
import { countAll } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const members = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'hr')];

const summary = (id: string, token = owner.token) => request(polls.getSummary, { token, params: { id } });
async function makePublishedFrame(settings: Partial<Poll> = {}) {
  const poll = await makePoll(owner, workspace, settings);
  return { poll, frame: await makeFrame(owner, poll) };
}

it('counts answers by question: scores, short answers by how often, the rest', async () => {
  const { poll, frame } = await makePublishedFrame();
  const forms = [
    ['9', 'Шум', 'x'.repeat(50)],
    ['10', 'шум', ''],
    ['3', 'Духота', '7'],
    ['не знаю', 'Шум', '7'],
    ['8', 'ШУМ', ''],
    ['9', 'шум', ''],
  ];
  for (const texts of forms) await makeResponse(poll, frame.public_token, texts);
  await countAll();
  const { status, body } = await summary(frame.id);
  expect(status).toBe(200);
  const [first, second, third] = poll.questions;
  expect(body).toEqual({
    poll: { id: poll.id, title: poll.title, type: 'ENPS', is_anonymous: true },
    frame,
    questions: poll.questions,
    responses: 6,
    answered: 6,
    answered_at_least: false,
    members_answered: 0,
    answered_by_link: 6,
    invited: 3,
    people_asked: null,
    by_question: [
      {
        question_id: first!.id,
        answered: 6,
        scores: [0, 0, 0, 1, 0, 0, 0, 0, 1, 2, 1],
        values: [],
        values_error: 0,
        other: 1,
      },
      {
        question_id: second!.id,
        answered: 6,
        scores: null,
        values: [
          { text: 'Шум', count: 5 },
          { text: 'Духота', count: 1 },
        ],
        values_error: 0,
        other: 0,
      },
      {
        question_id: third!.id,
        answered: 3,
        scores: [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0],
        values: [],
        values_error: 0,
        other: 1,
      },
    ],
    enps: enps([9, 10, 3, 8, 9]),
    by_team: [],
  });
});

it('has no eNPS below five scores, however many answered in words: only counts', async () => {
  const { poll, frame } = await makePublishedFrame();
  for (const score of ['9', '10', '3', '8', 'не знаю'])
    await makeResponse(poll, frame.public_token, [score, 'Шум', '']);
  await countAll();
  const { body } = await summary(frame.id);
  expect(body).toMatchObject({ responses: 5, enps: null });
  expect(body.by_question[0]!.scores).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 1]);
  await makeResponse(poll, frame.public_token, ['9', 'Шум', '']);
  await countAll();
  expect((await summary(frame.id)).body.enps).toEqual(enps([9, 10, 3, 8, 9]));
});

it('is empty before the first answer, of a draft too; no eNPS where the poll is of another type', async () => {
  const { poll, frame } = await makePublishedFrame({ type: 'PULSE' });
  const draft = await makeFrame(owner, poll, { published: false });
  expect((await summary(draft.id)).body).toMatchObject({ responses: 0, by_question: [], questions: [], enps: null });
  expect((await summary(frame.id)).body).toMatchObject({ responses: 0, members_answered: 0, invited: 3, enps: null });
  await makeResponse(poll, frame.public_token, ['9', 'Шум']);
  await countAll();
  expect((await summary(frame.id)).body).toMatchObject({ responses: 1, enps: null });
});

it.each([true, false])('says how many members have answered, never who (anonymous: %s)', async (is_anonymous) => {
  const { poll, frame } = await makePublishedFrame({ is_anonymous });
  for (const { token } of members) {
    const body = { answers: answersTo(poll, ['9', 'Шум']), anonymous_session_id: randomUUID() };
    await request(polls.takePoll, { token, params: { id: frame.id }, body });
  }
  await makeResponse(poll, frame.public_token, ['1', 'Гость']);
  await countAll();
  const reply = await summary(frame.id);
  expect(reply.body).toMatchObject({ responses: 3, members_answered: 2, invited: 3 });
  for (const { id } of members) expect(reply.text).not.toContain(id);
});

it('is for those who read results, at the same price for one answer and for sixty', async () => {
  const { poll, frame } = await makePublishedFrame();
  const cost = () => measure(() => summary(frame.id));
  await makeResponse(poll, frame.public_token, ['9', 'Шум']);
  await countAll();
  // The first look of a day is written down.
  await summary(frame.id);
  const few = await cost();
  await Promise.all(Array.from({ length: 59 }, (_, n) => makeResponse(poll, frame.public_token, ['9', `т${n}`])));
  await countAll();
  expect((await summary(frame.id)).body.responses).toBe(60);
  expect(await cost()).toEqual(few);
  expect(few.reads).toBeLessThanOrEqual(3);
  expect((await summary(frame.id, members[1]!.token)).status).toBe(200);
  expect((await summary(frame.id, members[0]!.token)).status).toBe(403);
  expect((await summary(frame.id, (await makePerson()).token)).status).toBe(404);
});

it('gives eNPS the interval of the people asked where their number is known, in the trend as well', async () => {
  const poll = await makePoll(owner, workspace);
  const frame = await makeFrame(owner, poll);
  const scores = [9, 10, 10, 3, 7, 8, 9];
  for (const score of scores) await makeResponse(poll, frame.public_token, [String(score), 'Шум']);
  await countAll();
  const trend = () => request(polls.getTrend, { token: owner.token, params: { id: poll.id } });
  expect((await summary(frame.id)).body).toMatchObject({ people_asked: null, enps: enps(scores) });
  const change = { token: owner.token, params: { id: frame.id }, body: { people_asked: 10 } };
  expect((await request(polls.updateFrame, change)).status).toBe(200);
  const told = { people_asked: 10, enps: enps(scores, { asked: 10 }) };
  expect((await summary(frame.id)).body).toMatchObject(told);
  expect((await trend()).body.runs).toMatchObject([told]);
  expect(told.enps!.high).toBeLessThan(enps(scores)!.high);
});
