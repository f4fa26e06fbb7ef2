import { describe, expect, it } from 'vitest';
import { readShortCode, SHORT_CODE_ALPHABET } from './short-code.ts';

describe('a short code', () => {
  it.each([
    ['4kd7x-m9tc2'],
    ['4KD7X-M9TC2'],
    ['4kd7xm9tc2'],
    [' 4kd7x m9tc2 '],
    ['4kd7x–m9tc2'],
    ['4кd7х-м9тс2'],
    ['4КD7Х-М9ТС2'],
  ])('typed as %s is the same one', (typed) => {
    expect(readShortCode(typed)).toBe('4kd7x-m9tc2');
  });

  it.each(['', '4kd7x', '4kd7x-m9tc', '4kd7x-m9tc22', '4kd7x-m9tcl', '0kd7x-m9tc2', '4kd7x-m9t/2', 'x'.repeat(200)])(
    'is not %j',
    (typed) => {
      expect(readShortCode(typed)).toBeNull();
    },
  );

  it('has no sign that is taken for another: no zero and O, one and I and L, two and Z, five and S, six and B, nine and Q', () => {
    expect(new Set(SHORT_CODE_ALPHABET).size).toBe(SHORT_CODE_ALPHABET.length);
    expect(SHORT_CODE_ALPHABET).toMatch(/^[2-9a-z]+$/);
    expect(SHORT_CODE_ALPHABET).not.toMatch(/[01oilzsbgqaeu]/);
  });
});
