import { expect, it } from 'vitest';
import { visibleTimeAt } from './visible-time.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

const after = (...steps: [now: number, visible: boolean][]) =>
  steps.reduce((time, [now, visible]) => visibleTimeAt(time, now, visible), { spent: 0, since: null as number | null });

it('counts the time a page can be seen, from one sign of its reader to the next', () => {
  expect(after([0, true], [MINUTE_MS, true], [MINUTE_MS + 500, true])).toEqual({
    spent: MINUTE_MS + 500,
    since: MINUTE_MS + 500,
  });
});

it('does not count the time a page lies behind others', () => {
  expect(after([0, true], [MINUTE_MS, false], [90 * MINUTE_MS, true], [91 * MINUTE_MS, true]).spent).toBe(
    2 * MINUTE_MS,
  );
  expect(after([0, false], [90 * MINUTE_MS, true]).spent).toBe(0);
});

it('counts two minutes of a pause in which nobody was there', () => {
  expect(after([0, true], [90 * MINUTE_MS, true]).spent).toBe(2 * MINUTE_MS);
});

it('does not go back with a clock that does', () => {
  expect(after([MINUTE_MS, true], [0, true], [MINUTE_MS, true]).spent).toBe(MINUTE_MS);
});
