import * as crypto from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** What each call of argon2 was asked to do, passwords and salts apart. */
const asked = vi.hoisted((): object[] => []);

vi.mock(import('node:crypto'), async (load) => {
  const genuine = await load();
  const argon2: typeof genuine.argon2 = (algorithm, parameters, done) => {
    const { memory, passes, parallelism, tagLength } = parameters;
    asked.push({ algorithm, memory, passes, parallelism, tagLength });
    genuine.argon2(algorithm, parameters, done);
  };
  return { ...genuine, argon2 };
});

const { hashPassword, verifyPassword } = await import('./passwords.ts');

beforeEach(() => void (asked.length = 0));

describe('hashPassword', () => {
  it('makes a hash in the PHC form, with the parameters in it and a salt of its own each time', async () => {
    const [one, two] = await Promise.all([hashPassword('тонус-2026'), hashPassword('тонус-2026')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
    expect(one.split('$')[4]).not.toBe(two.split('$')[4]);
  });

  it("works with at least OWASP's minimum for argon2id: 19 MiB, 2 passes", async () => {
    await hashPassword('тонус-2026');
    expect(asked).toEqual([{ algorithm: 'argon2id', memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }]);
  });
});

describe('verifyPassword', () => {
  it('knows the password again and no other', async () => {
    const hash = await hashPassword('тонус-2026');
    expect(await verifyPassword('тонус-2026', hash)).toBe(true);
    for (const other of ['', 'тонус-2027', 'Тонус-2026', 'тонус-2026 ', 'тонус-202']) {
      expect(await verifyPassword(other, hash)).toBe(false);
    }
  });

  it('takes the two Unicode forms of one text for one password', async () => {
    const hash = await hashPassword('ёлка é'.normalize('NFD'));
    expect(await verifyPassword('ёлка é'.normalize('NFC'), hash)).toBe(true);
  });

  it('reads a hash made with other parameters, as those of tomorrow will be', async () => {
    const salt = crypto.randomBytes(16);
    const parameters = { message: 'тонус-2026', nonce: salt, memory: 8192, passes: 3, parallelism: 2, tagLength: 16 };
    const tag = crypto.argon2Sync('argon2id', parameters);
    const text = [salt, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, '')).join('$');
    expect(await verifyPassword('тонус-2026', `$argon2id$v=19$m=8192,t=3,p=2$${text}`)).toBe(true);
    expect(asked).toMatchObject([{ memory: 8192, passes: 3, parallelism: 2, tagLength: 16 }]);
  });

  it('does the very same work for an address nobody has, and lets no password in', async () => {
    await verifyPassword('тонус-2026', null);
    const [decoy] = asked.splice(0);
    const hash = await hashPassword('тонус-2026');
    asked.length = 0;
    await verifyPassword('не тот', hash);
    expect(asked).toEqual([decoy]);
    expect(await verifyPassword('', null)).toBe(false);
  });

  it('fails loudly over a hash it cannot read', async () => {
    for (const hash of ['', 'тонус-2026', '$2b$12$abc', '$argon2i$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA']) {
      await expect(verifyPassword('тонус-2026', hash)).rejects.toThrow('not argon2id');
    }
  });
});
