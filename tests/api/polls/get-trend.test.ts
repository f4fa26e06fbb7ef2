import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
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
import { countAll } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const trend = (id: string, token = owner.token) => request(polls.getTrend, { token, params: { id } });

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** Each run is made in a second of its own. */
const nextSecond = () => vi.setSystemTime(Date.now() + 1000);

it('compares the runs, oldest first, each under the text that it asked; drafts have nothing to compare', async () => {
  const poll = await makePoll(owner, workspace);
  const runs = [];
  for (const scores of [
    [9, 10, 3, 7, 8],
    [10, 10, 10, 10],
  ]) {
    nextSecond();
    const run = await makeFrame(owner, poll);
    for (const score of scores) await makeResponse(poll, run.public_token, [String(score), 'Шум', '4']);
    runs.push(run);
    const questions = poll.questions.map(({ id, order_index }) => ({ id, order_index, text: `Новый ${order_index}` }));
    await request(polls.updatePoll, { token: owner.token, params: { id: poll.id }, body: { questions } });
  }
  nextSecond();
  await makeFrame(owner, poll, { published: false });
  await countAll();
  const { body } = await trend(poll.id);
  expect(body.runs.map(({ frame }) => frame.id)).toEqual(runs.map(({ id }) => id));
  const [first, second] = body.runs;
  expect(first).toMatchObject({ responses: 5, enps: enps([9, 10, 3, 7, 8]) });
  // Below five scores there are only counts.
  expect(second).toMatchObject({ responses: 4, enps: null });
  expect(second!.questions[0]).toMatchObject({ answered: 4, mean: null, scores: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4] });
  const [one, two, three] = poll.questions.map(({ id, text }) => ({ id, text, answered: 5 }));
  expect(first!.questions).toEqual([
    { ...one, scale: '0-10', direction: 'higher_is_better', mean: 37 / 5, scores: [0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1] },
    { ...two, scale: null, direction: null, mean: null, scores: null },
    { ...three, scale: null, direction: null, mean: 4, scores: [0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0] },
  ]);
  expect(second!.questions.map(({ id, text }) => [id, text])).toEqual(
    poll.questions.map(({ id }, index) => [id, `Новый ${index}`]),
  );
});

it('shows runs without answers with none, and goes on with closed ones', async () => {
  const poll = await makePoll(owner, workspace, { type: 'PULSE' });
  expect((await trend(poll.id)).body).toEqual({ runs: [] });
  const run = await makeFrame(owner, poll);
  const closed = { token: owner.token, params: { id: run.id }, body: { published: false } };
  await request(polls.publishFrame, closed);
  const { body } = await trend(poll.id);
  expect(body.runs).toMatchObject([{ frame: { id: run.id, published: false }, responses: 0, enps: null }]);
  expect(body.runs[0]!.questions).toMatchObject([{ answered: 0, mean: null }, { mean: null }, { mean: null }]);
});

it('compares the newest 24', async () => {
  const poll = await makePoll(owner, workspace);
  const ids = [];
  for (let n = 0; n < 26; n++) {
    nextSecond();
    ids.push((await makeFrame(owner, poll)).id);
  }
  expect((await trend(poll.id)).body.runs.map(({ frame }) => frame.id)).toEqual(ids.slice(2));
}, 30_000);

it('names nobody, and is for those who read results', async () => {
  const poll = await makePoll(owner, workspace, { is_anonymous: false });
  const run = await makeFrame(owner, poll);
  const employee = await makeMember(workspace, 'сотрудник');
  const body = { answers: answersTo(poll, ['9', 'Шум']) };
  await request(polls.takePoll, { token: employee.token, params: { id: run.id }, body });
  await countAll();
  const reply = await trend(poll.id);
  expect(reply.body.runs[0]!.responses).toBe(1);
  for (const trace of [employee.id, 'Шум']) expect(reply.text).not.toContain(trace);
  expect((await trend(poll.id, employee.token)).status).toBe(403);
});
