import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import type { SentLetter } from '#scripts/local/aws-endpoints.ts';
import { makeKeysFile, parseKeys } from './keys.ts';
import { openMailQueue, type MailQueueOptions, type Outcome } from './mail-queue.ts';
import { createSeal } from './sealed.ts';
import { dkimRecord, openSmtp, securityOf } from './smtp.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close();
});

const letterTo = (to: string): SentLetter => ({
  from: 'Тонус <tonus@romashka.example>',
  configurationSet: 'tonus-server',
  to: [to],
  replyTo: ['boris@romashka.example'],
  subject: 'Новый пароль',
  text: 'https://tonus.example/reset/secret-token',
  html: '<a href="https://tonus.example/reset/secret-token">Новый пароль</a>',
  headers: { 'List-Unsubscribe': '<https://tonus.example/api/unsubscribe/abc>' },
  sentAt: '2026-11-30T10:00:00.000Z',
});

function newSeal() {
  const file = join(mkdtempSync(join(tmpdir(), 'tonus-mail-keys-')), 'keys.json');
  makeKeysFile(file, new Date());
  return createSeal(parseKeys(readFileSync(file, 'utf8')).kms, 'letters');
}

function newQueue(more: Partial<MailQueueOptions> = {}) {
  const bounced: string[] = [];
  const logged: string[] = [];
  const options: MailQueueOptions = {
    dir: mkdtempSync(join(tmpdir(), 'tonus-letters-')),
    seal: newSeal(),
    send: async () => ({ kind: 'sent' }),
    onBounced: async ({ to }) => void bounced.push(...to),
    log: (line) => logged.push(JSON.stringify(line)),
    ...more,
  };
  const queue = openMailQueue(options);
  closes.push(queue.stop);
  return { queue, options, bounced, logged };
}

/** A mail server that refuses whom `refuse` gives words for. */
async function startMailServer(refuse: (address: string) => string | undefined = () => undefined) {
  const letters: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _, done) => {
      const words = refuse(address);
      if (words === undefined) return done();
      return done(Object.assign(new Error(words.slice(4)), { responseCode: Number(words.slice(0, 3)) }));
    },
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        letters.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const close = () => new Promise<void>((closed) => server.close(() => closed()));
  const { port } = server.server.address() as AddressInfo;
  return { letters, port, close };
}

function smtpTo(port: number) {
  const smtp = openSmtp({ smtpUrl: `smtp://127.0.0.1:${port}`, sender: 'tonus@romashka.example', dkim: undefined });
  closes.push(smtp.close);
  return smtp.send;
}

describe('the queue of letters', () => {
  it('sends a letter as the product wrote it', async () => {
    const mail = await startMailServer();
    closes.push(mail.close);
    const { queue } = newQueue({ send: smtpTo(mail.port) });
    const id = queue.take(letterTo('anna@romashka.example'));
    await queue.tryNow();
    expect(mail.letters).toHaveLength(1);
    for (const line of [
      `Message-ID: <${id}@romashka.example>`,
      'Reply-To: boris@romashka.example',
      'List-Unsubscribe: <https',
    ])
      expect(mail.letters[0]).toContain(line);
    expect(queue.state()).toMatchObject({ waiting: 0, since: null, counts: { sent: 1 } });
  });

  it('loses nothing while the mail server is down for an hour, and after a restart of its own', async () => {
    let now = Date.parse('2026-11-30T10:00:00Z');
    const gone = await startMailServer();
    await gone.close();
    const first = newQueue({ send: smtpTo(gone.port), now: () => now });
    first.queue.take(letterTo('anna@romashka.example'));
    first.queue.take(letterTo('boris@romashka.example'));
    for (let minute = 0; minute < 60; minute += 10) {
      await first.queue.tryNow();
      now += 10 * MINUTE_MS;
    }
    expect(first.queue.state()).toMatchObject({ waiting: 2, counts: { sent: 0 } });
    await first.queue.stop();

    const back = await startMailServer();
    closes.push(back.close);
    now += 60 * MINUTE_MS;
    const { queue } = newQueue({ ...first.options, send: smtpTo(back.port) });
    await queue.tryNow();
    expect(back.letters).toHaveLength(2);
    expect(readdirSync(first.options.dir)).toEqual([]);
  });

  it('waits longer each time, and gives a letter up after four days', async () => {
    let now = 0;
    let tries = 0;
    const { queue, logged } = newQueue({
      now: () => now,
      send: async (): Promise<Outcome> => {
        tries += 1;
        return { kind: 'later', reason: 'ECONNECTION' };
      },
    });
    queue.take(letterTo('anna@romashka.example'));
    for (; queue.state().waiting > 0; now += MINUTE_MS) await queue.tryNow();
    expect(Math.round(now / MINUTE_MS / 60)).toBeGreaterThanOrEqual(96);
    expect(tries).toBeGreaterThan(95);
    expect(tries).toBeLessThan(110);
    expect(queue.state().counts).toMatchObject({ given_up: 1 });
    expect(logged.at(-1)).toContain('given up');
  });

  it('tells of a mailbox that is not there, and of no other refusal', async () => {
    const words: Record<string, string> = {
      'gone@x.example': '550 5.1.1 No such user gone@x.example',
      'off@x.example': '550 5.2.1 Mailbox disabled',
      'plain@x.example': '550 unknown',
      'relay@x.example': '550 5.7.1 Relaying denied',
      'full@x.example': '552 5.2.2 Mailbox full',
      'grey@x.example': '450 4.7.1 Come back later',
    };
    const mail = await startMailServer((address) => words[address]);
    closes.push(mail.close);
    const { queue, bounced, logged } = newQueue({ send: smtpTo(mail.port) });
    for (const address of Object.keys(words)) queue.take(letterTo(address));
    await queue.tryNow();
    expect(bounced.toSorted()).toEqual(['gone@x.example', 'off@x.example', 'plain@x.example']);
    expect(queue.state()).toMatchObject({ waiting: 3, counts: { bounced: 3, later: 3 } });
    expect(logged.join(), 'the log names nobody').not.toContain('x.example');
  });

  it('keeps letters sealed, so that a copy of them opens nothing', async () => {
    const { queue, options } = newQueue({ send: async () => ({ kind: 'later', reason: 'ECONNECTION' }) });
    queue.take(letterTo('anna@romashka.example'));
    await queue.tryNow();
    const [file] = readdirSync(options.dir);
    const content = readFileSync(join(options.dir, file!), 'utf8');
    for (const text of [content, Buffer.from(content, 'base64').toString('latin1')])
      expect(text).not.toMatch(/anna|secret-token/);
    await queue.stop();
    const other = newQueue({ dir: options.dir });
    expect(other.queue.state().waiting).toBe(0);
    expect(other.logged.join()).toContain('cannot be opened with these keys');
    expect(readdirSync(options.dir), 'and stays for the keys that have sealed it').toEqual([file]);
  });
});

describe('the way of letters', () => {
  it.each([
    ['smtps://mail.romashka.example', { secure: true, requireTLS: false }],
    ['smtp://mail.romashka.example:587', { secure: false, requireTLS: true }],
    ['smtp://127.0.0.1.romashka.example', { secure: false, requireTLS: true }],
    ['smtp://localhost:25', { secure: false, requireTLS: false }],
    ['smtp://[::1]', { secure: false, requireTLS: false }],
  ])('is encrypted unless it ends on this machine: %s', (url, expected) => {
    expect(securityOf(new URL(url))).toEqual(expected);
  });

  it('is signed with the key whose public half is told for DNS', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const dkim = { domain: 'romashka.example', selector: 'tonus', privateKey: pem };
    const mail = await startMailServer();
    closes.push(mail.close);
    const smtp = openSmtp({ smtpUrl: `smtp://127.0.0.1:${mail.port}`, sender: 'tonus@romashka.example', dkim });
    closes.push(smtp.close);
    expect(await smtp.send('id', letterTo('anna@romashka.example'))).toEqual({ kind: 'sent' });
    expect(mail.letters[0]).toMatch(/^DKIM-Signature: v=1; a=rsa-sha256;[^]*? d=romashka\.example;[^]*? s=tonus;/);
    const { name, value } = dkimRecord(dkim);
    expect(name).toBe('tonus._domainkey.romashka.example');
    const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
    expect(value).toBe(`v=DKIM1; k=rsa; p=${key}`);
  });
});
