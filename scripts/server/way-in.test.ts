import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { afterEach, describe, expect, it } from 'vitest';
import type { ViewerRequest } from '#scripts/local/edge.ts';
import type { EdgeResponse } from '#scripts/local/gateway.ts';
import { selfSigned } from '#tests/support/self-signed.ts';
import { parseTrusted } from './client-address.ts';
import type { Entrance } from './config.ts';
import { openWayIn } from './way-in.ts';

const SITE = 'https://tonus.example';
const PROXY: Entrance = { kind: 'proxy', trusted: parseTrusted('127.0.0.1') };
const NOT_OURS: Entrance = { kind: 'proxy', trusted: parseTrusted('192.0.2.1') };
const closes: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0).toReversed()) await close();
});

/** A way in to an edge that answers with what it was asked, or with `answer`. */
async function open(entrance: Entrance, answer?: (request: ViewerRequest) => Promise<EdgeResponse>, archives = '') {
  const logged: object[] = [];
  const edge = {
    isSite: () => true,
    handle: async (asked: ViewerRequest): Promise<EdgeResponse> =>
      (await answer?.(asked)) ?? {
        status: 200,
        headers: { 'content-type': 'application/json', 'x-own': 'yes', 'set-cookie': ['a=1', 'b=2'] },
        body: Buffer.from(JSON.stringify({ ...asked, body: asked.body.toString() })),
      },
  };
  const wayIn = await openWayIn(
    { siteUrl: SITE, host: '127.0.0.1', port: 0, entrance, log: (line) => logged.push(line), onAnswered: () => {} },
    { edge, archives: { endpoint: archives, buckets: ['exports'] } },
  );
  closes.push(wayIn.close);
  return { ...wayIn, logged, url: `http://127.0.0.1:${wayIn.port}` };
}

type Asked = { sourceIp: string; headers: Record<string, string>; method: string; path: string; query: string };
const askedBy = async (url: string, headers: Record<string, string> = {}): Promise<Asked> =>
  (await fetch(url, { headers })).json() as Promise<Asked>;

function tls(folder: string): Extract<Entrance, { kind: 'tls' }> {
  const { key, cert } = selfSigned('tonus.example');
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  writeFileSync(keyFile, key);
  writeFileSync(certFile, cert);
  return { kind: 'tls', files: { certFile, keyFile }, redirectPort: 0, acmeDir: join(folder, 'acme') };
}

async function overHttp2(port: number, headers: Record<string, string>) {
  const session = connect(`https://127.0.0.1:${port}`, { rejectUnauthorized: false });
  closes.push(() => session.destroy());
  const stream = session.request({ ':path': '/api/x?y=1', ':authority': 'tonus.example', ...headers });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingHttpHeaders>();
  stream.once('response', resolve).once('error', reject);
  const answered = await promise;
  let body = '';
  for await (const chunk of stream) body += String(chunk);
  return { headers: answered, body };
}

function certificateOf(port: number): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
    resolve(socket.getPeerCertificate().fingerprint256);
    socket.destroy();
  });
  return promise;
}

describe('the way in behind a proxy', () => {
  it('takes the address of a client from the trusted proxy alone', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.1' };
    expect((await askedBy((await open(PROXY)).url, headers)).sourceIp).toBe('198.51.100.1');
    expect((await askedBy((await open(NOT_OURS)).url, headers)).sourceIp).toBe('127.0.0.1');
  });

  it('sends on to HTTPS what came to the proxy without', async () => {
    const { url } = await open(PROXY);
    const answer = await fetch(`${url}/app?x=1`, { headers: { 'x-forwarded-proto': 'http' }, redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, `${SITE}/app?x=1`]);
  });

  it('hands a link to an archive on under the name of the site, and nothing else to where archives lie', async () => {
    const asked: string[] = [];
    const s3 = createServer(({ method, url, headers }, response) => {
      asked.push(`${method} ${headers.host}${url}`);
      response.writeHead(200, { 'content-disposition': 'attachment', server: 'inner' }).end('zip');
    }).listen(0, '127.0.0.1');
    await new Promise((listening) => s3.once('listening', listening));
    closes.push(() => s3.close());
    const { url } = await open(PROXY, undefined, `http://127.0.0.1:${(s3.address() as AddressInfo).port}`);
    const answer = await fetch(`${url}/exports/space/one.zip?X-Amz-Signature=a`);
    expect([await answer.text(), answer.headers.get('content-disposition'), answer.headers.get('server')]).toEqual([
      'zip',
      'attachment',
      null,
    ]);
    await fetch(`${url}/exports/space/one.zip`, { method: 'PUT', body: 'x' });
    await fetch(`${url}/other/one.zip`);
    expect(asked).toEqual(['GET tonus.example/exports/space/one.zip?X-Amz-Signature=a']);
  });
});

describe('the way in by TLS', () => {
  it('speaks HTTP/2 and HTTP/1.1, and reads a request the same', async () => {
    const { port } = await open(tls(mkdtempSync(join(tmpdir(), 'tonus-tls-'))));
    const second = await overHttp2(port, { 'x-forwarded-for': '198.51.100.1', cookie: 'c=1' });
    expect(second.headers).toMatchObject({ ':status': 200, 'x-own': 'yes', 'set-cookie': ['a=1', 'b=2'] });
    const asked = JSON.parse(second.body) as Asked;
    expect(asked).toMatchObject({ method: 'GET', path: '/api/x', query: 'y=1', sourceIp: '127.0.0.1' });
    expect(asked.headers).toMatchObject({ host: 'tonus.example', cookie: 'c=1' });
    expect(Object.keys(asked.headers).filter((name) => name.startsWith(':'))).toEqual([]);
  });

  it('shows a certificate that was changed, and goes on with the one before where the new one does not fit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonus-tls-'));
    const entrance = tls(folder);
    const wayIn = await open(entrance);
    const before = await certificateOf(wayIn.port);
    const other = tls(mkdtempSync(join(tmpdir(), 'tonus-tls-')));
    copyFileSync(other.files.certFile, entrance.files.certFile);
    wayIn.renewCertificate();
    expect(await certificateOf(wayIn.port)).toBe(before);
    expect(wayIn.logged.at(-1)).toMatchObject({ level: 'error' });
    copyFileSync(other.files.keyFile, entrance.files.keyFile);
    wayIn.renewCertificate();
    expect(await certificateOf(wayIn.port)).not.toBe(before);
  });

  it('sends plain HTTP on, but shows the authority of certificates what the ACME client has left', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tonus-tls-'));
    const { redirectPort } = await open(tls(folder));
    const left = join(folder, 'acme/.well-known/acme-challenge');
    mkdirSync(left, { recursive: true });
    writeFileSync(join(left, 'token'), 'proof');
    const url = `http://127.0.0.1:${redirectPort}`;
    expect(await (await fetch(`${url}/.well-known/acme-challenge/token`)).text()).toBe('proof');
    for (const path of ['/.well-known/acme-challenge/..%2f..%2fsecret', '/app', '/.well-known/acme-challenge/']) {
      const answer = await fetch(url + path, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, SITE + path]);
    }
    expect((await fetch(`${url}/.well-known/acme-challenge/none`)).status).toBe(404);
  });
});

describe('the end of the way in', () => {
  it('answers what is under way and takes nothing new', async () => {
    const [begun, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const wayIn = await open(PROXY, async () => {
      begun.resolve();
      await going.promise;
      return { status: 200, headers: {}, body: Buffer.from('answered') };
    });
    const answered = fetch(wayIn.url).then((answer) => answer.text());
    await begun.promise;
    const closed = wayIn.close().then(() => 'closed');
    const { promise: refused, resolve } = Promise.withResolvers<string>();
    request(wayIn.url)
      .once('error', ({ message }) => resolve(message))
      .end();
    expect(await refused).toContain('ECONNREFUSED');
    going.resolve();
    expect(await Promise.all([answered, closed])).toEqual(['answered', 'closed']);
  });

  it('answers what is under way over HTTP/2 as well', async () => {
    const [begun, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const wayIn = await open(tls(mkdtempSync(join(tmpdir(), 'tonus-tls-'))), async () => {
      begun.resolve();
      await going.promise;
      return { status: 200, headers: {}, body: Buffer.from('answered') };
    });
    const answered = overHttp2(wayIn.port, {});
    await begun.promise;
    const closed = wayIn.close();
    going.resolve();
    expect((await answered).body).toBe('answered');
    await closed;
  });
});
