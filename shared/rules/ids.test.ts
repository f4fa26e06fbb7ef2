import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid } from './ids.ts';

const GOOD = '5b9f6f0e-6c1f-4c9b-9d6e-2f6f3a1b7c8d';

describe('isUuid', () => {
  it('takes every UUID of the versions 1 to 5 in any letter case (A5-38)', () => {
    fc.assert(
      fc.property(fc.uuid({ version: [1, 2, 3, 4, 5] }), fc.boolean(), (id, upper) => {
        expect(isUuid(upper ? id.toUpperCase() : id)).toBe(true);
      }),
    );
  });

  it('refuses every other version (A5-38)', () => {
    fc.assert(fc.property(fc.uuid({ version: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15] }), (id) => !isUuid(id)));
    expect(isUuid('00000000-0000-0000-0000-000000000000')).toBe(false);
  });

  it('refuses every other variant (A5-38)', () => {
    for (const digit of '0123456789abcdef') {
      const id = GOOD.slice(0, 19) + digit + GOOD.slice(20);
      expect([digit, isUuid(id)]).toEqual([digit, '89ab'.includes(digit)]);
    }
  });

  it('refuses an identifier with one character more, fewer or other than hexadecimal', () => {
    fc.assert(
      fc.property(fc.uuid({ version: 4 }), fc.nat(35), fc.constantFrom('', 'g', ' ', 'ё', '-0'), (id, at, other) => {
        expect(isUuid(id.slice(0, at) + other + id.slice(at + 1))).toBe(false);
      }),
    );
  });

  it('refuses any text around it', () => {
    for (const text of [` ${GOOD}`, `${GOOD}\n`, `{${GOOD}}`, `urn:uuid:${GOOD}`, GOOD.replaceAll('-', '')]) {
      expect(isUuid(text)).toBe(false);
    }
  });

  it('refuses what is no text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer(), fc.constant(null), fc.constant(undefined), fc.object()),
        (value) => !isUuid(value),
      ),
    );
    expect(isUuid([GOOD])).toBe(false);
  });
});
