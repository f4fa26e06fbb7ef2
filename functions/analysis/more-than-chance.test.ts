import { expect, it } from 'vitest';
import { shareOf } from '#shared/rules/statistics/share.ts';
import { moreThanChance } from './more-than-chance.ts';

const share = (part: number, of: number) => shareOf(part, of)!;

it('is what the interval of the difference leaves out zero of, in both directions', () => {
  expect(moreThanChance(share(5, 26), share(24, 50))).toBe(true);
  expect(moreThanChance(share(24, 50), share(5, 26))).toBe(true);
  expect(moreThanChance(share(5, 26), share(12, 38))).toBe(false);
  expect(moreThanChance(share(5, 26), share(5, 26))).toBe(false);
});

it('asks for more where the same is asked of many', () => {
  expect(moreThanChance(share(5, 26), share(24, 50), 20)).toBe(false);
  expect(moreThanChance(share(5, 26), share(48, 50), 20)).toBe(true);
});
