import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openFifoQueue } from './fifo-queue.ts';
import { openJournal } from './journal.ts';
import { feedFromQueue } from './queue-mapping.ts';
import { openStore } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonus-durable-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());

let files = 0;
const newFile = (): string => join(folder, `file-${files++}.json`);
/** Nothing can be written where a file is to be written first, as on a full disk. */
const fill = (file: string): void => void mkdirSync(`${file}.new`);
const empty = (file: string): void => rmSync(`${file}.new`, { recursive: true });

describe('a disk that takes nothing', () => {
  it('leaves a store as it was, on the disk and in memory', () => {
    const file = newFile();
    const store = openStore(file, z.string());
    store.set('a', '1');
    fill(file);
    expect(() => store.set('a', '2')).toThrow('EISDIR');
    expect(() => store.set('b', '1')).toThrow('EISDIR');
    expect(() => store.delete('a')).toThrow('EISDIR');
    expect([...store.values()]).toEqual(['1']);
    empty(file);
    store.set('b', '3');
    expect([...openStore(file, z.string()).values()]).toEqual(['1', '3']);
  });

  it('refuses a message of a queue, which is then taken when it is sent again, and after a restart', () => {
    const file = newFile();
    const queue = openFifoQueue(file);
    const send = (): unknown => queue.send({ group: 'a', body: '1', deduplicationId: '1' });
    fill(file);
    expect(send).toThrow('EISDIR');
    empty(file);
    send();
    expect(openFifoQueue(file).take()?.body).toBe('1');
  });

  it('has what was done and could not be written down done a second time, and stops nothing', async () => {
    const file = newFile();
    const queue = openFifoQueue(file);
    queue.send({ group: 'a', body: '1', deduplicationId: '1' });
    fill(file);
    let times = 0;
    const troubles: unknown[] = [];
    const feeding = feedFromQueue({
      queue,
      concurrency: 1,
      maxReceiveCount: 3,
      invoke: () => Promise.resolve(times++),
      bury: () => undefined,
      backoffMs: 0,
      onTrouble: (error) => {
        troubles.push(error);
        empty(file);
      },
    });
    await vi.waitFor(() => expect(times).toBe(2), { timeout: 10_000 });
    await feeding.stop();
    expect(troubles).toHaveLength(1);
    expect(openFifoQueue(file).take()).toBeUndefined();
  });

  it('keeps a journal readable that a kill has cut short', () => {
    const file = newFile();
    writeFileSync(file, '');
    const journal = openJournal(file);
    journal.add({ number: 1 });
    appendFileSync(file, '{"number":');
    const after = openJournal(file);
    after.add({ number: 2 });
    expect(after.all()).toEqual([{ number: 1 }, { number: 2 }]);
    expect(openJournal(file).all()).toEqual([{ number: 1 }, { number: 2 }]);
    expect(readFileSync(file, 'utf8')).toMatch(/\n$/);
  });
});

it('a clock that is set back keeps no message of a queue from being sent again, and gives no number twice', () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  const file = newFile();
  const queue = openFifoQueue(file);
  const send = (to = queue) => to.send({ group: 'a', body: '1', deduplicationId: '1' });
  const first = send();
  queue.remove(queue.take()!);
  vi.advanceTimersByTime(5 * 60_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  const second = send();
  expect(second.id).not.toBe(first.id);
  expect(second.sequence > first.sequence).toBe(true);
  const again = openFifoQueue(file);
  const third = again.send({ group: 'a', body: '2', deduplicationId: '2' });
  expect(third.sequence > second.sequence).toBe(true);
  vi.useRealTimers();
});
