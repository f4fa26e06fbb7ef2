import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameToken } from '#core/same-token.ts';
import { runOfToken, newPublicToken } from './public-token.ts';

const RUN = '5b9f6f0e-6c1f-4c9b-9d6e-2f6f3a1b7c8d';

describe('a public token', () => {
  it('leads back to its run, whatever the run', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), (id) => {
        expect(runOfToken(newPublicToken(id))).toBe(id);
      }),
    );
  });

  it('fits into an address as it is', () => {
    expect(encodeURIComponent(newPublicToken(RUN))).toHaveLength(43);
  });

  it('is another one each time, in 128 bits that the run does not tell', () => {
    const secrets = Array.from({ length: 200 }, () => Buffer.from(newPublicToken(RUN), 'base64url').subarray(16));
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(200);
    expect(secrets[0]).toHaveLength(16);
    // Every one of the bits varies.
    const [ever, always] = [Buffer.alloc(16), Buffer.alloc(16, 255)];
    for (const secret of secrets) {
      for (const [at, byte] of secret.entries()) {
        ever[at]! |= byte;
        always[at]! &= byte;
      }
    }
    expect([ever.toString('hex'), always.toString('hex')]).toEqual(['ff'.repeat(16), '00'.repeat(16)]);
  });
});

describe('runOfToken', () => {
  it('takes any text without falling over and gives a run only for what has the length of a token', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const bytes = Buffer.from(text, 'base64url');
        return (runOfToken(text) === null) === (bytes.length !== 32);
      }),
    );
    expect(runOfToken('')).toBeNull();
    expect(runOfToken(RUN)).toBeNull();
  });
});

describe('sameToken', () => {
  const token = newPublicToken(RUN);

  it('knows a token again', () => {
    expect(sameToken(token, `${token}`)).toBe(true);
  });

  it('refuses every other, and the same bytes written otherwise', () => {
    for (let at = 0; at < token.length; at++) {
      const other = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(sameToken(token, other)).toBe(false);
    }
    for (const other of ['', token.slice(1), `${token}=`, ` ${token}`]) expect(sameToken(token, other)).toBe(false);
  });
});
