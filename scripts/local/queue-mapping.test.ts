import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFifoQueue, type FifoQueue, type Message } from './fifo-queue.ts';
import { feedFromQueue } from './queue-mapping.ts';

const send = (queue: FifoQueue, ...all: string[]): void => {
  for (const body of all) queue.send({ group: body.slice(0, 1), body, deduplicationId: body });
};

const feeds: { stop(): Promise<void> }[] = [];
afterEach(() => Promise.all(feeds.splice(0).map((feed) => feed.stop())));

/** A feed whose function is under the test's hand: what is under way ends when and how the test says. */
function feed(queue: FifoQueue, { concurrency = 10, maxReceiveCount = 6 } = {}) {
  const underWay = new Map<string, PromiseWithResolvers<void>>();
  const begun: string[] = [];
  const buried: string[] = [];
  const feeding = feedFromQueue({
    queue,
    concurrency,
    maxReceiveCount,
    invoke: ({ body }: Message) => {
      const running = Promise.withResolvers<void>();
      underWay.set(body, running);
      begun.push(body);
      return running.promise.finally(() => underWay.delete(body));
    },
    bury: ({ body }, receives) => buried.push(`${body} after ${receives}`),
    backoffMs: 0,
  });
  feeds.push(feeding);
  const end = async (body: string, how: 'resolve' | 'reject' = 'resolve'): Promise<void> => {
    await vi.waitFor(() => expect(underWay.has(body)).toBe(true));
    const running = underWay.get(body)!;
    if (how === 'resolve') running.resolve();
    else running.reject(new Error('the job failed'));
    // It may already have been handed over again.
    await vi.waitFor(() => expect(underWay.get(body)).not.toBe(running));
  };
  return { begun, buried, underWay: () => [...underWay.keys()], end, stop: feeding.stop };
}

describe('the feed of a function from a FIFO queue', () => {
  it('does the messages of one group one after another, those of several side by side', async () => {
    const queue = openFifoQueue();
    const worker = feed(queue);
    send(queue, 'a1', 'a2', 'b1');
    expect(worker.underWay()).toEqual(['a1', 'b1']);
    await worker.end('b1');
    expect(worker.begun).toEqual(['a1', 'b1']);
    await worker.end('a1');
    await worker.end('a2');
    expect(worker.begun).toEqual(['a1', 'b1', 'a2']);
  });

  it('does what already waits when it begins, and never more groups at once than the template allows', async () => {
    const queue = openFifoQueue();
    send(queue, 'a1', 'b1', 'c1');
    const worker = feed(queue, { concurrency: 2 });
    expect(worker.underWay()).toEqual(['a1', 'b1']);
    await worker.end('b1');
    await vi.waitFor(() => expect(worker.underWay()).toEqual(['a1', 'c1']));
    await worker.end('a1');
    await worker.end('c1');
  });

  it('lets a failing message hold up its own group alone, and gives it up after as many tries as the template says', async () => {
    const queue = openFifoQueue();
    const worker = feed(queue);
    send(queue, 'a1', 'a2', 'b1');
    for (let times = 1; times <= 6; times += 1) {
      expect(worker.buried).toEqual([]);
      expect(worker.begun).not.toContain('a2');
      await worker.end('a1', 'reject');
      if (times === 1) await worker.end('b1');
    }
    await worker.end('a2');
    expect(worker.buried).toEqual(['a1 after 6']);
    expect(worker.begun.filter((body) => body === 'a1')).toHaveLength(6);
    expect(queue.take()).toBeUndefined();
  });

  it('waits for what is under way when it is stopped, begins nothing more, and counts no failure', async () => {
    const queue = openFifoQueue();
    const worker = feed(queue);
    send(queue, 'a1', 'b1', 'b2');
    const stopped = worker.stop();
    await worker.end('b1');
    await worker.end('a1', 'reject');
    await stopped;
    send(queue, 'c1');
    expect(worker.begun).toEqual(['a1', 'b1']);
    expect(queue.take()).toMatchObject({ body: 'b2' });
    expect(queue.take()).toMatchObject({ body: 'c1' });
  });
});
