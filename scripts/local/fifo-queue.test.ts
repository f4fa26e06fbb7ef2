import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openFifoQueue, type FifoQueue } from './fifo-queue.ts';

const send = (queue: FifoQueue, group: string, body: string) => queue.send({ group, body, deduplicationId: body });
/** Takes all that can be taken at once. */
function takeAll(queue: FifoQueue) {
  const taken = [];
  for (let message = queue.take(); message; message = queue.take()) taken.push(message);
  return taken;
}
const bodies = (queue: FifoQueue): string[] => takeAll(queue).map(({ body }) => body);

afterEach(() => vi.useRealTimers());

describe('a FIFO queue', () => {
  it('gives the oldest message of each group, and the next one when that is done', () => {
    const queue = openFifoQueue();
    for (const body of ['a1', 'a2', 'b1']) send(queue, body.slice(0, 1), body);
    const [a1, b1] = takeAll(queue);
    expect([a1?.body, b1?.body]).toEqual(['a1', 'b1']);
    queue.remove(b1!);
    expect(queue.take()).toBeUndefined();
    queue.remove(a1!);
    expect(bodies(queue)).toEqual(['a2']);
  });

  it('keeps the group of a failed message closed until it is let back, and counts its failures', () => {
    const queue = openFifoQueue();
    send(queue, 'a', 'a1');
    send(queue, 'a', 'a2');
    const first = queue.take()!;
    expect(queue.countFailure(first)).toBe(1);
    expect(queue.take()).toBeUndefined();
    queue.letBack(first);
    expect(queue.take()).toEqual({ ...first, failures: 1 });
  });

  it('takes what is sent again within five minutes for the message it is, even when that is done', () => {
    vi.useFakeTimers();
    const queue = openFifoQueue();
    const first = send(queue, 'a', 'a1');
    expect(send(queue, 'a', 'a1').id).toBe(first.id);
    queue.remove(queue.take()!);
    expect(send(queue, 'a', 'a1').id).toBe(first.id);
    expect(queue.take()).toBeUndefined();
    vi.advanceTimersByTime(5 * 60_000);
    send(queue, 'a', 'a1');
    expect(bodies(queue)).toEqual(['a1']);
  });

  it('has what waits and what was under way again after a restart, in its order, with its failures', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tonus-queue-')), 'queues', 'slow.json');
    const before = openFifoQueue(file);
    for (const body of ['a1', 'a2', 'b1', 'c1']) send(before, body.slice(0, 1), body);
    const [a1, b1, c1] = takeAll(before);
    before.countFailure(a1!);
    before.remove(c1!);

    const after = openFifoQueue(file);
    expect(send(after, 'b', 'b1').sequence).toBe(b1!.sequence);
    const [first, second] = takeAll(after);
    expect([first, second?.body]).toEqual([{ ...a1, failures: 1 }, 'b1']);
    after.remove(first!);
    expect(bodies(after)).toEqual(['a2']);
  });

  it('gives no number twice, though what had it is done and the restart takes less than a millisecond', () => {
    vi.useFakeTimers();
    const file = join(mkdtempSync(join(tmpdir(), 'tonus-queue-')), 'slow.json');
    const before = openFifoQueue(file);
    const [, last] = ['a1', 'b1'].map((body) => send(before, body.slice(0, 1), body));
    before.remove(last!);

    const next = send(openFifoQueue(file), 'b', 'b2');
    expect(next.sequence > last!.sequence).toBe(true);
  });
});
