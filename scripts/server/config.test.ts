import { chmodSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings } from './config.ts';
import { makeKeysFile } from './keys.ts';
import { SetupError } from './problems.ts';
import { stageOf } from './stage.ts';

const folder = mkdtempSync(join(tmpdir(), 'tonus-server-config-'));
const dataDir = join(folder, 'data');
const keysFile = join(folder, 'keys.json');
mkdirSync(dataDir);
makeKeysFile(keysFile, new Date('2026-11-30'));

const COMPLETE = {
  SITE_URL: 'https://tonus.romashka.example',
  DATA_DIR: dataDir,
  KEYS_FILE: keysFile,
  SMTP_URL: 'smtps://tonus:geheim@mail.romashka.example',
  MAIL_SENDER: 'tonus@romashka.example',
  OPERATOR: 'ООО «Ромашка», ОГРН 1027700000000, Москва',
  OPERATOR_EMAIL: 'hr@romashka.example',
  HOSTING: 'собственный сервер компании',
  TRUSTED_PROXY: '127.0.0.1',
  BACKUP_TO: 'none',
};

function problemsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    readSettings(env);
    return [];
  } catch (error) {
    if (error instanceof SetupError) return error.problems;
    throw error;
  }
}

describe('the set-up of a server', () => {
  it('names everything that is missing at once', () => {
    const missing = problemsOf({}).map((problem) => problem.split(' ')[0]);
    expect(missing.toSorted()).toEqual(Object.keys(COMPLETE).toSorted());
  });

  it('is read where it is complete, for this machine alone behind a proxy, and named on the public pages', () => {
    const settings = readSettings(COMPLETE);
    expect(settings).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      monitor: { host: '127.0.0.1' },
      entrance: { kind: 'proxy' },
      keys: { current: '2026-11-30' },
    });
    expect(stageOf(settings)).toMatchObject({
      name: 'server',
      domain: 'tonus.romashka.example',
      operator: COMPLETE.OPERATOR,
      supportEmail: COMPLETE.OPERATOR_EMAIL,
      hosting: COMPLETE.HOSTING,
    });
  });

  it.each([
    { SITE_URL: 'http://tonus.romashka.example' },
    { SITE_URL: 'https://tonus.romashka.example:8443' },
    { SITE_URL: 'https://192.168.0.7' },
    { SMTP_URL: 'https://mail.romashka.example' },
    { MAIL_SENDER: 'Тонус' },
    { TRUSTED_PROXY: '0.0.0.0/0/0' },
    { TRUSTED_PROXY: 'proxy.romashka.example' },
    { MONITOR_HOST: '0.0.0.0' },
    { MONITOR_HOST: '203.0.113.7' },
    { PORT: 'http' },
    { DKIM_SELECTOR: 'tonus' },
    { KEYS_FILE: join(folder, 'nowhere.json') },
    { YANDEX_CLIENT_ID: 'tonus' },
    { BITRIX24_CLIENT_SECRET: 'geheim' },
    { VK_CLIENT_ID: 'tonus' },
  ])('is refused by the name of what is wrong: %o', (wrong) => {
    const problems = problemsOf({ ...COMPLETE, ...wrong });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(Object.keys(wrong)[0]);
  });

  it('takes folders and secrets from systemd, which alone can read them', () => {
    const credentials = mkdtempSync(join(tmpdir(), 'tonus-credentials-'));
    makeKeysFile(join(credentials, 'tonus-keys'), new Date('2026-11-29'));
    chmodSync(join(credentials, 'tonus-keys'), 0o440);
    writeFileSync(join(credentials, 'tonus-smtp-url'), 'smtps://credential@mail.romashka.example\n');
    const { KEYS_FILE: _, SMTP_URL: _url, DATA_DIR: _dir, ...rest } = COMPLETE;
    const unit = { CREDENTIALS_DIRECTORY: credentials, STATE_DIRECTORY: dataDir, CACHE_DIRECTORY: '/var/cache/tonus' };
    expect(readSettings({ ...rest, ...unit })).toMatchObject({
      dataDir,
      cacheDir: '/var/cache/tonus',
      keys: { current: '2026-11-29' },
      mail: { smtpUrl: 'smtps://credential@mail.romashka.example' },
    });
  });

  it('offers the providers it is told of, whose secrets stay out of the stacks', () => {
    const settings = readSettings({
      ...COMPLETE,
      YANDEX_CLIENT_ID: 'tonus-of-romashka',
      YANDEX_CLIENT_SECRET: 'geheim',
      VK_CLIENT_ID: '51234567',
    });
    const stage = stageOf(settings);
    expect(stage.signIn).toEqual({ yandexClientId: 'tonus-of-romashka', vkClientId: '51234567' });
    expect(JSON.stringify(stage)).not.toContain('geheim');
    expect([...settings.providers.secrets]).toEqual([['yandex', 'geheim']]);
    expect(stageOf(readSettings(COMPLETE)).signIn).toEqual({});
  });

  it('wants one way in: a proxy or a certificate', () => {
    const both = problemsOf({ ...COMPLETE, TLS_CERT_FILE: '/nowhere/cert.pem', TLS_KEY_FILE: '/nowhere/key.pem' });
    expect(both).toEqual([expect.stringContaining('exclude each other')]);
  });

  it('refuses keys that lie with the data, by a link as well', () => {
    const inside = join(dataDir, 'keys.json');
    makeKeysFile(inside, new Date());
    const link = join(folder, 'link.json');
    symlinkSync(inside, link);
    for (const KEYS_FILE of [inside, link])
      expect(problemsOf({ ...COMPLETE, KEYS_FILE })).toEqual([expect.stringContaining('lies in DATA_DIR')]);
  });

  it('refuses keys that others can read', () => {
    const open = join(folder, 'open.json');
    makeKeysFile(open, new Date());
    for (const mode of [0o640, 0o604]) {
      chmodSync(open, mode);
      expect(problemsOf({ ...COMPLETE, KEYS_FILE: open })).toEqual([expect.stringContaining('chmod 600')]);
    }
  });

  it('repeats no secret in what it says', () => {
    const secret = 'c2VjcmV0LXNlY3JldC1zZWNyZXQ';
    const { KEYS_FILE: _, ...rest } = COMPLETE;
    const said = problemsOf({
      ...rest,
      TONUS_KEYS: `{"root": "${secret}", ${secret}`,
      SMTP_URL: `http://x:${secret}@y`,
    });
    expect(said).toHaveLength(2);
    expect(said.join()).not.toContain(secret);
  });
});
