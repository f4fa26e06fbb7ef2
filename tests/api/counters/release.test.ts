import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recountRun } from '#scripts/admin/runs.ts';
import { polls } from '#shared/contract/polls.ts';
import type { ResultsVisibility } from '#shared/models/answers.ts';
import type { Frame } from '#shared/models/run.ts';
import type { Poll } from '#shared/models/poll.ts';
import { fire } from '#tests/api/jobs/clock.ts';
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
} from '#tests/support/factories.ts';
import { failCalls, intercept } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { count, countAll, toCount } from '#tests/support/table-stream.ts';

const DONE = { batchItemFailures: [] };
const owner = await makePerson();
const workspace = await makeWorkspace(owner);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Run {
  readonly poll: Poll;
  readonly frame: Frame & { public_token: string };
}

async function makeRun(visibility: ResultsVisibility = 'from_5', settings: Partial<Poll> = {}): Promise<Run> {
  const poll = await makePoll(owner, workspace, settings);
  return { poll, frame: await makeFrame(owner, poll, { results_visibility: visibility }) };
}

const answer = ({ poll, frame }: Run, text: string, session?: string) =>
  makeResponse(poll, frame.public_token, ['9', text], session);
async function answerMany(run: Run, count: number): Promise<string[]> {
  const sessions = Array.from({ length: count }, () => randomUUID() as string);
  for (const [index, session] of sessions.entries()) await answer(run, `т${index}`, session);
  return sessions;
}
const publish = ({ frame }: Run, published: boolean) =>
  request(polls.publishFrame, { token: owner.token, params: { id: frame.id }, body: { published } });
async function shown({ poll, frame }: Run) {
  const read = { token: owner.token, params: { id: frame.id }, query: { limit: '500' } };
  return (await request(polls.getResults, read)).body.by_question[poll.questions[1]!.id]!;
}
const texts = async (run: Run) => (await shown(run)).map(({ content }) => content).toSorted();
const summary = async ({ frame }: Run) =>
  (await request(polls.getSummary, { token: owner.token, params: { id: frame.id } })).body;
const copies = async ({ frame }: Run) => (await storedItems(frame.id)).filter(({ type }) => type === 'released');

describe('answers that are not shown at once', () => {
  it('come in sight five together, and then in steps of at least five, counters with them', async () => {
    const run = await makeRun();
    const counted = [];
    for (let one = 0; one < 16; one++) {
      await answer(run, `т${one}`);
      await countAll();
      counted.push([(await summary(run)).responses, (await shown(run)).length]);
    }
    expect(counted.map(([figure]) => figure)).toEqual([0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 10, 10]);
    expect(counted.map(([, answers]) => answers)).toEqual(counted.map(([figure]) => figure));
    await publish(run, false);
    await countAll();
    expect(await summary(run)).toMatchObject({ responses: 16, enps: { total: 16 } });
    expect(await shown(run)).toHaveLength(16);
  });

  it('stay unseen for good where they are fewer than five at closing', async () => {
    const run = await makeRun();
    await answerMany(run, 4);
    await publish(run, false);
    await countAll();
    expect(await shown(run)).toEqual([]);
    expect(await summary(run)).toMatchObject({ responses: 0, enps: null, answered_by_link: 4 });
  });

  it('wait for the closing where they are to, and nothing of them is counted before', async () => {
    const run = await makeRun('closed');
    await answerMany(run, 7);
    await countAll();
    expect(await shown(run)).toEqual([]);
    expect((await summary(run)).by_question.map(({ answered }) => answered)).toEqual([0, 0, 0]);
    await publish(run, false);
    await countAll();
    expect(await shown(run)).toHaveLength(7);
    expect((await summary(run)).by_question.map(({ answered }) => answered)).toEqual([7, 7, 0]);
  });

  it('are shown when the deadline closes their run, and once however often that is done', async () => {
    const poll = await makePoll(owner, workspace);
    const frame = await makeFrame(owner, poll, {
      results_visibility: 'closed',
      deadline: new Date(Date.now() + 60_000).toISOString(),
    });
    const run = { poll, frame };
    await answerMany(run, 6);
    await countAll();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
    await fire('close-runs');
    const records = await toCount();
    expect(records).not.toEqual([]);
    for (const batch of [records, records]) expect(await count(batch)).toEqual(DONE);
    await fire('close-runs');
    await countAll();
    expect(await shown(run)).toHaveLength(6);
    expect(await summary(run)).toMatchObject({ responses: 6 });
  });

  it('carry the hour they were shown in, and not the one they were given in', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T08:20:00Z') });
    const run = await makeRun('closed');
    await answerMany(run, 5);
    vi.setSystemTime(new Date('2026-11-17T15:40:00Z'));
    await publish(run, false);
    await countAll();
    expect(new Set((await copies(run)).map(({ answeredAt }) => answeredAt))).toEqual(
      new Set(['2026-11-17T15:00:00.000Z']),
    );
    // Whoever reads them is told the day on which the run was opened, of all alike.
    expect(new Set((await shown(run)).map(({ created_at }) => created_at))).toEqual(
      new Set(['2026-11-16T00:00:00.000Z']),
    );
  });

  it('lie in no order of their coming, while they wait and when they are shown', async () => {
    const run = await makeRun();
    await answerMany(run, 9);
    await countAll();
    await answerMany(run, 8);
    await countAll();
    const { release } = (await repos.counters.stored(run.frame.id))!;
    expect(release!.waiting).toEqual(release!.waiting.toSorted());
    const aliases = (await copies(run)).map(({ sk }) => sk);
    expect(aliases).toEqual(aliases.toSorted());
  });
});

describe('an answer that is changed', () => {
  it('before it is shown is shown as it is then; afterwards its copy stays as it was', async () => {
    const run = await makeRun();
    const [first, ...others] = await answerMany(run, 4);
    await answer(run, 'передумал', first);
    await answer(run, 'пятый');
    await countAll();
    expect(await texts(run)).toEqual(['передумал', 'пятый', 'т1', 'т2', 'т3']);
    await answer(run, 'снова', others[0]);
    await countAll();
    expect(await texts(run)).toEqual(['передумал', 'пятый', 'т1', 'т2', 'т3']);
    expect((await summary(run)).by_question[1]!.values.map(({ text }) => text)).not.toContain('снова');
  });

  it('after it was shown is taken over at closing with four others, and once', async () => {
    const run = await makeRun();
    const sessions = await answerMany(run, 5);
    await countAll();
    const change = async (word: string, who: readonly string[]) => {
      await publish(run, true);
      for (const session of who) await answer(run, word, session);
      await publish(run, false);
      await countAll();
    };
    await change('иначе', sessions.slice(0, 4));
    expect(await texts(run)).toEqual(['т0', 'т1', 'т2', 'т3', 'т4']);
    await change('иначе', sessions.slice(4));
    expect(await texts(run)).toEqual(Array(5).fill('иначе'));
    expect((await summary(run)).by_question[1]!.values).toEqual([{ text: 'иначе', count: 5 }]);
    // Back and forth again would let whoever compares the first look with the last see fewer than five.
    await change('опять', sessions);
    expect(await texts(run)).toEqual(Array(5).fill('иначе'));
  });
});

describe('an answer on its way while its run is closed', () => {
  const late = (run: Run, text: string) =>
    repos.responses.save(run.frame.id, {
      key: randomUUID(),
      answers: ['9', text, null],
      answeredAt: '2026-11-17T09:00:00.000Z',
    });

  it('counts with those that wait: the fifth brings all five into sight', async () => {
    const run = await makeRun();
    await answerMany(run, 4);
    await publish(run, false);
    await countAll();
    expect(await shown(run)).toEqual([]);
    await late(run, 'опоздал');
    await countAll();
    expect(await texts(run)).toEqual(['опоздал', 'т0', 'т1', 'т2', 'т3']);
    expect(await summary(run)).toMatchObject({ responses: 5, answered_by_link: 5 });
  });

  it('is not shown alone, and waits for the next closing', async () => {
    const run = await makeRun('closed');
    await answerMany(run, 6);
    await publish(run, false);
    await countAll();
    await late(run, 'опоздал');
    await countAll();
    expect(await shown(run)).toHaveLength(6);
    await publish(run, true);
    await answerMany(run, 4);
    await publish(run, false);
    await countAll();
    expect(await texts(run)).toContain('опоздал');
    expect(await shown(run)).toHaveLength(11);
  });
});

describe('releasing', () => {
  it('is done once: a batch that is handed over again, or to two at once, shows nobody more', async () => {
    const run = await makeRun();
    await answerMany(run, 12);
    const records = await toCount();
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    await Promise.all([count(records), count(records), count(records)]);
    expect(await count(records)).toEqual(DONE);
    const after = await texts(run);
    expect(after).toHaveLength(7);
    expect(await count(records.slice(3))).toEqual(DONE);
    expect(await texts(run)).toEqual(after);
    expect(await summary(run)).toMatchObject({ responses: 7 });
  });

  it('goes on where it was broken off, in steps none of which is small', async () => {
    const run = await makeRun('closed');
    await answerMany(run, 93);
    await publish(run, false);
    // But for who has looked at what before.
    const records = (await toCount()).filter(({ dynamodb }) => !dynamodb?.Keys?.['pk']?.S?.startsWith('SEEN#'));
    const broken = failCalls((command) => command instanceof TransactWriteCommand, 2);
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect((await count(records)).batchItemFailures).toHaveLength(1);
    broken.mockRestore();
    const sizes = [(await copies(run)).length];
    expect(await summary(run)).toMatchObject({ responses: sizes[0] });
    expect(await count(records)).toEqual(DONE);
    sizes.push((await copies(run)).length);
    expect(sizes).toEqual([31, 93]);
    expect(await summary(run)).toMatchObject({ responses: 93, answered_by_link: 93 });
  });

  it('is not counted anew by an operator: only what is shown is counted, the rest waits on', async () => {
    const run = await makeRun();
    for (const many of [5, 3]) {
      await answerMany(run, many);
      await countAll();
    }
    const before = await summary(run);
    expect(before.responses).toBe(5);
    expect(await recountRun(run.frame.id)(repos)).toEqual(['The run has 5 answers; 5 were counted before']);
    expect(await summary(run)).toEqual(before);
    await answerMany(run, 7);
    await countAll();
    expect(await summary(run)).toMatchObject({ responses: 10 });
    await publish(run, false);
    await countAll();
    expect(await summary(run)).toMatchObject({ responses: 15, answered_by_link: 15 });
  });
});

/** A run with names that members have answered. */
async function makeNamed(members: number) {
  const run = await makeRun('from_5', { is_anonymous: false });
  const people = await Promise.all(Array.from({ length: members }, () => makeMember(workspace, 'сотрудник')));
  for (const [index, who] of people.entries()) {
    const body = { answers: answersTo(run.poll, ['9', `слово ${index}`]) };
    await request(polls.takePoll, { token: who.token, params: { id: run.frame.id }, body });
  }
  return { run, people };
}

it('a name that is taken off an answer while it is released is not shown, whichever comes first', async () => {
  for (const first of ['name', 'release'] as const) {
    const { run, people } = await makeNamed(5);
    const [leaver] = people;
    const records = await toCount();
    const forget = () => repos.responses.forgetName(run.frame.id, leaver!.id, randomUUID());
    const spy = intercept(async (command) => {
      if (!(command instanceof TransactWriteCommand)) return undefined;
      spy.mockRestore();
      await (first === 'name' ? forget() : count(records));
      return undefined;
    });
    vi.spyOn(console, 'error').mockReturnValue(undefined);
    if (first === 'name') expect((await count(records)).batchItemFailures).toHaveLength(1);
    else await expect(forget()).rejects.toThrow('Condition');
    // Whoever failed does it again.
    if (first === 'release') await forget();
    expect(await count(records)).toEqual(DONE);
    await countAll();
    expect(JSON.stringify(await copies(run))).not.toContain(leaver!.id);
    expect(await shown(run)).toHaveLength(5);
    expect(await summary(run)).toMatchObject({ responses: 5, members_answered: 5 });
    vi.restoreAllMocks();
  }
});

it('a deleted account takes its name off what is shown of its answers, and off what waits', async () => {
  const run = await makeRun('from_5', { is_anonymous: false });
  const people = await Promise.all(Array.from({ length: 6 }, () => makeMember(workspace, 'сотрудник')));
  const take = async (who: (typeof people)[number], word: string) => {
    const body = { answers: answersTo(run.poll, ['9', word]) };
    await request(polls.takePoll, { token: who.token, params: { id: run.frame.id }, body });
    await countAll();
  };
  for (const [index, who] of people.entries()) await take(who, `слово ${index}`);
  const [one, last] = [people[0]!, people[5]!];
  expect((await shown(run)).map(({ user_id }) => user_id)).toContain(one.id);
  expect(await shown(run)).toHaveLength(5);
  for (const { id } of [one, last]) await repos.responses.forgetName(run.frame.id, id, randomUUID());
  await countAll();
  expect((await shown(run)).filter(({ content }) => content === 'слово 0')).toMatchObject([{ user_id: null }]);
  const ofRun = (await storedItems(run.frame.id)).filter(({ pk }) => /^(RUN|RELEASED)#/.test(pk));
  for (const { id } of [one, last]) expect(JSON.stringify(ofRun)).not.toContain(id);
  expect(await summary(run)).toMatchObject({ responses: 5 });
  await publish(run, false);
  await countAll();
  // Six members have answered, the two without a name among them; what the sixth said is alone.
  expect(await summary(run)).toMatchObject({ responses: 5, members_answered: 6 });
});
