import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startRuntime, type Runtime } from '#scripts/local/runtime.ts';
import { writeFixtureAssembly } from './fixture-assembly.ts';

/** An address of every Linux machine that is not the loopback's first: reached only by what listens on all of them. */
const ANOTHER_ADDRESS = '127.0.0.2';

const assembly = writeFixtureAssembly();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function start(host?: string): Promise<Runtime> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonus-network-'));
  const runtime = await startRuntime({ port: 0, host, dataDir, assembly, log: () => {} });
  stops.push(async () => {
    await runtime.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return runtime;
}

const statusAt = async (host: string, { port }: Runtime, path: string): Promise<number | 'refused'> =>
  fetch(`http://${host}:${port}${path}`).then(
    ({ status }) => status,
    () => 'refused',
  );

describe('the local product', () => {
  it('is reached through the loopback and no other address', async () => {
    const runtime = await start();
    expect(await statusAt('127.0.0.1', runtime, '/')).toBe(200);
    expect(await statusAt('localhost', runtime, '/')).toBe(200);
    expect(await statusAt(ANOTHER_ADDRESS, runtime, '/')).toBe('refused');
    expect(await statusAt('[::1]', runtime, '/')).toBe('refused');
  });

  it.each(['0.0.0.0', ANOTHER_ADDRESS])(
    'is reached from elsewhere where HOST=%s says so, its mail is not',
    async (host) => {
      const runtime = await start(host);
      for (const address of ['127.0.0.1', ANOTHER_ADDRESS]) expect(await statusAt(address, runtime, '/')).toBe(200);
      expect(await statusAt('127.0.0.1', runtime, '/__local/mail')).toBe(200);
      expect(await statusAt('localhost', runtime, '/__local/mail')).toBe(200);
      expect(await statusAt(ANOTHER_ADDRESS, runtime, '/__local/mail')).toBe(403);
    },
  );

  it('opens nothing more where HOST=localhost says so', async () => {
    expect(await statusAt(ANOTHER_ADDRESS, await start('localhost'), '/')).toBe('refused');
  });

  it('says so when HOST is no address of this machine', async () => {
    await expect(start('203.0.113.7')).rejects.toThrow('HOST=203.0.113.7 is no address of this machine');
  });
});
