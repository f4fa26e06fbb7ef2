import { expect, it } from 'vitest';
import { untilDue } from './until-due.ts';

const NOW = Date.parse('2026-11-22T12:00:00.000Z');

it('waits until a second after the end of a term', () => {
  expect(untilDue('2026-11-22T12:00:05.000Z', NOW)).toBe(6000);
});

it('never waits for a term without end or one that is over', () => {
  expect(untilDue(null, NOW)).toBe(0);
  expect(untilDue('2026-11-22T12:00:00.000Z', NOW)).toBe(0);
});

it('asks no timer for more than a timer can do', () => {
  expect(untilDue('2027-11-22T12:00:00.000Z', NOW)).toBe(2_147_483_647);
});
