import { expect, it } from 'vitest';
import { nextStepOf } from './next-step.ts';
import type { RunningRun } from '#shared/models/overview.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const RUN: RunningRun = {
  kind: 'poll',
  id: 'poll',
  frame_id: 'frame',
  title: 'Пульс',
  name: null,
  is_anonymous: true,
  opened_at: '2026-11-19T12:00:00.000Z',
  deadline: '2026-11-24T12:00:00.000Z',
  answered: 9,
  answered_at_least: false,
  by_link: 0,
  members_answered: 9,
  invited: 40,
  asked: 40,
  usual: { low: 13, high: 19 },
  can_remind: true,
  has_ballots: false,
  asks_contacts: false,
  next_reminder_at: null,
};
const stepOf = (change: Partial<RunningRun>) => nextStepOf({ ...RUN, ...change }, NOW);

it('offers to remind where fewer than usual have answered, or fewer than half and the end is near', () => {
  expect(stepOf({})).toBe('remind');
  expect(stepOf({ deadline: '2026-11-29T12:00:00.000Z' })).toBe('remind');
  expect(stepOf({ deadline: null })).toBe('remind');
  expect(stepOf({ answered: 2 })).toBe('remind');
  expect(stepOf({ usual: null, answered: 19 })).toBe('remind');
});

it('offers no reminder where answers are as usual, the end is far, or nobody could be reminded', () => {
  expect(stepOf({ answered: 13 })).toBe('results');
  expect(stepOf({ usual: null, answered: 20 })).toBe('results');
  expect(stepOf({ usual: null, deadline: '2026-11-29T12:00:00.000Z' })).toBe('results');
  expect(stepOf({ usual: null, deadline: null })).toBe('results');
  expect(stepOf({ can_remind: false })).toBe('results');
  expect(stepOf({ usual: null, asked: null })).toBe('results');
  expect(nextStepOf(RUN, NOW, true)).toBe('results');
});

it('leads to where a run is run from while there is nothing to read', () => {
  expect(stepOf({ answered: 4, can_remind: false })).toBe('open');
});
