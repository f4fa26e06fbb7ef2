import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { PollQuestion } from '#shared/models/answers.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import { answersTo, makeFrame, makePerson, makeResponse, makeWorkspace } from '#tests/support/factories.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
const asked = (scale?: '0-10' | '1-5' | null, order_index = 0) => ({
  text: `Вопрос ${order_index}`,
  order_index,
  is_required: false,
  ...(scale !== undefined && { scale }),
});
const QUESTIONS = [asked('0-10'), asked('1-5', 1), asked(undefined, 2)];

async function make(questions: object[] = QUESTIONS, type: Poll['type'] = 'PULSE'): Promise<Poll> {
  const body = { workspace_id: workspace.id, title: 'Пульс', type, allow_anonymous_link: true, questions };
  // Border: what is sent is what is tried out.
  const made = await request(polls.createPoll, { token: owner.token, body: body as never });
  expect(made.status).toBe(201);
  return made.body;
}
const change = (poll: Poll, body: object) =>
  request(polls.updatePoll, { token: owner.token, params: { id: poll.id }, body });
const scales = ({ questions }: { readonly questions: readonly Pick<PollQuestion, 'scale'>[] }) =>
  questions.map(({ scale }) => scale);
const stored = async (runId: string) =>
  (await storedItems(runId)).filter(({ type }) => type === 'response').map(({ answers }) => answers);

describe('the scale of a question', () => {
  it('is kept by a poll, its copy and its runs; a question without one has none', async () => {
    const poll = await make();
    expect(scales(poll)).toEqual(['0-10', '1-5', null]);
    const { body: copy } = await request(polls.duplicatePoll, { token: owner.token, params: { id: poll.id } });
    expect(scales(copy)).toEqual(['0-10', '1-5', null]);
    await makeFrame(owner, poll);
    const take = await request(polls.getPollToTake, { token: owner.token, params: { id: poll.id } });
    expect(scales(take.body)).toEqual(['0-10', '1-5', null]);
  });

  it('is refused where it is none there is', async () => {
    const body = { workspace_id: workspace.id, title: 'Пульс', questions: [{ ...asked(), scale: '1-7' }] };
    const { status, body: refusal } = await request(polls.createPoll, { token: owner.token, body: body as never });
    expect(status).toBe(422);
    expect(refusal).toMatchObject({ errors: [{ path: 'questions.0.scale', message: 'Неизвестная шкала' }] });
  });

  it('stays when a poll is changed by whoever knows nothing of scales, and goes when it is taken away', async () => {
    const poll = await make();
    const known = poll.questions.map(({ id, text, order_index, is_required }) => ({
      id,
      text: `${text}?`,
      order_index,
      is_required,
    }));
    expect(scales((await change(poll, { questions: known })).body)).toEqual(['0-10', '1-5', null]);
    const bare = known.map((question) => ({ ...question, scale: null }));
    expect(scales((await change(poll, { questions: bare })).body)).toEqual([null, null, null]);
    const { id: _, ...fresh } = known[0]!;
    expect(scales((await change(poll, { questions: [fresh] })).body)).toEqual([null]);
  });

  it('never changes in a run that was opened, only in the next one', async () => {
    const poll = await make();
    const run = await makeFrame(owner, poll);
    const questions = poll.questions.map(({ id, text, order_index }) => ({
      id,
      text,
      order_index,
      scale: '1-5' as const,
    }));
    await change(poll, { questions });
    expect((await makeResponse(poll, run.public_token, ['9', '2', ''])).status).toBe(200);
    await countAll();
    const of = (id: string) => request(polls.getSummary, { token: owner.token, params: { id } });
    expect(scales((await of(run.id)).body)).toEqual(['0-10', '1-5', null]);
    const next = await makeFrame(owner, poll);
    expect(scales((await of(next.id)).body)).toEqual(['1-5', '1-5', '1-5']);
    expect((await makeResponse(poll, next.public_token, ['9', '2', ''])).status).toBe(422);
  });
});

describe('an answer to a scale', () => {
  it.each([
    ['a number beyond it', ['11', '', ''], 0, 'Ответ на этот вопрос — целое число от 0 до 10'],
    ['words', ['восемь', '', ''], 0, 'Ответ на этот вопрос — целое число от 0 до 10'],
    ['a fraction', ['8,5', '', ''], 0, 'Ответ на этот вопрос — целое число от 0 до 10'],
    ['a number of the other scale', ['8', '8', ''], 1, 'Ответ на этот вопрос — целое число от 1 до 5'],
    ['zero where it begins with one', ['8', '0', ''], 1, 'Ответ на этот вопрос — целое число от 1 до 5'],
  ])('is refused if it is %s, by link and from a member, and nothing is stored', async (_, texts, at, message) => {
    const poll = await make();
    const run = await makeFrame(owner, poll);
    const byLink = await makeResponse(poll, run.public_token, texts);
    const byMember = await request(polls.takePoll, {
      token: owner.token,
      params: { id: run.id },
      body: { answers: answersTo(poll, texts), anonymous_session_id: randomUUID() },
    });
    for (const { status, body } of [byLink, byMember]) {
      expect(status).toBe(422);
      expect(body).toMatchObject({ errors: [{ path: `answers.${poll.questions[at]!.id}`, message }] });
    }
    expect(await stored(run.id)).toEqual([]);
  });

  it('is stored as the bare number; a question without a scale takes any words, and one that is optional none', async () => {
    const poll = await make();
    const run = await makeFrame(owner, poll);
    expect((await makeResponse(poll, run.public_token, [' 10\n', '1', '8/10'])).status).toBe(200);
    expect((await makeResponse(poll, run.public_token, ['', '5', ''])).status).toBe(200);
    const answers = (await stored(run.id)) as string[][];
    expect(answers.toSorted((a, b) => Number(a[1]) - Number(b[1]))).toEqual([
      ['10', '1', '8/10'],
      [null, '5', null],
    ]);
  });

  it('to the question of eNPS may be words, as the specification has it, unless it was made a scale; then it is 0–10', async () => {
    const words = await make([asked(null)], 'ENPS');
    const free = await makeFrame(owner, words);
    expect((await makeResponse(words, free.public_token, ['не знаю'])).status).toBe(200);
    const strict = await make([asked('1-5')], 'ENPS');
    const run = await makeFrame(owner, strict);
    expect((await makeResponse(strict, run.public_token, ['не знаю'])).status).toBe(422);
    expect((await makeResponse(strict, run.public_token, ['9'])).status).toBe(200);
  });
});

describe('figures', () => {
  const figures = async (texts: string[], questions = [asked()]) => {
    const poll = await make(questions);
    const run = await makeFrame(owner, poll);
    for (const text of texts) await makeResponse(poll, run.public_token, [text]);
    await countAll();
    const summary = await request(polls.getSummary, { token: owner.token, params: { id: run.id } });
    const trend = await request(polls.getTrend, { token: owner.token, params: { id: poll.id } });
    return { summary: summary.body.by_question[0]!, trend: trend.body.runs[0]!.questions[0]! };
  };

  it('read natural replies as numbers where most replies are', async () => {
    const { summary, trend } = await figures(['8/10', '8,5', 'восемь', '7 баллов', '9 из 10', 'хорошо']);
    expect(summary).toMatchObject({
      scores: [0, 0, 0, 0, 0, 0, 0, 1, 3, 1, 0],
      values: [{ text: 'хорошо', count: 1 }],
    });
    expect(trend).toMatchObject({ scale: null, mean: 8 });
  });

  it('make no numbers of replies that are mostly words: a number among them is a short answer', async () => {
    const { summary, trend } = await figures(['2', '2', '2 раза в неделю', '10 минут опоздания', 'иногда']);
    expect(summary.scores).toBeNull();
    expect(summary.values[0]).toEqual({ text: '2', count: 2 });
    expect(summary.other).toBe(0);
    expect(trend).toMatchObject({ mean: null, scores: null });
  });

  it('of a scale 1–5 count its five numbers, and say which scale they are of', async () => {
    const { summary, trend } = await figures(['1', '5', '5', '4', '5'], [asked('1-5')]);
    expect(summary).toMatchObject({ scores: [0, 1, 0, 0, 1, 3, 0, 0, 0, 0, 0], other: 0 });
    expect(trend).toMatchObject({ scale: '1-5', mean: 4 });
  });
});
