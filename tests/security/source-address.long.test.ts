import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { auth } from '#shared/contract/auth.ts';
import { gatewayEvent, invoke } from '#tests/support/api.ts';
import { storedItems } from '#tests/support/stored.ts';
import { nextAddress, registration } from './logins.ts';

// Hundreds of registrations: what is asked here is decided before a password is hashed.
vi.mock('#functions/accounts/passwords.ts', () => ({ hashPassword: async () => 'no password' }));

const SECRET = 'what the distribution adds';
const REGISTRATIONS_OF_ADDRESS = 100;
type Handler = Parameters<typeof invoke>[0];
type Headers = Record<string, string>;

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-17T09:00:00.000Z') }));
afterEach(() => vi.useRealTimers());

describe('called directly', () => {
  let handler: Handler;
  beforeAll(async () => {
    handler = await loadHandler(undefined);
  });

  it.each([
    'x-forwarded-for',
    'forwarded',
    'x-real-ip',
    'true-client-ip',
    'cf-connecting-ip',
    'cloudfront-viewer-address',
  ])('a made-up %s does not hide where a caller is: the gateway’s address counts', async (header) => {
    const sourceAddress = nextAddress();
    const from = (index: number) => ({ [header]: `10.9.${index}.1:4711` });
    expect(await lastOfTooMany(handler, from, () => sourceAddress)).toBe(429);
  });
});

describe('behind the distribution', () => {
  let handler: Handler;
  beforeAll(async () => {
    handler = await loadHandler(SECRET);
  });
  afterAll(() => vi.unstubAllEnvs());

  it.each([
    ['no secret', {}],
    ['another secret', { 'x-origin-secret': 'guessed' }],
    ['another secret of the same length', { 'x-origin-secret': SECRET.replace('w', 'W') }],
    ['the beginning of the secret', { 'x-origin-secret': SECRET.slice(0, -1) }],
  ])('a call that came around it is refused, before anything is read or written: %s', async (_, headers: Headers) => {
    const before = await storedItems();
    const reply = await register(handler, headers, nextAddress());
    expect(reply.status).toBe(403);
    expect(await storedItems()).toEqual(before);
  });

  it('the viewer’s address as CloudFront writes it counts, whatever X-Forwarded-For says', async () => {
    const viewer = nextAddress();
    const from = (index: number) => ({
      'x-origin-secret': SECRET,
      'cloudfront-viewer-address': `${viewer}:${4000 + index}`,
      'x-forwarded-for': `10.8.${index}.1`,
    });
    expect(await lastOfTooMany(handler, from, nextAddress)).toBe(429);
  });

  it('a caller cannot get new attempts by moving within their own IPv6 network', async () => {
    const from = (index: number) => ({
      'x-origin-secret': SECRET,
      'cloudfront-viewer-address': `2001:db8:7:1:${index.toString(16)}::1:4711`,
    });
    expect(await lastOfTooMany(handler, from, nextAddress)).toBe(429);
  });

  it('two viewers behind one edge do not share a limit', async () => {
    const edge = nextAddress();
    const from = () => ({ 'x-origin-secret': SECRET, 'cloudfront-viewer-address': `${nextAddress()}:4711` });
    expect(await lastOfTooMany(handler, from, () => edge)).toBe(201);
  });
});

it('nobody’s address is written anywhere', async () => {
  const handler = await loadHandler(undefined);
  await register(handler, {}, '203.0.113.199');
  expect(JSON.stringify(await storedItems())).not.toContain('203.0.113');
});

/** The function as a process with this setting would load it. */
async function loadHandler(secret: string | undefined): Promise<Handler> {
  vi.stubEnv('ORIGIN_SECRET', secret);
  vi.resetModules();
  const { handler } = await import('#functions/lambdas/auth/handler.ts');
  return handler as unknown as Handler;
}

/** The status of one registration more than one place may make. */
async function lastOfTooMany(
  handler: Handler,
  headersOf: (index: number) => Headers,
  addressOf: () => string,
): Promise<number> {
  const attempts = Array.from({ length: REGISTRATIONS_OF_ADDRESS }, (_, index) =>
    register(handler, headersOf(index), addressOf()),
  );
  await Promise.all(attempts);
  return (await register(handler, headersOf(REGISTRATIONS_OF_ADDRESS), addressOf())).status;
}

function register(handler: Handler, headers: Headers, sourceAddress: string) {
  return invoke(handler, gatewayEvent(auth.register, { body: registration(), headers, sourceAddress }));
}
