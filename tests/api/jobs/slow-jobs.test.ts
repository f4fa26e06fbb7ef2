import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { feedFromQueue } from '#scripts/local/queue-mapping.ts';
import { openFifoQueue } from '#scripts/local/fifo-queue.ts';
import { serveJson } from '#scripts/fake-services/json-server.ts';
import { keys, type Key } from '#data/keys.ts';
import { insert, put, type Item } from '#data/writes.ts';
import { jobItem } from '#data/job-item.ts';
import { repos, table } from '#tests/support/factories.ts';
import { asFunction } from '#tests/support/granted.ts';
import { intercept } from '#tests/support/intercept.ts';
import { makeLetter } from '#tests/support/letters.ts';
import { takeMessages } from '#tests/support/slow-queue.ts';
import { storedItems } from '#tests/support/stored.ts';

/** SES, as a server that keeps what it was sent. */
const ses = await serveJson(() => ({ status: 200, body: { MessageId: '1' } }));
Object.assign(process.env, {
  AWS_ENDPOINT_URL_SESV2: ses.url,
  SITE_URL: 'https://tonus.example',
  MAIL_SENDER: 'hello@tonus.example',
});
// A function reads its surroundings when it is loaded.
const { DONE, queueEvent, streamEvent } = await import('./stream.ts');
const { handler: jobs } = await import('#functions/lambdas/jobs/handler.ts');
const { handler: slowJobs } = await import('#functions/lambdas/slow-jobs/handler.ts');

const LETTER_MILLISECONDS = 2000;
const PATIENCE_MILLISECONDS = 15_000;
const TRIES = 6;

/** The worker behind the stream, given a batch. */
const hand = (...items: (Item & Key)[]) => asFunction('jobs', () => jobs(streamEvent(...items)));
const handed = (to: string) => ses.requests.filter(({ body }) => body.includes(to)).length;
const arrives = (to: string) => vi.waitFor(() => expect(handed(to)).toBe(1), LETTER_MILLISECONDS);
/** Waits for what has no hurry; a second would be short on a busy machine. */
const eventually = (check: () => unknown) => vi.waitFor(check, PATIENCE_MILLISECONDS);

/** The job that removes what lies under a deleted poll, here one reference. */
async function makeSlowJob(workspaceId: string) {
  const pollId = crypto.randomUUID();
  const job = jobItem({ kind: 'delete-poll', workspaceId, pollId }, crypto.randomUUID(), new Date());
  await table.write(insert(job));
  await table.write(put({ ...keys.runRef(pollId, '2026', 'run'), runId: 'run' }));
  return { pollId, job, isDone: async () => !(await storedItems(pollId)).some(({ type }) => type !== 'job') };
}
type SlowJob = Awaited<ReturnType<typeof makeSlowJob>>;

/** Lets each job reach its work, and go on or fail when the test says so. */
function holdJobs() {
  const held = new Map<string, PromiseWithResolvers<void>>();
  const begun: string[] = [];
  intercept(async (command) => {
    const removed = command instanceof BatchWriteCommand ? Object.values(command.input.RequestItems ?? {}).flat() : [];
    const pollId = /^POLL#(.+)/.exec(String(removed[0]?.DeleteRequest?.Key?.['pk']))?.[1];
    if (!pollId) return undefined;
    begun.push(pollId);
    const waiting = Promise.withResolvers<void>();
    held.set(pollId, waiting);
    await waiting.promise;
    return undefined;
  });
  const end = async ({ pollId }: SlowJob, how: 'resolve' | 'reject' = 'resolve') => {
    await eventually(() => expect(held.has(pollId)).toBe(true));
    const waiting = held.get(pollId)!;
    held.delete(pollId);
    if (how === 'resolve') waiting.resolve();
    else waiting.reject(new Error('The table does not answer'));
  };
  return { begun, held: () => [...held.keys()], end };
}

/** The queue of slow jobs as the local runtime plays it, before the function that does them. */
function startSlowJobs() {
  const queue = openFifoQueue();
  const buried: string[] = [];
  const feed = feedFromQueue({
    queue,
    concurrency: 10,
    maxReceiveCount: TRIES,
    invoke: ({ body }) => asFunction('slow-jobs', () => slowJobs(queueEvent(body))),
    bury: ({ body }) => buried.push(body),
    backoffMs: 0,
  });
  return {
    buried,
    stop: feed.stop,
    /** Takes over what the worker has sent. */
    fetch: () => {
      for (const { body, group } of takeMessages()) queue.send({ body, group, deduplicationId: body });
    },
  };
}

let slow: ReturnType<typeof startSlowJobs>;
beforeEach(() => {
  for (const level of ['info', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue(undefined);
  takeMessages();
  slow = startSlowJobs();
});
afterEach(async () => {
  await slow.stop();
  vi.restoreAllMocks();
});
afterAll(() => ses.stop());

describe('a slow job', () => {
  it('never delays a letter: of nine in one batch with a link for a new password, and of another link behind them', async () => {
    const all = await Promise.all(Array.from({ length: 9 }, () => makeSlowJob(crypto.randomUUID())));
    const [first, second] = [await makeLetter(), await makeLetter()];
    const work = holdJobs();

    const batch = hand(...all.map(({ job }) => job), first.job);
    await arrives(first.to);
    // The stream hands over nothing more before its batch is done with.
    expect(await batch).toEqual(DONE);
    slow.fetch();
    await eventually(() => expect(work.held()).toHaveLength(9));
    const next = hand(second.job);
    await arrives(second.to);
    expect(await next).toEqual(DONE);

    expect(work.held()).toHaveLength(9);
    for (const job of all) await work.end(job);
    await eventually(async () => {
      for (const { isDone } of all) expect(await isDone()).toBe(true);
    });
  });

  it('waits for the one before it in its workspace, not for those of others', async () => {
    const [north, south] = [crypto.randomUUID(), crypto.randomUUID()];
    const [first, second] = [await makeSlowJob(north), await makeSlowJob(north)];
    const other = await makeSlowJob(south);
    const work = holdJobs();
    expect(await hand(first.job, second.job, other.job)).toEqual(DONE);
    slow.fetch();
    await work.end(other);
    await eventually(async () => expect(await other.isDone()).toBe(true));
    expect(work.begun.toSorted()).toEqual([first.pollId, other.pollId].toSorted());
    await work.end(first);
    await work.end(second);
    await eventually(async () => expect(await second.isDone()).toBe(true));
    expect(work.begun.filter((pollId) => pollId !== other.pollId)).toEqual([first.pollId, second.pollId]);
  });

  it('that fails holds up its own workspace alone, is given up after six tries, and is done when it is written anew', async () => {
    const workspaceId = crypto.randomUUID();
    const [failing, behind] = [await makeSlowJob(workspaceId), await makeSlowJob(workspaceId)];
    const other = await makeSlowJob(crypto.randomUUID());
    const work = holdJobs();
    expect(await hand(failing.job, behind.job, other.job)).toEqual(DONE);
    slow.fetch();
    await work.end(other);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      expect(work.begun).not.toContain(behind.pollId);
      expect(slow.buried).toEqual([]);
      await work.end(failing, 'reject');
    }
    await work.end(behind);
    await eventually(async () => expect(await behind.isDone()).toBe(true));
    expect(await other.isDone()).toBe(true);
    const { pk, sk } = failing.job;
    expect(slow.buried.map((body) => JSON.parse(body) as unknown)).toEqual([{ pk, sk }]);

    const fresh = await repos.jobs.retry({ pk, sk }, crypto.randomUUID(), new Date());
    const [written] = (await storedItems(fresh!.sk)) as (Item & Key)[];
    expect(await hand(written!)).toEqual(DONE);
    slow.fetch();
    await work.end(failing);
    await eventually(async () => expect(await failing.isDone()).toBe(true));
  });
});
