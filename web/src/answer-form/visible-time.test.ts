import { expect, it } from 'vitest';
import { visibleTimeAt } from './visible-time.ts';

const MINUTE = 60_000;
const after = (...steps: [now: number, visible: boolean][]) =>
  steps.reduce((time, [now, visible]) => visibleTimeAt(time, now, visible), { spent: 0, since: null as number | null });

it('counts the time a page can be seen, from one sign of its reader to the next', () => {
  expect(after([0, true], [MINUTE, true], [MINUTE + 500, true])).toEqual({ spent: MINUTE + 500, since: MINUTE + 500 });
});

it('does not count the time a page lies behind others', () => {
  expect(after([0, true], [MINUTE, false], [90 * MINUTE, true], [91 * MINUTE, true]).spent).toBe(2 * MINUTE);
  expect(after([0, false], [90 * MINUTE, true]).spent).toBe(0);
});

it('counts two minutes of a pause in which nobody was there', () => {
  expect(after([0, true], [90 * MINUTE, true]).spent).toBe(2 * MINUTE);
});

it('does not go back with a clock that does', () => {
  expect(after([MINUTE, true], [0, true], [MINUTE, true]).spent).toBe(MINUTE);
});
