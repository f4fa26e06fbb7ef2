import { describe, expect, it } from 'vitest';
import { accessHashOf, basicKey, clientHashOf } from './credentials.ts';

const ID = '0199e210-2f13-444c-8fe5-c9a19fe27db7';
const SECRET = '0199e210-2f13-444c-8fe5-c9a19fe27db8';
const access = { clientId: ID, clientSecret: SECRET, scope: 'GIGACHAT_API_PERS' };
/** The same as GigaChat hands it out in one piece, whatever was typed for the id. */
const ready = { ...access, clientId: 'x', clientSecret: Buffer.from(`${ID}:${SECRET}`).toString('base64') };

describe('a key of GigaChat', () => {
  it('is one and the same, typed in two fields or pasted ready', () => {
    expect(basicKey(ready)).toBe(basicKey(access));
    expect(clientHashOf(ready)).toBe(clientHashOf(access));
    expect(accessHashOf(ready)).toBe(accessHashOf(access));
  });

  it('has streams by its id, whatever the scope and the secret', () => {
    const renewed = { ...access, clientSecret: 'another', scope: 'GIGACHAT_API_B2B' };
    expect(clientHashOf(renewed)).toBe(clientHashOf(access));
    expect(clientHashOf({ ...access, clientId: 'other' })).not.toBe(clientHashOf(access));
  });

  it('has a token of its own for another secret and another scope', () => {
    const hashes = [access, { ...access, clientSecret: 'another' }, { ...access, scope: 'GIGACHAT_API_B2B' }];
    expect(new Set(hashes.map(accessHashOf)).size).toBe(3);
  });

  it('cannot be read from its hash', () => {
    for (const hash of [clientHashOf(access), accessHashOf(access)]) {
      expect(hash).toMatch(/^[\w-]{43}$/);
      expect(Buffer.from(hash, 'base64url').toString()).not.toContain(ID);
    }
  });
});
