import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseTrusted } from '#scripts/server/client-address.ts';
import type { Settings } from '#scripts/server/config.ts';
import { makeKeysFile, parseKeys } from '#scripts/server/keys.ts';
import { startServer, type Server } from '#scripts/server/start.ts';
import { writeFixtureAssembly } from './fixture-assembly.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonus-server-'));
const dataDir = mkdtempSync(join(tmpdir(), 'tonus-server-data-'));
const assembly = writeFixtureAssembly();

function settingsWith(keysName: string): Settings {
  const file = join(folder, keysName);
  makeKeysFile(file, new Date());
  return {
    siteUrl: 'https://tonus.example',
    host: '127.0.0.1',
    port: 0,
    dataDir,
    cacheDir: folder,
    logDir: undefined,
    keys: parseKeys(readFileSync(file, 'utf8')),
    mail: { smtpUrl: 'smtp://127.0.0.1:9', sender: 'tonus@tonus.example', dkim: undefined },
    operator: { name: 'ООО «Ромашка»', email: 'hr@tonus.example' },
    hosting: 'own',
    residency: undefined,
    entrance: { kind: 'proxy', trusted: parseTrusted('127.0.0.1') },
    providers: { clients: {}, secrets: new Map() },
    backups: null,
    monitor: { host: '127.0.0.1', port: 0 },
  };
}

const settings = settingsWith('keys.json');
let server: Server;
const start = (own: Settings): Promise<Server> => startServer(own, assembly, () => undefined);
beforeAll(async () => {
  server = await start(settings);
});
afterAll(async () => {
  await server.stop();
  for (const one of [folder, dataDir]) rmSync(one, { recursive: true, force: true });
});

const ask = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.wayIn.port}${path}`, init);
const watch = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${server.monitorPort}${path}`);

describe('a server of one’s own', () => {
  it('answers pages and the API', async () => {
    expect(await (await ask('/any/page')).text()).toContain('Тонус');
    expect(await (await ask('/api/else')).json()).toMatchObject({ secret: 40 });
  });

  it('opens to the world nothing of what developers are shown, and nothing of those who watch it', async () => {
    const page = await (await ask('/any/page')).text();
    for (const path of [
      '/__local/mail',
      '/__local/dead-letters',
      '/__local/schedules',
      '/metrics',
      '/ready',
      '/health',
    ]) {
      expect([path, await (await ask(path)).text()]).toEqual([path, page]);
    }
    const posts = [
      '/__local/schedules/nightly',
      '/__local/ses/v2/email/outbound-emails',
      '/__local/sqs',
      '/__local/mail/feedback',
    ];
    for (const path of posts)
      expect([path, (await ask(path, { method: 'POST', body: '{}' })).status]).toEqual([path, 403]);
    expect(readdirSync(dataDir)).not.toContain('mail.jsonl');
  });

  it('tells those who watch it how it is, and in figures what it does', async () => {
    expect((await watch('/health')).status).toBe(200);
    const ready = await watch('/ready');
    expect(ready.status).toBe(200);
    const { checks } = (await ready.json()) as { checks: { name: string }[] };
    expect(checks.map(({ name }) => name)).toEqual([
      'table',
      'mail',
      'stream app-Jobs',
      'stream app-Counters',
      'queue app-SlowQueue',
    ]);
    const text = await (await watch('/metrics')).text();
    expect(text).toMatch(/tonus_function_duration_seconds_count\{function="app-Api"\} [1-9]/);
    expect(text).toMatch(/tonus_http_requests_total\{status="403"\} 4/);
    expect((await watch('/__local/mail')).status).toBe(404);
  });

  it('has its data to itself', async () => {
    await expect(start(settings)).rejects.toThrow('Another server runs on the data');
    expect((await ask('/api/else')).status).toBe(200);
  });

  it('keeps neither keys nor secrets with the data, which other keys do not open', async () => {
    await server.stop();
    const files = readdirSync(dataDir, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => /secrets|kms/.test(name))).toEqual([]);
    await expect(start(settingsWith('other.json'))).rejects.toThrow('not those of the data');
    server = await start(settings);
    expect(await (await ask('/api/else')).json()).toMatchObject({ secret: 40 });
  });

  it('answers what is under way when it ends, and leaves nothing running', async () => {
    const began = ask('/api/slow').then(({ status }) => status);
    await expect.poll(async () => (await watch('/metrics')).text()).toContain('tonus_http_requests_under_way 1');
    const stopped = server.stop();
    // The function is ended by its time limit of a second, which is its answer.
    expect([await began, await stopped]).toEqual([500, undefined]);
    await expect(watch('/health')).rejects.toThrow('fetch failed');
    await expect(server.databaseEnded).resolves.toBeDefined();
    server = await start(settings);
  });
});
