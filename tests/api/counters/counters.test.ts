import { randomUUID } from 'node:crypto';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { polls } from '#shared/contract/polls.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { deliver } from '#tests/api/jobs/stream.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  repos,
  table,
  type Person,
} from '#tests/support/factories.ts';
import { failCalls, intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { count, countAll, toCount } from '#tests/support/table-stream.ts';

const DONE = { batchItemFailures: [] };

const owner = await makePerson();
const workspace = await makeWorkspace(owner);
let poll: Poll;
let frame: Frame & { public_token: string };

beforeEach(async () => {
  poll = await makePoll(owner, workspace);
  frame = await makeFrame(owner, poll);
  await countAll();
});
afterEach(() => vi.restoreAllMocks());

const totals = async (id = frame.id) => (await repos.counters.stored(id))?.value ?? null;
const scoresOf = async (id?: string) => (await totals(id))!.questions[0]!.scores;
const answer = (score: string, session?: string) => makeResponse(poll, frame.public_token, [score, 'Да'], session);
const take = (who: Person, run: { id: string }, of: Poll, texts = ['9', 'Да']) =>
  request(polls.takePoll, {
    token: who.token,
    params: { id: run.id },
    body: { answers: answersTo(of, texts), anonymous_session_id: randomUUID() },
  });

describe('the first question of an eNPS poll', () => {
  const JUNK = ['11', '-1', 'NaN', 'ноль раз', '7,55', '100', 'a', 'b', 'c', 'd', 'e'];

  it('counts numbers 0–10 alone; what else is written there is kept and counted as other', async () => {
    const said = [...JUNK, '9', '9', '9', '9', '9'];
    for (const text of said) expect((await answer(text)).status).toBe(200);
    await countAll();
    const read = { token: owner.token, params: { id: frame.id } };
    const { body } = await request(polls.getSummary, read);
    expect(body.by_question[0]).toMatchObject({ answered: said.length, values: [], other: JUNK.length });
    expect(body.by_question[1]).toMatchObject({ values: [{ text: 'Да', count: said.length }] });
    expect(body.enps).toMatchObject({ total: 5, score: 100 });
    const results = await request(polls.getResults, read);
    const kept = results.body.by_question[poll.questions[0]!.id]!.map(({ content }) => content);
    expect(kept.toSorted()).toEqual(said.toSorted());
  });

  it('of another type is a text like any other', async () => {
    poll = await makePoll(owner, workspace, { type: 'PULSE' });
    frame = await makeFrame(owner, poll);
    await answer('11');
    await countAll();
    expect((await totals())!.questions[0]!.values).toEqual([['11', 1]]);
  });
});

describe('each answer counts once', () => {
  it('however often its record is handed over, in the same batch, a later one or a part of one', async () => {
    for (const score of ['9', '10', '3', '9']) await answer(score);
    const records = await toCount();
    expect(records).toHaveLength(4);
    const [first, second] = [records.slice(0, 2), records.slice(1, 3)];
    for (const batch of [[...first, ...first], first, second, [...second, ...records], records]) {
      expect(await count(batch)).toEqual(DONE);
    }
    expect(await totals()).toMatchObject({ responses: 4, named: 0 });
    expect(await scoresOf()).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 1]);
  });

  it('one record at a time, as after a batch was halved, or all at once', async () => {
    for (const score of ['9', '10', '3']) await answer(score);
    for (const record of await toCount()) await count([record]);
    expect(await scoresOf()).toEqual([0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1]);
  });

  it('when two copies of the function are handed the same batch at once', async () => {
    for (const score of ['9', '10', '3']) await answer(score);
    const records = await toCount();
    const replies = await Promise.all([count(records), count(records), count(records)]);
    const first = records[0]!.dynamodb!.SequenceNumber;
    for (const { batchItemFailures } of replies) {
      // Whoever was overtaken asks for all of it again, and then finds it counted.
      expect([[], [{ itemIdentifier: first }]]).toContainEqual(batchItemFailures);
    }
    expect(replies).toContainEqual(DONE);
    expect(await count(records)).toEqual(DONE);
    expect(await totals()).toMatchObject({ responses: 3 });
  });

  it('a change takes the old answers out and the new ones in; the same form sent again changes nothing', async () => {
    const session = randomUUID();
    await answer('3', session);
    await countAll();
    await answer('10', session);
    await answer('10', session);
    await countAll();
    expect(await totals()).toMatchObject({ responses: 1, questions: [{ answered: 1 }, { answered: 1 }, {}] });
    expect(await scoresOf()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  });

  it('a form that is sent fifty times with another score keeps its words counted', async () => {
    const session = randomUUID();
    for (let turn = 0; turn < 50; turn++) await answer(String(turn % 11), session);
    await countAll();
    expect((await totals())!.questions[1]!.values).toEqual([['Да', 1]]);
  });

  it('an answer that is taken away is taken out', async () => {
    await answer('3');
    await answer('9');
    await countAll();
    const [response] = (await storedItems(frame.id)).filter(({ type }) => type === 'response');
    await table.removeMany([response!]);
    await countAll();
    expect(await totals()).toMatchObject({ responses: 1 });
  });

  it('of two runs in one batch each gets its own', async () => {
    const other = await makeFrame(owner, poll);
    await answer('9');
    await makeResponse(poll, other.public_token, ['2', 'Нет']);
    await answer('10');
    await count(await toCount());
    expect(await totals()).toMatchObject({ responses: 2 });
    expect(await totals(other.id)).toMatchObject({ responses: 1 });
  });

  it('sixty at once are sixty', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => answer(String(index % 11))));
    await countAll();
    expect(await totals()).toMatchObject({ responses: 60 });
    expect((await scoresOf()).reduce((sum, one) => sum + one, 0)).toBe(60);
  });
});

describe('members', () => {
  it('are counted in a run with names, and as one however often they change their answers', async () => {
    const open = await makePoll(owner, workspace, { is_anonymous: false });
    const run = await makeFrame(owner, open);
    const [anna, boris] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
    for (const who of [anna, boris, anna]) expect((await take(who, run, open)).status).toBe(200);
    await makeResponse(open, run.public_token, ['1', 'Нет']);
    await countAll();
    expect(await totals(run.id)).toMatchObject({ responses: 3, named: 2 });
  });

  it('are counted by their marks in an anonymous run, each once, and no mark twice', async () => {
    const [anna, boris] = [await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'сотрудник')];
    for (const who of [anna, boris]) expect((await take(who, frame, poll)).status).toBe(200);
    const records = await toCount();
    for (const batch of [records, records.slice(1), records]) expect(await count(batch)).toEqual(DONE);
    expect(await totals()).toMatchObject({ responses: 2, named: 0 });
    expect((await repos.counters.storedParticipation(frame.id))!.value).toBe(2);
  });

  it('who delete their account stay in the counters without a name', async () => {
    const open = await makePoll(owner, workspace, { is_anonymous: false });
    const run = await makeFrame(owner, open);
    const leaver = await makeMember(workspace, 'сотрудник');
    await take(leaver, run, open, ['10', 'Да']);
    await countAll();
    const before = await totals(run.id);
    await repos.responses.forgetName(run.id, leaver.id, 'random');
    await countAll();
    const after = (await totals(run.id))!;
    expect(after).toMatchObject({ responses: 1, named: 0 });
    expect(after.questions[0]!.scores).toEqual(before!.questions[0]!.scores);
    expect(after.questions[1]!.values.filter(([, times]) => times > 0)).toEqual([['Да', 1]]);
  });
});

describe('a failure', () => {
  it('is handed over again from its first record; what was counted beside it is not counted twice', async () => {
    const other = await makeFrame(owner, poll);
    await answer('9');
    await makeResponse(poll, other.public_token, ['2', 'Нет']);
    await answer('10');
    const records = await toCount();
    failCalls((command) => command instanceof GetCommand && String(command.input.Key?.['pk']).includes(frame.id));
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    const { batchItemFailures } = await count(records);
    const first = records.find(({ dynamodb }) => dynamodb!.Keys!['pk']!.S!.includes(frame.id));
    expect(batchItemFailures).toEqual([{ itemIdentifier: first!.dynamodb!.SequenceNumber }]);
    vi.restoreAllMocks();
    expect(await count(records)).toEqual(DONE);
    expect(await totals()).toMatchObject({ responses: 2 });
    expect(await totals(other.id)).toMatchObject({ responses: 1 });
  });

  it('after the counters were written, whose reply was lost, counts nothing twice', async () => {
    await answer('9');
    const records = await toCount();
    const spy = intercept(async (command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined;
      spy.mockRestore();
      expect(await count(records)).toEqual(DONE);
      throw new Error('The reply is lost');
    });
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect((await count(records)).batchItemFailures).toHaveLength(1);
    expect(await count(records)).toEqual(DONE);
    expect(await totals()).toMatchObject({ responses: 1 });
  });

  it('names the run, and neither whose answer it was nor what it said', async () => {
    await answer('9');
    const records = await toCount();
    failCalls(() => true);
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await count(records);
    // The run itself, for whoever has it counted anew.
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: `RUN#${frame.id}` }));
    expect(JSON.stringify(said.mock.calls)).not.toMatch(/RESPONSE|Да/);
  });
});

it('a run that is deleted takes its counters with it, and nothing counts them anew', async () => {
  await answer('9');
  await countAll();
  await answer('10');
  await request(polls.deleteFrame, { token: owner.token, params: { id: frame.id } });
  const jobs = (await storedItems(frame.id)).filter(({ type }) => type === 'job');
  await countAll();
  await deliver(...jobs);
  await countAll();
  expect((await storedItems(frame.id)).filter(({ type }) => type !== 'job')).toEqual([]);
});
