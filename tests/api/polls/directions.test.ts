import { describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePerson, makeWorkspace } from '#tests/support/factories.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const DIRECTIONS = ['higher_is_better', 'lower_is_better', 'neither', null] as const;
const asked = (order_index: number, given: object = {}) => ({
  ...{ text: `Вопрос ${order_index}`, order_index, is_required: false, scale: '0-10' },
  ...given,
});

const create = (questions: object[]) => {
  const body = { workspace_id: workspace.id, title: 'Пульс', type: 'PULSE', questions };
  // Border: what is sent is what is tried out.
  return request(polls.createPoll, { token: owner.token, body: body as never });
};
async function make(): Promise<Poll> {
  const stated = DIRECTIONS.map((direction, index) => asked(index, direction === null ? {} : { direction }));
  const { status, body } = await create(stated);
  expect(status).toBe(201);
  return body;
}
const change = (poll: Poll, questions: object[]) =>
  request(polls.updatePoll, { token: owner.token, params: { id: poll.id }, body: { questions } as never });
const directions = ({ questions }: Pick<Poll, 'questions'>) => questions.map(({ direction }) => direction);

describe('the direction of a question', () => {
  it('is kept by a poll, its copy and its runs; a question without one has none', async () => {
    const poll = await make();
    expect(directions(poll)).toEqual(DIRECTIONS);
    const { body: copy } = await request(polls.duplicatePoll, { token: owner.token, params: { id: poll.id } });
    expect(directions(copy)).toEqual(DIRECTIONS);
    const run = await makeFrame(owner, poll);
    const { body } = await request(polls.getSummary, { token: owner.token, params: { id: run.id } });
    expect(directions(body)).toEqual(DIRECTIONS);
    // Who answers is not told which answers are the better ones.
    const take = await request(polls.getPollToTake, { token: owner.token, params: { id: poll.id } });
    expect(take.body.questions).toHaveLength(4);
    expect(JSON.stringify(take.body)).not.toContain('direction');
  });

  it('is refused where it is none there is', async () => {
    const { status, body } = await create([asked(0, { direction: 'up' })]);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: [{ path: 'questions.0.direction', message: 'Неизвестно, какие оценки лучше' }],
    });
  });

  it('stays when a poll is changed by whoever knows nothing of it, and goes when it is taken away', async () => {
    const poll = await make();
    const known = poll.questions.map(({ id, order_index }) => asked(order_index, { id }));
    expect(directions((await change(poll, known)).body)).toEqual(DIRECTIONS);
    const bare = known.map((question) => ({ ...question, direction: null }));
    expect(directions((await change(poll, bare)).body)).toEqual([null, null, null, null]);
  });

  it('never changes in a run that was opened, only in the next one, and the trend says which each had', async () => {
    const poll = await make();
    const first = await makeFrame(owner, poll);
    await change(
      poll,
      poll.questions.map(({ id, order_index }) => asked(order_index, { id, direction: 'lower_is_better' })),
    );
    await makeFrame(owner, poll);
    const { body: summary } = await request(polls.getSummary, { token: owner.token, params: { id: first.id } });
    expect(directions(summary)).toEqual(DIRECTIONS);
    const { body: trend } = await request(polls.getTrend, { token: owner.token, params: { id: poll.id } });
    expect(trend.runs.map(({ questions }) => questions.map(({ direction }) => direction))).toEqual([
      DIRECTIONS,
      DIRECTIONS.map(() => 'lower_is_better'),
    ]);
  });

  it('of the question of eNPS is that more is better, whatever it says', async () => {
    const body = { workspace_id: workspace.id, title: 'eNPS', type: 'ENPS', questions: [asked(0)] };
    const { body: poll } = await request(polls.createPoll, { token: owner.token, body: body as never });
    await makeFrame(owner, poll);
    const { body: trend } = await request(polls.getTrend, { token: owner.token, params: { id: poll.id } });
    expect(trend.runs[0]!.questions[0]!.direction).toBe('higher_is_better');
  });
});
