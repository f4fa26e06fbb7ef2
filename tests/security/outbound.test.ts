import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { createServer, isIP, Socket, type AddressInfo, type LookupFunction, type TcpNetConnectOpts } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { russianTrustedRootCa } from '#functions/integrations/russian-trusted-root-ca.ts';
import { createOutbound, type OutboundError, type Resolve } from '#core/clients/outbound.ts';
import { serveJson, type TestServer } from '#scripts/fake-services/json-server.ts';
import { selfSigned } from '#tests/support/self-signed.ts';
import { HOSTILE_URLS, NAMES } from './hostile-urls.ts';

const PUBLIC = '93.184.216.34';
const PATIENCE = { timeoutMilliseconds: 5_000 } as const;
const NOTHING_ALLOWED = new Set<string>();
const { connect } = Socket.prototype;

/** Every address somebody began to connect to. */
let attempts: string[];
beforeEach(() => {
  attempts = [];
  const recording = function (this: Socket, ...options: unknown[]) {
    this.on('connectionAttempt', (address: string) => {
      attempts.push(address);
      // What lies outside this machine is not really called.
      if (!isLoopback(address)) queueMicrotask(() => this.destroy(new Error('not called')));
    });
    return Reflect.apply(connect, this, options) as Socket;
  };
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(recording as typeof connect);
});
afterEach(() => vi.restoreAllMocks());

/** Whoever connects to the public address arrives at this machine. */
function publicAddressLeadsHere(): void {
  const rerouting = function (this: Socket, options: TcpNetConnectOpts, ...rest: unknown[]) {
    const lookup: LookupFunction = (hostname, wanted, callback) =>
      options.lookup!(hostname, wanted, (error, addresses, family) => {
        const here = (address: string) => address.replace(PUBLIC, '127.0.0.1');
        if (typeof addresses === 'string') callback(error, here(addresses), family);
        else
          callback(
            error,
            addresses.map((one) => ({ ...one, address: here(one.address) })),
          );
      });
    return Reflect.apply(connect, this, [{ ...options, lookup }, ...rest]) as Socket;
  };
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(rerouting as typeof connect);
}

const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1';
/** A resolver that answers so, each time. */
const resolving =
  (answer: (hostname: string) => readonly string[] | undefined): Resolve =>
  (hostname, _, callback) => {
    const addresses = answer(hostname);
    if (addresses)
      callback(
        null,
        addresses.map((address) => ({ address, family: isIP(address) })),
      );
    else callback(new Error(`getaddrinfo ENOTFOUND ${hostname}`), []);
  };

/** Why the call failed; fails itself where the call succeeds. */
async function failure(call: Promise<unknown>): Promise<OutboundError> {
  return call.then(
    (reply) => expect.fail(`It was called and answered ${JSON.stringify(reply)}`),
    (error: OutboundError) => error,
  );
}

describe('a hostile address', () => {
  const outbound = createOutbound({ allow: NOTHING_ALLOWED, resolve: resolving((hostname) => NAMES[hostname]) });

  it('is one of two hundred at least', () => {
    expect(new Set(HOSTILE_URLS.map(({ url }) => url)).size).toBeGreaterThanOrEqual(200);
  });

  it.each(HOSTILE_URLS)('is refused without a connection: $url', async ({ url, reason }) => {
    const error = await failure(outbound.call({ method: 'POST', url: new URL(url), body: '{}', ...PATIENCE }));
    expect([error.name, error.reason]).toEqual(['OutboundError', reason]);
    expect(attempts).toEqual([]);
  });

  it('is never named in the error', async () => {
    const url = new URL('https://mixed.example.com/rest/1/canary0123456789/');
    const error = await failure(outbound.call({ method: 'POST', url, body: '{}', ...PATIENCE }));
    expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/canary|mixed/);
  });
});

describe('a public address', () => {
  it('is connected to, at the very address that was judged', async () => {
    const outbound = createOutbound({ allow: NOTHING_ALLOWED, resolve: resolving(() => [PUBLIC]) });
    const error = await failure(outbound.call({ method: 'GET', url: new URL('https://a.example.com/'), ...PATIENCE }));
    expect(attempts).toEqual([PUBLIC]);
    expect(error.reason).toBe('unreachable');
  });
});

describe('a name that leads elsewhere the second time', () => {
  it('is judged at every use: nothing connects to the second address', async () => {
    const answers = [[PUBLIC], ['127.0.0.1'], ['169.254.169.254'], ['::1']];
    const outbound = createOutbound({ allow: NOTHING_ALLOWED, resolve: resolving(() => answers.shift()) });
    const url = new URL('https://rebinding.example.com/');
    const reasons: string[] = [];
    for (let use = 0; use < 4; use++) {
      reasons.push((await failure(outbound.call({ method: 'GET', url, ...PATIENCE }))).reason);
    }
    expect(reasons).toEqual(['unreachable', 'blocked_address', 'blocked_address', 'blocked_address']);
    expect(attempts).toEqual([PUBLIC]);
  });

  it('is looked up once per use: there is no second answer to connect to', async () => {
    const resolve = vi.fn<Resolve>(resolving(() => [PUBLIC]));
    const outbound = createOutbound({ allow: NOTHING_ALLOWED, resolve });
    await failure(outbound.call({ method: 'GET', url: new URL('https://rebinding.example.com/'), ...PATIENCE }));
    expect(resolve).toHaveBeenCalledTimes(1);
  });

  it('is judged again although the first connection could be kept open and used again', async () => {
    const identity = selfSigned('rebinding.example.com');
    const server = await serveJson(() => ({ status: 200, body: {} }), identity);
    try {
      const judged = [[PUBLIC], ['169.254.169.254']];
      const outbound = createOutbound({ allow: NOTHING_ALLOWED, resolve: resolving(() => judged.shift()) });
      const url = new URL(server.url.replace('127.0.0.1', 'rebinding.example.com'));
      const call = { method: 'GET', url, port: Number(url.port), ca: [identity.cert], ...PATIENCE } as const;
      publicAddressLeadsHere();
      expect(await outbound.call(call)).toEqual({ status: 200, body: {} });
      expect((await failure(outbound.call(call))).reason).toBe('blocked_address');
      expect(server.requests).toHaveLength(1);
    } finally {
      await server.stop();
    }
  });
});

describe('a server that answers', () => {
  let server: TestServer;
  let inner: TestServer;
  beforeEach(async () => {
    [server, inner] = await Promise.all([serveJson(), serveJson()]);
  });
  afterEach(async () => {
    await Promise.all([server.stop(), inner.stop()]);
  });
  const call = (path = '/') =>
    createOutbound({ allow: new Set([server.host]) }).call({
      method: 'POST',
      url: new URL(path, server.url),
      body: '{"a":1}',
      headers: { 'content-type': 'application/json' },
      ...PATIENCE,
    });

  it('is read as JSON, whatever its status', async () => {
    server.answer = ({ body }) => ({ status: 401, body: { error: 'NO_AUTH_FOUND', sent: JSON.parse(body) } });
    expect(await call()).toEqual({ status: 401, body: { error: 'NO_AUTH_FOUND', sent: { a: 1 } } });
  });

  it.each([301, 302, 303, 307, 308])('by a redirect, %i, is not followed; where it leads is told', async (status) => {
    server.answer = () => ({ status, headers: { location: `${inner.url}/rest/1/secret/` }, body: {} });
    const error = await failure(call());
    expect(error).toMatchObject({ reason: 'redirect', status, redirectHost: inner.host });
    expect(inner.requests).toEqual([]);
    expect(server.requests).toHaveLength(1);
  });

  it.each(['/auth/?backurl=1', './login', undefined, 'http://['])(
    'by a redirect to %j names no other host',
    async (location) => {
      server.answer = () => ({ status: 302, headers: location === undefined ? {} : { location }, body: {} });
      expect(await failure(call())).toMatchObject({ reason: 'redirect', redirectHost: undefined });
    },
  );

  it('with more than 5 MB is left', async () => {
    server.answer = () => ({ status: 200, body: 'x'.repeat(5 * 1024 * 1024 + 1) });
    expect((await failure(call())).reason).toBe('too_large');
  });

  it.each([
    ['text/html', '{"a":1}'],
    ['application/javascript', '{"a":1}'],
    ['application/json', '<html>'],
    ['application/json', ''],
  ])('with %s %j is not taken for JSON', async (type, text) => {
    server.answer = () => ({ status: 200, headers: { 'content-type': type }, text });
    expect(await failure(call())).toMatchObject({ reason: 'not_json', status: 200 });
  });

  it('too late is left', async () => {
    server.answer = () => null;
    const call = createOutbound({ allow: new Set([server.host]) }).call({
      method: 'GET',
      url: new URL(server.url),
      timeoutMilliseconds: 50,
    });
    // It may have done what it was asked.
    expect(await failure(call)).toMatchObject({ reason: 'timeout', reached: true });
  });

  it('that ends the connection may have done what it was asked, a service that is gone has not', async () => {
    server.answer = () => ({ status: 0, cut: true });
    const gone = await serveJson();
    await gone.stop();
    const outbound = createOutbound({ allow: new Set([server.host, gone.host]) });
    const errors = [server, gone].map(({ url }) =>
      failure(outbound.call({ method: 'POST', url: new URL(url), ...PATIENCE })),
    );
    expect(await Promise.all(errors)).toMatchObject([
      { reason: 'unreachable', reached: true },
      { reason: 'unreachable', reached: false },
    ]);
  });

  it('to a handshake that never ends is left before the time for a reply is up: nothing was sent', async () => {
    // It listens and says nothing.
    const mute = createServer();
    mute.listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const host = `127.0.0.1:${(mute.address() as AddressInfo).port}`;
    const outbound = createOutbound({ allow: new Set([host]) });
    const call = outbound.call({
      method: 'POST',
      url: new URL(`https://${host}`),
      timeoutMilliseconds: 30_000,
      connectTimeoutMilliseconds: 50,
    });
    expect(await failure(call)).toMatchObject({ reason: 'timeout', reached: false });
    mute.close();
  });

  it('tells when it wants to be asked again, where it says so', async () => {
    server.answer = () => ({ status: 429, headers: { 'retry-after': '7' }, body: {} });
    expect(await call()).toEqual({ status: 429, retryAfter: '7', body: {} });
  });

  it('and then hangs in the middle is left', async () => {
    server.answer = () => ({ status: 200, text: '{"a":', unfinished: true });
    const call = createOutbound({ allow: new Set([server.host]) }).call({
      method: 'GET',
      url: new URL(server.url),
      timeoutMilliseconds: 50,
    });
    expect((await failure(call)).reason).toBe('timeout');
  });

  it('is out of reach on another port than the allowed', async () => {
    const outbound = createOutbound({ allow: new Set([server.host]) });
    const error = await failure(outbound.call({ method: 'GET', url: new URL(inner.url), ...PATIENCE }));
    expect(error.reason).toBe('not_https');
    expect(inner.requests).toEqual([]);
  });
});

describe('a certificate', () => {
  const identity = selfSigned('127.0.0.1');
  let server: TestServer;
  beforeEach(async () => {
    server = await serveJson(() => ({ status: 200, body: { ok: true } }), identity);
  });
  afterEach(() => server.stop());
  const call = (ca?: readonly string[]) =>
    createOutbound({ allow: new Set([server.host]) }).call({
      method: 'GET',
      url: new URL(server.url),
      ...PATIENCE,
      ...(ca ? { ca } : {}),
    });

  it('nobody vouches for ends the call, even of an allowed server', async () => {
    expect((await failure(call())).reason).toBe('tls');
    expect(server.requests).toEqual([]);
  });

  it('is good where its authority is trusted for this call, and for no other', async () => {
    expect(await call([identity.cert])).toEqual({ status: 200, body: { ok: true } });
    expect((await failure(call())).reason).toBe('tls');
    expect((await failure(call([russianTrustedRootCa]))).reason).toBe('tls');
  });

  it('of the Russian Trusted Root CA is the one its publisher names', () => {
    expect(new X509Certificate(russianTrustedRootCa).fingerprint256.replaceAll(':', '')).toBe(
      'D26D2D0231B7C39F92CC738512BA54103519E4405D68B5BD703E9788CA8ECF31',
    );
  });
});
