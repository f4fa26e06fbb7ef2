import { expect, it } from 'vitest';
import { monthOf } from './month-of.ts';

it('begins a month when it begins on the screens, which tell days of Moscow', () => {
  expect(monthOf(new Date('2026-11-30T20:59:59Z'))).toBe('2026-11');
  expect(monthOf(new Date('2026-11-30T21:00:00Z'))).toBe('2026-12');
});
