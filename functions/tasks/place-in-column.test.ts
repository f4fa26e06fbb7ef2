import { describe, expect, it } from 'vitest';
import { placeInColumn } from './place-in-column.ts';
import { topRank } from './task-rank.ts';

const NOW = new Date('2026-11-22T06:00:00Z');
const ago = (minutes: number) => topRank(new Date(NOW.getTime() - minutes * 60_000));
const card = (id: string, minutes: number, status: 'NEW' | 'COMPLETED' = 'NEW') => ({ id, status, rank: ago(minutes) });

/** The newest is on top. */
const column = [card('first', 1), card('second', 2), card('third', 3)];
const [first, second, third] = column as [(typeof column)[0], (typeof column)[0], (typeof column)[0]];
const done = card('done', 4, 'COMPLETED');

/** The ids of the column in their order, with the task dropped. */
function orderAfter(
  task: typeof done,
  drop: { after?: string | null; before?: string | null },
  all = column,
): string[] {
  const rank = placeInColumn(task, { status: 'NEW', ...drop }, all, NOW);
  const others = all.filter(({ id, status }) => id !== task.id && status === 'NEW');
  return [...others, { ...task, rank }].toSorted((a, b) => (a.rank < b.rank ? -1 : 1)).map(({ id }) => id);
}

describe('a card dropped into a column', () => {
  it.each([
    ['between two', { after: 'first', before: 'second' }, 'first done second third'],
    ['on top', { after: null, before: 'first' }, 'done first second third'],
    ['at the bottom', { after: 'third', before: null }, 'first second third done'],
    ['anywhere: on top', {}, 'done first second third'],
    ['below one, whatever is next', { after: 'second' }, 'first second done third'],
    ['above one, whatever is next', { before: 'second' }, 'first done second third'],
    ['beside one that is gone', { after: 'gone', before: 'third' }, 'first second done third'],
    ['beside another that is gone', { after: 'second', before: 'gone' }, 'first second done third'],
    ['at the bottom, below one that is gone', { after: 'gone', before: null }, 'first second third done'],
    ['on top, above one that is gone', { after: null, before: 'gone' }, 'done first second third'],
    ['between two that are gone', { after: 'gone', before: 'gone, too' }, 'done first second third'],
    ['between two that have changed places', { after: 'second', before: 'first' }, 'first second done third'],
    ['into a column that was empty a moment ago', { after: null, before: null }, 'done first second third'],
    ['beside itself', { after: 'done', before: 'second' }, 'first done second third'],
  ])('%s', (_, drop, expected) => {
    expect(orderAfter(done, drop).join(' ')).toBe(expected);
  });

  it('counts no neighbour that stands in another column by now', () => {
    const moved = { ...second, status: 'COMPLETED' as const };
    expect(orderAfter(done, { after: 'first', before: 'second' }, [first, moved, third])).toEqual([
      'first',
      'done',
      'third',
    ]);
  });
});

describe('a card dropped within its column', () => {
  it.each([
    ['down', first, { after: 'second', before: 'third' }, 'second first third'],
    ['to the bottom', first, { after: 'third', before: null }, 'second third first'],
    ['to the top', third, { after: null, before: 'first' }, 'third first second'],
  ])('%s', (_, task, drop, expected) => {
    expect(orderAfter(task, drop).join(' ')).toBe(expected);
  });

  it.each([
    ['said nothing of', {}],
    ['where it stands already', { after: 'first', before: 'third' }],
    ['between two that are gone', { after: 'gone', before: 'gone, too' }],
  ])('keeps its rank when dropped %s', (_, drop) => {
    expect(placeInColumn(second, { status: 'NEW', ...drop }, column, NOW)).toBe(second.rank);
  });

  it('alone in its column keeps its rank', () => {
    expect(placeInColumn(first, { status: 'NEW', after: null, before: null }, [], NOW)).toBe(first.rank);
  });
});

describe('between cards of a clock that is ahead of ours', () => {
  const ahead = card('ahead', -60);

  it('the top is above them all the same', () => {
    expect(orderAfter(done, { after: null, before: 'ahead' }, [ahead, first])).toEqual(['done', 'ahead', 'first']);
  });
});
