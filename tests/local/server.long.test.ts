import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callerOf } from '#scripts/call.ts';
import { makeKeysFile } from '#scripts/server/keys.ts';
import { auth } from '#shared/contract/auth.ts';
import { exports as archives } from '#shared/contract/exports.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { CONSENT_VERSION } from '#shared/rules/consent.ts';

const MAIN = join(import.meta.dirname, '../../scripts/server/main.ts');
const WAIT = { timeout: 60_000, interval: 200 };
const EMAIL = 'anna@romashka.example';
const SITE = 'https://tonus.romashka.example';

const folder = mkdtempSync(join(tmpdir(), 'tonus-serve-'));
const keysFile = join(folder, 'keys.json');
const otherKeys = join(folder, 'other.json');
makeKeysFile(keysFile, new Date());
makeKeysFile(otherKeys, new Date());

const letters: string[] = [];
const mailServer = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _, done) => {
    let letter = '';
    stream.on('data', (chunk: Buffer) => (letter += chunk.toString()));
    stream.on('end', () => {
      letters.push(letter);
      done();
    });
  },
});

let environment: NodeJS.ProcessEnv;
let server: ChildProcess;
let url: string;
const logged: string[] = [];

/** The server as its unit runs it, in a process of its own. */
async function start(): Promise<void> {
  server = spawn(process.execPath, [MAIN], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const ready = Promise.withResolvers<number>();
  createInterface({ input: server.stdout! }).on('line', (line) => {
    logged.push(line);
    const { message, port } = JSON.parse(line) as { message: string; port: number };
    if (message === 'Tonus answers') ready.resolve(port);
  });
  server.once('exit', (code) => ready.reject(new Error(`It ended with ${code}`)));
  url = `http://127.0.0.1:${await ready.promise}`;
}

beforeAll(async () => {
  mkdirSync(join(folder, 'backups'));
  mailServer.listen(0, '127.0.0.1');
  await once(mailServer.server, 'listening');
  const { port } = mailServer.server.address() as AddressInfo;
  environment = {
    PATH: process.env['PATH'],
    SITE_URL: SITE,
    PORT: '0',
    MONITOR_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    CACHE_DIR: join(folder, 'cache'),
    KEYS_FILE: keysFile,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_SENDER: 'tonus@romashka.example',
    OPERATOR: 'ООО «Ромашка», ОГРН 1027700000000',
    OPERATOR_EMAIL: 'hr@romashka.example',
    HOSTING: 'собственный сервер «Ромашки»',
    TRUSTED_PROXY: '127.0.0.1',
    BACKUP_TO: join(folder, 'backups'),
  };
  await start();
});
afterAll(async () => {
  // In order: a backup under way would write into a folder that is being removed.
  const isThere = server.exitCode === null && server.signalCode === null;
  if (isThere) await Promise.all([once(server, 'exit'), server.kill('SIGTERM')]);
  mailServer.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the product on a server of one’s own', () => {
  it('shows its pages as the template has them: named after the operator, guarded, compressed, kept', async () => {
    const page = await fetch(`${url}/`, { headers: { 'accept-encoding': 'br' } });
    const html = await page.text();
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.headers.get('strict-transport-security')).toContain('max-age');
    const [asset] = /\/assets\/[^"]+\.js/.exec(html) ?? [];
    const script = await fetch(url + asset, { headers: { 'accept-encoding': 'br' } });
    expect([script.headers.get('cache-control'), script.headers.get('content-encoding')]).toEqual([
      'public,max-age=31536000,immutable',
      'br',
    ]);
    const privacy = await (await fetch(`${url}/privacy`)).text();
    expect(privacy).toContain('собственный сервер «Ромашки»');
    expect(privacy).not.toContain('Amazon');
  });

  it('writes letters by SMTP whose links lead to the site, and names nobody in its log', async () => {
    const call = callerOf(url);
    const names = { first_name: 'Анна', last_name: 'Петрова', email: EMAIL };
    const passwords = { password: 'тонус-2026', password_confirm: 'тонус-2026' };
    const body = { ...names, ...passwords, consent_version: CONSENT_VERSION };
    const { access_token: token } = await call(auth.register, { body });
    await call(auth.requestPasswordReset, { body: { email: EMAIL } });
    await vi.waitFor(() => expect(letters.length).toBeGreaterThanOrEqual(2), WAIT);
    const text = letters.map((letter) =>
      letter.replaceAll(/^[\w+/=]{4,}$/gm, (line) => Buffer.from(line, 'base64').toString('latin1')),
    );
    expect(text.join('').replaceAll('\r\n', '')).toContain(SITE);

    const { id } = await call(workspaces.createWorkspace, { token, body: { name: 'Ромашка' } });
    const { id: exportId } = await call(archives.requestExport, { token, params: { id }, body: {} });
    const link = await vi.waitFor(
      async () => new URL((await call(archives.downloadExport, { token, params: { id, exportId } })).url),
      WAIT,
    );
    expect(link.origin).toBe(SITE);
    const given = await fetch(url + link.pathname + link.search);
    expect([given.status, given.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const forged = link.search.replace(/(?<=Signature=).{4}/, '0000');
    expect((await fetch(url + link.pathname + forged)).status).toBe(403);
    for (const word of [EMAIL, 'Петрова', token]) expect(logged.join('\n')).not.toContain(word);
  });

  it('ends in order at SIGTERM; what it leaves opens with its own keys alone', async () => {
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
    const copy = join(folder, 'copy');
    cpSync(join(folder, 'data'), copy, { recursive: true });
    const { KEYS_FILE: _, ...withoutKeys } = environment;
    // Not started again by systemd where the settings say it all.
    for (const [env, code, words] of [
      [withoutKeys, 78, 'KEYS_FILE is missing'],
      [{ ...environment, KEYS_FILE: otherKeys }, 1, 'not those of the data'],
    ] as const) {
      const { status, stderr } = spawnSync(process.execPath, [MAIN], {
        env: { ...env, DATA_DIR: copy },
        encoding: 'utf8',
      });
      expect([status, stderr]).toEqual([code, expect.stringContaining(words)]);
    }
    await start();
    const call = callerOf(url);
    const { access_token: token } = await call(auth.login, { body: { email: EMAIL, password: 'тонус-2026' } });
    expect(await call(auth.me, { token })).toMatchObject({ email: EMAIL });
  });
});
