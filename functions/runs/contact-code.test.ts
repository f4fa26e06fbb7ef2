import { describe, expect, it } from 'vitest';
import { readShortCode } from '#shared/rules/short-code.ts';
import { contactCode, newContactSecret, smsNumber } from './contact-code.ts';

const PEOPLE = Array.from({ length: 1000 }, (_, index) => `person-${index}`);

describe('the code of somebody without an account', () => {
  it('is the same whenever it is derived, another for each person and each run, and can be typed', () => {
    const [secret, other] = [newContactSecret(), newContactSecret()];
    const codes = PEOPLE.map((person) => contactCode(secret, person));
    expect(PEOPLE.map((person) => contactCode(secret, person))).toEqual(codes);
    expect(new Set([...codes, ...PEOPLE.map((person) => contactCode(other, person))]).size).toBe(2000);
    for (const code of codes) expect(readShortCode(code)).toBe(code);
  });

  it('has a number for its SMS that a gateway takes, which says nothing of the code', () => {
    const secret = newContactSecret();
    for (const person of PEOPLE) {
      const number = smsNumber(secret, person, 'invitation');
      expect(number).toBe(smsNumber(secret, person, 'invitation'));
      expect(number).toBeGreaterThanOrEqual(1);
      expect(number).toBeLessThan(2 ** 31);
    }
  });
});
