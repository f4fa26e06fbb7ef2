import { ACCESS_TOKEN_SECONDS } from '#shared/rules/access-token.ts';
import { createHmac, createSecretKey } from 'node:crypto';
import fc from 'fast-check';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import type { Keyring } from './clients/kms.ts';
import {
  formatRefreshToken,
  hashRefreshSecret,
  newRefreshSecret,
  nextRefreshSecret,
  parseRefreshToken,
  verifyAccessToken,
  signAccessToken,
} from './tokens.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

const PERIOD = 30 * DAY_MS;
/** The first moment of a key's period. */
const START = new Date(PERIOD * 700);
const identity = { userId: '5b9f6f0e-6c1f-4c9b-9d6e-2f6f3a1b7c8d', sessionId: '0f0e6f9b-1f6c-4b9c-8e6d-8d7c1b3a6f2f' };

/** A keyring over one master secret, as KMS keeps it. */
const keyringOf = (master: string): Keyring => ({
  derive: async (purpose) => createSecretKey(createHmac('sha256', master).update(purpose).digest()),
});
const keyring = keyringOf('a');
const at = (milliseconds: number, more: { keyring?: Keyring; epoch?: string } = {}) => ({
  keyring,
  epoch: '1',
  now: new Date(START.getTime() + milliseconds),
  ...more,
});

describe('an access token', () => {
  it('tells whose it is', async () => {
    expect(await verifyAccessToken(await signAccessToken(identity, at(0)), at(0))).toEqual(identity);
  });

  it('is good for 15 minutes and not a second longer', async () => {
    const token = await signAccessToken(identity, at(0));
    expect(ACCESS_TOKEN_SECONDS).toBe(900);
    expect(await verifyAccessToken(token, at(899_999))).toEqual(identity);
    expect(await verifyAccessToken(token, at(900_000))).toBeNull();
  });

  it('signed just before a new key takes over stays good after it', async () => {
    const token = await signAccessToken(identity, at(-1000));
    expect(await verifyAccessToken(token, at(1000))).toEqual(identity);
  });

  it('names the period of its key, and each period has a key of its own', async () => {
    const [before, after] = [await signAccessToken(identity, at(-1000)), await signAccessToken(identity, at(0))];
    const kids = [before, after].map((token) => jwt.decode(token, { complete: true })!.header.kid);
    expect(kids).toEqual(['699', '700']);
    const renamed = jwt.sign(jwt.decode(before) as object, await keyring.derive('access-token/1/699'), {
      keyid: '700',
    });
    expect(await verifyAccessToken(renamed, at(0))).toBeNull();
  });

  it('under a key of the next period or of one before the previous is refused, though its claims were good', async () => {
    for (const period of [698, 701]) {
      const claims = {
        sub: identity.userId,
        sid: identity.sessionId,
        iat: START.getTime() / 1000,
        exp: START.getTime() / 1000 + 900,
      };
      const key = await keyring.derive(`access-token/1/${period}`);
      const token = jwt.sign(claims, key, { keyid: String(period), issuer: 'tonus', audience: 'tonus-api' });
      expect(await verifyAccessToken(token, at(0))).toBeNull();
    }
  });

  it('is void as soon as the epoch is raised, or under another master key', async () => {
    const token = await signAccessToken(identity, at(0));
    expect(await verifyAccessToken(token, at(0, { epoch: '2' }))).toBeNull();
    expect(await verifyAccessToken(token, at(0, { keyring: keyringOf('b') }))).toBeNull();
    expect(
      await verifyAccessToken(await signAccessToken(identity, at(0, { epoch: '2' })), at(0, { epoch: '2' })),
    ).toEqual(identity);
  });

  it('with one character changed is refused', async () => {
    const token = await signAccessToken(identity, at(0));
    await fc.assert(
      fc.asyncProperty(fc.nat(token.length - 1), fc.constantFrom('A', 'z', '.', '-', 'ё'), async (index, character) => {
        const forged = token.slice(0, index) + character + token.slice(index + 1);
        const before = Buffer.from(token.split('.')[2]!, 'base64url');
        const after = Buffer.from(forged.split('.')[2] ?? '', 'base64url');
        // The last character has bits that carry nothing; the same signature written otherwise is the same token.
        fc.pre(
          forged !== token && !(forged.startsWith(token.slice(0, token.lastIndexOf('.') + 1)) && before.equals(after)),
        );
        expect(await verifyAccessToken(forged, at(0))).toBeNull();
      }),
    );
  });

  it('is never read from anything else', async () => {
    const part = fc.oneof(
      fc.json().map((text) => Buffer.from(text).toString('base64url')),
      fc.base64String(),
      fc.string(),
      fc.constant(Buffer.from('{"alg":"HS256","typ":"JWT","kid":"700"}').toString('base64url')),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 4 }), async (parts) => {
        expect(await verifyAccessToken(parts.join('.'), at(0))).toBeNull();
      }),
    );
  });

  it('without a subject or a session is refused, even under our key', async () => {
    const seconds = START.getTime() / 1000;
    const key = await keyring.derive('access-token/1/700');
    const options = { keyid: '700', issuer: 'tonus', audience: 'tonus-api' };
    for (const claims of [{ sub: identity.userId }, { sid: identity.sessionId }, {}]) {
      const token = jwt.sign({ ...claims, iat: seconds, exp: seconds + 900 }, key, options);
      expect(await verifyAccessToken(token, at(0))).toBeNull();
    }
    const endless = jwt.sign({ sub: identity.userId, sid: identity.sessionId, iat: seconds }, key, options);
    expect(await verifyAccessToken(endless, at(0))).toBeNull();
  });

  it('is not made up for when the keys cannot be had: that is our failure, not the caller’s', async () => {
    const token = await signAccessToken(identity, at(0));
    const broken: Keyring = { derive: () => Promise.reject(new Error('KMS did not answer in time')) };
    await expect(verifyAccessToken(token, at(0, { keyring: broken }))).rejects.toThrow('KMS');
  });
});

describe('a refresh token', () => {
  it('is read as it was written', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((array) => Buffer.from(array));
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), fc.uuid({ version: 4 }), bytes, (userId, sessionId, secret) => {
        expect(parseRefreshToken(formatRefreshToken({ userId, sessionId, secret }))).toEqual({
          userId,
          sessionId,
          secret,
        });
      }),
    );
  });

  it('is not read from what has another length', () => {
    const token = formatRefreshToken({ ...identity, secret: newRefreshSecret() });
    for (const text of ['', 'x', token.slice(0, -2), `${token}AA`, identity.userId])
      expect(parseRefreshToken(text)).toBeNull();
  });

  it('has one successor, which only who holds the keyring can tell', async () => {
    const secret = newRefreshSecret();
    const next = await nextRefreshSecret(secret, keyring);
    expect(next).toHaveLength(32);
    expect(await nextRefreshSecret(secret, keyring)).toEqual(next);
    expect(await nextRefreshSecret(secret, keyringOf('b'))).not.toEqual(next);
    expect(await nextRefreshSecret(newRefreshSecret(), keyring)).not.toEqual(next);
  });

  it('is stored as a hash that does not contain it', () => {
    const secret = newRefreshSecret();
    expect(hashRefreshSecret(secret)).toMatch(/^[\w-]{43}$/);
    expect(hashRefreshSecret(secret)).not.toBe(secret.toString('base64url'));
    expect(hashRefreshSecret(Buffer.from(secret))).toBe(hashRefreshSecret(secret));
  });
});
