import { expect, it } from 'vitest';
import { readShortCode, SHORT_CODE_ALPHABET } from '#shared/rules/short-code.ts';
import { newShortCode } from './short-code.ts';

const HYPHEN = 5;

it('is another one each time, every sign of the alphabet in every place: 45 bits', () => {
  const codes = Array.from({ length: 2000 }, newShortCode);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(readShortCode(code)).toBe(code);
  const places = codes[0]!.length;
  for (let place = 0; place < places; place++) {
    const signs = new Set(codes.map((code) => code[place]));
    expect([...signs].toSorted().join('')).toBe(place === HYPHEN ? '-' : SHORT_CODE_ALPHABET);
  }
  expect(Math.floor(Math.log2(SHORT_CODE_ALPHABET.length ** 10))).toBe(45);
});
