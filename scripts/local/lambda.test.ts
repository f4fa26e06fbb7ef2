import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { AT_ONCE, createLambda, type Lambda } from './lambda.ts';

const LOADING_MILLISECONDS = 200;
const TIMEOUT_SECONDS = 60;

/**
 * Answers after `event.milliseconds` with the number of the thread it ran on; never where there is none. What it is to
 * say it says at once, and then that it is done. Asked for `left` it answers with the milliseconds it has left.
 */
const HANDLER = `
const { threadId } = require('node:worker_threads');
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${LOADING_MILLISECONDS});
exports.handler = async ({ milliseconds, say, left }, context) => {
  if (left) return context.getRemainingTimeInMillis();
  if (say) console.log(say);
  await new Promise((resolve) => milliseconds === undefined || setTimeout(resolve, milliseconds));
  if (say) console.warn('done');
  return threadId;
};
`;

const dir = mkdtempSync(join(tmpdir(), 'tonus-lambda-'));
writeFileSync(join(dir, 'index.js'), HANDLER);
writeFileSync(join(dir, 'package.json'), '{"type":"commonjs"}');

const lambdas: Lambda[] = [];
function start(log: (line: object) => unknown = () => {}, timeoutSeconds = TIMEOUT_SECONDS): Lambda {
  const limits = { timeoutSeconds, memoryMb: 128 };
  const lambda = createLambda({
    ...limits,
    name: 'echo',
    dir,
    handler: 'index.handler',
    environment: {},
    log,
  });
  lambdas.push(lambda);
  return lambda;
}

afterEach(async () => {
  await Promise.all(lambdas.splice(0).map((lambda) => lambda.stop()));
});
process.once('exit', () => rmSync(dir, { recursive: true, force: true }));

describe('a function of the local runtime', () => {
  it('begins one environment more than there are processors for a burst of short invocations, however long the last of them waits', async () => {
    const lambda = start();
    const threads = await Promise.all(Array.from({ length: 400 }, () => lambda.invoke({ milliseconds: 10 })));
    expect(new Set(threads).size).toBeLessThanOrEqual(AT_ONCE);
  });

  it('answers a short invocation while as many long ones are at work as begin at once', async () => {
    const lambda = start();
    const long = Array.from({ length: AT_ONCE }, () => lambda.invoke({}).catch(() => 'ended'));
    expect(await lambda.invoke({ milliseconds: 0 })).toEqual(expect.any(Number));
    await lambda.stop();
    expect(await Promise.all(long)).toEqual(long.map(() => 'ended'));
  });

  it('hands on what an invocation has written before its result, and what it writes before it waits without it', async () => {
    const lines: object[] = [];
    const lambda = start((line) => lines.push(line));
    await lambda.invoke({ milliseconds: 0, say: JSON.stringify({ text: 'one', number: 1 }) });
    expect(lines).toEqual([
      { level: 'info', function: 'echo', requestId: expect.any(String), text: 'one', number: 1 },
      { level: 'warn', function: 'echo', requestId: expect.any(String), message: 'done' },
    ]);
    lines.length = 0;
    const again = Promise.withResolvers<void>();
    const waiting = start((line) => {
      lines.push(line);
      again.resolve();
    });
    void waiting.invoke({ say: 'still at it' }).catch(() => undefined);
    await again.promise;
    expect(lines).toEqual([{ level: 'info', function: 'echo', requestId: expect.any(String), message: 'still at it' }]);
  });

  it('has all of its time once its code is loaded, however long that takes', async () => {
    expect(await start().invoke({ left: true })).toBeGreaterThan(TIMEOUT_SECONDS * 1000 - LOADING_MILLISECONDS);
  });

  it('is heard where it has answered while the process stood still for longer than it may take', async () => {
    const lines: object[] = [];
    const lambda = start((line) => lines.push(line), 1);
    await lambda.invoke({ milliseconds: 0 });
    const answer = lambda.invoke({ milliseconds: 400 });
    // The invocation is handed over; then nothing runs here.
    await new Promise(setImmediate);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1200);
    expect(await answer).toEqual(expect.any(Number));
    expect(lines).toEqual([]);
  });
});
