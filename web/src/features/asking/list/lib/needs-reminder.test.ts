import { describe, expect, it } from 'vitest';
import type { PollFigures } from '#shared/models/poll-list.ts';
import type { Frame } from '#shared/models/run.ts';
import { isBehind, needsReminder } from './needs-reminder.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const run = {
  published: true,
  results_visibility: 'from_5',
  deadline: '2026-11-22T12:00:00.000Z',
  reminded_at: null,
} as const;

function figures(change: Partial<PollFigures> = {}, ofRun: Partial<Frame> = {}): PollFigures {
  return {
    poll_id: 'p',
    // Border: of a run these four are looked at.
    run: { ...run, ...ofRun } as Frame,
    opened_at: '2026-11-15T12:00:00.000Z',
    closed_at: null,
    can_remind: true,
    answered: change.members_answered ?? 5,
    answered_at_least: false,
    members_answered: 5,
    answered_by_link: 0,
    invited: 40,
    people_asked: 40,
    usual: null,
    enps: null,
    change: null,
    told: 'figures',
    ...change,
  };
}

describe('a run is behind', () => {
  it('below what is usual for its day, whatever the share', () => {
    expect(isBehind(figures({ usual: { low: 6, high: 9 } }), now)).toBe(true);
    expect(isBehind(figures({ usual: { low: 5, high: 9 } }), now)).toBe(false);
  });

  it('where nothing is usual yet: with fewer than half once half of its time is over', () => {
    expect(isBehind(figures(), now)).toBe(true);
    expect(isBehind(figures({ opened_at: '2026-11-19T12:00:00.000Z' }), now)).toBe(false);
    expect(isBehind(figures({ members_answered: 20 }), now)).toBe(false);
  });

  it('never where it is over or has no end, or nobody knows of how many', () => {
    expect(isBehind(figures({}, { published: false }), now)).toBe(false);
    expect(isBehind(figures({}, { deadline: null }), now)).toBe(false);
    expect(isBehind(figures({ people_asked: null }), now)).toBe(false);
  });
});

it('is reminded of where that reaches only those who have not answered, once a day', () => {
  expect(needsReminder(figures(), now)).toBe(true);
  expect(needsReminder(figures({ can_remind: false }), now)).toBe(false);
  expect(needsReminder(figures({}, { reminded_at: '2026-11-19T13:00:00.000Z' }), now)).toBe(false);
  expect(needsReminder(figures({}, { reminded_at: '2026-11-19T11:00:00.000Z' }), now)).toBe(true);
  expect(needsReminder(figures({ members_answered: 30 }), now)).toBe(false);
});
