import { expect, it } from 'vitest';
import { signed, signedChange } from './signed.ts';

it('tells the change of eNPS that whoever subtracts the shown figures finds', () => {
  const [before, now] = [-25.8, 29.63];
  expect([signed(before), signed(now), signed(now - before)]).toEqual(['−26', '+30', '+55']);
  expect(signedChange(before, now)).toBe('+56');
  expect(signedChange(now, before)).toBe('−56');
  expect(signedChange(29.6, 30.4)).toBe('0');
});
