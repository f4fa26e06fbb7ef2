import { randomUUID } from 'node:crypto';
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { request } from '#tests/support/api.ts';
import {
  answersTo,
  makeFrame,
  makeMember,
  makePerson,
  makePoll,
  makeResponse,
  makeWorkspace,
  table,
} from '#tests/support/factories.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { countAll } from '#tests/support/table-stream.ts';
import { deliver, DONE, failedAt } from './stream.ts';

afterEach(() => vi.restoreAllMocks());

/** A run with something of everything that is kept of one: answers, marks, counters, limits, a deadline, a rush. */
async function makeFullFrame(is_anonymous: boolean) {
  const owner = await makePerson();
  const workspace = await makeWorkspace(owner);
  const poll = await makePoll(owner, workspace, { is_anonymous });
  const frame = await makeFrame(owner, poll, { deadline: new Date(Date.now() + 3_600_000).toISOString() });
  const body = { answer_limit: 50 };
  await request(polls.updateFrame, { token: owner.token, params: { id: frame.id }, body });
  await Promise.all(Array.from({ length: 28 }, () => makeResponse(poll, frame.public_token, ['9', 'Шум'])));
  for (const who of [owner, await makeMember(workspace, 'сотрудник'), await makeMember(workspace, 'hr')]) {
    const taken = { answers: answersTo(poll, ['3', 'Дым']), anonymous_session_id: randomUUID() };
    await request(polls.takePoll, { token: who.token, params: { id: frame.id }, body: taken });
  }
  await countAll();
  await table.write(put({ ...keys.linkRate(frame.id, 60, 'abc'), type: 'rush', submissions: 3, ttl: 0 }));
  return { owner, workspace, poll, frame };
}

const erase = ({ owner, frame }: Awaited<ReturnType<typeof makeFullFrame>>, token = owner.token) =>
  request(polls.deleteFrame, { token, params: { id: frame.id } });
const kindsOf = async (text: string) => new Set((await storedItems(text)).map(({ type }) => type));
const left = async (text: string) => (await storedItems(text)).filter(({ type }) => type !== 'job');
const jobsOf = async (text: string) =>
  (await storedItems(text)).filter(({ type, finishedAt }) => type === 'job' && finishedAt === undefined);

/** What lies in the table of a run that is open, limited and answered, whoever may be known. */
const ALWAYS = 'due link-use open-run opened-run response run run-ref rush short-link totals'.split(' ');

describe('works', () => {
  it.each([
    [true, ['mark', 'mark-key', 'mark-totals']],
    [false, ['answered']],
  ])('nothing of a run is left in the whole table (anonymous: %s; B4-36, B7-24)', async (isAnonymous, kinds) => {
    const run = await makeFullFrame(isAnonymous);
    expect([...(await kindsOf(run.frame.id))].toSorted()).toEqual([...ALWAYS, ...kinds].toSorted());
    expect(await erase(run)).toMatchObject({ status: 204, text: '' });
    expect((await request(answers.getPublicPoll, { params: { token: run.frame.public_token } })).status).toBe(404);
    for (const route of [polls.getSummary, polls.getResults]) {
      expect((await request(route, { token: run.owner.token, params: { id: run.frame.id } })).status).toBe(404);
    }
    expect([...(await kindsOf(run.frame.id))]).not.toContain('mark-key');
    expect(await deliver(...(await jobsOf(run.frame.id)))).toEqual(DONE);
    await countAll();
    expect(await left(run.frame.id)).toEqual([]);
    expect(await left(run.frame.public_token)).toEqual([]);
    expect((await request(polls.getPoll, { token: run.owner.token, params: { id: run.poll.id } })).status).toBe(200);
  });

  it.each([
    ['poll', true],
    ['poll', false],
    ['workspace', true],
    ['workspace', false],
  ] as const)('with its %s all of it goes, too (anonymous: %s)', async (what, isAnonymous) => {
    const run = await makeFullFrame(isAnonymous);
    const params = { id: run[what].id };
    const route = what === 'poll' ? polls.deletePoll : workspaces.deleteWorkspace;
    expect((await request(route, { token: run.owner.token, params })).status).toBe(204);
    expect(await deliver(...(await jobsOf(run[what].id)))).toEqual(DONE);
    await countAll();
    expect(await left(run.frame.id)).toEqual([]);
    expect(await left(run.poll.id)).toEqual([]);
  });

  it('leaves the other runs of the poll as they were', async () => {
    const run = await makeFullFrame(true);
    const other = await makeFrame(run.owner, run.poll);
    await makeResponse(run.poll, other.public_token, ['9', 'Шум']);
    await countAll();
    const before = await storedItems(other.id);
    await erase(run);
    await deliver(...(await jobsOf(run.frame.id)));
    expect(await storedItems(other.id)).toEqual(before);
    const list = await request(polls.listFrames, { token: run.owner.token, params: { id: run.poll.id } });
    expect(list.body.frames.map(({ id }) => id)).toEqual([other.id]);
  });

  it('of four at once one deletes, and one job is written', async () => {
    const run = await makeFullFrame(false);
    const replies = await Promise.all(Array.from({ length: 4 }, () => erase(run)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 404, 404, 404]);
    expect(await jobsOf(run.frame.id)).toHaveLength(1);
  });

  it('is for owner, hr and manager, not for employees (B6-05)', async () => {
    const run = await makeFullFrame(false);
    const employee = await makeMember(run.workspace, 'сотрудник');
    expect((await erase(run, employee.token)).status).toBe(403);
    expect((await erase(run, (await makeMember(run.workspace, 'hr')).token)).status).toBe(204);
  });
});

it('in the middle it asks to be delivered again, and then finishes the rest', async () => {
  const run = await makeFullFrame(false);
  await erase(run);
  const jobs = await jobsOf(run.frame.id);
  failCalls((command) => command instanceof BatchWriteCommand, 2);
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await deliver(...jobs)).toEqual(failedAt(1));
  vi.restoreAllMocks();
  expect((await left(run.frame.id)).length).toBeGreaterThan(0);
  expect(await deliver(...jobs)).toEqual(DONE);
  expect(await left(run.frame.id)).toEqual([]);
});
