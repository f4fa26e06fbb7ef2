import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { sendSlowJob, writeFixtureAssembly } from './fixture-assembly.ts';

const ROUNDS = 3;
const WRITERS = 4;
const WRITES_BEFORE_KILL = 60;
const WRITES_PER_SLOW_JOB = 6;

const assembly = writeFixtureAssembly();
const dataDir = mkdtempSync(join(tmpdir(), 'tonus-data-'));
const children: ChildProcess[] = [];
afterAll(() => children.forEach((child) => child.kill('SIGKILL')));

async function start(): Promise<{ url: string; kill(): Promise<void> }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-fixture.ts'), assembly, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = await once(child.stdout, 'data');
  return {
    url: String(line).trim(),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Keys of all items; what follows a space counts how often a job was done. */
const list = async (url: string) => {
  const items = (await (await fetch(`${url}/api/items`)).json()) as string[];
  return new Set(items.map((item) => item.split(' ')[0]));
};

describe('a runtime that is killed in the middle of writes', () => {
  it('has every write it acknowledged when it is started again, and does every job it accepted', async () => {
    const acknowledged: string[] = [];
    const accepted: string[] = [];
    let next = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const runtime = await start();
      const enough = Promise.withResolvers<void>();
      const target = acknowledged.length + WRITES_BEFORE_KILL;
      const write = async (): Promise<void> => {
        for (;;) {
          const id = `job-${next++}`;
          // The first request that the kill cuts off ends the writer.
          const response = await fetch(`${runtime.url}/api/items/${id}`, { method: 'PUT', body: 'job' }).catch(
            () => null,
          );
          if (!response) return;
          expect(response.status).toBe(204);
          acknowledged.push(id);
          if (acknowledged.length >= target) enough.resolve();
          if (acknowledged.length % WRITES_PER_SLOW_JOB > 0) continue;
          const queued = await sendSlowJob(runtime.url, `group-${next % 3}`, { name: `slow-${id}` }).catch(() => null);
          if (!queued) return;
          expect(queued.status).toBe(200);
          accepted.push(`slow-${id}`);
        }
      };
      const writers = Array.from({ length: WRITERS }, write);
      await enough.promise;
      await runtime.kill();
      await Promise.all(writers);
    }
    const runtime = await start();
    const found = await list(runtime.url);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    await vi.waitFor(
      async () => {
        const done = await list(runtime.url);
        expect([...acknowledged, ...accepted].filter((id) => !done.has(`done-${id}`))).toEqual([]);
      },
      { timeout: 30_000, interval: 200 },
    );
    await runtime.kill();
  });
});
