import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRuntime, type Runtime } from '#scripts/local/runtime.ts';
import { writeFixtureAssembly } from './fixture-assembly.ts';

const assembly = writeFixtureAssembly();
const dataDir = mkdtempSync(join(tmpdir(), 'tonus-data-'));
const logged: object[] = [];
const start = (): Promise<Runtime> => startRuntime({ port: 0, dataDir, assembly, log: (line) => logged.push(line) });

let runtime: Runtime;
beforeAll(async () => {
  runtime = await start();
});
afterAll(() => runtime.stop());

const ask = (path: string, init?: RequestInit): Promise<Response> => fetch(runtime.url + path, init);
const json = async (path: string, init?: RequestInit) => (await ask(path, init)).json();
const put = (id: string, type = 'item') => ask(`/api/items/${id}`, { method: 'PUT', body: type });
const items = (): Promise<string[]> => json('/api/items') as Promise<string[]>;

describe('a synthesized assembly, run', () => {
  it('answers pages from the site and API paths from the function behind the route', async () => {
    const page = await ask('/any/page');
    expect(await page.text()).toContain('Тонус');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect((await put('one')).status).toBe(204);
    expect(await items()).toContain('one');
  });

  it('gives a function its template environment, its secret resolved, and its time limit', async () => {
    const reply = await json('/api/else', { headers: { 'x-origin-secret': 'guess' } });
    expect(reply).toMatchObject({ route: '$default', secret: 40, name: 'app-Api' });
    expect((reply as { remaining: number }).remaining).toBeLessThanOrEqual(15_000);
  });

  it.each(['slow', 'crash', 'hungry', 'throw'])(
    'answers 500 and goes on after a function that ends badly: %s',
    async (how) => {
      const response = await ask(`/api/${how}`);
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({ message: 'Internal Server Error' });
      expect((await ask('/api/items')).status).toBe(200);
    },
  );

  it('answers everybody of its other functions while one hangs with all its places taken, and more wait for them', async () => {
    const gone = new AbortController();
    let ended = 0;
    const hung = Array.from({ length: 20 }, () =>
      ask('/api/hung', { signal: gone.signal })
        .then(
          () => 'answered',
          () => 'given up',
        )
        .finally(() => (ended += 1)),
    );
    const others = await Promise.all(Array.from({ length: 100 }, (_, n) => put(`meanwhile-${n}`)));
    expect(others.filter(({ status }) => status === 204)).toHaveLength(100);
    expect((await items()).filter((id) => id.startsWith('meanwhile-'))).toHaveLength(100);
    expect(ended).toBe(0);
    gone.abort();
    expect(new Set(await Promise.all(hung))).toEqual(new Set(['given up']));
  });

  it('refuses more than the gateway takes', async () => {
    const response = await ask('/api/items/big', { method: 'PUT', body: Buffer.alloc(10 * 1024 * 1024 + 1) });
    expect(response.status).toBe(413);
  });

  it('hands inserted jobs to the worker, others not, and puts a poisoned one aside', async () => {
    await put('poison-1', 'job');
    await put('plain');
    await put('job-1', 'job');
    await vi.waitFor(async () => expect(await items()).toContain('done-job-1 x1'), { timeout: 10_000 });
    expect(await items()).not.toContain('done-plain x1');
    const letters = await json('/__local/dead-letters');
    expect(letters).toEqual([
      expect.objectContaining({
        queue: 'arn:aws:sqs:eu-central-1:000000000000:app-DeadLetters',
        requestContext: expect.objectContaining({ condition: 'RetryAttemptsExhausted', approximateInvokeCount: 2 }),
        DDBStreamBatchInfo: expect.objectContaining({ batchSize: 1 }),
      }),
    ]);
  });

  it('tells another reader of the stream what was written, changed and removed, gathered until a batch is full', async () => {
    await put('kept', 'answer');
    await put('kept', 'answer');
    await ask('/api/items/kept', { method: 'DELETE' });
    await vi.waitFor(async () => expect(await items()).toContain('REMOVE-kept-was-answer x1'), { timeout: 10_000 });
    expect(await items()).toEqual(
      expect.arrayContaining(['batch-of-3 x1', 'INSERT-kept x1', 'MODIFY-kept-was-answer x1']),
    );
    expect((await items()).filter((item) => /^(batch|REMOVE)/.test(item))).toHaveLength(2);
  });

  it('fires a schedule on demand, and knows no other', async () => {
    expect(await json('/__local/schedules/nightly', { method: 'POST' })).toEqual({ schedule: 'nightly', done: true });
    expect(await items()).toContain('scheduled-nightly');
    expect((await ask('/__local/schedules/weekly', { method: 'POST' })).status).toBe(404);
  });

  it('keeps the mail that was sent', async () => {
    const letter = {
      FromEmailAddress: 'tonus@example.org',
      Destination: { ToAddresses: ['a@example.org'] },
      Content: { Simple: { Subject: { Data: 'Приглашение' }, Body: { Text: { Data: 'Здравствуйте' } } } },
    };
    await ask('/__local/ses/v2/email/outbound-emails', { method: 'POST', body: JSON.stringify(letter) });
    expect(await json('/__local/mail')).toEqual([
      expect.objectContaining({ to: ['a@example.org'], subject: 'Приглашение', text: 'Здравствуйте' }),
    ]);
  });

  it('says plainly that a port is taken', async () => {
    const other = startRuntime({ port: runtime.port, dataDir: mkdtempSync(join(tmpdir(), 'tonus-data-')), assembly });
    await expect(other).rejects.toThrow(`Port ${runtime.port} is taken`);
  });

  it('finds data, secret, mail and dead letters again after a restart, and does no job twice', async () => {
    // More than ten, so that the stream's numbers no longer sort as text.
    for (let index = 0; index < 12; index += 1) await put(`more-${index}`);
    await put('job-3', 'job');
    await vi.waitFor(async () => expect(await items()).toContain('done-job-3 x1'), { timeout: 10_000 });
    await runtime.stop();
    await expect(fetch(runtime.dynamodbEndpoint)).rejects.toThrow('fetch failed');
    const before = logged.length;
    runtime = await start();
    await put('job-2', 'job');
    await vi.waitFor(async () => expect(await items()).toContain('done-job-2 x1'), { timeout: 10_000 });
    expect(await items()).toContain('done-job-1 x1');
    expect(await items()).toContain('one');
    expect(await json('/__local/dead-letters')).toHaveLength(1);
    expect(await json('/__local/mail')).toHaveLength(1);
    expect(logged.slice(before)).toEqual([]);
  });
});
