import { describe, expect, it } from 'vitest';
import { isOpen, isPast } from './run-state.ts';

const DEADLINE = '2026-11-24T15:00:00.000Z';
const at = (milliseconds: number) => new Date(Date.parse(DEADLINE) + milliseconds);

describe('a run with a deadline', () => {
  it('takes answers up to the very millisecond of it, and none a millisecond later', () => {
    const run = { published: true, deadline: DEADLINE };
    expect([-1, 0, 1].map((milliseconds) => isOpen(run, at(milliseconds)))).toEqual([true, true, false]);
    expect([-1, 0, 1].map((milliseconds) => isPast(run, at(milliseconds)))).toEqual([false, false, true]);
  });

  it('means the same moment in whichever zone it is written', () => {
    const run = { published: true, deadline: '2026-11-24T18:00:00.000+03:00' };
    expect([0, 1].map((milliseconds) => isOpen(run, at(milliseconds)))).toEqual([true, false]);
  });

  it('takes none while it is not published', () => {
    expect(isOpen({ published: false, deadline: DEADLINE }, at(-1))).toBe(false);
    expect(isOpen({ published: false, deadline: null }, at(-1))).toBe(false);
  });
});

it('a run without a deadline is open as long as it is published', () => {
  expect(isOpen({ published: true, deadline: null }, new Date(8.64e15))).toBe(true);
  expect(isPast({ deadline: null }, new Date(8.64e15))).toBe(false);
});
