import { BatchWriteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers } from '#shared/contract/answers.ts';
import { polls } from '#shared/contract/polls.ts';
import type { PollQuestion } from '#shared/models/answers.ts';
import type { Poll } from '#shared/models/poll.ts';
import { request } from '#tests/support/api.ts';
import { makeFrame, makePerson, makePoll, makeResponse, makeWorkspace, table } from '#tests/support/factories.ts';
import { keys } from '#data/keys.ts';
import { put } from '#data/writes.ts';
import { failCalls } from '#tests/support/intercept.ts';
import { storedItems } from '#tests/support/stored.ts';
import { deliver, DONE, failedAt } from './stream.ts';

const RESPONSES = 60;

const owner = await makePerson();
const workspace = await makeWorkspace(owner);

/** A poll with three runs, the first with more answers than one batch removes; nothing else carries its ids. */
async function makeFullPoll() {
  const poll = await makePoll(owner, workspace);
  const frames = [
    await makeFrame(owner, poll),
    await makeFrame(owner, poll),
    await makeFrame(owner, poll, { published: false }),
  ];
  await Promise.all(
    Array.from({ length: RESPONSES }, () => makeResponse(poll, frames[0]!.public_token, ['9', 'Ничего'])),
  );
  await makeResponse(poll, frames[1]!.public_token, ['9', 'Ничего']);
  return { poll, frames };
}

/** Deletes the poll as a person does, and gives the job that was written with it. */
async function deletePoll(poll: Poll) {
  const reply = await request(polls.deletePoll, { token: owner.token, params: { id: poll.id } });
  expect(reply).toMatchObject({ status: 204, text: '' });
  const [job] = (await storedItems(poll.id)).filter((item) => item['type'] === 'job');
  return job!;
}

/** Everything stored that belongs to the poll, jobs apart. */
async function leftOf({ poll, frames }: { poll: Poll; frames: { id: string }[] }) {
  const marks = [
    poll.id,
    ...frames.map((frame) => frame.id),
    ...poll.questions.map((question: PollQuestion) => question.id),
  ];
  return (await storedItems()).filter(
    (item) => item['type'] !== 'job' && marks.some((mark) => JSON.stringify(item).includes(mark)),
  );
}

afterEach(() => vi.restoreAllMocks());

describe('works', () => {
  it('takes the poll away at once and its runs and answers with the job (B7-16)', async () => {
    const full = await makeFullPoll();
    const job = await deletePoll(full.poll);
    expect((await request(polls.getPoll, { token: owner.token, params: { id: full.poll.id } })).status).toBe(404);
    expect(await deliver(job)).toEqual(DONE);
    expect(await leftOf(full)).toEqual([]);
    for (const { public_token: token } of full.frames) {
      expect((await request(answers.getPublicPoll, { params: { token } })).status).toBe(404);
      expect((await makeResponse(full.poll, token, ['9', 'Поздно'])).status).toBe(404);
    }
  });

  it('leaves every other poll as it was', async () => {
    const [deleted, kept] = [await makeFullPoll(), await makeFullPoll()];
    const before = await leftOf(kept);
    await deliver(await deletePoll(deleted.poll));
    expect(await leftOf(kept)).toEqual(before);
    expect(before.length).toBeGreaterThan(RESPONSES);
  });

  it('is done once however often it is delivered', async () => {
    const full = await makeFullPoll();
    const job = await deletePoll(full.poll);
    await deliver(job);
    const [finished] = await storedItems(job.sk);
    // Written under the deleted poll by nobody's doing: a second run would take it away.
    const mark = { ...keys.runRef(full.poll.id, '2026', 'mark'), runId: 'mark' };
    await table.write(put(mark));
    expect(await deliver(job, job)).toEqual(DONE);
    expect(await leftOf(full)).toEqual([mark]);
    expect(await storedItems(job.sk)).toEqual([finished]);
  });

  it('keeps a finished job for 30 days', async () => {
    const before = Math.floor(Date.now() / 1000);
    const job = await deletePoll((await makeFullPoll()).poll);
    await deliver(job);
    const [finished] = await storedItems(job.sk);
    expect(finished).toMatchObject({ ...job, finishedAt: expect.any(String) });
    expect(Number(finished!['ttl']) - before - 30 * 24 * 60 * 60).toBeGreaterThanOrEqual(0);
    expect(Number(finished!['ttl']) - before - 30 * 24 * 60 * 60).toBeLessThan(60);
  });

  it('writes the job with the deletion or not at all: of four at once one deletes, and one job is written', async () => {
    const poll = await makePoll(owner, workspace);
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => request(polls.deletePoll, { token: owner.token, params: { id: poll.id } })),
    );
    expect(replies.map((reply) => reply.status).toSorted()).toEqual([204, 404, 404, 404]);
    expect(await storedItems(poll.id)).toMatchObject([{ type: 'job' }]);
  });
});

describe('fails', () => {
  it('in the middle, asks to be delivered again, and then finishes the rest', async () => {
    const full = await makeFullPoll();
    const job = await deletePoll(full.poll);
    const removesAnswers = (command: unknown): boolean =>
      command instanceof BatchWriteCommand && JSON.stringify(command.input).includes('RESPONSE#');
    failCalls(removesAnswers, 2);
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
    expect(await deliver(job)).toEqual(failedAt(1));
    // What an operator needs to have it done again.
    expect(said).toHaveBeenCalledWith(expect.objectContaining({ key: `${job.pk} ${job.sk}` }));
    const left = (await leftOf(full)).filter((item) => item['type'] === 'response');
    expect(left.length).toBeGreaterThan(0);
    expect(left.length).toBeLessThan(RESPONSES);
    vi.restoreAllMocks();
    expect(await deliver(job)).toEqual(DONE);
    expect(await leftOf(full)).toEqual([]);
  });

  it('for the first record it cannot do, and lets none of the later ones overtake it', async () => {
    const [first, second, third] = [await makeFullPoll(), await makeFullPoll(), await makeFullPoll()];
    const jobs = [await deletePoll(first.poll), await deletePoll(second.poll), await deletePoll(third.poll)];
    failCalls((command) => command instanceof GetCommand && command.input.Key?.['sk'] === jobs[1]!.sk);
    expect(await deliver(...jobs)).toEqual(failedAt(2));
    expect(await leftOf(first)).toEqual([]);
    expect((await leftOf(third)).length).toBeGreaterThan(0);
    vi.restoreAllMocks();
    expect(await deliver(...jobs.slice(1))).toEqual(DONE);
    expect([...(await leftOf(second)), ...(await leftOf(third))]).toEqual([]);
  });

  it('for a job nobody knows how to do, without touching anything', async () => {
    const unknown = { ...keys.job(workspace.id, 'unknown'), type: 'job', job: { kind: 'delete-everything' } };
    await table.write(put(unknown));
    const before = await storedItems();
    expect(await deliver(unknown)).toEqual(failedAt(1));
    expect(await storedItems()).toEqual(before);
  });
});
