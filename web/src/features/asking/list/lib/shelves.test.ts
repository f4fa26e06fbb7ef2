import { describe, expect, it } from 'vitest';
import type { PollLine } from '#shared/models/poll-list.ts';
import type { Recurrence } from '#shared/models/recurrence.ts';
import { arranged, firstShelf, onShelves, ordersOf, planned } from './shelves.ts';

function line(id: string, change: Partial<PollLine> = {}): PollLine {
  return {
    id,
    title: id,
    type: 'PULSE',
    is_anonymous: true,
    allow_anonymous_link: true,
    questions: 3,
    created_at: '2026-11-01T09:00:00.000Z',
    state: 'finished',
    run: null,
    last_opened_at: null,
    archived_at: null,
    recurrence: null,
    ...change,
  };
}
const running = (id: string, deadline: string | null, more: Partial<PollLine> = {}) =>
  line(id, { state: 'running', run: { id: `run of ${id}`, deadline }, ...more });
const weekly = (next: string | null): Recurrence => ({
  cadence: 'weekly',
  weekday: 1,
  month_day: null,
  time: '10:00',
  days_after: null,
  paused: next === null,
  next_at: next,
});
const idsOf = (polls: readonly PollLine[]) => polls.map(({ id }) => id);

describe('a tab of the list', () => {
  it('holds the polls of its state; what is archived stands apart', () => {
    const shelves = onShelves([
      line('done'),
      line('old', { archived_at: '2026-11-20T09:00:00.000Z' }),
      line('draft', { state: 'draft' }),
      running('now', null),
    ]);
    expect(Object.entries(shelves).map(([shelf, polls]) => [shelf, idsOf(polls)])).toEqual([
      ['running', ['now']],
      ['draft', ['draft']],
      ['finished', ['done']],
      ['archived', ['old']],
    ]);
  });

  it('is first the one of the poll the address names, else one in which something is', () => {
    const [draft, done] = [line('draft', { state: 'draft' }), line('done')];
    expect(firstShelf([draft, done, running('now', null)], null)).toBe('running');
    expect(firstShelf([draft, done, running('now', null)], 'done')).toBe('finished');
    expect(firstShelf([done, draft], null)).toBe('draft');
    expect(firstShelf([done], 'unknown')).toBe('finished');
    expect(firstShelf([{ ...done, recurrence: weekly('2026-11-30T07:00:00.000Z') }], null)).toBe('running');
    expect(firstShelf([], null)).toBe('running');
  });
});

describe('the rows of a tab', () => {
  const soon = running('soon', '2026-11-24T10:00:00.000Z', { title: 'Столовая' });
  const later = running('later', '2026-12-24T10:00:00.000Z', { title: 'Ёлка и столовая' });
  const endless = running('endless', null, { title: 'Обед 10', last_opened_at: '2026-11-20T09:00:00.000Z' });
  const older = running('older', null, { title: 'Обед 9', last_opened_at: '2026-11-19T09:00:00.000Z' });
  const all = [older, later, endless, soon];

  it('stand with what ends first on top, what has no end last, the newest of them first', () => {
    expect(idsOf(arranged(all, 'urgent', ''))).toEqual(['soon', 'later', 'endless', 'older']);
  });

  it('stand by when they were opened last, or made, and by title as people count', () => {
    expect(idsOf(arranged([soon, older, endless], 'new', ''))).toEqual(['endless', 'older', 'soon']);
    expect(idsOf(arranged(all, 'title', ''))).toEqual(['later', 'older', 'endless', 'soon']);
  });

  it('are those whose title has the words, in any order, whatever the case', () => {
    expect(idsOf(arranged(all, 'urgent', ' СТОЛ елка'))).toEqual(['later']);
    expect(arranged(all, 'urgent', 'завтрак')).toEqual([]);
  });

  it('are urgent only where they run', () => {
    expect(ordersOf('running')[0]).toBe('urgent');
    expect(ordersOf('finished')).toEqual(['new', 'title']);
  });
});

it('knows what opens by itself: the next first, neither what is open already nor what is on pause', () => {
  const polls = [
    line('later', { recurrence: weekly('2026-12-07T07:00:00.000Z') }),
    line('paused', { recurrence: weekly(null) }),
    running('open', null, { recurrence: weekly('2026-11-25T07:00:00.000Z') }),
    line('next', { state: 'draft', recurrence: weekly('2026-11-30T07:00:00.000Z') }),
  ];
  expect(idsOf(planned(polls))).toEqual(['next', 'later']);
});
